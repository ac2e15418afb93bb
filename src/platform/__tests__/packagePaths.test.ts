import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// The lint rule knows an import by its text alone. Here the packages are asked, so that any path inside one is found.

const root = path.resolve(__dirname, '../../..');

/** What a package states about itself. */
interface Manifest {
  exports?: string | Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Paths that a package without `exports` documents. */
const documented = [
  'ajv/dist/2020',
  'prismjs/components/*',
  '@octokit/openapi/generated/*',
  '@readme/oas-examples/3.1/json/*',
];

/** Modules that Docusaurus documents as its client API, beside its packages. */
const clientApi = /^(?:BrowserOnly|ErrorBoundary|Head|Interpolate|Link|Translate|constants|router|use[A-Z]\w+)$/;

/** Packages without documentation. */
const undocumented = ['@docusaurus/utils'];

/** Names for modules that Docusaurus or a bundler makes: components of the theme, what is generated, files of ours. */
const alias =
  /^(?:\.|@site\/|@theme\/|@theme-init\/|@generated\/docusaurus(?:\.config$|-plugin-[\w-]+\/default\/)|@api-reference\/|sandbox:document$)/;

function manifestOf(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

const { dependencies, devDependencies } = manifestOf(root) ?? {};
const declared = Object.keys({ ...dependencies, ...devDependencies });

/** Whether a path is in a list, in which `*` stands for any text. */
const isIn = (names: string[], name: string): boolean =>
  names.some((each) => {
    const [start = '', end] = each.split('*');
    return end === undefined ? each === name : name.startsWith(start) && name.endsWith(end);
  });

/** What is wrong with an import of a module; undefined where its package promises it. */
function problemOf(module: string): string | undefined {
  if (alias.test(module) || isBuiltin(module)) return undefined;
  const [, name = '', inside] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(module) ?? [];
  if (name.startsWith('@docusaurus/') && clientApi.test(name.replace('@docusaurus/', ''))) return undefined;
  const types = `@types/${name}`;
  if (!declared.includes(name) && !declared.includes(types)) return 'package.json does not name its package';
  if (undocumented.includes(name)) return 'its package has no documentation';
  if (inside === undefined || inside === 'package.json' || isIn(documented, module)) return undefined;
  const { exports = {} } = manifestOf(path.join(root, 'node_modules', name)) ?? {};
  const isExported = typeof exports === 'object' && isIn(Object.keys(exports), `./${inside}`);
  return isExported ? undefined : 'its package does not export this path';
}

/** The modules that a file asks for, by import, require, `require.resolve` and mock. */
function modulesOf(text: string): string[] {
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...text.matchAll(/(?:equire\w*\.resolve|\)\.resolve|vi\.mock)\(['"]([^'"]+)['"]/g)];
  // TypeScript's scanner takes a part of a regular expression for an import.
  return [...imported, ...resolved.map(([, module = '']) => module)].filter((module) => /^[\w.@]/.test(module));
}

const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts');

const files = ['src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .concat(readdirSync(root))
  .filter((file) => isSource(file) && !file.startsWith(path.join('src', 'platform')));

describe('what other packages do not promise', () => {
  it.each<[module: string, isPromised: boolean]>([
    ['./near', true],
    ['node:fs', true],
    ['react-dom/server', true],
    ['@docusaurus/plugin-content-docs/client', true],
    ['@docusaurus/useBaseUrl', true],
    ['prismjs/components/prism-bash', true],
    ['@docusaurus/theme-classic/package.json', true],
    ['react-dom/server.node.js', false],
    ['postcss/plain/parser', false],
    ['nprogress/nprogress.css', false],
    ['@docusaurus/core/lib/client/docusaurus', false],
    ['@docusaurus/ComponentCreator', false],
    ['@generated/registry', false],
    ['react-router', false],
    ['@docusaurus/utils', false],
  ])('%s: %s', (module, isPromised) => {
    expect(problemOf(module) === undefined).toBe(isPromised);
  });

  it('nothing outside this folder asks for it', () => {
    const problems = files.flatMap((file) =>
      modulesOf(readFileSync(path.join(root, file), 'utf8')).flatMap((module) => {
        const problem = problemOf(module);
        return problem === undefined ? [] : [`${file}: ${module}: ${problem}`];
      }),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(problems).toEqual([]);
  });
});
