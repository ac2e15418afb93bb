import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import preset, { type Options } from '..';

const context = { siteDir: '/site', siteConfig: { markdown: {} } } as LoadContext;
const reference = { description: 'api.yaml', folder: 'api', home: '', editUrl: '', docs: {} };

it('refuses options that it does not know, with the nearest that it knows', () => {
  const options = { reference, customCSS: [], zzz: 1 } as unknown as Options;
  expect(() => preset(context, options)).toThrow(
    '"customCSS" is not an option of the preset. Did you mean "customCss"?\n"zzz" is not an option of the preset.\nIt has reference, blog, pages, customCss, lastmod.',
  );
});

it('names its plugins and themes by absolute paths, so that the site need not have their packages', () => {
  const { plugins = [], themes = [] } = preset(context, { reference, blog: {}, pages: 'pages' });
  const named = [...plugins, ...themes].flatMap((each) => (Array.isArray(each) ? [String(each[0])] : []));
  expect(named.length).toBeGreaterThan(9);
  expect(named.filter((name) => !name.startsWith('/'))).toEqual([]);
});
