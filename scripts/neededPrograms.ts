import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inPath, type Program } from './programs';

/** Where Chrome is on a Mac; elsewhere it is in PATH. */
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * A browser: the one that CHROME_PATH names, Playwright's own, Chromium's shell without windows, an installed Chrome or
 * Chromium. Throws an Error when CHROME_PATH names what cannot be run.
 */
export const browser = {
  what: 'a browser (Chrome or Chromium, or one that CHROME_PATH names)',
  find: ({ isExecutable }) => {
    const named = process.env.CHROME_PATH;
    if (named && !isExecutable(named))
      throw new Error(`CHROME_PATH names "${named}", which cannot be run. Name a browser, or unset the variable.`);
    return [
      ...(named ? [named] : []),
      chromium.executablePath(),
      ...inPath(['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']),
      ...onMac,
    ].find(isExecutable);
  },
  debian: ['chromium-headless-shell'],
} as const satisfies Program;

/** nginx, which serves the site with the shipped configuration. */
export const nginx = {
  what: 'nginx',
  find: ({ isExecutable }) => [...inPath(['nginx']), '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find(isExecutable),
  debian: ['nginx-light'],
} as const satisfies Program;

/** The nginx module that sends brotli files. */
export const brotliModule = {
  what: "nginx's module for brotli",
  find: () => {
    const file = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
    return existsSync(file) ? file : undefined;
  },
  debian: ['libnginx-mod-http-brotli-static'],
  isOptional: true,
} as const satisfies Program;

/** rsync, which a deployment uses. */
export const rsync = {
  what: 'rsync',
  find: ({ isExecutable }) => inPath(['rsync']).find(isExecutable),
  debian: ['rsync'],
} as const satisfies Program;

/** What runs the samples of a language: it is there when the command `probe` succeeds. */
function sampleTool(what: string, probe: readonly [string, ...string[]], ...debian: string[]) {
  return {
    ...{ what, probe, debian },
    find: ({ succeeds }) => (succeeds(probe) ? probe[0] : undefined),
  } satisfies Program & { probe: readonly string[] };
}

/** What runs samples, by language. C# and Swift have none: Debian has no package for either. */
export const sampleTools = {
  curl: sampleTool('curl', ['curl', '--version'], 'curl'),
  python: sampleTool('Python with requests', ['python3', '-c', 'import requests'], 'python3-requests'),
  php: sampleTool(
    'PHP with its curl extension',
    ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    ...['php-cli', 'php-curl'],
  ),
  java: sampleTool('a JDK, for Java and Kotlin', ['javac', '--version'], 'default-jdk-headless'),
  go: sampleTool('Go', ['go', 'version'], 'golang-go'),
  ruby: sampleTool('Ruby', ['ruby', '--version'], 'ruby'),
} as const satisfies Record<string, Program>;

/** All programs that the tests need. */
export const neededPrograms: readonly Program[] = [browser, nginx, brotliModule, rsync, ...Object.values(sampleTools)];
