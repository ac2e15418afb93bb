import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import postcss, { type Plugin } from 'postcss';
import { layerOf } from './layers';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Compiler = Parameters<BundlerPlugin['apply']>[0];

/** A style sheet as it is served, and the files that it is made of. */
interface Sheet {
  css: string;
  files: string[];
}

const folder = path.join(__dirname, '../../css/on-demand');

/** A style sheet of `@import` rules alone, with what they import, as the plugins of PostCSS leave it, in one layer of the cascade. */
export async function bundleSheet(file: string, plugins: Plugin[]): Promise<Sheet> {
  const imported = [...readFileSync(file, 'utf8').matchAll(/^@import '(.+)';$/gm)].map(([, relative = '']) =>
    path.resolve(path.dirname(file), relative),
  );
  const rules = imported.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const { css } = await postcss(plugins).process(`@layer ${layerOf(file)} {\n${rules}}\n`, { from: file });
  return { css, files: [file, ...imported] };
}

/** The style sheets that are served as files of their own, by their names in the site. */
export function sheetNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `css/${name}`);
}

/**
 * The plugin of the bundler that adds `css/<name>.css` for each style sheet of the folder. What a module imports would
 * be in the one style sheet that Docusaurus makes of all, and on every page. The bundler minifies these like that one.
 */
export function onDemandSheets({ sources }: Bundler, plugins: Plugin[]): BundlerPlugin {
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('on-demand-sheets', (compilation) => {
      compilation.hooks.processAssets.tapPromise('on-demand-sheets', async () => {
        for (const name of sheetNames()) {
          const { css, files } = await bundleSheet(path.join(folder, path.basename(name)), plugins);
          compilation.fileDependencies.addAll(files);
          compilation.emitAsset(name, new sources.RawSource(css));
        }
      });
    });
  };
  return { apply } as BundlerPlugin;
}
