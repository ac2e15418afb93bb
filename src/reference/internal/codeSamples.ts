import { nameInWords } from '../nameInWords';
import { createAddressFinder } from './lostAddresses';
import { findLostNames, formOf, type LostNames } from './lostNames';
import { createOperationReader, pruneContent, responsesOf } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { schemaContext } from './schemaGroup';
import { readingsOf, wordsIn } from './values';

/** Samples that the author wrote for operations and that name what is gone. */
export function samplesWithLost({ all }: Pick<Parts, 'all'>, references: References, gone: ReadonlySet<Part>): Part[] {
  const samples = all.filter((part) => part.object === 'CodeSample' && !gone.has(part));
  if (samples.length === 0 || gone.size === 0) return [];
  const namesLost = createCodeReader({ all }, references, gone);
  return samples.filter(({ node, parent }) => {
    if (parent?.object !== 'Operation') return false;
    return Object.values(node).some((text) => typeof text === 'string' && namesLost(text, parent));
  });
}

/**
 * Finds whether code names what is gone: operations, schemas, headers, scopes, addresses, parameters and fields. Code of an
 * operation names fields of its own by single words, too. A name that something public has as well says nothing.
 */
export function createCodeReader(
  { all }: Pick<Parts, 'all'>,
  references: References,
  gone: ReadonlySet<Part>,
): (source: string, operation: Part | undefined) => boolean {
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  const hasAddress = createAddressFinder({ all }, gone);
  const lost: Lost = { exact: findLostNames({ all }, gone), derived: findLostNames({ all }, gone, formOf) };
  const findFields = createNameFinder(lost, ['fields']);
  const findOwn = createNameFinder(lost, ['fields'], { isOwn: true });
  const findSent = createNameFinder(lost, ['sent']);
  const findOthers = createNameFinder(lost, ['operations', 'schemas', 'scopes', 'values'], { isLeftOut: isOrdinary });
  return (source, operation) => {
    if (hasAddress?.(source) || findSent(source).length > 0 || findOthers(source).length > 0) return true;
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

/** Names that are lost, as they are and in the form that does not depend on a language. */
interface Lost {
  exact: LostNames;
  derived: LostNames;
}

/**
 * Finds the names of these kinds in a text that are lost, as they are or as code in any language derives names from them: from a
 * single word, such as "Error", only where it is one of the operation's own (`isOwn`).
 */
function createNameFinder(
  { exact, derived }: Lost,
  kinds: readonly (keyof LostNames)[],
  { isOwn = false, isLeftOut = () => false }: { isOwn?: boolean; isLeftOut?: (name: string) => boolean } = {},
): (text: string) => string[] {
  const names = new Set(
    kinds.flatMap((kind) => [...exact[kind]].filter((name) => derived[kind].has(formOf(name)) && !isLeftOut(name))),
  );
  const byForm = new Map<string, string[]>();
  for (const name of names) {
    if (!isOwn && !nameInWords(name).includes(' ')) continue;
    const known = byForm.get(formOf(name));
    if (known) known.push(name);
    else byForm.set(formOf(name), [name]);
  }
  const severalWords = [...names].filter((name) => /[^\p{L}\p{N}_$-]/u.test(name));
  return (text) => {
    const readings = names.size > 0 ? readingsOf(text) : [];
    const words = new Set(readings.flatMap(wordsIn));
    return [
      ...severalWords.filter((name) => readings.some((each) => each.includes(name))),
      ...[...words].filter((word) => names.has(word)),
      ...[...words].flatMap(formsIn).flatMap((form) => byForm.get(form) ?? []),
    ];
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
