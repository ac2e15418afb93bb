// biome-ignore lint/style/useNodejsImportProtocol: the package for browsers, not the module of Node.js
import { Buffer } from 'buffer';

/**
 * What the packages that write the request expect of Node.js. They get it when the builder is opened, and no page
 * before: provided by the bundler, it would be in the script of every page that says `process`.
 */
Object.assign(globalThis, {
  Buffer,
  process: { env: {}, browser: true, version: '', versions: {}, cwd: () => '/', nextTick: queueMicrotask },
});
