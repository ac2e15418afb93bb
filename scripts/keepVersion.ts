import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { versionsFolder } from '../src/plugins/api-reference/versions';
import { escapeRegExp } from '../src/reference/escape';
import { listTree } from './files';
import type { Site } from './readSite';

/** Where a version is stored, relative to the project's folder. */
function placesOf(name: string, description: string) {
  return {
    docs: path.join('versioned_docs', `version-${name}`),
    sidebars: path.join('versioned_sidebars', `version-${name}-sidebars.json`),
    openapi: path.join(versionsFolder(description), name),
  };
}

/** Docusaurus's list of versions. */
const list = 'versions.json';

/**
 * Stores the docs and the description in `project` (absolute) as a version. `keepDocs` runs Docusaurus for the docs and
 * returns its exit code. Throws before anything is changed when the name is not valid or the version exists; when a
 * step fails, everything that was created is removed again.
 */
export async function keepVersion(
  project: string,
  { description, docsPath }: Site,
  name: string,
  keepDocs: () => Promise<number>,
): Promise<number> {
  if (!/^\d[\w.-]{0,39}$/.test(name) || name.endsWith('.'))
    throw new Error(
      `"${name}" is not the name of a version. It begins with a digit, has letters, digits, "_", "-" and "." after it, and at most 40 characters in all: npm run docs:version 1.0`,
    );
  const places = placesOf(name, description);
  const all = Object.values(places).map((place) => path.join(project, place));
  const taken = all.find((place) => existsSync(place));
  if (taken !== undefined)
    throw new Error(`Version ${name} is not made: ${taken} is there already. Name another version, or move that away.`);
  const before = await readIfThere(path.join(project, list));
  try {
    const code = await keepDocs();
    if (code === 0) {
      await cp(path.join(project, path.dirname(description)), path.join(project, places.openapi), {
        recursive: true,
        // It says how the current description is written, with links from where it is.
        filter: (file) => path.basename(file) !== 'README.md',
      });
      for (const folder of [places.docs, places.openapi])
        await rewriteLinks(path.join(project, folder), docsPath, name);
      return 0;
    }
    undo(project, all, before);
    return code;
  } catch (error) {
    undo(project, all, before);
    throw error;
  }
}

function undo(project: string, made: string[], listBefore: string | undefined): void {
  for (const place of made) rmSync(place, { recursive: true, force: true });
  if (listBefore === undefined) rmSync(path.join(project, list), { force: true });
  else writeFileSync(path.join(project, list), listBefore);
}

/** Points the links in the texts of a version to its own pages. */
async function rewriteLinks(folder: string, docsPath: string, name: string): Promise<void> {
  const files = listTree(folder).filter((entry) => entry.isFile() && /\.(mdx?|ya?ml)$/.test(entry.name));
  for (const { parentPath, name: file } of files) {
    const full = path.join(parentPath, file);
    await writeFile(full, toVersionLinks(await readFile(full, 'utf8'), docsPath, name));
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/**
 * Addresses of the docs in a text's links (`](/docs/…`, `]: /docs/…`, `href="/docs/…`) become those of a version, where
 * the docs have an address of their own (`docsPath`).
 */
export function toVersionLinks(text: string, docsPath: string, version: string): string {
  const addresses = new RegExp(`(\\]\\(|\\]:\\s+|href=["'])${escapeRegExp(docsPath)}(?=[/)#"'\\s])`, 'g');
  return text.replace(addresses, `$1${docsPath}/${version}`);
}
