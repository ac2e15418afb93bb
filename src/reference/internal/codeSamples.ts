import { findLostNames } from './lostNames';
import { createOperationReader, pruneContent, responsesOf } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { schemaContext } from './schemaGroup';
import { wordsIn } from './values';

/** Samples that the author wrote for operations, with names of parameters and fields that are gone from these. */
export function samplesWithLost({ all }: Pick<Parts, 'all'>, references: References, gone: ReadonlySet<Part>): Part[] {
  const samples = all.filter((part) => part.object === 'CodeSample' && !gone.has(part));
  if (samples.length === 0) return [];
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  // Names of headers have no case.
  const fields = new Set([...findLostNames({ all }, gone).fields].map((name) => name.toLowerCase()));
  return samples.filter(({ node: { source }, parent }) => {
    if (typeof source !== 'string' || parent?.object !== 'Operation') return false;
    const { lostParameters, prune } = read(parent);
    const words = new Set(wordsIn(source.toLowerCase()));
    // A name that something public has as well says nothing.
    if (![...words].some((word) => fields.has(word))) return false;
    const isWhole = (left: unknown): boolean => left === source;
    return (
      lostParameters.some((name) => words.has(name.toLowerCase())) ||
      !isWhole(prune(source)) ||
      !responsesOf(parent, references).every((response) => isWhole(pruneContent(source, response, schemas)))
    );
  });
}
