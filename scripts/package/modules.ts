import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Modules of the project (paths from its folder), and the packages that they name. */
export interface Modules {
  files: string[];
  packages: string[];
}

/** The modules that Node.js loads by their path, and nothing imports. */
const forNode = [
  /^scripts\/portal\.ts$/,
  /^src\/preset\/(?:index|future)\.ts$/,
  /^src\/plugins\/[^/]+\/index\.ts$/,
  /^src\/plugins\/api-reference\/standalone\/(?:config|guardPlugin|namedPortal|sidebars)\.ts$/,
];

/** The modules that a bundler takes by their path, and nothing imports. */
const forBundlers = [
  /^src\/(?:preset|plugins\/host-reference)\/theme\//,
  /^src\/plugins\/.+\/client\//,
  /^src\/.+\.inline\.ts$/,
  /^src\/platform\/emptyModule\.ts$/,
  /^src\/sandbox\/server\/standalone\.ts$/,
];

/** Files that are read when a site is built, or that `docusaurus swizzle --typescript` copies, as they are. */
const asTheyAre =
  /^(?:src|scripts)\/(?:.+\.(?:css|cjs|yaml|svg)|.+\/standalone\/docs\/.+\.md|plugins\/host-reference\/theme\/.+\.tsx)$/;

/** What the package has for Node.js: modules that it loads by their path, and all that they import. */
export function nodeModules(project: string): Promise<Modules> {
  return follow(project, forNode);
}

/** What the package has for the bundlers of Docusaurus and esbuild. */
export function bundledModules(project: string): Promise<Modules> {
  return follow(project, forBundlers);
}

/** The files (paths from the project's folder) that the package has as they are. */
export function plainFiles(project: string): string[] {
  return productFiles(project).filter((file) => asTheyAre.test(file));
}

/** The files of the product: without tests, and without what only this portal has. */
function productFiles(project: string): string[] {
  return ['src', 'scripts']
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => !file.includes('__tests__') && !file.startsWith('src/site/'))
    .sort();
}

/** Modules by their patterns, with all that they import. */
async function follow(project: string, patterns: RegExp[]): Promise<Modules> {
  const isModule = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
  const entryPoints = productFiles(project).filter(
    (file) => isModule(file) && patterns.some((pattern) => pattern.test(file)),
  );
  const { metafile } = await build({
    absWorkingDir: project,
    ...{ entryPoints, bundle: true, write: false, metafile: true, packages: 'external' },
    ...{ platform: 'node', outdir: 'lib', jsx: 'preserve' },
  });
  const files = Object.keys(metafile.inputs).sort();
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path: name, external }) => (external ? [name] : [])),
  );
  const started = files.flatMap((file) => programsIn(readFileSync(path.join(project, file), 'utf8')));
  return { files, packages: [...imported, ...started] };
}

/** The packages whose programs a module starts. */
function programsIn(source: string): string[] {
  return [...source.matchAll(/packageCommand\('([^']+)'/g)].map(([, name = '']) => name);
}
