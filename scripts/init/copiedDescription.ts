import { copyFileSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteTexts } from '../../src/plugins/api-reference/standalone/siteTexts';
import type { Node } from '../../src/reference/json';
import { loadDescription } from '../../src/reference/load/description';
import { isInFolder } from '../../src/reference/load/readFile';
import { DescriptionError } from '../../src/reference/report';
import { inShort } from '../../src/reference/words';

/** A description that a new repository gets a copy of. */
export interface CopiedDescription {
  /** What the API is called. */
  title: string;
  /** The folder of the description, absolute. */
  folder: string;
  /** The name of its main file. */
  main: string;
  /** All of its files, relative to the folder and within it. */
  files: string[];
}

/**
 * Reads what is copied of a description (`file`, absolute). Throws an Error when it refers to a file outside of its folder, which is
 * nobody's to copy, and a DescriptionError with what keeps it from being read.
 */
export async function readCopied(file: string): Promise<CopiedDescription> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Name an OpenAPI description with --spec.`);
  const { description, problems } = await loadDescription(file, process.cwd());
  if (!description) throw new DescriptionError(problems);
  const folder = path.dirname(file);
  const main = path.basename(file);
  const named = description.files.map((each) => path.relative(folder, each)).filter((each) => each !== main);
  const there = named.filter((each) => statSync(path.join(folder, each), { throwIfNoEntry: false })?.isFile());
  const outside = there.filter((each) => !isInFolder(realpathSync(folder), realpathSync(path.join(folder, each))));
  if (outside.length > 0)
    throw new Error(
      `${file} refers to ${inShort(outside)}, outside of its folder or hidden, which is not copied. Bundle the description into one file first, and name that with --spec: npx redocly bundle ${main} --output bundled.yaml`,
    );
  const { title } = siteTexts(description.document as unknown as Node);
  return { title, folder, main, files: [main, ...there] };
}

/** Copies the files to a folder; a symbolic link becomes the file that it leads to. */
export function copyDescription({ folder, files }: CopiedDescription, target: string): void {
  for (const file of files) {
    const copy = path.join(target, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(folder, file), copy);
  }
}
