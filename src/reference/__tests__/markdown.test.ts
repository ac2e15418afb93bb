import sanitizeHtml from 'sanitize-html';
import { describe, expect, it, vi } from 'vitest';
import { unescapeHtml } from '../escape';
import { maxLevels, maxMarkdown } from '../longTexts';
import { allowList, createMarkdownParser, createMarkdownRenderer, linkTransforms, toPlainText } from '../markdown';
import { renderText } from './builders';

/** What a table of a text is in. */
const tableBox = '<div class="table" role="group" aria-label="Table" tabindex="0">';

function html(source: string): string {
  return renderText(source).html;
}

describe('a text that is too long to be read as Markdown', () => {
  it.each([
    ['in paragraphs', '*a*\n\n<b>&</b>\n', '*a*\n\n&lt;b&gt;&amp;&lt;/b&gt;\n'],
    ['of plain words', 'plain words ', 'plain words '],
    ['of elements inside each other', '<b><i>', '&lt;b&gt;&lt;i&gt;'],
  ])('%s is shown as it is written', (_case, part, want) => {
    const times = Math.ceil((maxMarkdown + 1) / part.length);
    expect(html(part.repeat(times))).toBe(`<pre><code>${want.repeat(times)}</code></pre>`);
  });

  it('has more characters than those that are read', () => {
    expect(html(`*a*${' b'.repeat(maxMarkdown / 2 - 2)}`)).toMatch(/^<p><em>a<.em> b/);
  });
});

describe('a text with too many elements inside each other', () => {
  it.each<[string, (count: number) => string]>([
    ['an element', (count) => '<b>'.repeat(count)],
    ['elements that alternate', (count) => '<a><b>'.repeat(count / 2)],
    ['elements with an end that is another', (count) => '<b></i>'.repeat(count)],
    ['ends in comments', (count) => '<b><!--</b>-->'.repeat(count)],
    ['ends in attributes', (count) => '<b title="</b>">'.repeat(count)],
    ['ends that browsers put in', (count) => '<p><div></p>'.repeat(count)],
    ['emphasis', (count) => `${'*'.repeat(count)}a${'*'.repeat(count)}`.repeat(2)],
  ])('is shown as it is written: %s', (_case, write) => {
    const opened = vi.spyOn(Array.prototype, 'unshift');
    const shown = html(write(12_000));
    const deepest = opened.mock.contexts.reduce((most: number, stack) => Math.max(most, (stack as []).length), 0);
    opened.mockRestore();
    expect(shown.slice(0, 11)).toBe('<pre><code>');
    expect(unescapeHtml(shown.slice(11, -13))).toBe(write(12_000));
    expect(deepest).toBeLessThan(2 * maxLevels);
  });

  it('has more than one with as many beside each other', () => {
    expect(html('<b>a</b> '.repeat(5 * maxLevels))).toBe(`<p>${'<b>a</b> '.repeat(5 * maxLevels).trim()}</p>`);
    expect(html('<p>a\n'.repeat(5 * maxLevels))).toMatch(/^<p>a\n<\/p><p>/);
  });
});

describe('a text that becomes very much longer as HTML', () => {
  const table = (columns: number, rows: number): string =>
    `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'a\n'.repeat(rows)}`;

  it.each([
    ['a table with cells that nobody wrote', table(256, 255)],
    ['many such tables', `${table(30, 20)}\n\n`.repeat(300)],
    [
      'a definition of a link that is used very often',
      `[a]: https://x.example/${'b'.repeat(2000)}\n\n${'[a] '.repeat(300)}`,
    ],
    ['the title of a definition', `[a]: /b "${'c'.repeat(2000)}"\n\n${'![a] '.repeat(300)}`],
  ])('is shown as it is written: %s', (_case, text) => {
    expect(html(text).slice(0, 11)).toBe('<pre><code>');
    expect(unescapeHtml(html(text).slice(11, -13)).trim()).toBe(text.trim());
  });

  it.each([
    ['a full table', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(500)}`, '<table>'],
    ['a table with short rows', `|a|b|c|d|\n|-|-|-|-|\n${'|c|\n'.repeat(100)}`, '<table>'],
    [
      'a definition that is used often',
      `[a]: https://x.example/${'b'.repeat(100)}\n\n${'see [a] '.repeat(50)}`,
      '<p>see',
    ],
  ])('is not %s', (_case, text, want) => {
    expect(html(text)).toContain(want);
  });
});

