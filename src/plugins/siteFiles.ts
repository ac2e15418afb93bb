import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { OutputFile } from '../reference/outputs/openapiFiles';
import { writeOutputFiles } from './api-reference/writeFiles';

/** Writes files into a site, and replaces none that is there. Paths are relative to the site's folder. */
export interface SiteFiles {
  /** Says that files of these names are written. Throws an Error with each that is another's, both by name. */
  claim: (names: string[]) => void;
  /** Writes files that nobody has claimed. */
  write: (files: OutputFile[]) => Promise<void>;
  /** The file of a static folder that has this name in the site, from the site's source folder; undefined for none. */
  staticFileAt: (name: string) => string | undefined;
}

type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'plugins' | 'siteConfig'>;

/** Whose a file of the site is, in words, and what is to be done where it is in the way. */
interface Owner {
  words: string;
  remedy: string;
  staticFile?: string;
}

/**
 * The files of a built site that Docusaurus makes of static folders, pages, feeds and the sitemap, for plugins to write
 * theirs beside. Throws an Error with the static files that one of these replaces.
 */
export async function openSiteFiles(site: Site): Promise<SiteFiles> {
  const owners = keepOwners();
  const statics = await listStaticFiles(site);
  owners.add([
    ...[...statics].map(([name, file]): [string, Owner] => [name, ownerOfStatic(file)]),
    ['.portal-build', { words: 'the list of what the build has made', remedy: 'Rename what is in its place.' }],
  ]);
  owners.add([...pageFiles(site), ...pluginFiles(site)]);
  const claim: SiteFiles['claim'] = (names) =>
    owners.add(
      names.map((name) => [name, { words: `the output ${name}`, remedy: 'Rename what one of them is made of.' }]),
    );
  return {
    claim,
    async write(files) {
      claim(files.map((file) => file.path));
      await writeOutputFiles(site.outDir, files);
    },
    staticFileAt: (name) => owners.at(name)?.staticFile,
  };
}

/** The same for the dev server, whose files are in a folder of their own and replace their earlier state. */
export function developedFiles(outDir: string): SiteFiles {
  return {
    claim: () => undefined,
    write: (files) => writeOutputFiles(outDir, files),
    staticFileAt: () => undefined,
  };
}

/**
 * Keeps whose each file is. Two that are one file on some file system, and a file where another's folder has to be, are
 * reported together.
 */
function keepOwners() {
  const files = new Map<string, Owner>();
  const folders = new Map<string, Owner>();
  const around = (key: string): string[] => key.split('/').map((_name, index, all) => all.slice(0, index).join('/'));
  const find = (key: string): Owner | undefined =>
    files.get(key) ?? folders.get(key) ?? around(key).flatMap((folder) => files.get(folder) ?? [])[0];
  const packedConflict = (key: string, owner: Owner): string | undefined => {
    const whole = endings.find((ending) => key.endsWith(ending)) && files.get(key.replace(/\.[^.]+$/, ''));
    const [packed, from] = whole ? [owner, whole] : [endings.flatMap((end) => files.get(key + end) ?? [])[0], owner];
    const words = `the packed form of ${from.words}`;
    return packed?.staticFile === undefined ? undefined : conflict(packed, { words, remedy: '' });
  };
  return {
    at: (name: string): Owner | undefined => files.get(keyOf(name)),
    add: (owned: [name: string, owner: Owner][]): void => {
      const problems = owned.flatMap(([name, owner]) => {
        const key = keyOf(name);
        const other = find(key);
        if (other) return [conflict(other, owner)];
        files.set(key, owner);
        const inTheWay = packedConflict(key, owner);
        if (inTheWay) return [inTheWay];
        for (const folder of around(key)) if (!folders.has(folder)) folders.set(folder, owner);
        return [];
      });
      if (problems.length > 0) throw new Error(`Files of the site would replace each other:\n${problems.join('\n')}`);
    },
  };
}

/** Of files packed with gzip or brotli, which servers send in place of the file beside them. */
const endings = ['.gz', '.br'];

function conflict(one: Owner, other: Owner): string {
  return `- ${one.words} would be replaced by ${other.words}. ${one.remedy}`;
}

/** Files whose names differ in case, or in the form of Unicode, are one on some file systems. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function ownerOfStatic(file: string): Owner {
  return { words: file, remedy: `Remove ${file}, or give it another name.`, staticFile: file };
}

/** Every file of the static folders, by its place in the site; of two the first counts, as in Docusaurus. */
async function listStaticFiles({ siteDir, siteConfig }: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of siteConfig.staticDirectories.map((name) => path.resolve(siteDir, name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNone);
    for (const entry of entries.filter((each) => !each.isDirectory())) {
      const file = path.join(entry.parentPath, entry.name);
      const name = toSlashes(path.relative(folder, file));
      if (!found.has(name)) found.set(name, toSlashes(path.relative(siteDir, file)));
    }
  }
  return found;
}

/** Docusaurus takes a static folder that is not there for an empty one. */
function orNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function toSlashes(file: string): string {
  return file.split(path.sep).join('/');
}

/** The HTML of each page. */
function pageFiles({ routesPaths, baseUrl }: Site): [string, Owner][] {
  return routesPaths.map((route) => {
    const name = route.slice(baseUrl.length).replace(/\/$/, '');
    const file = name.endsWith('.html') ? name : `${name}/index.html`.replace(/^\//, '');
    return [file, { words: `the page ${route}`, remedy: 'Give the page another address.' }];
  });
}

/** What the plugins of Docusaurus write at names that their options have. */
function pluginFiles({ plugins }: Site): [string, Owner][] {
  return plugins.flatMap(({ name, options }) =>
    namesOf(name, options).map((file): [string, Owner] => [file, ownerOfPlugin(file, name)]),
  );
}

function ownerOfPlugin(file: string, plugin: string): Owner {
  return { words: `${file} of ${plugin}`, remedy: `Let ${plugin} write it elsewhere, or not.` };
}

const feedFiles = new Map([
  ['atom', 'atom.xml'],
  ['rss', 'rss.xml'],
  ['json', 'feed.json'],
]);

function namesOf(plugin: string, options: Record<string, unknown>): string[] {
  if (plugin === 'docusaurus-plugin-sitemap') return [String(options.filename)];
  if (plugin !== 'docusaurus-plugin-content-blog') return [];
  const { type } = options.feedOptions as { type?: string[] | null };
  const folder = String(options.routeBasePath).replace(/^\//, '');
  return (type ?? []).map((each) => path.posix.join(folder, feedFiles.get(each) ?? each));
}
