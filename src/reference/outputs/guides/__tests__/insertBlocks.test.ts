import { describe, expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { anchorFor } from '../../../pages/__tests__/anchorFor';
import { makeGuideInserts } from '../guideInserts';
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

describe('what guides take in, in a Markdown page', () => {
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

  const written = '\n\n  ```js\n  run();\n  ```\n\n  | A | B |\n  | :--- | ---: |\n  | 1 | 2 |';

  it.each([
    ['a server', (text: string) => `url: /v1, description: ${text}`, `- \`/v1\`\n\n  Here:${written}`],
    [
      'a variable of a server',
      (text: string) => `url: '/{v}', variables: {v: {default: v1, description: ${text}}}`,
      `- \`/{v}\`\n\n  - \`v\`: \`v1\` unless stated\n\n    Here:${written.replace(/\n(?!\n)/g, '\n  ')}`,
    ],
    [
      'a variable that is empty by default',
      (text: string) => `url: '/{v}', variables: {v: {default: '', description: ${text}}}`,
      `- \`/{v}\`\n\n  - \`v\`: empty unless stated\n\n    Here:${written.replace(/\n(?!\n)/g, '\n  ')}`,
    ],
  ])('%s keeps the language of its code and the alignment of its table', (_case, server, want) => {
    const text = JSON.stringify(`Here:${written.replace(/\n {2}/g, '\n')}`);
    const { about } = makeGuideInserts(makeAll(`servers: [{${server(text)}}]`));
    expect(blocks(about).join('\n\n')).toContain(want);
  });

  it.each([
    [
      'is a line for each of its blocks',
      '> **[a](#getTask)**\n>\n> b\n\n~~~js\nf()\n~~~',
      `**[a](${getTask})**<br>b<br>\`f()\``,
    ],
    [
      'is what the page shows of HTML',
      '[a](#getTask)\n\n<ul><li>b | c</li><li>d</li></ul>',
      `[a](${getTask})<br>b \\| c<br>d`,
    ],
  ])('a text in a cell %s', (_case, description, want) => {
    const api = makeAll(`
externalDocs: {url: 'https://x.org', description: ${JSON.stringify(description)}}
tags: [{name: T}]
paths: {/task: {get: {tags: [T], operationId: getTask, responses: {}}}}`);
    const [table = ''] = blocks(makeGuideInserts(api).about).slice(-1);
    const [, , more] = table.split('\n');
    expect(more).toMatch(/^\| More \| \[a b/);
    expect(more?.split('(https://x.org)<br>')[1]).toBe(`${want} |`);
  });

  it('keeps headings and languages also beside HTML', () => {
    const text = blocks(about).join('\n\n');
    expect(text).toContain('### First steps\n\n```json\n{}\n```\n\n**More**\n\nYes.');
    expect(text).not.toContain('See [it]');
  });

  it('keeps headings and languages where the author wrote none', () => {
    const plain = makeAll('info: {title: T, version: "1", description: "a\\n\\n## B c\\n\\n```json\\n{}\\n```"}');
    expect(blocks(makeGuideInserts(plain).about).join('\n\n')).toContain('#### B c\n\n```json\n{}\n```');
  });
});

describe('Markdown that guides take in, in a Markdown page', () => {
  it.each([
    ['a table keeps its alignment', '| A | B |\n| --- | ---: |\n| 1 | 2 |', '| A | B |\n| --- | ---: |\n| 1 | 2 |'],
    ['a heading keeps its level and its anchor', '## A {#b}\n\n### C', '## A {#b}\n\n### C'],
    ['links lead to Markdown pages', '[a](/docs/ref/api/t#b)', '[a](/t.md#b)'],
    ['a file beside the pages has its address', '[a](pathname:///a.yaml)', '[a](/a.yaml)'],
    ['what need not be escaped is not', '1\\. a\\-b \\{c\\}\\.', '1\\. a-b {c}.'],
    ['tags within a line go', '- <span class="method get">GET</span> [a](/b)', '- GET [a](/b)'],
    ['an element code is code', '<code>\\/a\\/\\{id\\}</code>, <code>b</code>', '`/a/{id}`, `b`'],
    ['lists of HTML are lists', 'a\n\n<ul>\n<li><code>a</code>: b</li>\n<li>c</li>\n</ul>', 'a\n\n- `a`: b\n- c'],
    ['controls go', 'a\n\n<p><button>b</button></p>\n\nc', 'a\n\nc'],
  ])('%s', (_case, text, want) => {
    expect(blocks({ kind: 'markdown', text }).join('\n\n')).toBe(want);
  });
});
