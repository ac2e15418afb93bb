import type { NamedSchema, Operation } from '../model';
import { sampleLanguages } from '../samples/languages';
import { directReferences, placesOf } from './uses';

/**
 * Weight of a page of operations that its HTML stays under 3 MB and 60,000 elements with: it has at most 1.8 bytes for
 * each byte of the page's data, and an element for every 28. (Measured over the pages of 1,223 operations.)
 */
const maxWeight = 1_400_000;
/** Weight of a part of a page that would weigh more. */
const weightOfPart = 1_200_000;

/**
 * Cuts the operations of a tag into those of its pages: one list where they weigh little enough. `begin` starts an
 * empty page.
 */
export function splitOperations(operations: Operation[], begin: () => WeighOperation): Operation[][] {
  const whole = sum(operations.map(begin()));
  if (operations.length < 2 || whole <= maxWeight) return [operations];
  const lengths = cut(weighInParts(operations, begin), weightOfPart);
  const ends = lengths.map((_, index) => sum(lengths.slice(0, index + 1)));
  return ends.map((end, index) => operations.slice(end - (lengths[index] ?? 0), end));
}

/** Weights of operations on pages that are filled one after the other: each page opens its schemas again. */
function weighInParts(operations: Operation[], begin: () => WeighOperation): number[] {
  let weigh = begin();
  let filled = 0;
  return operations.map((operation) => {
    let weight = weigh(operation);
    if (filled > 0 && filled + weight > weightOfPart) {
      weigh = begin();
      filled = 0;
      weight = weigh(operation);
    }
    filled += weight;
    return weight;
  });
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

/** Returns the weight of the next operation on a page: about the bytes of JSON that it adds to the page's data. */
type WeighOperation = (operation: Operation) => number;

/**
 * Returns a function that begins a page and returns how to weigh its operations, one after the other. An operation
 * weighs as much as its model, the named schemas that it is the first on its page to use, and its samples. (The factors are fitted to the data
 * of GitHub's 1,223 operations: pages that weigh half of what they may, or more, are within a quarter of it.)
 */
export function createWeigher(schemas: Map<string, NamedSchema>): () => WeighOperation {
  const known = new Map<string, { weight: number; leadsTo: string[] }>();
  const weighSchema = (name: string): { weight: number; leadsTo: string[] } => {
    const schema = schemas.get(name)?.schema ?? { kind: 'any' };
    const found = known.get(name) ?? { weight: 0.9 * bytesOf(schema), leadsTo: [...directReferences(schema).keys()] };
    known.set(name, found);
    return found;
  };
  return () => {
    const opened = new Set<string>();
    return (operation) => {
      const used = placesOf(operation).flatMap((place) => place.schemas);
      const next = used.flatMap((schema) => [...directReferences(schema).keys()]);
      let weight = bareWeight + 1.8 * bytesOf(operation) + sampleLanguages.length * bytesOf(firstBody(operation));
      for (let name = next.pop(); name !== undefined; name = next.pop()) {
        if (opened.has(name)) continue;
        opened.add(name);
        const schema = weighSchema(name);
        weight += schema.weight;
        next.push(...schema.leadsTo);
      }
      return weight;
    };
  };
}

/** The body that every sample sends, where the author wrote it. */
function firstBody({ requestBody }: Operation): unknown {
  return requestBody?.content[0]?.examples[0]?.value;
}

function bytesOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
