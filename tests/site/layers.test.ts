import { expect, it } from 'vitest';
import { cascadeOrder } from '../../src/plugins/style-sheets/layers';
import { listFiles, readSiteFile, siteFolder } from './builtSite';

/** The style sheet of every page, and behind it those that are loaded on demand. */
const sheets = listFiles(siteFolder())
  .filter((file) => file.endsWith('.css'))
  .sort();

/** What is in a sheet outside of all braces, without what is inside them. */
function outermost(css: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) parts.push(css.slice(start, at).trim());
    if ((css[at] === '}' && --depth === 0) || (css[at] === ';' && depth === 0)) start = at + 1;
  }
  return parts;
}

it('has style sheets', () => expect(sheets).not.toEqual([]));

it('has the layers in their order', () => {
  const layers = sheets.flatMap((file) => outermost(readSiteFile(file))).map((part) => part.replace('@layer ', ''));
  expect([...new Set(layers.flatMap((layer) => layer.split(/, ?/)))]).toEqual(cascadeOrder);
});

it.each(sheets)('%s has every breakpoint in place of its name', (file) => {
  expect(readSiteFile(file)).not.toMatch(/@media[^{]*\(--/);
});

it.each(sheets)('%s has every rule in a layer', (file) => {
  expect([...new Set(outermost(readSiteFile(file)))].filter((part) => !part.startsWith('@layer '))).toEqual([]);
});
