import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../htmlToMarkdown';

const cases: [name: string, html: string, want: string][] = [
  ['marks', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e|f</code></p>', 'a **b** *c* ~~d~~ `e|f`'],
  ['spaces at the ends of marks', '<p>a<b> b </b>c</p>', 'a **b** c'],
  ['a link, led on', '<p><a href="/x">y</a></p>', '[y](/x.md)'],
  ['a line end', '<p>a<br># b</p>', 'a\\\n\\# b'],
  ['lists', '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n\n  - b\n- c\n\n  d'],
  ['a numbered list', '<ol start="9"><li>a</li><li>b<br>c</li></ol>', '9. a\n10. b\\\n    c'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['code', '<pre><code>a\n```\nb</code></pre>', '````\na\n```\nb\n````'],
  ['a heading, as a bold line', '<h3>A <b>b</b></h3><p>c</p>', '**A b**\n\nc'],
  [
    'a table',
    '<table><thead><tr><th>A|B</th><th>C</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><p>1</p><p>2</p></td></tr></tbody></table>',
    '| A\\|B | C |\n| --- | --- |\n| `x\\|y` | 1<br>2 |',
  ],
  [
    'a table without a head',
    '<table><tr><th scope="row">A</th><td>b</td></tr></table>',
    '|  |  |\n| --- | --- |\n| A | b |',
  ],
  ['terms', '<dl><dt>A</dt><dd>b</dd></dl>', '- **A**\n- b'],
  ['a fold', '<details><summary>A</summary><p>b</p></details>', '**A**\n\nb'],
  ['what nobody sees', '<script>x</script><p hidden>y</p><svg><path/></svg><p>a</p>', 'a'],
  ['a link around blocks', '<a href="/x"><div><h3>A</h3>b</div></a>', '[A](/x.md)\n\nb'],
];

it.each(cases)('%s', (_name, html, want) => {
  expect(htmlToMarkdown(html, { href: (href) => `${href}.md` }).join('\n\n')).toBe(want);
});

it('headings stay headings where that is asked for, and neighbours are kept apart', () => {
  const html = '<h2>A</h2><p><time>1 May</time><a href="/x">b</a></p>';
  expect(htmlToMarkdown(html, { href: (href) => href, headings: true })).toEqual(['## A', '1 May [b](/x)']);
});

it('a heading stands under its anchor, unless its words make the same', () => {
  const html = '<h1 id="x">T</h1><h2 id="a-b">A b</h2><h3 id="c">D</h3>';
  const want = ['# T', '## A b', '<a id="c"></a>\n### D'];
  expect(htmlToMarkdown(html, { href: (href) => href, headings: true })).toEqual(want);
});

it('the head of a fold is a bold line there, too', () => {
  const html = '<details><summary>A</summary>b</details>';
  expect(htmlToMarkdown(html, { href: (href) => href, headings: true })).toEqual(['**A**', 'b']);
});
