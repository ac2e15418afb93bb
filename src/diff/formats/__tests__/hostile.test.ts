import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../../tests/hostile/attacks';
import { hostileDescription } from '../../../../tests/hostile/hostile';
import { compareDescriptions } from '../../compareDescriptions';
import type { DiffReport } from '../../report';
import { valueWords } from '../../valueWords';
import { formats } from '../formats';

/** Names that leave their place in a report, or call somebody's attention. */
const names = [
  'a`\n\n# Heading\n\n![x](https://evil.example/x.png) @org/team `',
  'x`` `y ![x](//evil.example/x) `` @me',
  '\r\n- item\r\n@me',
  ' ` ',
  '`',
  '``',
  'a|b|c',
  '@org/team',
  'https://evil.example/ www.evil.example #1 org/repo#2',
  '[x](https://evil.example)',
  '<img src=x onerror=alert(1)><details><summary>x',
  '</details>\n\n# x',
  '::error file=a::forged\n::stop-commands::x',
  '##[error]forged',
  '\u001b]0;x\u0007\u009b2J\u2028\u2029\u202e\u0085',
  ...attacks,
];

function reportOf(name: string): DiffReport {
  const texts = (prefix: string): (() => string) => {
    let index = 0;
    return () => `${prefix}${name}${index++ % 2 === 0 ? '' : index}`;
  };
  const address = `https://x.example/${name}`;
  const [base, revision] = ['', 'b'].map((prefix) => hostileDescription(texts(prefix), () => prefix + address));
  const place = { file: `a ${name}.yaml`, line: 1, column: 1, pointer: `#/${name}` };
  const changes = compareDescriptions(base ?? {}, revision ?? {}, '2026-03-01');
  return {
    notices: [`No call goes to ${valueWords(address)}.`],
    base: { name, version: name },
    revision: { name: 'b.yaml', version: `2${name}` },
    changes: changes.map((change) => ({
      ...{ ...change, place, basePlace: place },
      touched: [{ kind: 'guide', file: name, line: 1 }],
    })),
  };
}

const markdown = new MarkdownIt({ html: true, linkify: true });

describe.each(names)('a description with %j everywhere', (name) => {
  const report = reportOf(name);

  it('has changes', () => expect(report.changes.length).toBeGreaterThan(10));

  it('is code in a report for a pull request, and nothing else', () => {
    const written = formats.markdown(report);
    const tokens = markdown.parse(written, {});
    const kinds = tokens.filter(({ type }) => /_open$|html|fence|code_block|hr/.test(type)).map(({ type }) => type);
    expect([...new Set(kinds)].sort()).toEqual(
      expect.arrayContaining(['bullet_list_open', 'heading_open', 'list_item_open', 'paragraph_open']),
    );
    const titles = tokens.flatMap(({ type }, index) => (type === 'heading_open' ? [tokens[index + 1]?.content] : []));
    expect(titles.filter((title) => !/^(Changes of the API|Breaking|Risky|Safe)$/.test(title ?? ''))).toEqual([]);
    const html = tokens.filter(({ type }) => type === 'html_block').map(({ content }) => content.trim());
    expect(html.filter((each) => !/^<details><summary>Safe \(\d+\)<\/summary>$|^<\/details>$/.test(each))).toEqual([]);
    const inner = tokens.flatMap(({ children }) => children ?? []);
    const others = inner.filter(
      ({ type }) => !/^(text|code_inline|strong_open|strong_close|softbreak|text_special)$/.test(type),
    );
    expect(others.map(({ type, content }) => `${type} ${content}`)).toEqual([]);
    const text = inner.filter(({ type }) => type.startsWith('text')).map(({ content }) => content);
    expect(text.filter((each) => /[@#<>]|www\.|evil/.test(each))).toEqual([]);
    for (const { type } of tokens) expect(type).not.toMatch(/table|blockquote|ordered/);
  });

  it('has lines of its own in no format', () => {
    const text = formats.text(report).split('\n');
    expect(text.filter((line) => !/^((breaking|risky|safe) {2}| {4}\S|$)/.test(line))).toEqual(text.slice(-1));
    const github = formats.github(report).split('\n');
    expect(github.slice(0, -1).filter((line) => !/^::(error|warning) file=/.test(line))).toEqual([]);
    expect(github.at(-1)).not.toMatch(/^\s*::|##\[/);
    for (const line of text) expect(line).not.toMatch(/^\s*::|##\[/);
  });

  it.each(Object.keys(formats) as (keyof typeof formats)[])('steers no terminal as %s', (format) => {
    expect(formats[format](report)).not.toMatch(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  });
});
