import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hostRules } from '../hostRules';
import { hostStyleSheet } from '../styleSheet';

async function moved(css: string): Promise<string> {
  const result = await postcss([hostRules()]).process(css, { from: undefined });
  return result.css.replace(/\s+/g, ' ').replaceAll('{@', '{ @').trim();
}

const scope = ':is(.reference, .api-overview, .announcement)';

it.each([
  [':root { --a: 1 }', `${scope} { --a: 1 }`],
  ["[data-theme='dark'] { --a: 1 }", `[data-theme='dark'] ${scope} { --a: 1 }`],
  ['.reference { p { margin: 0 } }', '.reference.reference { p { margin: 0 } }'],
  ['.button, html { color: red }', '.reference.reference .button { color: red }'],
  ['.markdown h1 { color: red }', ''],
  [
    '@media (--under-1200) { .reference { x: 1 } }',
    '@container openapi (width < 56rem) { .reference.reference { x: 1 } }',
  ],
  [
    '@media not (--under-768) { .reference { x: 1 } }',
    '@container openapi not (width < 38rem) { .reference.reference { x: 1 } }',
  ],
  [
    '@media screen and (--under-1200) { .reference { x: 1 } }',
    '@media screen { @container openapi (width < 56rem) { .reference.reference { x: 1 } } }',
  ],
  ['@media print { .reference { x: 1 } }', '@media print { .reference.reference { x: 1 } }'],
])('%s becomes %s', async (css, want) => {
  expect(await moved(css)).toBe(want);
});

it('refuses a width that has no width of the text', async () => {
  await expect(moved('@media (--under-7) { .reference { x: 1 } }')).rejects.toThrow('ask for --under-7');
});

it('states nothing about what is outside the pages of an API', async () => {
  const root = postcss.parse(await hostStyleSheet());
  const outside: string[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as postcss.AtRule).name)) return;
    outside.push(...rule.selectors.filter((each) => !/\.(?:reference|api-[a-z-]+|announcement)\b/.test(each)));
  });
  expect(outside).toEqual([]);
});
