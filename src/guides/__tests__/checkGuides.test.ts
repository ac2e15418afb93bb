import { expect, it } from 'vitest';
import { checkGuides, readOtherWords } from '../checkGuides';
import { referenceOf, yaml } from './api';

it('names the file, the place and the reason of every problem, and request ids that two blocks share', async () => {
  const id = '```text\n{ "requestId": "a" }\n```\n';
  const guides = [
    { file: 'docs/a.md', text: `The \`statuz\`.\n\n${id}` },
    { file: 'docs/b.md', text: `With \`jq\`.\n\n${id}` },
  ];
  const problems = checkGuides(guides, await referenceOf(yaml), new Set(['jq']));
  expect(
    problems.map(({ severity, place, message }) => [severity, place.file, place.line, place.column, message]),
  ).toEqual([
    ['error', 'docs/a.md', 1, 6, '`statuz` is not a name of the API.'],
    ['error', 'docs/b.md', 4, 17, 'The request id a is also that of docs/a.md:4.'],
  ]);
});

it('a guide links to the API without the base URL of its site', async () => {
  const reference = await referenceOf(yaml);
  const messages = (href: string, baseUrl: string): string[] =>
    checkGuides(
      [{ file: 'a.md', text: `A [task](${href}) has a \`status\`.` }],
      { ...reference, baseUrl },
      new Set(),
    ).map(({ message }) => message);
  expect(messages('/docs/api_reference/models/task', '/')).toEqual([]);
  expect(messages('/api_reference/models/task', '/docs/')).toEqual([]);
  expect(messages('/api_reference/models/task', '/')).toEqual([expect.stringContaining('`status` belongs to Task')]);
});

it('other words are listed by what they are of', () => {
  expect(readOtherWords("programs: [jq, -o]\nstatuses: ['500']\n")).toEqual(new Set(['jq', '-o', '500']));
  expect(readOtherWords('')).toEqual(new Set());
});
