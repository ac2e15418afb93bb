import path from 'node:path';
import { build } from 'esbuild';

/**
 * Writes modules of the project as CommonJS to a folder (absolute), one file each, for every Node.js that the project runs on. A
 * module that is loaded on demand still is.
 */
export async function compileForNode(project: string, files: string[], folder: string): Promise<void> {
  await build({
    ...shared(project, files, folder),
    ...{ format: 'cjs', target: 'node20.19', jsx: 'automatic' },
    // Node.js would ask for the ending of each file that is loaded on demand.
    supported: { 'dynamic-import': false },
  });
}

/**
 * Writes modules of the project as ES modules to a folder (absolute), one file each. The site's bundler does all else; it also
 * knows `require`.
 */
export async function compileForBundlers(project: string, files: string[], folder: string): Promise<void> {
  await build({
    ...shared(project, files, folder),
    ...{ format: 'esm', target: 'esnext', jsx: 'preserve' },
    logOverride: { 'unsupported-require-call': 'silent' },
  });
}

function shared(project: string, files: string[], outdir: string) {
  return {
    absWorkingDir: project,
    entryPoints: files.map((file) => path.join(project, file)),
    outdir,
    outbase: project,
    platform: 'node',
    charset: 'utf8',
  } as const;
}
