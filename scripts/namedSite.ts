import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeOption, takePlaces } from '../src/machine/arguments';
import { loaded } from '../src/machine/bundled';
import { isRunning } from '../src/machine/processIdentity';
import { requireConfig } from '../src/platform/docusaurus/siteConfig';
import type { NamedPortal } from '../src/plugins/api-reference/standalone/namedPortal';
import { onStopSignal } from './stopping';

const configuration = path.resolve(__dirname, '../src/plugins/api-reference/standalone/namedPortal');

/** The options of a site around descriptions that are named, for the help of commands. */
export const namedSiteOptions = `With descriptions that are named, a docusaurus.config is not read, and these options say what it would:
  --title "Orders API"                   what the site is called, else the title of the description
  --site-url https://docs.example.com    where it is served, else http://localhost:3000
  --base-url /orders/                    below which path, else /`;

/** The browsers that style sheets are made for: those that know cascade layers, nesting and container queries. */
export const browserslist = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** What the arguments say of a portal that is made of descriptions alone. */
export interface NamedSite extends Omit<NamedPortal, 'descriptions'> {
  /** The descriptions, as they are named; without one, it is the site in the working folder. */
  files: string[];
}

/**
 * Takes the descriptions that come first in a list of arguments, and the options of a site around them. Throws an Error for an
 * option without a description, where there is neither a description nor a site, for a file that is missing or is named twice, and for an
 * address that is none.
 */
export function takeNamedSite(
  args: string[],
  cwd: string = process.cwd(),
  env: NodeJS.ProcessEnv = process.env,
): { named: NamedSite; rest: string[] } {
  const url = takeOption(args, 'site-url');
  const base = takeOption(url.rest, 'base-url');
  const { value: title, rest: others } = takeOption(base.rest, 'title');
  const { places: files, rest } = takePlaces(others);
  const given = { '--site-url': url.value, '--base-url': base.value, '--title': title };
  const [option] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (files.length === 0 && option !== undefined)
    throw new Error(`${option} is for descriptions that are named. For a site, docusaurus.config says it.`);
  if (files.length === 0 && takeOption(rest, 'config').value === undefined) requireConfig(cwd);
  checkFiles(files, cwd);
  return {
    named: {
      files,
      url: toOrigin(url.value ?? env.SITE_URL ?? 'http://localhost:3000'),
      baseUrl: toBaseUrl(base.value ?? env.SITE_BASE_URL ?? '/'),
      ...(title === undefined ? {} : { title }),
    },
    rest,
  };
}

function checkFiles(files: string[], cwd: string): void {
  const paths = files.map((file) => path.resolve(cwd, file));
  const problems = files.flatMap((file, index) => {
    if (!statSync(path.resolve(cwd, file), { throwIfNoEntry: false })?.isFile())
      return [`There is no file ${file}. Name an OpenAPI description, such as openapi.yaml.`];
    return paths.indexOf(path.resolve(cwd, file)) < index
      ? [`${file} is named twice. Name each description once.`]
      : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Reads where a site is served: `https://orders.example.com`. */
function toOrigin(text: string): string {
  const url = /^https?:\/\/[^/?#\\@\s]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // The parser lets characters through that configurations of servers and quoted texts give a meaning.
  if (!url || !/^[\w.:[\]-]+$/.test(url.host))
    throw new Error(
      `"${text}" is not where a site is served. Name one, such as "--site-url https://docs.example.com".`,
    );
  return url.origin;
}

/** Reads the path below which a site is served, with a slash at both ends. */
function toBaseUrl(text: string): string {
  const inner = text.replace(/^\/+|\/+$/g, '');
  const segments = inner === '' ? [] : inner.split('/');
  if (!segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment)))
    throw new Error(`"${text}" is not the path of a site. Name one, such as "--base-url /orders/".`);
  return `/${segments.map((segment) => `${segment}/`).join('')}`;
}

/**
 * Calls `use` with the folder (absolute) of a site around the named descriptions, and with the environment that Docusaurus needs there;
 * without a description, with the working folder. The folder is among the packages, where Docusaurus finds what it needs; from there to our files the way is the same on every machine,
 * and so are the names of chunks. It is removed afterwards.
 */
export async function withNamedSite<Value>(
  { files, ...site }: NamedSite,
  use: (folder: string, env: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  if (files.length === 0) return use(process.cwd(), {});
  const parent = path.join(cacheFolder(), 'sites');
  mkdirSync(parent, { recursive: true });
  removeLeftovers(parent);
  const folder = mkdtempSync(path.join(parent, `site-${process.pid}-`));
  const portal: NamedPortal = { ...site, descriptions: files.map((file) => path.resolve(file)) };
  const config = `const { namedPortal } = require(${JSON.stringify(loaded(configuration))});

module.exports = () => namedPortal(${JSON.stringify(portal)});
`;
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name: 'portal', private: true, browserslist })}\n`,
  );
  // A second signal finds the folder in use no more.
  const letSignalsThrough = onStopSignal(() => {});
  try {
    return await use(folder, { OPENAPI_PLACES_FROM: process.cwd() });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    letSignalsThrough();
  }
}

/** Removes the folders of runs that were ended before they could do it: each has the id of its process in its name. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^site-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning({ pid: Number(pid), started: '' }))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** The folder (absolute) for what is kept between runs: among the packages that this project has, or is one of. */
export function cacheFolder(): string {
  return path.join(packagesFolder(), 'node_modules/.cache/openapi-portal');
}

/** The folder (absolute) whose `node_modules` has our package, or from the sources this project. */
export function packagesFolder(): string {
  const [before = '', inside] = __dirname.split(`${path.sep}node_modules${path.sep}`);
  return inside === undefined ? path.resolve(__dirname, '..') : before;
}
