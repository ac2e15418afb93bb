import { createRequire } from 'node:module';
import path from 'node:path';
import type { PostCssOptions } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { forCurrentBrowsers } from '../docusaurus/plugins';

interface Loader {
  options?: { postcssOptions?: PostCssOptions };
}

interface StyleLoaders {
  createStyleLoadersFactory: (bundler: object) => Promise<(isServer: boolean) => Loader[]>;
}

/** What Docusaurus gives PostCSS for a style sheet. */
async function docusaurusOptions(): Promise<PostCssOptions> {
  const ofCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const bundler = path.dirname(ofCore.resolve('@docusaurus/bundler/package.json'));
  const { createStyleLoadersFactory } = ofCore(path.join(bundler, 'lib/loaders/styleLoader.js')) as StyleLoaders;
  const currentBundler = { name: 'rspack', instance: { CssExtractRspackPlugin: { loader: 'extract' } } };
  const loaders = (await createStyleLoadersFactory({ currentBundler }))(false);
  return loaders.map(({ options }) => options?.postcssOptions).find((options) => options) ?? { plugins: [] };
}

it('takes out what rewrites style sheets for older browsers, and leaves everything else', async () => {
  const { plugins, ...others } = await docusaurusOptions();
  expect(plugins).toHaveLength(1);
  const own = { postcssPlugin: 'own' };
  expect(forCurrentBrowsers({ plugins: [own, ...plugins, ['postcss-import', {}]], ...others })).toEqual({
    plugins: [own, ['postcss-import', {}]],
    ...others,
  });
});
