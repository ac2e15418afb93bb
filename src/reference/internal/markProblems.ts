import { asNode } from '../json';
import { schemaKeywords } from '../keywords/table';
import { extendPointer } from '../pointer';
import type { Locate, Place, Problem } from '../problems';
import { isLikeMark, markOf, type Part, type Parts } from './parts';

/** What is wrong with the marks of a description. */
export function findMarkProblems(parts: Parts, locate: Locate): Problem[] {
  return [...wrongMarks(parts.all, locate), ...marksOfMaps(parts, locate), ...emptyMembers(parts.all, locate)];
}

/** Marks that are neither true nor false, or are written in another way, and one of the description itself. */
function wrongMarks(all: readonly Part[], locate: Locate): Problem[] {
  return all.flatMap((part): Problem[] => {
    const { pointer, parent, node, object } = part;
    const mark = markOf(part);
    const like = object === 'Data' ? undefined : Object.keys(node).find((name) => isLikeMark(name, node[name]));
    if (like !== undefined) return [likeMark(like, locate(extendPointer(pointer, like)))];
    const place = locate(extendPointer(pointer, 'x-internal'));
    if (!parent && mark === true)
      return [
        { severity: 'error', place, message: 'The whole description is internal.', remedy: 'Take the mark away.' },
      ];
    return mark === undefined || typeof mark === 'boolean' ? [] : [wrongMark(mark, place)];
  });
}

/** The error of a field that is meant as the mark, and is written in another way. */
export function likeMark(name: string, place: Place): Problem {
  const message = `"${name}" is no mark, so this is not internal.`;
  const remedy = 'Write `x-internal: true`, in small letters, with a hyphen and a space behind the colon.';
  return { severity: 'error', place, message, remedy, code: 'internal' };
}

/** The error of a mark that is neither true nor false. */
export function wrongMark(mark: unknown, place: Place): Problem {
  const message = `"x-internal" is ${JSON.stringify(mark)?.slice(0, 80)}, so it does not say what is internal.`;
  return {
    severity: 'error',
    place,
    message,
    remedy: 'Write true or false, without quotation marks.',
    code: 'internal',
  };
}

/**
 * Marks beside the entries of a map, where they are a name like theirs. A property may have the schema `true`; no other entry
 * is true, so that such a mark is a mistake.
 */
function marksOfMaps({ all, at }: Parts, locate: Locate): Problem[] {
  return all.flatMap((part): Problem[] =>
    Object.entries(part.object === 'Data' ? {} : part.node).flatMap(([field, map]) => {
      if (asNode(map)['x-internal'] !== true || field.startsWith('x-') || holdsData.has(field)) return [];
      const pointer = extendPointer(part.pointer, field);
      if (at.has(pointer)) return [];
      const isOfSchemas = part.object === 'Schema' || schemaMaps.has(field);
      if (isOfSchemas && !part.parts.some((inner) => inner.field === field && inner.key !== undefined)) return [];
      const place = locate(extendPointer(pointer, 'x-internal'));
      const message = 'This "x-internal" is an entry of a map, so nothing in it is internal.';
      const problem = { place, message, remedy: 'Mark the entries.' };
      return [isOfSchemas ? { severity: 'notice', ...problem } : { severity: 'error', ...problem, code: 'internal' }];
    }),
  );
}

/** Fields of objects beside schemas whose values are the author's data. */
const holdsData: ReadonlySet<string> = new Set(['example', 'value', 'dataValue', 'requestBody']);

/** Fields of the components and of Swagger 2.0 whose entries are schemas. */
const schemaMaps: ReadonlySet<string> = new Set(['schemas', 'definitions']);

/** Members of `allOf` that have the mark alone: what they stand in stays. */
function emptyMembers(all: readonly Part[], locate: Locate): Problem[] {
  return all.flatMap((part): Problem[] => {
    const isEmpty = Object.keys(part.node).every((name) => name === 'x-internal' || schemaKeywords[name]?.annotates);
    if (part.field !== 'allOf' || markOf(part) !== true || !isEmpty) return [];
    const message = 'This member says nothing else than that it is internal, so what it stands in is shown.';
    const remedy = 'Mark the schema that has this allOf.';
    return [{ severity: 'notice', place: locate(part.pointer), message, remedy }];
  });
}
