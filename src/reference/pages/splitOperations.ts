import { groupBy } from '../groupBy';
import type { NamedSchema, Operation, Schema } from '../model';
import { sampleLanguages } from '../samples/languages';
import { foldCase, toSlug } from '../slug';
import { segmentsBelowTag } from './pathSegments';
import { directReferences, placesOf } from './uses';

/**
 * Weight of a page of operations that its HTML stays under 3 MB and 60,000 elements with: it has at most 1.8 bytes for
 * each byte of the page's data, and an element for every 25. (Measured over the pages of 1,223 operations.)
 */
export const maxWeight = 1_400_000;
/** The operations of one page of a tag. */
interface PageOperations {
  /** The segments that the paths of its operations begin with; none for the page of the tag itself. */
  segments: string[];
  operations: Operation[];
  /** Where it was too large for one page: all operations that were on it, those of the pages below as well. */
  listed?: Operation[];
}

/**
 * Cuts the operations of a tag into those of its pages: all on one where they weigh little enough, else by the next
 * segment of their paths. Since no other operation counts for where one is cut, a further operation moves others only
 * where it makes a page too large; that page stays, with the operations whose paths end there.
 */
export function splitOperations(operations: Operation[], weigh: WeighOperation): PageOperations[] {
  const members = operations.map((operation) => ({
    operation,
    weight: weigh(operation),
    segments: segmentsBelowTag(operation),
  }));
  return cutAt([], members);
}

interface Member {
  operation: Operation;
  weight: Weight;
  segments: string[];
}

function cutAt(segments: string[], members: Member[]): PageOperations[] {
  const depth = segments.length;
  const operations = members.map(({ operation }) => operation);
  const [own, inner] = [members.filter(endsAt(depth)), members.filter((each) => !endsAt(depth)(each))];
  const fits = members.length < 2 || weightTogether(members.map(({ weight }) => weight)) <= maxWeight;
  if (fits || inner.length === 0) return [{ segments, operations }];
  const bySegment = groupBy(inner, (each) => [foldCase(toSlug(each.segments[depth] ?? ''))]);
  return [
    { segments, operations: own.map(({ operation }) => operation), listed: operations },
    ...[...bySegment.values()].flatMap((below) => cutAt([...segments, below[0]?.segments[depth] ?? ''], below)),
  ];
}

function endsAt(depth: number): (member: Member) => boolean {
  return ({ segments }) => segments.length <= depth;
}

/** What operations weigh on one page, where each named schema is described once. */
export function weightTogether(weights: Weight[]): number {
  const schemas = new Map(weights.flatMap((weight) => [...weight.schemas]));
  return sum(weights.map(({ own }) => own)) + sum([...schemas.values()]);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The weight of the samples of an operation without a body, in all languages together. */
const samplesWeight = 5_800;
/**
 * What an operation weighs at least, however little there is to say about it: each word that has a color in its samples is
 * an element, 470 in all without a body (measured).
 */
const leastWeight = 11_000;

/** About the bytes of JSON that an operation adds to the data of a page. */
interface Weight {
  /** Of its model and its samples. */
  own: number;
  /** Of each named schema that it leads to. */
  schemas: ReadonlyMap<string, number>;
}

type WeighOperation = (operation: Operation) => Weight;

/**
 * Returns how to weigh operations by the model. (The factors are fitted to the data of GitHub's 1,223 operations: pages that
 * weigh half of what they may, or more, are within a quarter of it.)
 */
export function createWeigher(schemas: Map<string, NamedSchema>): WeighOperation {
  const known = new Map<string, { weight: number; leadsTo: string[] }>();
  const weighSchema = (name: string): { weight: number; leadsTo: string[] } => {
    const schema = schemas.get(name)?.schema ?? { kind: 'any' };
    const found = known.get(name) ?? { weight: 0.9 * bytesOf(schema), leadsTo: namesIn(schema) };
    known.set(name, found);
    return found;
  };
  return (operation) => {
    const used = placesOf(operation).flatMap((place) => place.schemas);
    const next = used.flatMap(namesIn);
    const reached = new Map<string, number>();
    for (let name = next.pop(); name !== undefined; name = next.pop()) {
      if (reached.has(name)) continue;
      const { weight, leadsTo } = weighSchema(name);
      reached.set(name, weight);
      next.push(...leadsTo);
    }
    const own = samplesWeight + 1.8 * bytesOf(operation) + sampleLanguages.length * bytesOf(firstBody(operation));
    return { own: Math.max(leastWeight, own), schemas: reached };
  };
}

/** The named schemas that a schema refers to; those that it extends are part of it. */
function namesIn(schema: Schema): string[] {
  return [...directReferences(schema)].flatMap(([name, { isBase }]) => (isBase ? [] : [name]));
}

/** The body that every sample sends, where the author wrote it. */
function firstBody({ requestBody }: Operation): unknown {
  return requestBody?.content[0]?.examples[0]?.value;
}

/** What a value is long as JSON. What it extends counts once, as it does on a page, however many parts extend it. */
function bytesOf(value: unknown): number {
  const bases = new Set<unknown>();
  const once = (key: string, inner: unknown): unknown => {
    if (key !== 'base' || typeof inner !== 'object') return inner;
    const isKnown = bases.has(inner);
    bases.add(inner);
    return isKnown ? undefined : inner;
  };
  return value === undefined ? 0 : JSON.stringify(value, once).length;
}
