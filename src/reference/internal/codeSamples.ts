import { createSegmentFinder, withWholeAddresses } from './codeAddresses';
import { createNameFinder, isOrdinary, isSingleWord } from './codeNames';
import { createAddressFinder } from './lostAddresses';
import { findLost, type Lost } from './lostNames';
import { createOperationReader, pruneContent, responsesOf } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { schemaContext } from './schemaGroup';

/** Samples that the author wrote for operations and that name what is gone. */
export function samplesWithLost({ all }: Pick<Parts, 'all'>, references: References, gone: ReadonlySet<Part>): Part[] {
  const samples = all.filter((part) => part.object === 'CodeSample' && !gone.has(part));
  if (samples.length === 0 || gone.size === 0) return [];
  const namesLost = createCodeReader({ all }, references, gone, findLost({ all }, gone));
  return samples.filter(({ node, parent }) => {
    if (parent?.object !== 'Operation') return false;
    return Object.values(node).some((text) => typeof text === 'string' && namesLost(text, parent));
  });
}

/**
 * Finds whether code names what is gone: operations, webhooks, tags, schemas, security schemes, headers, scopes, addresses,
 * parameters and fields. Code of an operation names fields of its own by single words, too. A name that something public has
 * as well says nothing.
 */
export function createCodeReader(
  { all }: Pick<Parts, 'all'>,
  references: References,
  gone: ReadonlySet<Part>,
  lost: Lost,
): (source: string, operation: Part | undefined) => boolean {
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  const hasAddress = createAddressFinder({ all }, gone);
  const hasSegment = createSegmentFinder({ all }, gone, lost.derived.shown);
  const leadsToLost = (source: string): boolean =>
    hasAddress !== undefined && (hasAddress(source) || hasSegment(source) || hasAddress(withWholeAddresses(source)));
  const findFields = createNameFinder(lost, ['fields']);
  const findOwn = createNameFinder(lost, ['fields'], { isOwn: true });
  const findSent = createNameFinder(lost, ['sent', 'mediaTypes']);
  const findOthers = createNameFinder(lost, ['operations', 'fromPaths', 'webhooks', 'schemas', 'scopes', 'values'], {
    isLeftOut: isOrdinary,
  });
  const findGroups = createNameFinder(lost, ['groups'], { isLeftOut: isSingleWord });
  return (source, operation) => {
    if (leadsToLost(source) || [findSent, findOthers, findGroups].some((find) => find(source).length > 0)) return true;
    if (!operation) return findFields(source).length > 0;
    const names = findOwn(source);
    if (names.length === 0) return false;
    const { lostParameters, prune } = read(operation);
    const listed = `- ${names.join(' ')}`;
    const isWhole = (left: unknown): boolean => left === listed;
    return (
      lostParameters.some((name) => names.includes(name)) ||
      !isWhole(prune(listed)) ||
      !responsesOf(operation, references).every((response) => isWhole(pruneContent(listed, response, schemas)))
    );
  };
}
