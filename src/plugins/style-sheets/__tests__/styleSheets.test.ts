import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { themeBreakpoint } from '../../text-size/client/useWindowSize';
import { breakpointNames } from '..';
import { layerOf } from '../layers';
import { bundleSheet } from '../onDemand';

function sheets(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`${folder}/${file}`, readFileSync(path.join(folder, file), 'utf8')]);
}

const own = sheets('src');
const breakpoints = readFileSync('src/css/breakpoints.css', 'utf8');
const named = new Map(
  [...breakpoints.matchAll(/@custom-media (--[\w-]+) \((.*?)\);/g)].map(([, name, width]) => [name, width]),
);

/** What the media queries of a sheet ask about, without the brackets. */
function questions(text: string): string[] {
  return [...text.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\(([^()]*)\)/g)].map(([, question = '']) => question),
  );
}

it.each(own.filter(([file]) => !file.endsWith('breakpoints.css')))(
  '%s asks for widths by their names',
  (_file, text) => {
    expect(questions(text).filter((question) => /width|\dem/.test(question))).toEqual([]);
    expect(questions(text).filter((question) => question.startsWith('--') && !named.has(question))).toEqual([]);
  },
);

it('states each width once', () => {
  const widths = [...named.values()].map((question = '') => question.replace(/[^\d.]/g, ''));
  expect(widths).toEqual([...new Set(widths)]);
});

it('names no width that nothing uses', () => {
  const asked = own.flatMap(([, text]) => questions(text));
  expect([...named.keys()].filter((name = '') => !asked.includes(name))).toEqual([]);
});

it.each([
  ['/site/node_modules/infima/dist/css/default/default.css', 'docusaurus'],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Navbar/styles.module.css', 'docusaurus'],
  ['C:\\site\\src\\css\\base\\tokens.css', 'base'],
  ['/site/src/css/overrides.css', 'overrides'],
  ['/site/src/css/on-demand/search/field.css', 'onDemand'],
  ['/site/src/css/site.css', undefined],
])('%s is in the layer %s', (file, want) => expect(layerOf(file)).toBe(want));

it('every style sheet with rules of its own is in a layer, but for those in sites of others', () => {
  const rules = sheets('src/css').filter(([file, text]) => /\{/.test(text) && !file.startsWith('src/css/host/'));
  expect(rules.map(([file]) => file).filter((file) => layerOf(path.resolve(file)) === undefined)).toEqual([]);
});

it.each([
  ['@media (--under-768) { a { b: c } }', '@media (width < 48em) { a { b: c } }'],
  [
    'a { @media (not (--under-997)) and (--under-1440) { & { b: c } } }',
    'a { @media (not (width < 62.3125em)) and (width < 90em) { & { b: c } } }',
  ],
])('%s comes out as %s', async (given, want) => {
  const { css, messages } = await postcss([breakpointNames()]).process(given, { from: undefined });
  expect(css).toBe(want);
  expect(messages.map(({ type }) => type)).toEqual(['dependency']);
});

const onDemand = path.resolve('src/css/on-demand');

it.each(readdirSync(onDemand).filter((name) => name.endsWith('.css')))(
  '%s has every style sheet of its folder, in the last layer and with widths',
  async (name) => {
    const { css, files } = await bundleSheet(path.join(onDemand, name), [breakpointNames()]);
    const parts = sheets(path.join(onDemand, path.basename(name, '.css'))).map(([file]) => file);
    expect(files.sort()).toEqual([path.join(onDemand, name), ...parts].sort());
    expect(css).toMatch(/^@layer onDemand \{/);
    expect(css).toContain('@media (width < ');
    expect(css).not.toMatch(/@import|--under-/);
  },
);

it('style sheets and scripts turn to the layout of a phone at the same width', () => {
  const width = Number(/^width < ([\d.]+)em$/.exec(named.get('--under-997') ?? '')?.[1]);
  expect(width * 16).toBe(themeBreakpoint + 1);
});
