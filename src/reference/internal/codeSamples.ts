import { nameInWords } from '../nameInWords';
import { createAddressFinder } from './lostAddresses';
import { findLostNames, formOf, type LostNames } from './lostNames';
import { createOperationReader, pruneContent, responsesOf } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { schemaContext } from './schemaGroup';
import { readingsOf, wordsIn } from './values';

/**
 * Samples that the author wrote for operations and that name what is gone: parameters and fields of these, other operations,
 * schemas, headers, scopes and addresses. A name that something public has as well says nothing.
 */
export function samplesWithLost({ all }: Pick<Parts, 'all'>, references: References, gone: ReadonlySet<Part>): Part[] {
  const samples = all.filter((part) => part.object === 'CodeSample' && !gone.has(part));
  if (samples.length === 0 || gone.size === 0) return [];
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  const hasAddress = createAddressFinder({ all }, gone);
  const findFields = createNameFinder({ all }, gone, ['fields'], { isOwn: true });
  const findSent = createNameFinder({ all }, gone, ['sent']);
  const findOthers = createNameFinder({ all }, gone, ['operations', 'schemas', 'scopes', 'values'], {
    isLeftOut: isOrdinary,
  });
  const namesLost = (source: string, operation: Part): boolean => {
    if (hasAddress?.(source) || findSent(source).length > 0 || findOthers(source).length > 0) return true;
    const names = findFields(source);
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
  return samples.filter(({ node, parent }) => {
    if (parent?.object !== 'Operation') return false;
    return Object.values(node).some((text) => typeof text === 'string' && namesLost(text, parent));
  });
}

/**
 * Finds the names of these kinds in a text that are lost, as they are or as code in any language derives names from them: from a
 * single word, such as "Error", only where it is one of the operation's own (`isOwn`).
 */
function createNameFinder(
  parts: Pick<Parts, 'all'>,
  gone: ReadonlySet<Part>,
  kinds: readonly (keyof LostNames)[],
  { isOwn = false, isLeftOut = () => false }: { isOwn?: boolean; isLeftOut?: (name: string) => boolean } = {},
): (text: string) => string[] {
  const [exact, derived] = [findLostNames(parts, gone), findLostNames(parts, gone, formOf)];
  const names = kinds.flatMap((kind) =>
    [...exact[kind]].filter((name) => derived[kind].has(formOf(name)) && !isLeftOut(name)),
  );
  return (text) => {
    const readings = names.length > 0 ? readingsOf(text) : [];
    const words = new Set(readings.flatMap(wordsIn));
    const forms = new Set([...words].flatMap(formsIn));
    return names.filter((name) => {
      if (/[^\p{L}\p{N}_$-]/u.test(name) && readings.some((each) => each.includes(name))) return true;
      return words.has(name) || ((isOwn || nameInWords(name).includes(' ')) && forms.has(formOf(name)));
    });
  };
}

/** Whether a name is a single word that the code of any operation may have, such as "list". */
function isOrdinary(name: string): boolean {
  return /^\p{Ll}*$/u.test(name);
}

/** Words that code puts before a name, and after one. */
const before = /^(?:get|set|with|is|has|add|put|new|x) /i;
const after = / (?:request|response|async|sync|builder|input|output|params|api|list)$/i;

/** A word of code, and what it may be derived from: `setPrice`, `priceBuilder`. */
function formsIn(word: string): string[] {
  const inWords = nameInWords(word);
  const bare = inWords.replace(before, '');
  return [...new Set([word, bare, inWords.replace(after, ''), bare.replace(after, '')])].map(formOf);
}
