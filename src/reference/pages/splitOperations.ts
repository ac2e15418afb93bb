import type { NamedSchema, Operation, Schema } from '../model';
import { sampleLanguages } from '../samples/languages';
import { directReferences, placesOf } from './uses';

/**
 * Weight of a page of operations that its HTML stays under 3 MB and 60,000 elements with: it has at most 1.8 bytes for
 * each byte of the page's data, and an element for every 28. (Measured over the pages of 1,223 operations.)
 */
const maxWeight = 1_400_000;
/** Weight of a part of a page that would weigh more. */
const weightOfPart = 1_200_000;

/** Cuts the operations of a tag into those of its pages: one list where they weigh little enough. */
export function splitOperations(operations: Operation[], weigh: WeighOperation): Operation[][] {
  const weights = operations.map(weigh);
  const whole = sum(weightsOnPages(weights, Number.POSITIVE_INFINITY));
  if (operations.length < 2 || whole <= maxWeight) return [operations];
  const lengths = cut(weightsOnPages(weights, weightOfPart), weightOfPart);
  const ends = lengths.map((_, index) => sum(lengths.slice(0, index + 1)));
  return ends.map((end, index) => operations.slice(end - (lengths[index] ?? 0), end));
}

/**
 * What operations add to pages that are filled up to a limit, one after the other: a named schema weighs where it is the
 * first time on its page.
 */
export function weightsOnPages(weights: Weight[], limit: number): number[] {
  let opened = new Set<string>();
  let filled = 0;
  return weights.map((weight) => {
    let added = addedTo(opened, weight);
    if (filled > 0 && filled + added > limit) {
      opened = new Set();
      filled = 0;
      added = addedTo(opened, weight);
    }
    for (const name of weight.schemas.keys()) opened.add(name);
    filled += added;
    return added;
  });
}

function addedTo(opened: ReadonlySet<string>, { own, schemas }: Weight): number {
  return own + sum([...schemas].map(([name, weight]) => (opened.has(name) ? 0 : weight)));
}

/** Cuts a list of weights into as few runs of about the same weight as stay within the limit: `[12, 11, 12]`. */
export function cut(weights: number[], limit: number): number[] {
  const total = sum(weights);
  const share = total / Math.ceil(total / limit);
  const runs: number[] = [];
  let filled = 0;
  let passed = 0;
  for (const weight of weights) {
    const last = runs.length - 1;
    const starts = last < 0 || passed >= share * runs.length || filled + weight > limit;
    if (starts) runs.push(1);
    else runs[last] = (runs[last] ?? 0) + 1;
    filled = starts ? weight : filled + weight;
    passed += weight;
  }
  return runs;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The weight of an operation without texts and fields: mostly its samples, in all languages together. */
const bareWeight = 4_200;

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
    const own = bareWeight + 1.8 * bytesOf(operation) + sampleLanguages.length * bytesOf(firstBody(operation));
    return { own, schemas: reached };
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

function bytesOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
