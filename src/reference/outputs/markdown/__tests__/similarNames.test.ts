import { describe, expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { addressesOf } from '../../../pageAddresses';
import { createMarkdownWriter } from '../referencePage';

const { pages } = makeAll(
  [
    'paths:',
    '  /a: {get: {tags: [A B], operationId: a, parameters: [{name: Id, in: query, schema: {}}, {name: id, in: query, schema: {}}]}}',
    '  /b: {get: {tags: [a-b], operationId: b}}',
  ].join('\n'),
);
const markdownPageOf = createMarkdownWriter((href) => href);

describe('similar names', () => {
  it.each([
    [
      'of tags at the address that both would have',
      'A B, a-b',
      /\n- \[A B\]\(\S+a-b-\w{7}\), \[a-b\]\(\S+a-b-\w{7}\)\n/,
    ],
    ['of parameters on their page', 'A B', /\n- \[Id\]\(\S+#a\.query\.Id-\w{7}\), \[id\]\(\S+#a\.query\.id-\w{7}\)\n/],
  ])('%s are listed in Markdown', (_where, title, want) => {
    const page = pages.find((each) => each.title === title);
    const text = page ? markdownPageOf(page) : '';
    expect(text).toContain('## Similar names\n');
    expect(text).toMatch(want);
    expect(text).not.toContain('No operations have this tag.');
  });

  it('have anchors to which links may lead', () => {
    const page = pages.find(({ title }) => title === 'A B');
    expect([...(page ? addressesOf(page).anchors : [])]).toEqual(expect.arrayContaining(['a.query.Id', 'a.query.id']));
  });
});
