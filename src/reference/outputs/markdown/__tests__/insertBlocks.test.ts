import { describe, expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { anchorFor } from '../../../pages/__tests__/anchorFor';
import { makeGuideInserts } from '../../guides/guideInserts';
import { insertBlocks } from '../insertBlocks';

const made = makeAll(`
info:
  title: Test
  version: '1'
  description: "See [it](#getTask).\\n\\n# First steps\\n\\n\`\`\`json\\n{}\\n\`\`\`\\n\\n<details><summary>More</summary>Yes.</details>"
servers: [{url: /v1, description: 'The *one* for [it](#getTask).'}]
tags: [{name: Empty, description: "| A |\\n|--:|\\n| 1 |", externalDocs: {url: 'https://x.org', description: Read}}]
paths: {/task: {get: {tags: [T], operationId: getTask, security: [{key: []}], responses: {}}}}
components: {securitySchemes: {key: {type: mutualTLS, description: "For [it](#getTask).\\n\\n\`\`\`sh\\ncurl\\n\`\`\`"}}}`);
const { introduction, about } = makeGuideInserts(made);
const getTask = `/t.md#${anchorFor('getTask')}`;
const blocks = (insert: typeof about): string[] =>
  insertBlocks(insert, (href) => href.replace('/docs/ref/api/t', '/t.md'));

describe('what guides take in, in a twin', () => {
  it('begins with the first paragraph of the description', () => {
    expect(blocks(introduction)[0]).toBe(`See [it](${getTask}).`);
  });

  it.each([
    ['code of a scheme keeps its language', `For [it](${getTask}).\n\n\`\`\`sh\ncurl\n\`\`\``],
    ['a server has its link', `- \`/v1\`\n\n  The *one* for [it](${getTask}).`],
    ['a table of a tag keeps its columns', '### Empty\n\n| A |\n| ---: |\n| 1 |\n\n[Read](https://x.org)'],
  ])('%s', (_case, want) => {
    expect(blocks(about).join('\n\n')).toContain(want);
  });

  it('goes by the HTML where the author wrote HTML, with headings', () => {
    const text = blocks(about).join('\n\n');
    expect(text).toContain('### First steps\n\n```\n{}\n```\n\n**More**\n\nYes.');
    expect(text).not.toContain('See [it]');
  });

  it('keeps headings and languages where the author wrote none', () => {
    const plain = makeAll('info: {title: T, version: "1", description: "a\\n\\n## B c\\n\\n```json\\n{}\\n```"}');
    expect(blocks(makeGuideInserts(plain).about).join('\n\n')).toContain('#### B c\n\n```json\n{}\n```');
  });
});
