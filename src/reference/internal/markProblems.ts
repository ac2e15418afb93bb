import { asNode } from '../json';
import { schemaKeywords } from '../keywords/table';
import { extendPointer } from '../pointer';
import type { Locate, Place, Problem } from '../problems';
import { shortened, shortenedJson } from '../shortened';
import { isLikeMark, isUnknown, kindOf, markOf, type Part, type Parts } from './parts';

/** What is wrong with the marks of a description. */
export function findMarkProblems(parts: Parts, locate: Locate): Problem[] {
  return [
    ...wrongMarks(parts.all, locate),
    ...strayMarks(parts, locate, { name: 'x-internal', isMark: (value) => value === true }),
    ...unknownPlaces(parts.all, locate),
    ...emptyMembers(parts.all, locate),
  ];
}

/** Marks that are neither true nor false, or are written in another way, and one of the description itself. */
function wrongMarks(all: readonly Part[], locate: Locate): Problem[] {
  return all.flatMap((part): Problem[] => {
    const { pointer, parent, node, object } = part;
    const mark = markOf(part);
    // In an extension, a text may be the value of a header of that name.
    const isLike = (name: string): boolean =>
      isLikeMark(name, node[name]) && (object !== 'Data' || node[name] === true);
    const like = Object.keys(node).find(isLike);
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
  const message = `"x-internal" is ${shortenedJson(mark)}, so it does not say what is internal.`;
  return {
    severity: 'error',
    place,
    message,
    remedy: 'Write true or false, without quotation marks.',
    code: 'internal',
  };
}

/** A field that marks objects, and whether a value of it is a mark. */
interface Mark {
  name: string;
  isMark: (value: unknown) => boolean;
}

/**
 * Marks where no object is that can be left out: beside the entries of a map, where they are a name like theirs, and in lists
 * and values that have no such objects. A property may have the schema `true`; no other entry is true, so that such a mark is
 * a mistake.
 */
export function strayMarks({ all, at }: Parts, locate: Locate, mark: Mark): Problem[] {
  return all.flatMap((part): Problem[] => {
    const { object, node, parts } = part;
    if (object === 'Data') return [];
    return Object.entries(node).flatMap(([field, value]) => {
      if (field.startsWith('x-') || holdsData.has(field) || isUnknown(object, field)) return [];
      if (object === 'Schema' && ofSchemas.has(field)) return [];
      const pointer = extendPointer(part.pointer, field);
      const isOfSchemas = /^[{<]Schema/.test(kindOf(object, field) ?? '');
      return marksIn(value, { pointer, at, mark }).flatMap((marked): Problem[] => {
        const place = locate(extendPointer(marked, mark.name));
        if (marked !== pointer) {
          const message = `No object of the specification stands here, so this "${mark.name}" marks nothing.`;
          return [{ severity: 'error', place, message, remedy: 'Mark the object that has it.', code: 'internal' }];
        }
        const mayBeSchema = isOfSchemas && asNode(value)[mark.name] === true;
        if (mayBeSchema && !parts.some((inner) => inner.field === field && inner.key !== undefined)) return [];
        const message = `This "${mark.name}" is an entry of a map, so it marks nothing.`;
        const problem = { place, message, remedy: 'Mark the entries.' };
        return [mayBeSchema ? { severity: 'notice', ...problem } : { severity: 'error', ...problem, code: 'internal' }];
      });
    });
  });
}

/** The pointers of what has a mark in a value, but not in the parts that it has (`at`), which have marks of their own. */
function marksIn(value: unknown, within: { pointer: string; at: Parts['at']; mark: Mark }): string[] {
  const { pointer, at, mark } = within;
  if (typeof value !== 'object' || value === null || at.has(pointer)) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' ? marksIn(each, { ...within, pointer: extendPointer(pointer, key) }) : [],
  );
  return Object.hasOwn(value, mark.name) && mark.isMark(asNode(value)[mark.name]) ? [pointer, ...inner] : inner;
}

/** Fields of objects beside schemas whose values are the author's data. */
const holdsData: ReadonlySet<string> = new Set(['example', 'value', 'dataValue', 'requestBody']);

/** Keywords whose values are the author's data. */
const ofSchemas: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

/**
 * Marked objects where no reader sees that they go: in a field that there is not, which may be misspelt, and in one called `<<`,
 * which is no merge where it is in quotation marks, nor in JSON.
 */
function unknownPlaces(all: readonly Part[], locate: Locate): Problem[] {
  return all.flatMap((part): Problem[] => {
    const { object, field, key = field, pointer, parent } = part;
    if (markOf(part) !== true) return [];
    if (key === '<<') {
      const message =
        '"<<" in quotation marks is no merge key, so its "x-internal" is not that of the object around it.';
      const remedy = 'Write `<<` without quotation marks, or `x-internal: true` in the object itself.';
      return [{ severity: 'error', place: locate(pointer), message, remedy, code: 'internal' }];
    }
    if (object !== 'Data' || parent === undefined || field.startsWith('x-')) return [];
    const [name = ''] = field.split('/');
    const message = `This is internal, in "${shortened(name)}", which is no field of the object around it, and is left out.`;
    return [{ severity: 'notice', place: locate(pointer), message, remedy: 'Check the name of the field.' }];
  });
}

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
