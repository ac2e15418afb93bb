import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { readGuide } from '../../src/guides/readGuide';
import { headingAnchors } from '../../src/platform/docusaurus/sources';

const repository = path.resolve(__dirname, '../..');
const folders = ['openapi', 'docs', 'blog', 'src', 'scripts', 'tests', 'static', 'nginx'];
const readmes = [
  ...['README.md', 'CHANGELOG.md'],
  ...folders.flatMap((folder) => filesIn(folder, /(?:^|\/)README\.md$/)),
  ...filesIn('.github', /\.md$/),
];

/** The files in a folder and below it whose paths match. */
function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => path.join(folder, file));
}

function read(file: string): string {
  return readFileSync(path.join(repository, file), 'utf8');
}

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== '__tests__' ? [entry.name] : [],
  );
}

function anchorsOf(text: string): string[] {
  const anchorOf = headingAnchors();
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Whether a link within the repository leads to a file and, where it names one, to a heading of it. */
function leadsSomewhere(href: string, from: string): boolean {
  const [file = '', anchor] = href.split('#');
  const target = file === '' ? from : path.join(path.dirname(from), file);
  if (!existsSync(path.join(repository, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

/** Where to make a change, and what is in which folder. */
const changes = '.github/maintainers/changes.md';

/** Paths of the folders in the tree under "Folders", whose indentation says what is in what. */
function layout(): string[] {
  const above: string[] = [];
  return [...read(changes).matchAll(/^ {4}((?: {2})*)([\w-]+)\/(?= |$)/gm)].map(([, indentation = '', name = '']) => {
    const depth = indentation.length / 2;
    above.splice(depth, above.length, name);
    return above.join('/');
  });
}

describe.each(readmes)('%s', (file) => {
  const parts = readGuide(read(file));

  it('has links that lead somewhere', () => {
    const links = parts.flatMap((part) => (part.kind === 'link' && !/^[a-z]+:/.test(part.href) ? [part.href] : []));
    expect(links.filter((href) => !leadsSomewhere(href, file))).toEqual([]);
  });

  it('names files that are there', () => {
    const words = parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
    const paths = words.filter((word) => /^[\w./-]+$/.test(word) && folders.includes(word.split('/')[0] ?? ''));
    const places = [repository, path.join(repository, path.dirname(file))];
    expect(paths.filter((each) => !places.some((place) => existsSync(path.join(place, each))))).toEqual([]);
  });
});

describe(`the folders in ${changes}`, () => {
  const listed = layout();

  it('has folders that are there', () => {
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((folder) => !existsSync(path.join(repository, folder)))).toEqual([]);
  });

  it.each(['src', 'src/reference', 'src/plugins'])('has every folder of %s', (parent) => {
    const names = listed.filter((folder) => path.dirname(folder) === parent).map((folder) => path.basename(folder));
    expect(names.sort()).toEqual(foldersIn(parent).sort());
  });
});

it('tests/README.md has a row for every folder', () => {
  const rows = [...read('tests/README.md').matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(foldersIn('tests').sort());
});

it('README.md has at most 200 lines', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(200);
});

it('the commands of maintainers have a row for every script', () => {
  const commands = read('.github/maintainers/commands.md');
  const rows = [...commands.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name ?? '');
  expect(rows.sort()).toEqual(Object.keys(scripts).sort());
});
