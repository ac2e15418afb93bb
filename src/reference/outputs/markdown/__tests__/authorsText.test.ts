import { describe, expect, it } from 'vitest';
import { createTextRenderer } from '../../../pages/texts';
import { createTexts } from '../writer';

const renderText = createTextRenderer((href) => (href === '#nope' ? undefined : href.replace(/^#/, '/docs/x#')));
const write = createTexts((href) => href.replace('/docs/x', '/docs/x.md'));

describe('an author’s text in a Markdown page', () => {
  it.each<[name: string, source: string, want: string]>([
    ['plain words', 'a  task', 'a task'],
    ['marks', 'a __b__ _c_ ~~d~~ `e|f`', 'a **b** *c* ~~d~~ `e|f`'],
    ['what looks like markup', 'a \\*b\\* [c] 1 < 2 &amp; created_at', 'a \\*b\\* \\[c\\] 1 < 2 & created_at'],
    ['a link to a page, as one to its Markdown page', '[y](#get "t")', '[y](/docs/x.md#get)'],
    ['a link by reference', '[y][z]\n\n[z]: #get', '[y](/docs/x.md#get)'],
    ['a link to nothing', 'see [*y*](#nope).', 'see *y*.'],
    ['a link to a page of its own name', '[y](#__proto__) [z](#nope)', '[y](/docs/x.md#__proto__) z'],
    [
      'a picture',
      '![Plan](https://x.org/a.png) ![](https://x.org/b)',
      '[Plan](https://x.org/a.png) [https://x.org/b](https://x.org/b)',
    ],
    ['a picture in a link', '[![a](https://x.org/a.png)](#get)', '[a](/docs/x.md#get)'],
    ['lines', 'a\nb  \n# c', 'a b\n\n**c**'],
    ['line ends around the words', '<br>a<br/>\n\nb <br> <br/>', 'a\n\nb'],
    ['line ends around the words of a cell', '| A |\n|---|\n| <br>`a` <br/> |', '| A |\n| --- |\n| `a` |'],
    ['a line end', 'a  \nb<br>\\# c', 'a\\\nb\\\n\\# c'],
    ['lists', '* a\n  + b\n* c\n\n  d', '- a\n\n  - b\n- c\n\n  d'],
    ['a numbered list', '9) a\n9) b\\\n   c', '9. a\n10. b\\\n    c'],
    ['a quote', '> a\n>\n> b', '> a\n>\n> b'],
    ['an alert', '> [!NOTE]\n> a', '> **Note**\n>\n> a'],
    ['code with its language', '~~~json {1}\na\n```\n~~~', '````json\na\n```\n````'],
    ['code that begins behind its backticks', '```GET /a b\nc\n```', '```\nGET /a b\nc\n```'],
    ['a word of code behind the backticks', '```GET\n/orders\n```', '```\nGET\n/orders\n```'],
    ['a name of a field behind the backticks', '```order_id\nname\n```', '```\norder_id\nname\n```'],
    ['a word behind the backticks that no line follows', '```active\n```', '```\nactive\n```'],
    ['a language that is not known', '```solidity\na\n```', '```solidity\na\n```'],
    ['a language in capitals', '```JSON\n{}\n```', '```JSON\n{}\n```'],
    ['indented code', 'x\n\n    a b', 'x\n\n```\na b\n```'],
    ['headings, as bold lines', '# A **b**\n\nc\n===', '**A b**\n\n**c**'],
    ['a rule', 'a\n\n---\n\nb', 'a\n\n***\n\nb'],
    [
      'a table with its columns',
      '| A | B |\n|:-:|--:|\n| `x\\|y` | 1<br>2 |',
      '| A | B |\n| :---: | ---: |\n| `x\\|y` | 1<br>2 |',
    ],
    [
      'HTML, as the page shows it',
      '<details><summary>A</summary>b</details>\n\n<script>x</script>c',
      '**A**\n\nb\n\nc',
    ],
    [
      'blocks beside HTML, as they are written',
      '~~~json\n{}\n~~~\n\na <b>b</b>\n\n| A |\n|--:|\n| 1 |',
      '```json\n{}\n```\n\na **b**\n\n| A |\n| ---: |\n| 1 |',
    ],
    [
      'links in HTML',
      '<b>[y](#get)</b> <a href="#get">z</a> <a href="#nope">x</a>',
      '**[y](/docs/x.md#get)** [z](/docs/x.md#get) x',
    ],
    [
      'an element around several blocks, as the page shows it',
      '<table><tr><td>\n\n**a**\n\nb\n\n</td></tr></table>\n\n~~~js\n1\n~~~',
      '|  |\n| --- |\n| **a**<br>b |\n\n```js\n1\n```',
    ],
    ['nothing of what the page leaves out', 'a\n\n<textarea>\n\nb\n\n</textarea>\n\nc', 'a\n\nc'],
  ])('%s', (_name, source, want) => {
    expect(write(renderText([source])).join('\n\n')).toBe(want);
  });

  it('of several is one below the other, and none is left open', () => {
    expect(write(renderText(['```\na', '- b', '- c']))).toEqual(['```\na\n```', '- b', '- c']);
  });

  it('has the links of its own version', () => {
    const older = createTextRenderer(() => '/docs/1.0/y');
    expect([renderText(['[y](#get)']), older(['[y](#get)'])].flatMap((text) => write(text))).toEqual([
      '[y](/docs/x.md#get)',
      '[y](/docs/1.0/y)',
    ]);
  });
});
