import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Compiler = Parameters<BundlerPlugin['apply']>[0];

/** A module of another package, and the file that is bundled in its place. */
export interface Replacement {
  /** What it is called in messages. */
  name: string;
  /** The import that asks for it, as it is written: `./preload`. */
  asked: RegExp;
  /** Which importing files get the replacement, by their absolute paths; all of them if it is not given. */
  isFrom?: (importer: string) => boolean;
  /**
   * Which modules of a bundle, by their absolute paths, have a use for it: a bundle without any of them is whole without
   * the replacement. Every bundle has a use for it if it is not given.
   */
  isNeededBy?: (module: string) => boolean;
  /** Absolute path of the file that is bundled; it may depend on the import. */
  standIn: string | ((asked: string) => string);
}

/** What the bundler has found of an import before it is resolved. */
interface Import {
  request: string;
  contextInfo: { issuer: string };
}

/**
 * The bundler's plugins that replace modules. A module that nothing imports any more, since its package was changed,
 * is an error of the build that has a use for it: the site would go without what stands in for it.
 */
export function replaceModules(bundler: Bundler, replacements: Replacement[]): BundlerPlugin[] {
  const unused = new Set(replacements);
  const anyAsked = new RegExp(replacements.map(({ asked }) => asked.source).join('|'));
  const replace = (found: Import): void => {
    const used = replacements.find((replacement) => isMeant(replacement, found));
    if (!used) return;
    unused.delete(used);
    found.request = typeof used.standIn === 'string' ? used.standIn : used.standIn(found.request);
  };
  return [
    new bundler.NormalModuleReplacementPlugin(anyAsked, replace),
    { apply: (compiler: Compiler) => reportUnused(bundler, compiler, unused) } as BundlerPlugin,
  ];
}

function isMeant({ asked, isFrom = () => true }: Replacement, found: Import): boolean {
  // The bundler asks once more when it has resolved the import, with the file in another place.
  return !('createData' in found) && asked.test(found.request) && isFrom(found.contextInfo.issuer);
}

/** Adds an error to a compilation for each replacement that it needs and no import has used by the time all modules are known. */
function reportUnused(bundler: Bundler, compiler: Compiler, unused: ReadonlySet<Replacement>): void {
  compiler.hooks.thisCompilation.tap('replace-modules', (compilation) => {
    compilation.hooks.finishModules.tap('replace-modules', (modules) => {
      if (unused.size === 0) return;
      const bundled = [...modules].flatMap((module) => module.nameForCondition() ?? []);
      for (const { name, isNeededBy } of unused) {
        if (isNeededBy && !bundled.some(isNeededBy)) continue;
        compilation.errors.push(new bundler.WebpackError(unusedMessage(name)));
      }
    });
  });
}

function unusedMessage(name: string): string {
  return `${name} was not replaced, since nothing imports it by that name. After an update of its package, look there for what has taken its place; src/platform/README.md says what depends on it.`;
}
