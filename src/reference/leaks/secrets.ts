import { formOf } from '../internal/lostNames';
import type { Node } from '../json';
import { schemaKeywords } from '../keywords/table';
import { nameInWords } from '../nameInWords';
import { support } from '../support/support';
import { createScanner, pathsIn, type Wanted, type WordRow, wordsOf } from './scan';

/** What is in a description, and in no text of an edition of it. */
export type Secrets = Readonly<Wanted>;

/** The fewest words of a text that tell it from others, and the most that are compared in a row. */
const rowLength = { min: 4, max: 8 };

/** The fewest characters of a name that tells something. */
const minName = 8;

/**
 * The names, addresses and texts of a description (`whole`) that stand neither in an edition of it nor in other texts for its readers
 * (`shown`), and those of `hidden` texts. Single words, media types, dates and the words of the specification are nobody's.
 */
export function findSecrets(
  whole: Node,
  edition: Node,
  { hidden = [], shown = [] }: { hidden?: readonly string[]; shown?: readonly string[] } = {},
): Secrets {
  const texts = [...new Set([...stringsOf(whole), ...hidden])].filter((text) => !isStandard(text));
  const names = new Map(texts.flatMap(namesIn).map((name) => [formOf(name), name]));
  const paths = new Set(texts.flatMap(pathsIn));
  const rows = groupRows(texts.flatMap(rowsOf));
  const known = [...stringsOf(edition), ...shown].join(' \n');
  const found = createScanner({ names, spelled: new Set(), paths, rows })(known);
  for (const name of found.names) names.delete(formOf(name));
  for (const path of found.paths) paths.delete(path);
  for (const [start, all] of rows)
    rows.set(
      start,
      all.filter((row) => !found.rows.has(row)),
    );
  // Joined in another way than its own, a name of such words may be theirs.
  const words = new Set(wordsOf(wordsOfNames(known)));
  const spelled = [...names.values()].filter((name) => wordsOf(wordsOfNames(name)).every((word) => words.has(word)));
  return { names, spelled: new Set(spelled), paths, rows };
}

/** A text in which names are the words that they are made of. */
function wordsOfNames(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}_-]+/gu, nameInWords);
}

/** Fields whose values are words of the specification, or of other ones. */
const statedElsewhere = new Set([
  ...['type', 'format', 'in', 'style', 'scheme', 'openapi', 'swagger', 'contentEncoding', '$ref'],
]);

/** The names of fields of the specification. */
const keywords = new Set([
  ...Object.keys(schemaKeywords),
  ...Object.values(support).flatMap((each) => Object.keys(each)),
]);

/** All keys and texts of a document, but for words of the specification. */
function stringsOf(document: unknown): string[] {
  const found = new Set<string>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') found.add(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && !keywords.has(key)) found.add(key);
      if (!(typeof inner === 'string' && statedElsewhere.has(key))) open.push(inner);
    }
  }
  return [...found];
}

function rowsOf(text: string): WordRow[] {
  const words = wordsOf(text);
  const length = Math.min(words.length, rowLength.max);
  return Array.from({ length: words.length - length + 1 }, (_, index) => words.slice(index, index + length))
    .filter((row) => row.filter((word) => /\p{L}/u.test(word)).length >= rowLength.min)
    .map((row) => ({ words: row, text }));
}

/** Rows by their first two words, each once. */
function groupRows(all: readonly WordRow[]): Map<string, WordRow[]> {
  const once = new Map(all.map((row) => [row.words.join(' '), row]));
  const groups = new Map<string, WordRow[]>();
  for (const row of once.values()) {
    const start = row.words.slice(0, 2).join(' ');
    const group = groups.get(start);
    if (group) group.push(row);
    else groups.set(start, [row]);
  }
  return groups;
}

const standard = [
  /^\d{4}-\d\d-\d\d/,
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  /^(?:application|audio|font|image|message|model|multipart|text|video)\b/i,
  // As anchors of parameters end.
  /-in-(?:path|query|header|cookie)$/,
];

function isStandard(text: string): boolean {
  return standard.some((each) => each.test(text));
}

/** The names that stand for themselves: a text without spaces, of two words or more, or the host or the address in one. */
function namesIn(text: string): string[] {
  const addresses = [...text.matchAll(/:\/\/([\w.-]+)|([\w.+-]+@[\w-]+\.[\w.-]+)/g)];
  const own = /^[\p{L}\p{M}\p{N}_$.-]+$/u.test(text) && nameInWords(text).includes(' ') ? [text] : [];
  return [...addresses.map(([, host = '', mail = '']) => host || mail), ...own].filter(
    (name) => formOf(name).length >= minName && /\p{L}/u.test(name),
  );
}
