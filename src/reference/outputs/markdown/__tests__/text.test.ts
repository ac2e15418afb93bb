import MarkdownIt from 'markdown-it';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { codeSpan, escapeText, fence, indent, joinPieces, linkTo, listItem, plainParagraph } from '../text';

const markdown = new MarkdownIt({ html: true });

describe('text is read as text', () => {
  it.each([
    ['created_at and x__y', 'created_at and x__y'],
    ['__init__', '\\_\\_init\\_\\_'],
    ['a * b', 'a \\* b'],
    ['array[0]', 'array\\[0\\]'],
    ['a < b', 'a < b'],
    ['<b>', '\\<b>'],
    ['&amp; & co', '\\&amp; & co'],
    ['C:\\new\\*', 'C:\\new\\\\\\*'],
    ['~~x~~', '\\~\\~x\\~\\~'],
    ['two\nlines', 'two lines'],
    ['Done!', 'Done!'],
  ])('%j is %j', (given, want) => {
    expect(escapeText(given)).toBe(want);
    expect(markdown.renderInline(want).replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')).toBe(
      given.replace(/\s+/g, ' '),
    );
  });

  it.each(['# x', '> x', '- x', '+ x', '1. x', '12) x', '=== x', '--- ', '| x', ':::note'])(
    'a paragraph that begins with %j is a paragraph',
    (given) => expect(markdown.render(plainParagraph(given))).toMatch(/^<p>/),
  );
});

describe('an address, which GFM makes a link of by itself, takes in no escape of what follows', () => {
  const htmlIn = (text: string): string[] => {
    const found: string[] = [];
    visit(unified().use(remarkParse).use(remarkGfm).parse(text), 'html', ({ value }) => void found.push(value));
    return found;
  };

  it.each([
    'https://a.example/<img src=x>',
    'http://a.example><b>',
    '(www.a.example/<b>',
    'ftp://a.example<b>',
    'a@b.example<b>',
  ])('%s is text', (text) => expect(htmlIn(escapeText(text))).toEqual([]));

  it.each([
    [['https://a.example/', escapeText('<b>')], 'https://a.example/ \\<b>'],
    [['https://a.example/', codeSpan('<b>')], 'https://a.example/ `<b>`'],
    [['https://a.example/', 'x', '', codeSpan('<b>')], 'https://a.example/x `<b>`'],
    [['https://a.example/', '.'], 'https://a.example/.'],
    [['see ', codeSpan('<b>')], 'see `<b>`'],
    [[escapeText('Done!'), linkTo('x', '/x')], 'Done\\![x](/x)'],
    [[escapeText('Done!'), escapeText('[x](/x)')], 'Done!\\[x\\](/x)'],
    [[escapeText('Done!'), ' ', linkTo('x', '/x')], 'Done! [x](/x)'],
    [[escapeText('a<b>'), escapeText('<c>')], 'a\\<b>\\<c>'],
  ])('%j become %j', (pieces, want) => {
    expect(joinPieces(pieces)).toBe(want);
    expect(htmlIn(want)).toEqual([]);
  });
});

describe('code stays inside its marks', () => {
  it.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['``', '``` `` ```'],
    [' x ', '`  x  `'],
    ['', '(empty)'],
    ['a\nb', '`a b`'],
  ])('%j is %j', (given, want) => expect(codeSpan(given)).toBe(want));

  it.each([
    ['x', 'json', '```json\nx\n```'],
    ['```\nx', '', '````\n```\nx\n````'],
    ['a\r\nb\n\n', 'c#', '```c#\na\nb\n```'],
    ['x', 'json\n```', '```json\nx\n```'],
  ])('a block of %j in %j', (code, language, want) => expect(fence(code, language)).toBe(want));
});

it.each([
  ['/a b', '[x](/a%20b)'],
  ['/a(1)', '[x](/a%281%29)'],
  ['/a"><i>', '[x](/a%22%3E%3Ci%3E)'],
])('a link to %j is %j', (href, want) => expect(linkTo('x', href)).toBe(want));

it('what stands in an item is indented, and empty lines stay empty', () => {
  expect(listItem('head', ['one\n\ntwo'])).toBe('- head\n\n  one\n\n  two');
  expect(indent('a\n\nb', '  ')).toBe('a\n\n  b');
});
