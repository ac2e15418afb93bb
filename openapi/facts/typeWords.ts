import type { Tree } from './findInDescription';
import { anyShapeOf, type Shape } from './schemaShape';

/** What a type in the words of the facts means in JSON Schema. */
export interface MeantType {
  types: string[];
  /** Formats that the schema has to name. */
  formats: string[];
  /** Whether the schema has to hold strings to a pattern. */
  isPattern?: boolean;
  items?: MeantType;
  mapValues?: MeantType;
}

const WORDS: Record<string, MeantType> = {
  string: { types: ['string'], formats: [] },
  enum: { types: ['string'], formats: [] },
  'enum of string': { types: ['string'], formats: [] },
  boolean: { types: ['boolean'], formats: [] },
  integer: { types: ['integer'], formats: [] },
  int: { types: ['integer'], formats: [] },
  long: { types: ['integer'], formats: ['int64'] },
  double: { types: ['number'], formats: ['double'] },
  float: { types: ['number'], formats: ['float'] },
  timestamp: { types: ['integer'], formats: ['int64'] },
  'timestamp in milliseconds': { types: ['integer'], formats: ['int64'] },
  'timestamp without time zone': { types: ['string'], formats: ['date-time-local'] },
  localdatetime: { types: ['string'], formats: ['date-time-local'] },
  'date and time': { types: ['string'], formats: ['date-time-local'] },
  'date and time at iso format': { types: ['string'], formats: ['date-time-local'] },
  'iso datetime': { types: ['string'], formats: ['date-time'] },
  date: { types: ['string'], formats: ['date'] },
  time: { types: ['string'], formats: [], isPattern: true },
  object: { types: ['object'], formats: [] },
};

/**
 * What a type of the facts means: `List of integers` is an array of integers, `Map of string, string` an object of
 * strings, `Division object` an object. A reading may join two by `or`.
 */
export function meantBy(words: string): MeantType {
  const choices = words.split(' or ');
  if (choices.length > 1) return join(choices.map(meantBy));
  const text = words
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .trim();
  const known = WORDS[text] ?? WORDS[text.replace(/s$/, '')];
  if (known) return known;
  const map = /^(?:map of string, |dictionary of )(.+)$/.exec(text);
  if (map?.[1]) return { types: ['object'], formats: [], mapValues: meantBy(map[1]) };
  const list = /^(?:list of|list|set of) (.+)$|^(.+) array$/.exec(text);
  if (list) return { types: ['array'], formats: [], items: meantBy(list[1] ?? list[2] ?? '') };
  if (/ objects?$/.test(text)) return meantBy('object');
  throw new Error(`No test knows the type "${words}".`);
}

/** What is wrong with a schema of this shape if the facts state the type `meant`; empty when nothing is. */
export function typeProblems(document: Tree, meant: MeantType, shape: Shape): string[] {
  const types = shape.types.filter((type) => type !== 'null').sort();
  const wanted = [...meant.types].sort();
  if (types.join() !== wanted.join()) return [`type is ${types.join(' or ') || 'any'}, not ${wanted.join(' or ')}`];
  const formats = meant.formats.filter((format) => !shape.formats.includes(format));
  return [
    ...formats.map((format) => `format is ${shape.formats.join(' or ') || 'missing'}, not ${format}`),
    ...(meant.isPattern && !shape.isPattern ? ['pattern is missing'] : []),
    ...inside('items', meant.items, shape.items),
    ...inside('values', meant.mapValues, shape.mapValues),
  ];

  function inside(name: string, type: MeantType | undefined, schemas: Tree[]): string[] {
    if (!type) return [];
    if (schemas.length === 0) return [`${name} have no schema`];
    return typeProblems(document, type, anyShapeOf(document, schemas)).map((problem) => `${name}: ${problem}`);
  }
}

function join(choices: MeantType[]): MeantType {
  const items = choices.flatMap((choice) => choice.items ?? []);
  return {
    types: [...new Set(choices.flatMap(({ types }) => types))],
    formats: [...new Set(choices.flatMap(({ formats }) => formats))],
    ...(items.length > 0 ? { items: items.length > 1 ? join(items) : items[0] } : {}),
  };
}
