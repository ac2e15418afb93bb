import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { partsByAnchor, relinkParts } from '../relinkParts';
import { type MarkdownPart, splitPage } from '../splitPage';

const addressOf = (part: number): string => (part === 1 ? '/x.md' : `/x-${part}.md`);
const words = (count: number): string => 'word '.repeat(count).trim();
const section = (name: string, size: number): string => `<a id="${name}"></a>\n## ${name}\n\n${words(size / 5)}`;

function split(markdown: string): MarkdownPart[] {
  const parts = splitPage(markdown, addressOf);
  for (const { content } of parts) expect(content.length).toBeLessThan(49_500);
  return parts;
}

it('a short text stays one file', () => {
  expect(split('# A\n\nb\n')).toEqual([{ address: '/x.md', content: '# A\n\nb\n', anchors: [] }]);
});

describe('a long text', () => {
  const parts = split(
    `# A\n\n[to c](/x.md#c) [to a](/x.md#a)\n\n${['a', 'b', 'c'].map((name) => section(name, 30_000)).join('\n\n')}\n`,
  );

  it('is cut before headings', () => {
    expect(parts.map(({ content }) => content.match(/^## .*$/gm))).toEqual([['## a'], ['## b'], ['## c']]);
  });

  it('lists its parts under its title', () => {
    expect(parts[0]?.content).toMatch(
      /^# A\n\nThis text has 3 parts:\n\n- \[Part 1\]\(\/x\.md\): a\n- \[Part 2\]\(\/x-2\.md\): b\n- \[Part 3\]\(\/x-3\.md\): c\n/,
    );
  });

  it('leads from each part to the next and the one before, at the top and at the end', () => {
    const [first, second, third] = parts.map(({ content }) => content.trim().split('\n'));
    expect(first?.at(-1)).toBe('[Next part](/x-2.md)');
    expect(second?.slice(0, 3)).toEqual(['# A (part 2 of 3)', '', '[Previous part](/x.md) · [Next part](/x-3.md)']);
    expect(second?.at(-1)).toBe('[Previous part](/x.md) · [Next part](/x-3.md)');
    expect(third?.at(-1)).toBe('[Previous part](/x-2.md) · [First part](/x.md)');
  });

  it('has the anchors of each part', () => {
    expect(parts.map(({ anchors }) => anchors)).toEqual([['a'], ['b'], ['c']]);
  });

  it('lists the uncut text after its parts', () => {
    const [first] = splitPage(`# A\n\n${section('a', 60_000)}\n`, addressOf, '/x.whole.md');
    expect(first?.content).toContain('- [Part 2](/x-2.md): a (continued)\n- [All parts as one file](/x.whole.md)\n');
  });
});

describe('links to a text that is cut', () => {
  const parts = split(`# A\n\n${['a', 'b', 'ä c'].map((name) => section(name, 30_000)).join('\n\n')}\n`);
  const markdownPages = new Map([['/x.md', partsByAnchor(parts)]]);
  const cases: [name: string, given: string, want: string][] = [
    ['to the part that has the anchor', '[b](/x.md#b)', '[b](/x-2.md#b)'],
    ['to the first part as they are', '[a](/x.md#a) [x](/x.md)', '[a](/x.md#a) [x](/x.md)'],
    ['by an encoded anchor', '[c](/x.md#%C3%A4-c)', '[c](/x-3.md#%C3%A4-c)'],
    ['as a definition', '[b]: /x.md#b', '[b]: /x-2.md#b'],
    ['with a title', '[b](/x.md#b "B")', '[b](/x-2.md#b "B")'],
    ['to an anchor that nothing has', '[d](/x.md#d) [e](/x.md#%E0%A4%A)', '[d](/x.md#d) [e](/x.md#%E0%A4%A)'],
    ['to another text', '[b](/y.md#b)', '[b](/y.md#b)'],
    ['out of code', '[`b`](/x.md#b) or `b`: [b](/x.md#b)', '[`b`](/x-2.md#b) or `b`: [b](/x-2.md#b)'],
    ['not in a block of code', '- b\n\n  ```md\n  [b](/x.md#b)\n  ```', '- b\n\n  ```md\n  [b](/x.md#b)\n  ```'],
    ['not in code within a line', '``a` [b](/x.md#b)`` \\`[b](/x.md#b)`', '``a` [b](/x.md#b)`` \\`[b](/x-2.md#b)`'],
  ];

  it.each(cases)('lead %s', (_name, given, want) => expect(relinkParts(given, markdownPages)).toBe(want));
});

it('a text whose links would outgrow one file is cut', () => {
  const links = Array.from({ length: 2000 }, () => '[b](/y.md#b)').join(' ');
  expect(split(`# A\n\n${links}\n\n${words(20_000)}\n`).length).toBeGreaterThan(1);
});

it('a section that is too long is cut before a block, and named again', () => {
  const [, second] = split(
    `# A\n\n## b\n\n${Array.from({ length: 30 }, (_, at) => `${at} ${words(600)}`).join('\n\n')}\n`,
  );
  expect(second?.content).toMatch(/\n## b \(continued\)\n\n\d+ word/);
});

it('a list is cut before an item, inside the items around it', () => {
  const items = Array.from({ length: 20 }, (_, at) => `  - \`f${at}\` (string): ${words(600)}`);
  const [, second] = split(`# A\n\n## b\n\n- \`top\` (object)\n${items.join('\n')}\n`);
  expect(second?.content).toMatch(/## b \(continued\)\n\n- `top` \(continued\)\n {2}- `f\d+` \(string\)/);
});

it('a block of code is closed and opened again, and no line of it is lost', () => {
  const lines = Array.from({ length: 9000 }, (_, at) => `"line ${at}": true,`);
  const parts = split(`# A\n\n## b\n\n\`\`\`\`json\n${lines.join('\n')}\n\`\`\`\`\n\nend\n`);
  expect(parts.length).toBeGreaterThan(3);
  const markdown = new MarkdownIt();
  const codes = parts.map(({ content }) => markdown.parse(content, {}).filter(({ type }) => type === 'fence'));
  expect(codes.map((blocks) => blocks.map(({ info }) => info))).toEqual(parts.map(() => ['json']));
  expect(
    codes
      .flat()
      .map(({ content }) => content)
      .join(''),
  ).toBe(`${lines.join('\n')}\n`);
});

it('a line longer than a part is cut, and nothing of it is lost', () => {
  const parts = split(`# A\n\n${'x'.repeat(120_000)}\n`);
  expect(parts.map(({ content }) => content.match(/x{100,}/g)?.join('') ?? '').join('')).toHaveLength(120_000);
});

it('the same text gives the same parts', () => {
  const text = `# A\n\n${Array.from({ length: 50 }, (_, at) => section(`s${at}`, 4000)).join('\n\n')}\n`;
  expect(split(text)).toEqual(split(text));
});
