import { load } from 'cheerio';
import type { Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { addresses, attacks } from '../../../../tests/hostile/attacks';
import { findUnsafe, isSafeAddress } from '../../../../tests/hostile/unsafe';
import { changelogText } from '../../../releases/outputs/changelogText';
import { cleanInsert } from '../cleanInsert';

const parse = (text: string): RootContent[] =>
  (unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(text) as Root).children;

/** What of cleaned nodes could run, or lead away. */
function unsafeIn(children: RootContent[]): string[] {
  const found: string[] = [];
  visit({ type: 'root', children } as Root, (node) => {
    if (node.type === 'html') {
      // A form alone sends nothing: it has no address of its own.
      found.push(...findUnsafe(node.value).filter((each) => each !== '<form>'));
    }
    if (/image|directive|mdx|definition/i.test(node.type)) found.push(node.type);
    if (node.type === 'link' && !isSafeAddress(node.url.replace('pathname://', ''))) found.push(node.url);
  });
  return found;
}

it.each([...attacks, ...addresses.map((address) => `[x](<${address.replace(/[\n<>]/g, '')}>)`)])(
  'lets nothing of %j run that was not escaped',
  (attack) => {
    for (const text of [attack, `a ${attack} b`, `- ${attack}`, `| a |\n| - |\n| ${attack} |`, `<p>\n${attack}\n</p>`])
      expect(unsafeIn(cleanInsert(parse(text)))).toEqual([]);
  },
);

it('drops what MDX would run', () => {
  // What MDX makes of `import x from "y"`, `{alert(1)}` and `<Tabs />`.
  const nodes = [
    { type: 'mdxjsEsm', value: 'import x from "y"' },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'a ' },
        { type: 'mdxTextExpression', value: 'alert(1)' },
        { type: 'mdxJsxTextElement', name: 'Tabs', attributes: [], children: [] },
      ],
    },
    { type: 'mdxFlowExpression', value: 'alert(1)' },
    { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [] },
  ];
  const clean = JSON.stringify(cleanInsert(nodes as unknown as RootContent[]));
  expect(clean).toContain('"a "');
  expect(clean).not.toMatch(/mdx|alert|Tabs/);
});

const operations = ['GET /tasks/{id}'];
const own = [
  '## Tasks {#tasks}\n\n### [List](/docs/a) {#page-a}',
  '| <span class="method-column">Method</span> | Path |\n| --- | --- |\n| <span class="method get">GET</span> | <code>/a/\\{b\\}</code> |',
  '1. ~~[A](/docs/a#a)~~, `b` and *c*\n   - **d**',
  '[a.yaml](pathname:///downloads/a.yaml)',
  '<details class="operation-lines" open=""><summary>1 operation</summary><ul><li>GET</li></ul></details>',
  '<p class="build-request needs-script"><button class="button outlined medium" type="button" aria-haspopup="dialog" aria-label="Step through: A &quot;B&quot;" data-recipe="/a.json" data-title="A &amp; B">Step through</button></p>',
  changelogText([{ version: '1.0.0', date: '2026-03-01', anchor: 'v1', changes: [] }], {
    operations,
    servers: ['/v1'],
  }),
];

it.each(own)('keeps what the texts for guides bring: %j', (text) => {
  const nodes = parse(text);
  const seen = (children: RootContent[]): string => {
    const root = structuredClone({ type: 'root', children }) as Root;
    visit(root, 'html', (node) => {
      if (!node.value.startsWith('</')) node.value = load(node.value).html();
    });
    return JSON.stringify(root);
  };
  expect(seen(cleanInsert(nodes))).toBe(seen(nodes));
});
