import { parse } from 'yaml';
import { pathOf } from '../reference/address';
import { asNode } from '../reference/json';
import { parseJson } from '../reference/jsonText';
import type { ReferenceIndex } from '../reference/outputs/referenceIndex';
import { createSiteSearch, type SiteSearch } from '../search/dialog/siteSearch';
import { type Contracts, createContracts, type SiteFiles } from './contracts';
import { Refusal } from './refusal';

/** A handwritten page: a guide, a post or another page of the site. */
interface WrittenPage {
  title: string;
  /** Address from the root of the host, without `.md`: `/docs/docs/pagination`. */
  path: string;
  description: string;
  group: string;
}

/** A workflow for download. */
interface Recipe {
  /** Name of its file: `payroll`. */
  name: string;
  summary: string;
  text: string;
}

/** A built site, with functions to query it. */
export interface Portal {
  index: ReferenceIndex;
  pages: readonly WrittenPage[];
  recipes: readonly Recipe[];
  /** The search of the site, which has loaded nothing yet: what it finds does not depend on what was asked before. */
  newSearch: () => SiteSearch;
  contracts: Contracts;
  read: (path: string) => Promise<string>;
  /** The Markdown of a page, uncut. */
  readMarkdownPage: (path: string) => Promise<string>;
}

const again = 'Run "npm run build" again.';

/**
 * Opens the site for a call. What was read is kept until the site is built again. Rejects with a Refusal where there is
 * no site, or one that another version of this project built.
 */
export function createPortal(files: SiteFiles): () => Promise<Portal> {
  let opened: { stamp: string; portal: Promise<Portal> } | undefined;
  return async () => {
    const stamp = await files.stamp();
    if (stamp === undefined)
      throw new Refusal(
        `There is no built site in ${files.name}. Run "npm run build", and call again; "npm run mcp -- --site FOLDER" names another folder.`,
      );
    if (opened?.stamp !== stamp) opened = { stamp, portal: openSite(files) };
    return opened.portal;
  };
}

async function openSite(files: SiteFiles): Promise<Portal> {
  const read = async (path: string): Promise<string> => {
    try {
      return await files.read(path);
    } catch (error) {
      throw new Refusal(`${files.name}/${path} is not there: ${reasonOf(error)}. ${again}`);
    }
  };
  const readJson = async (path: string): Promise<unknown> => {
    const text = await read(path);
    try {
      return parseJson(text);
    } catch (error) {
      throw new Refusal(`${files.name}/${path} is not JSON: ${reasonOf(error)}. ${again}`);
    }
  };
  const known = new Map<string, Promise<unknown>>();
  const readOnce = (path: string): Promise<unknown> => {
    const reading = known.get(path) ?? readJson(path);
    known.set(path, reading);
    return reading;
  };
  const index = await readJson('reference-index.json');
  if (!isIndex(index))
    throw new Refusal(
      `${files.name} was built by another version of this project: its reference-index.json lacks lists. ${again}`,
    );
  const { base, pages } = await readPages(files, read);
  const toFile = (path: string): string => path.slice(base.length).replace(/\/$/, '') || 'index';
  return {
    ...{ index, pages, read },
    recipes: await recipesOf(files, read),
    newSearch: () => createSiteSearch(readOnce),
    contracts: createContracts(files, index, readJson),
    async readMarkdownPage(path) {
      const file = toFile(path);
      const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
      const whole = `${file}.whole.md`;
      const hasWhole = (await files.list(folder)).includes(whole.slice(folder === '' ? 0 : folder.length + 1));
      return read(hasWhole ? whole : `${file}.md`);
    },
  };
}

function isIndex(value: unknown): value is ReferenceIndex {
  const lists = ['pages', 'operations', 'webhooks', 'models', 'fields'];
  return typeof value === 'object' && value !== null && lists.every((name) => Array.isArray(Reflect.get(value, name)));
}

async function recipesOf(files: SiteFiles, read: (path: string) => Promise<string>): Promise<Recipe[]> {
  const end = '.arazzo.yaml';
  const names = (await files.list('downloads')).filter((name) => name.endsWith(end)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await read(`downloads/${name}`);
      // The build has limited what the file repeats.
      const { title = '', summary = title } = asNode(asNode(parse(text, { maxAliasCount: -1 })).info);
      return { name: name.slice(0, -end.length), summary: String(summary), text };
    }),
  );
}

/** What `llms.txt` and its further parts list but the reference, and the path of the site on its host. */
async function readPages(
  files: SiteFiles,
  read: (path: string) => Promise<string>,
): Promise<{ base: string; pages: WrittenPage[] }> {
  const others = (await files.list('')).filter((name) => /^llms-\d+\.txt$/.test(name));
  const numbers = others.map((name) => Number(/\d+/.exec(name)?.[0])).sort((a, b) => a - b);
  const texts = await Promise.all(['llms.txt', ...numbers.map((number) => `llms-${number}.txt`)].map(read));
  const root = /`(\S*\/)llms-full\.txt`/.exec(texts[0] ?? '')?.[1];
  if (root === undefined)
    throw new Refusal(
      `${files.name} was built by another version of this project: its llms.txt names no llms-full.txt. ${again}`,
    );
  const base = pathOf(root);
  let group = '';
  const pages = texts
    .join('\n')
    .split('\n')
    .flatMap((line): WrittenPage[] => {
      group = /^## (.*)$/.exec(line)?.[1] ?? group;
      const [, title = '', address, description = ''] =
        /^- \[((?:\\.|[^\]\\])*)\]\(<?([^)>]*)>?\)(?:: (.*))?$/.exec(line) ?? [];
      if (address === undefined || !/^(Guides|News|Optional)\b/.test(group)) return [];
      const path = pathOf(address).replace(/\.md$/, '');
      return [
        { title: plain(title), description: plain(description), group, path: path === `${base}index` ? base : path },
      ];
    });
  return { base, pages };
}

/** Markdown text without the signs that keep its letters from being markup. */
function plain(text: string): string {
  return text.replace(/\\([^\p{L}\p{N}\s])/gu, '$1');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
