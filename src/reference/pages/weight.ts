import type { NamedSchema, Operation } from '../model';
import { sampleLanguages } from '../samples/languages';
import { directReferences, placesOf } from './uses';

/** What an operation weighs that says nothing: mostly its samples, in all languages together. */
const bareWeight = 3_700;

/** Gives the weight of the next operation on a page: about the bytes of JSON that it adds to the page's data. */
export type WeighNext = (operation: Operation) => number;

/**
 * Makes the scales for pages of operations; each call of them begins a page. An operation weighs what its model does,
 * with the named schemas that it is the first of its page to lead to, and its samples. (The factors come near to the data
 * of GitHub's 1,223 operations: pages that weigh half of what they may, or more, are within a quarter of it.)
 */
export function createScales(schemas: Map<string, NamedSchema>): () => WeighNext {
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