describe('CommonMark', () => {
  it.each([
    ['plain words', 'Lists all tasks.', '<p>Lists all tasks.</p>'],
    ['words with a colon and digits', 'at 10:30, see (a)', '<p>at 10:30, see (a)</p>'],
    ['two paragraphs', 'a\n\nb', '<p>a</p>\n<p>b</p>'],
    ['two paragraphs of Windows', 'a\r\n\r\nb', '<p>a</p>\n<p>b</p>'],
    ['emphasis', '*a* **b** ~~c~~', '<p><em>a</em> <strong>b</strong> <s>c</s></p>'],
    ['a list by dashes', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a list by numbers', '3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['indented code', '    a b', '<pre><code>a b\n</code></pre>'],
    ['a quote', '> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['an address is no link', 'see https://x.org/ now', '<p>see https://x.org/ now</p>'],
    ['an ampersand', 'a & b', '<p>a &amp; b</p>'],
  ])('%s', (_case, source, want) => {
    expect(html(source)).toBe(want);
  });

  it.each([
    ['# a', '<h3>a</h3>'],
    ['## a', '<h4>a</h4>'],
    ['### a', '<h4>a</h4>'],
    ['#### a', '<h5>a</h5>'],
    ['##### a', '<h5>a</h5>'],
    ['###### a', '<h6>a</h6>'],
    ['a\n===', '<h3>a</h3>'],
  ])('shifts the heading %j to %s', (source, want) => {
    expect(html(source)).toBe(want);
  });

  it('writes a GFM table with its alignment, without a style', () => {
    expect(html('| a | b |\n|---|:-:|\n| 1 | `x\\|y` |')).toBe(
      `${tableBox}<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td><code class="whole">x|y</code></td>\n</tr>\n</tbody>\n</table></div>`,
    );
  });

  it.each([
    ['two tables', '<table><tr><td>1</td></tr></table><p>a</p><table></table>', 2],
    ['a table in a table', '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>', 1],
    ['a table that is not closed', '<table><tr><td>1', 1],
    ['a table that was never opened', '1</table>', 0],
    ['a table as code', '`<table></table>`', 0],
  ])('puts %s into boxes that scroll and can be reached by keyboard', (_case, source, boxes) => {
    const made = html(source);
    expect(made.split(tableBox)).toHaveLength(boxes + 1);
    expect(made.split('</table></div>')).toHaveLength(boxes + 1);
    expect(made.match(/<div\b/g)?.length ?? 0).toBe(made.match(/<\/div>/g)?.length ?? 0);
  });
});

describe('tags of Markdoc', () => {
  const alert = (kind: string, title: string, inside: string): string =>
    `<blockquote class="alert-${kind}">\n<p><strong>${title}</strong></p>\n${inside}\n</blockquote>`;
  it.each([
    [
      '{% admonition type="warning" name="Mind *this*" %}\nA *b*.\n\n- c\n{% /admonition %}',
      alert('warning', 'Mind *this*', '<p>A <em>b</em>.</p>\n<ul>\n<li>c</li>\n</ul>'),
    ],
    [
      'a\n{% admonition type="info" %}\nb\n{% /admonition %}\nc',
      `<p>a</p>\n${alert('note', 'Note', '<p>b</p>')}\n<p>c</p>`,
    ],
    ['{% admonition type="success" %}\na\n{% /admonition %}', alert('tip', 'Tip', '<p>a</p>')],
    ['{% admonition type="danger" %}\na\n{% /admonition %}', alert('caution', 'Caution', '<p>a</p>')],
    ['{% tabs %}\n{% tab label="A" %}\na\n{% /tab %}\n{% /tabs %}', '<p>a</p>'],
    ['a {% badge %}new{% /badge %} b{% partial file="/c.md" /%}', '<p>a new b</p>'],
    ['- {% admonition %}\n  a\n\n{% /admonition %}', '<ul>\n<li>a</li>\n</ul>'],
    ['{% admonition %}a{% /admonition %}', '<p>a</p>'],
    ['`{% if a %}` and {% if b %}', '<p><code>{% if a %}</code> and {% if b %}</p>'],
    ['`{% badge %}` {% badge %}a{% /badge %}', '<p><code>{% badge %}</code> a</p>'],
    ['```\n{% badge %}\n{% /badge %}\n```', '<pre><code>{% badge %}\n{% /badge %}\n</code></pre>'],
    ['{a} is 5 %', '<p>{a} is 5 %</p>'],
  ])('%j', (source, want) => {
    expect(html(source)).toBe(want);
  });
});

describe('alerts', () => {
  it.each([
    [
      '> [!NOTE]\n> a *b*',
      '<blockquote class="alert-note">\n<p><strong>Note</strong></p>\n<p>a <em>b</em></p>\n</blockquote>',
    ],
    ['> [!tip]  \n> a', '<blockquote class="alert-tip">\n<p><strong>Tip</strong></p>\n<p>a</p>\n</blockquote>'],
    [
      '> [!IMPORTANT]\n>\n> a\n>\n> b',
      '<blockquote class="alert-important">\n<p><strong>Important</strong></p>\n<p>a</p>\n<p>b</p>\n</blockquote>',
    ],
    [
      '> [!WARNING]\r\n> a',
      '<blockquote class="alert-warning">\n<p><strong>Warning</strong></p>\n<p>a</p>\n</blockquote>',
    ],
    ['> [!CAUTION]', '<blockquote class="alert-caution">\n<p><strong>Caution</strong></p>\n</blockquote>'],
    [
      '- x\n\n  > [!NOTE]\n  > a',
      '<ul>\n<li>\n<p>x</p>\n<blockquote class="alert-note">\n<p><strong>Note</strong></p>\n<p>a</p>\n</blockquote>\n</li>\n</ul>',
    ],
    ['> [!OTHER]\n> a', '<blockquote>\n<p>[!OTHER]\na</p>\n</blockquote>'],
    ['> [!NOTE] a', '<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>'],
    ['[!NOTE]\na', '<p>[!NOTE]\na</p>'],
    ['<blockquote class="navbar alert-tip">a</blockquote>', '<blockquote class="alert-tip">a</blockquote>'],
  ])('%j', (source, want) => {
    expect(html(source)).toBe(want);
  });

  it('are words in a place without markup', () => {
    expect(toPlainText(renderText('> [!NOTE]\n> Only once.'), 100)).toBe('Note Only once.');
  });
});

describe('text that other systems run as MDX', () => {
  it.each([
    ['{module} and {{x}}', '<p>{module} and {{x}}</p>'],
    ['${process.env.HOME}', '<p>${process.env.HOME}</p>'],
    ['`{a: 1}`', '<p><code>{a: 1}</code></p>'],
    ['<Component prop={1} />', '<p>&lt;Component prop={1} /&gt;</p>'],
    ['<your-key>', '<p>&lt;your-key&gt;</p>'],
    ['/t/<title>?at=<time>', '<p>/t/&lt;title&gt;?at=&lt;time&gt;</p>'],
    ['<label>: the label', '<p>&lt;label&gt;: the label</p>'],
    ['<p>At <time> or <b>later</b></p>', '<p>At &lt;time&gt; or <b>later</b></p>'],
    ['<title>: the title', '<p>&lt;title&gt;: the title</p>'],
    ['a <time>now</time> <label for="x">b', '<p>a now b</p>'],
    ['one <source> and <b>two</b>', '<p>one &lt;source&gt; and <b>two</b></p>'],
    ['<order>\n<id>1</id>\n</order>', '<p>&lt;order&gt;\n&lt;id&gt;1&lt;/id&gt;\n&lt;/order&gt;</p>'],
    ['<div>\n<token>\n</div>', '<div>\n&lt;token&gt;\n</div>'],
    ['Map<String, List<Object>>', '<p>Map&lt;String, List&lt;Object&gt;&gt;</p>'],
    ['<https://example.com> <BR>', '<p><a href="https://example.com">https://example.com</a> <br /></p>'],
    ['a <Tabs> b', '<p>a &lt;Tabs&gt; b</p>'],
    ['import x from "y"', '<p>import x from "y"</p>'],
    ['a < b, b > a', '<p>a &lt; b, b &gt; a</p>'],
    ['List<Task>', '<p>List&lt;Task&gt;</p>'],
    ['if a<b or c>d', '<p>if a&lt;b or c&gt;d</p>'],
    ['a <b or c> d, <b>e</b>', '<p>a &lt;b or c&gt; d, <b>e</b></p>'],
    ['List<A>, Option<i>, Set<Map<S>>', '<p>List&lt;A&gt;, Option&lt;i&gt;, Set&lt;Map&lt;S&gt;&gt;</p>'],
    ['H<sub>2</sub>O and <b>note', '<p>H<sub>2</sub>O and <b>note</b></p>'],
    ['`List<Task>`', '<p><code>List&lt;Task&gt;</code></p>'],
    ['```html\n<script>alert(1)</script>\n```', '<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;\n</code></pre>'],
    ['```"onload=alert(1)\nx\n```', '<pre><code>"onload=alert(1)\nx\n</code></pre>'],
  ])('%j -> %s', (source, want) => {
    expect(html(source)).toBe(want);
  });
});

describe('what stands behind the backticks of a block of code', () => {
  it.each([
    'some words here',
    'GET /v1/orders',
    'curl -X GET https://example.com/orders',
    'python manage.py migrate',
    'export KEY=a',
    'https://example.com/orders',
    '/v1/orders',
    'id,name',
    'orders.json',
    '{',
    '{}',
    '[',
    '{"id": 1}',
    'json {"id": 1}',
    'json [1, 2]',
    '<order>',
    '$ ls',
    '"a" & `b`',
  ])('is the first line of the code: %s', (line) => {
    expect(unescapeHtml(html(`- a\n\n  ~~~ ${line}\n  b\n  ~~~`))).toContain(`<pre><code>${line}\nb\n</code></pre>`);
  });

  it('is code where it is longer than any settings', () => {
    const line = `json a=${'b'.repeat(1000)}`;
    expect(html(`\`\`\`${line}\nc\n\`\`\``)).toBe(`<pre><code>${line}\nc\n</code></pre>`);
  });

  it.each([
    'json',
    'c++',
    'C#',
    'objective-c',
    'vb.net',
    'application/json',
    'jsonnet',
    'json title="Some words"',
    "JSON title='Some words' copy",
    'js {1,3-5} showLineNumbers',
    'js{1,3}',
    'rust,ignore',
    'bash [Some words]',
    'http request',
    'html onload=alert(1)',
  ])('says how the code is shown: %s', (line) => {
    expect(html(`\`\`\`${line}\na\n\`\`\``)).toBe('<pre><code>a\n</code></pre>');
  });
});

describe('HTML', () => {
  it.each([
    ['<b onclick="x()">a</b>', '<p><b>a</b></p>'],
    ['<span style="color:red" class="x" id="y">a</span>', '<p><span>a</span></p>'],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary>b</details>'],
    ['<abbr title="a&quot;b">a</abbr>', '<p><abbr title="a&quot;b">a</abbr></p>'],
    ['H<sub>2</sub>O<br>x', '<p>H<sub>2</sub>O<br />x</p>'],
    ['<script>alert(1)</script>', ''],
    ['a</script><script>alert(1)</script>', '<p>a</p>'],
    ['<style>p{}</style>', ''],
    ['<svg onload=alert(1)>', ''],
    ['<math><mi xlink:href="data:x">a</mi></math>', '<p>a</p>'],
    ['<iframe src="https://x.org"></iframe>a', 'a'],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<div>never closed', '<div>never closed</div>'],
    ['<b>a <i>b', '<p><b>a <i>b</i></b></p>'],
    ['a </div></div> b', '<p>a  b</p>'],
    ['<!-- a --> b', 'b'],
    ['<td colspan="2" onclick="x">a</td>', '<td colspan="2">a</td>'],
  ])('%j -> %s', (source, want) => {
    expect(html(source)).toBe(want);
  });

  it.each([
    ['elements', '<div>'.repeat(200)],
    ['quotes', `${'> '.repeat(90)}deep`],
  ])('is nested 50 levels deep at most: %s', (_what, source) => {
    expect(html(source).match(/<(div|blockquote)>/g)).toHaveLength(50);
  });
});

describe('links', () => {
  it.each([
    ['[a](https://x.org "t")', '<p><a title="t" href="https://x.org">a</a></p>'],
    ['[a](#getTask)', '<p><a href="#getTask">a</a></p>'],
    ['[a](/docs/x?a=1&b=2)', '<p><a href="/docs/x?a=1&amp;b=2">a</a></p>'],
    ['<a href="https://x.org" target="_blank" rel="x">a</a>', '<p><a href="https://x.org">a</a></p>'],
    ['<https://x.org/>', '<p><a href="https://x.org/">https://x.org/</a></p>'],
    ['[a](mailto:a@x.org)', '<p><a href="mailto:a@x.org">a</a></p>'],
    ['[a][b]\n\n[b]: #x', '<p><a href="#x">a</a></p>'],
    ['<a>a</a>', '<p><span>a</span></p>'],
  ])('%j -> %s', (source, want) => {
    expect(html(source)).toBe(want);
  });

  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.org',
  ];
  it.each(schemes)('never leads to %j', (href) => {
    for (const source of [
      `[a](${href})`,
      `[a](<${href}>)`,
      `<a href="${href}">a</a>`,
      `![a](${href})`,
      `<img src="${href}">`,
    ]) {
      expect(html(source)).not.toMatch(/href="(?:[a-z]+:|\/\/)/i);
    }
  });

  it.each([
    ['![Plan](https://x.org/a.png)', '<p><a href="https://x.org/a.png">Plan</a></p>'],
    ['![](https://x.org/a.png)', '<p><a href="https://x.org/a.png">https://x.org/a.png</a></p>'],
    ['<img src="/a.png" alt="<b>&quot;" onerror="x()">', '<a href="/a.png">&lt;b&gt;"</a>'],
    ['<img>', '<span>picture</span>'],
  ])('a picture becomes a link: %j', (source, want) => {
    expect(html(source).replaceAll('&quot;', '"')).toBe(want);
  });

  it('asks for each decoded address, and a refused one becomes text', () => {
    const asked: string[] = [];
    const html = createMarkdownRenderer()('[a](#x) [b](/y?a=1&b=2 "t")', (href) => {
      asked.push(href);
      return href.startsWith('#') ? '/docs/a' : undefined;
    });
    expect(html).toBe('<p><a href="/docs/a">a</a> <span>b</span></p>');
    expect(asked).toEqual(['#x', '/y?a=1&b=2']);
  });
});

describe('toPlainText', () => {
  it.each([
    ['One **two** `three`.', 160, 'One two three.'],
    ['a\n\nb\n\n- c', 160, 'a b c'],
    ['a & b < c "d"', 160, 'a & b < c "d"'],
    ['`&lt;b&gt;` and `&amp;`', 160, '&lt;b&gt; and &amp;'],
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two…'],
    ['abcdefgh', 5, 'abcd…'],
    ['', 10, ''],
  ])('%j in %i characters -> %j', (source, length, want) => {
    expect(toPlainText(renderText(source), length)).toBe(want);
  });
});

it.each([
  'It\'s "a" & `b < "c"` and &quot;d&quot;, &amp;lt; &copy; \u00a0.',
  '- *a*\n- **b**\n\n  1. `c`\n\n\ttab',
  `${'- '.repeat(60)}deep`,
  '```js\na && b\n```\n\n    c\\<d',
  '~~a~~ [b](/c "d") ![e](f) <https://g.example.com>',
  '# a\n\n> b\n\n---\n\nc  \nd',
  'a<b> <p>x <em>y',
  '\u0000\u2028\ud83d\ude00 -a_b_ *c',
])('%j is as the sanitiser writes it', (source) => {
  const transformTags = linkTransforms((href) => href);
  const want = sanitizeHtml(createMarkdownParser().render(source), { ...allowList, transformTags }).trim();
  expect(createMarkdownRenderer()(source, (href) => href)).toBe(want);
});

it('keeps codes of at most 24 characters whole in the columns of a table', () => {
  const [short, long] = ['&'.repeat(24), 'x'.repeat(25)];
  expect(html(`|a|b|\n|-|-|\n|\`${short}\`|\`${long}\`|`)).toMatch(
    /<code class="whole">(?:&amp;){24}<\/code>.*<code>x{25}<\/code>/s,
  );
  expect(html(`<b>a</b> \`${short}\``)).not.toContain('class');
});
