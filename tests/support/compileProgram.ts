import { buildSync } from 'esbuild';

/**
 * JavaScript that Node.js runs as it is (`node --eval`), of a TypeScript program that imports from `folder`. Processes
 * that each compile what they import need half a second to begin; a test that starts several compiles it once.
 */
export function compileProgram(program: string, folder: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
