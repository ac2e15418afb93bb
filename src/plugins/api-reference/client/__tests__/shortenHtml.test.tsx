import { load } from 'cheerio';
import fc from 'fast-check';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shortenHtml } from '../shortenHtml';

describe('short HTML', () => {
  it.each([
    ['plain values', '<a class="b" href="/c/">d</a>', '<a class=b href="/c/">d</a>'],
    ['values with spaces', '<p class="a b">c</p>', '<p class="a b">c</p>'],
    ['empty values', '<input checked="" value="" class="a"/>', '<input checked value class=a>'],
    ['values with quotes', '<i data-a="[&quot;b&quot;]"></i>', `<i data-a='["b"]'></i>`],
    ['values with one quote', '<i title="it&#x27;s"></i>', '<i title="it\'s"></i>'],
    ['values with both', '<i title="&#x27;&quot;"></i>', '<i title="&#x27;&quot;"></i>'],
    ['values with tags', '<i title="a&gt;b > c &lt;d"></i>', '<i title="a>b > c &lt;d"></i>'],
    ['text', '<b>&quot;a&quot; &gt; &#x27;b&#x27; &amp;lt;</b>', '<b>"a" > \'b\' &amp;lt;</b>'],
    ['text like a value', '<b>class="a"</b>', '<b>class="a"</b>'],
    ['void elements', 'a<br/>b<img src="c" />', 'a<br>b<img src=c>'],
    [
      'drawings',
      '<svg><use href="#a"></use><path d="m1 1"></path></svg>',
      '<svg><use href=#a /><path d="m1 1"/></svg>',
    ],
    ['drawings that are short', '<svg><path d="m1 1"/><g/></svg>', '<svg><path d="m1 1"/><g/></svg>'],
    ['lists', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['scripts', '<script>a["</li></ul>"]="&gt;"</script>', '<script>a["</li></ul>"]="&gt;"</script>'],
    ['comments of React', '<b>a<!-- -->b</b>', '<b>a<!-- -->b</b>'],
  ])('of %s', (_what, given, want) => {
    expect(shortenHtml(given)).toBe(want);
    expect(parsed(want)).toBe(parsed(given));
  });

  it('is the same document', () => {
    fc.assert(
      fc.property(blocks(3), (tree) => {
        const html = renderToStaticMarkup(createElement('main', null, ...tree));
        expect(parsed(shortenHtml(html))).toBe(parsed(html));
      }),
      { numRuns: 300 },
    );
  });
});

function parsed(html: string): string {
  return load(html, null, false).html();
}

type Tree = fc.Arbitrary<ReactNode[]>;

const text = fc.string({ unit: fc.constantFrom(...'ab =/<>"\'&;`', '&gt;', '</p>', '\n') });
const props = fc.record({ title: text, className: text, hidden: fc.boolean(), 'data-a': text }, { requiredKeys: [] });

function element(name: string, content: Tree): fc.Arbitrary<ReactElement> {
  return fc.tuple(props, content).map(([given, children]) => createElement(name, given, ...children));
}

function several(...kinds: fc.Arbitrary<ReactNode>[]): Tree {
  return fc.array(fc.oneof(...kinds), { maxLength: 4 });
}

const empty: Tree = fc.constant([]);

function words(): Tree {
  const shape = fc.constantFrom('path', 'use', 'rect').chain((name) => element(name, empty));
  const inner = several(text, element('br', empty), element('input', empty), element('svg', several(shape)));
  return several(text, element('code', inner), element('button', inner));
}

/** Trees in which every element stands where HTML allows it. */
function blocks(depth: number): Tree {
  const content = depth === 0 ? words() : fc.oneof(words(), blocks(depth - 1));
  const row = element('tr', several(element('td', content), element('th', words())));
  return several(
    ...['p', 'h2', 'pre'].map((name) => element(name, words())),
    ...['div', 'details', 'a', 'ins', 'section'].map((name) => element(name, content)),
    element('ul', several(element('li', content))),
    element('dl', several(element('dt', words()), element('dd', content))),
    element('table', fc.tuple(element('thead', several(row)), element('tbody', several(row)))),
    text,
  );
}
