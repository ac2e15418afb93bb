import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** Folder of the repository. */
export const repository = path.resolve(__dirname, '../..');

/** The built site under test: `build/`, unless SITE_DIR names another folder. */
export function siteFolder(): string {
  const folder = path.resolve(repository, process.env.SITE_DIR ?? 'build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run "npm run build" first.`);
  }
  return folder;
}

/** The route table, in its own order: first the routes that the site began with, then those that came later. */
export function readRoutes(): string[] {
  return routeTable().flatMap(routesIn);
}

/** The routes that came later. */
export function laterRoutes(): string[] {
  return routeTable().slice(1).flatMap(routesIn);
}

/** The parts of the table, which empty lines divide. */
function routeTable(): string[] {
  return readFileSync(path.join(repository, 'tests/routes.txt'), 'utf8').split('\n\n');
}

function routesIn(part: string): string[] {
  return part.split('\n').filter((line) => line.startsWith('/'));
}

/** The routes that are generated from the description. */
export function isReferenceRoute(route: string): boolean {
  return /^\/docs\/api_reference\/(api|models)\//.test(route);
}

/** The file of a route below the site's folder. */
export function fileOf(route: string): string {
  return path.posix.join(route.slice(1), 'index.html');
}

/** The route that a file of the site answers, without a trailing slash. */
export function routeOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, '')}`;
}

/** A route without its trailing slash, for comparing. */
export function plain(route: string): string {
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

/** Every file below a folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The files below a folder that name one of these folders of the machine that built them. */
export function filesThatName(places: readonly string[], folder: string): string[] {
  return listFiles(folder).filter((file) => {
    const bytes = readFileSync(path.join(folder, file));
    return places.some((place) => bytes.includes(place));
  });
}

/** A page of the built site, read without running any script. */
export interface BuiltPage {
  route: string;
  html: string;
  $: CheerioAPI;
}

/** Reads the page of a route. */
export function readPage(route: string): BuiltPage {
  return readHtml(route, fileOf(route));
}

/** Reads an HTML document of the site. */
export function readHtml(route: string, file: string): BuiltPage {
  const html = readSiteFile(file);
  return { route, html, $: load(html) };
}

/** Reads a text file of the site. */
export function readSiteFile(name: string): string {
  return readFileSync(path.join(siteFolder(), name), 'utf8');
}
