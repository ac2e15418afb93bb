import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mitText } from './mitText';

/** A package whose code is in a site, with the terms on which it may be passed on. */
export interface Notice {
  name: string;
  version: string;
  /** The licence that the package states: `MIT`; empty where it states none. */
  licence: string;
  /** The text of the licence; empty where the package brings none, and none is known. */
  text: string;
}

/** What is read of a `package.json`. */
interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
}

/** The folder of the installed package that a file belongs to; undefined for a file that no package brought. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/s.exec(file)?.[0];
}

/** The notice of the package in a folder: its licence, and what goes with that (Apache License 2.0, 4 d). */
export function readNotice(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name = path.basename(folder), version = '', license = '' } = manifest;
  const licence = typeof license === 'string' ? license : (license.type ?? '');
  const standard = licence === 'MIT' ? mitText(authorOf(manifest) || `The authors of ${name}`) : '';
  return { name, version, licence, text: ownText(folder) || sectionOfReadme(folder) || standard };
}

const stating = /^(?:licen[cs]e|copying|notice|unlicense)(?:[-._][\w-]+)*$/i;

/** The files of a package that state its licence, one after the other. */
function ownText(folder: string): string {
  return textsOf(folder, (name) => stating.test(name) && !/\.(?:[cm]?[jt]sx?|json|html)$/i.test(name)).join('\n\n');
}

/** What the README of a package has below its heading "License". */
function sectionOfReadme(folder: string): string {
  const [readme = ''] = textsOf(folder, (name) => /^readme(?:\.md|\.markdown)?$/i.test(name));
  const section = /^#+ *licen[cs]e\b.*\n([\s\S]*?)(?=\n#|$(?![\s\S]))/im.exec(readme)?.[1] ?? '';
  // Most say no more than its name.
  return section.includes('Permission') ? section.trim() : '';
}

function textsOf(folder: string, isMeant: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isMeant(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll(/\r\n?/g, '\n').trim());
}

/** The name of the author: of `A. Author <a@example.com> (https://example.com)`, what comes first. */
function authorOf({ author = '' }: Manifest): string {
  const text = typeof author === 'string' ? author : (author.name ?? '');
  return text.replace(/\s*[<(][\s\S]*$/, '').trim();
}
