import path from 'node:path';

/** The file (absolute path) that Docusaurus loads for a module of ours, which Node.js finds with its ending alone. */
export function loaded(module: string, own = __filename): string {
  return module + path.extname(own);
}

/**
 * The file (absolute path) that a bundler takes for a module of ours, or the folder of such files. The package has two
 * compilations: CommonJS for Node.js, and beside it, in `bundled`, the ES modules that bundlers need to leave out what is not
 * used. From the sources it is the file itself. `own` is this module, in one or the other.
 */
export function bundled(file: string, own = __filename): string {
  if (path.extname(own) !== '.js') return file;
  const root = path.join(path.dirname(own), '../..');
  return path.join(root, '../bundled', path.relative(root, file)).replace(/\.tsx?$/, '.js');
}
