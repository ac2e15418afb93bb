import type { Description } from '../load/description';
import type { Schema } from '../model';
import { pointersOf } from '../nodePointers';
import type { Problem } from '../problems';
import { type ExampleCache, identityOf } from './exampleCache';

/** A notice for each schema whose example took too many steps to be checked, at the place of the schema. */
export function findUncheckedExamples(
  cache: ExampleCache,
  schemaNodes: ReadonlyMap<Schema, unknown>,
  { document, locate }: Pick<Description, 'document' | 'locate'>,
): Problem[] {
  const nodes = new Set([...cache.unchecked].map((schema) => schemaNodes.get(identityOf(schema, cache))));
  return pointersOf(document, nodes).map((pointer) => toNotice(pointer, locate));
}

function toNotice(pointer: string, locate: Description['locate']): Problem {
  return {
    severity: 'notice',
    place: locate(pointer),
    message: 'The example of this schema takes too many steps, so it may be one that the schema does not accept.',
    remedy: 'Give the schema an `example`, or fewer alternatives that lead to each other.',
  };
}
