import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { packageFolder, readNotice } from './installedPackage';
import { noticesText } from './noticesText';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Compiler = Parameters<BundlerPlugin['apply']>[0];
type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];

/** The file of a site with the licences of what a browser loads, at its root. */
export const noticesFile = 'third-party-notices.txt';

/** The plugin of the bundler that adds the notices of all packages in the scripts and style sheets that it makes. */
export function noticesPlugin({ Compilation, sources }: Bundler): BundlerPlugin {
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('third-party-notices', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'third-party-notices', stage }, () => {
        const text = noticesText(bundledPackages(compilation).map(readNotice));
        compilation.emitAsset(noticesFile, new sources.RawSource(text));
      });
    });
  };
  return { apply } as BundlerPlugin;
}

/** A module of a chunk; one that the bundler has put together of several has those. */
interface BundledModule {
  nameForCondition: () => string | null | undefined;
  modules?: BundledModule[];
}

/** The folders of the packages that have a file in a chunk, each once. Tools keep files of their own beside packages. */
function bundledPackages({ chunks, chunkGraph }: Compilation): string[] {
  const filesOf = (module: BundledModule): string[] =>
    module.modules ? module.modules.flatMap(filesOf) : [module.nameForCondition() ?? ''];
  const files = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf));
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  return [...folders].filter((folder) => existsSync(path.join(folder, 'package.json')));
}
