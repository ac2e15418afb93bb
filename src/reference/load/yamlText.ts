import { createRequire } from 'node:module';
import { ExactNumber, type JsonNumber, numberOf } from '../exactNumber';
import { createTextsApart } from './yamlTextsApart';

/** The part of js-yaml 5 that is used here, of the copy with which the bundler's library reads and writes YAML. */
interface JsYaml {
  CORE_SCHEMA: Schema;
  DUMP_SCHEMA: Schema;
  intCoreTag: ScalarTag;
  floatCoreTag: ScalarTag;
  strTag: ScalarTag;
  mergeTag: Tag;
  binaryTag: Tag;
  omapTag: Tag;
  pairsTag: Tag;
  setTag: Tag;
  loadAll: (text: string, options: object) => unknown[];
  dump: (value: unknown, options: object) => string;
  YAMLException: new (message: string) => Error;
}

interface Schema {
  tags: Tag[];
  withTags: (...tags: Tag[]) => object;
}

interface Tag {
  tagName: string;
}

interface ScalarTag extends Tag {
  resolve: (source: string, isExplicit: boolean, tagName: string) => unknown;
  identify: (value: unknown) => boolean;
  represent: (value: unknown) => string;
}

interface MapTag extends Tag {
  addPair: (map: object, key: unknown, value: unknown) => string;
  has: (map: object, key: unknown) => boolean;
}

/** A text that was read, and whether it has numbers that JavaScript writes in another way, or JSON not at all. */
export interface ReadText {
  parsed: unknown;
  hasExact: boolean;
}

/** Levels that are read: what is nested more deeply than a description may be is refused with its place, once it is read. */
const maxDepth = 1000;

/**
 * Reads YAML as `parseYaml` of the bundler's library does, throwing what it throws, but each number as it is written.
 * What JSON writes in another way is JSON's number of the same value: 007, .5, +1, 0x1F, and 1_000, which is a text in YAML
 * 1.2 and a number for the frameworks that still write YAML 1.1. What JSON has no number for is infinite or not a number.
 */
export function readYaml(text: string, filename: string): ReadText {
  const library = loadLibrary();
  const sources = new WeakMap<ExactNumber, string>();
  let hasExact = false;
  const keep = (tag: ScalarTag): ScalarTag => ({
    ...tag,
    resolve(source, isExplicit, tagName) {
      const number = numberIn(source);
      const read = number === undefined || isExplicit ? tag.resolve(source, isExplicit, tagName) : number;
      const exact = typeof read === 'number' && number !== undefined ? number : read;
      if (exact instanceof ExactNumber) sources.set(exact, source);
      hasExact ||= exact instanceof ExactNumber || (typeof exact === 'number' && !Number.isFinite(exact));
      return exact;
    },
  });
  const schema = library.CORE_SCHEMA.withTags(
    ...[library.mergeTag, library.binaryTag, library.omapTag, library.pairsTag, library.setTag],
    ...[keep(library.intCoreTag), keep(library.floatCoreTag)],
    ...mapTags(library, (key) => (key instanceof ExactNumber ? sources.get(key) : key)),
  );
  const documents = library.loadAll(text, { schema, filename, maxDepth });
  if (documents.length > 1) throw new library.YAMLException('expected a single document in the stream, but found more');
  return { parsed: documents.length > 0 || text.trim() === '' ? documents[0] : null, hasExact };
}

/** Writes a description as YAML, each number as it is written. */
export function writeYaml(value: unknown): string {
  const { DUMP_SCHEMA, intCoreTag, floatCoreTag, strTag, dump } = loadLibrary();
  const apart = createTextsApart();
  const writing = (tag: ScalarTag, form: RegExp): ScalarTag => ({
    ...tag,
    identify: (each) => (each instanceof ExactNumber ? form.test(each.text) : tag.identify(each)),
    // The library writes 1e-7 as YAML 1.1 has it: 1.e-7.
    represent: (each) => (each instanceof ExactNumber ? each.text : tag.represent(each).replace('.e', 'e')),
    // By this the library knows that the text needs no quotation marks.
    resolve: (source, ...rest) => (form.test(source) ? source : tag.resolve(source, ...rest)),
  });
  const scalars = DUMP_SCHEMA.tags.filter(isScalar).flatMap((tag) => {
    if (tag.tagName === intCoreTag.tagName) return writing(tag, /^-?\d+$/);
    if (tag.tagName === strTag.tagName) return { ...tag, represent: apart.setAside };
    return tag.tagName === floatCoreTag.tagName ? writing(tag, /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/) : [];
  });
  return apart.putBack(dump(value, { schema: DUMP_SCHEMA.withTags(...scalars), noRefs: true, lineWidth: 120 }));
}

function isScalar(tag: Tag): tag is ScalarTag {
  return 'resolve' in tag;
}

function loadLibrary(): JsYaml {
  return createRequire(require.resolve('@redocly/openapi-core'))('js-yaml') as JsYaml;
}

/** The library's map, with names as they are written. */
function mapTags({ CORE_SCHEMA }: JsYaml, nameOf: (key: unknown) => unknown): MapTag[] {
  const isMap = (tag: Tag): tag is MapTag => tag.tagName === 'tag:yaml.org,2002:map';
  return CORE_SCHEMA.tags.filter(isMap).map((tag) => ({
    ...tag,
    addPair: (map, key, value) => tag.addPair(map, nameOf(key), value),
    has: (map, key) => tag.has(map, nameOf(key)),
  }));
}

const decimal = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/;

/** Three digits after each line below, as in 1_000_000.5; other texts with such lines are names. */
const grouped = /^[-+]?\d{1,3}(?:_\d{3})+(?:\.\d+)?$/;

/** The number of JSON that a plain scalar is in YAML 1.2 (10.3.2, Core Schema). */
function numberIn(source: string): JsonNumber | undefined {
  const isGrouped = grouped.test(source);
  const plain = isGrouped ? source.replaceAll('_', '') : source;
  if (/^0(?:x[\da-fA-F]{1,100}|o[0-7]{1,100})$/.test(plain)) return numberOf(String(BigInt(plain)));
  const [all, sign, whole = '', fraction, exponent = ''] = (/^[-+]?\.?\d/.test(plain) && decimal.exec(plain)) || [];
  if (all === undefined) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = `${sign === '-' ? '-' : ''}${digits}${fraction ? `.${fraction}` : ''}${exponent}`;
  return isGrouped ? new ExactNumber(text) : numberOf(text);
}
