import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { highlightCode } from '../highlightCode';

function block(text: string, properties: Element['properties']): Element {
  const code: Element = { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value: text }] };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function run(...children: ElementContent[]): Root {
  const root: Root = { type: 'root', children };
  highlightCode()(root, new VFile({ path: 'docs/errors.md' }));
  return root;
}

function codeOf(pre: Element): Element {
  return pre.children[0] as Element;
}

describe('the code of a guide', () => {
  it.each<[given: string, text: string, language: string, want: string]>([
    ['a known language', '{"size": 3}\n', 'json', '{&quot;size&quot;: <var>3</var>}'],
    ['an unknown language', 'a < b\n', 'nothing', 'a &lt; b'],
    ['markup', '</code><script>', 'text', '&lt;/code&gt;&lt;script&gt;'],
    ['several lines', 'one\n\ntwo\n', 'text', 'one\n\ntwo'],
  ])('in %s becomes HTML', (_given, text, language, want) => {
    const pre = block(text, { className: [`language-${language}`] });
    run(pre);
    expect(codeOf(pre).properties.highlighted).toBe(want);
    expect(codeOf(pre).children).toEqual([]);
  });

  it('is found in lists and admonitions', () => {
    const pre = block('3', { className: ['language-json'] });
    run({ type: 'element', tagName: 'ul', properties: {}, children: [{ ...pre, tagName: 'li', children: [pre] }] });
    expect(codeOf(pre).properties.highlighted).toBe('<var>3</var>');
  });

  it('keeps its title', () => {
    const pre = block('3', { className: ['language-json'], metastring: 'title="hr.json" own' });
    run(pre);
    expect(codeOf(pre).properties.title).toBe('hr.json');
  });

  it.each(['{1,3}', 'showLineNumbers', 'title=hr.json'])(
    'with %s behind the language fails the build',
    (metastring) => {
      expect(() => run(block('3', { metastring }))).toThrow(metastring);
    },
  );
});

it('a block with tags in it fails the build', () => {
  const pre = block('3', {});
  codeOf(pre).children.push({ type: 'element', tagName: 'b', properties: {}, children: [] });
  expect(() => run(pre)).toThrow('A code block contains only text');
});

it('code within a line stays as it is', () => {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: 'id' }] };
  run({ type: 'element', tagName: 'p', properties: {}, children: [code] });
  expect(code).toMatchObject({ properties: {}, children: [{ value: 'id' }] });
});
