import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = '<style type="text/css">a{}</style>';
const minifier = JSON.stringify(path.resolve(__dirname, '../docusaurus/htmlMinifier.ts'));
const minify = `const core = require.resolve('@docusaurus/core/package.json');
  const bundler = require('node:module').createRequire(core)('@docusaurus/bundler');
  const minified = () => bundler.getHtmlMinifier({ type: 'terser' }).then((given) => given.minify(${JSON.stringify(page)}));
  const print = ({ code }) => process.stdout.write(code);`;

/** What a program prints in a process that has loaded Docusaurus's bundler, without the variable for its minifier. */
function printed(program: string): string {
  const { SKIP_HTML_MINIFICATION: _, ...env } = process.env;
  return execFileSync(process.execPath, ['--import', 'tsx', '--eval', `${minify}\n${program}`], {
    env,
    encoding: 'utf8',
  });
}

it.each([
  ['as they are', `require(${minifier}).skipHtmlMinification(); minified().then(print);`, page],
  [
    'as they are in a thread that starts later',
    `require(${minifier}).skipHtmlMinification();
     const thread = "require('@docusaurus/bundler').getHtmlMinifier({ type: 'terser' }).then((given) => given.minify(require('node:worker_threads').workerData)).then(({ code }) => process.stdout.write(code))";
     new (require('node:worker_threads').Worker)(thread.replace('@docusaurus/bundler', require('node:module').createRequire(core).resolve('@docusaurus/bundler')), { eval: true, workerData: ${JSON.stringify(page)} });`,
    page,
  ],
  ['minified without it', 'minified().then(print);', '<style>a{}</style>'],
])('pages are written %s', (_how, program, want) => expect(printed(program)).toBe(want), 60_000);
