import type { Json, Node } from '../json';
import { pointerKeys, valueAt } from '../pointer';
import type { Locate, Place, Problem } from '../problems';
import { sizeOfTree } from '../repetition';
import type { Direction, Schema } from '../schema';
import { createValidator, OutOfSteps } from '../validate/validator';
import { type Cleaning, type CleanOptions, cleanDocument } from './cleanDocument';
import type { Pruned } from './examples';
import { type Internal, internalOf, nothingInternal } from './internal';
import { findProblems } from './internalProblems';
import { markAudience } from './markAudience';
import { removedParts } from './removedParts';
import { parsedJson } from './values';

/** A document with the way to the places that its author wrote. */
interface Located {
  document: Node;
  locate: Locate;
}

/** A document without its internal parts, what its author has to know, and what was internal. */
export interface PublicDocument extends Located {
  problems: Problem[];
  internal: Internal;
}

/**
 * Removes what is marked as internal (`x-internal: true`) or for other audiences from a bundled description, with all that goes with
 * it. A place
 * where nothing can be left out is an error; a public use of something internal, and an example that is not valid without
 * it and is left out, are notices.
 */
export async function removeInternal(
  { document, locate }: Located,
  options: CleanOptions = {},
): Promise<PublicDocument> {
  const placeOf = (pointer: string): string => {
    const { file, pointer: written } = locate(pointer);
    return `${file} ${written}`;
  };
  const marked = options.audience && markAudience(document, locate, options.audience);
  const cleaning = cleanDocument(document, { ...options, placeOf, forOthers: marked?.forOthers });
  if (!cleaning) return { document, locate, problems: [], internal: nothingInternal };
  const place = (pointer: string): Place => locate(cleaning.origin(pointer));
  const invalid = cleaning.pruned.length > 0 ? await findInvalid(cleaning) : new Map<string, string>();
  const problems = findProblems(cleaning, place);
  const result = invalid.size > 0 ? cleaning.leaveOut(new Set(invalid.keys())) : cleaning.result;
  const left = [...invalid.values()].map((pointer): Problem => {
    const message = 'Without what is internal, this example is not valid, so it is left out.';
    return { severity: 'notice', place: place(pointer), message, remedy: 'Give an example of what is public.' };
  });
  const others = marked && options.audience && { ...options.audience, ...marked };
  const internal = {
    ...internalOf(cleaning),
    audience: options.audience,
    removed: () => removedParts(cleaning.removal, place, others),
  };
  const back = (pointer: string): Place => place(result.back(pointer));
  const known = new Set(problems.map(({ place: { file, pointer } }) => `${file} ${pointer}`));
  // Where not all names go, those that are left are no author's texts.
  const mentions = cleaning.tooMany ? [] : internal.findMentions(result.document, back);
  return {
    document: result.document,
    locate: back,
    problems: [
      ...(marked?.problems ?? []),
      ...problems,
      ...left,
      ...mentions.filter(({ place: { file, pointer } }) => !known.has(`${file} ${pointer}`)),
    ],
    internal,
  };
}

/** The pointers of what holds a value that its schema refuses without what is internal, with that of the value. */
async function findInvalid({ pruned, parts, result, moves }: Cleaning): Promise<Map<string, string>> {
  const now = ({ pointer }: { pointer: string }): string => moves.forward(pointerKeys(pointer));
  const isValid = await createJudge(
    result.document,
    pruned.flatMap(({ schema }) => (schema ? [now(schema)] : [])),
  );
  const isText = (each: Pruned): boolean => each.isWhole && typeof valueAt(parts.document, each.pointer) === 'string';
  const texts = pruned.flatMap((each) => (each.schema && isText(each) ? [each.schema.pointer] : []));
  const wasValid = texts.length > 0 ? await createJudge(parts.document, texts) : () => true;
  const invalid = new Map<string, string>();
  for (const each of pruned) {
    const value = valueAt(result.document, now(each));
    const { schema, isHidden, isStream } = each;
    if (!isHidden && (!schema || isValid(now(schema), value, isStream))) continue;
    // A text in another format than JSON, such as XML, never was a value of its schema.
    if (schema && isText(each) && !wasValid(schema.pointer, value, isStream)) continue;
    invalid.set(each.holder, each.pointer);
  }
  return invalid;
}

/** Judges values by the schemas at these pointers; `isStream` says that each item of a list is a value. */
async function createJudge(document: Node, schemas: readonly string[]) {
  const nodes = new Map(schemas.map((pointer): [Schema, unknown] => [{ kind: 'any' }, valueAt(document, pointer)]));
  const validator = await createValidator(document, nodes);
  const steps = { left: checkSteps.base + checkSteps.perCharacter * sizeOfTree(document) };
  // One whose check would go on for too long may be any.
  const accepts = (schema: string, value: Json, direction: Direction): boolean => {
    try {
      return steps.left > 0 && validator.accepts(schema, value, direction, steps);
    } catch (error) {
      if (error instanceof OutOfSteps) return false;
      throw error;
    }
  };
  return (schema: string, given: unknown, isStream: boolean): boolean => {
    const isValid = (value: unknown): boolean => {
      const all = isStream && Array.isArray(value) ? value : [value];
      return all.every((each) => directions.some((direction) => accepts(schema, each as Json, direction)));
    };
    // A text of JSON may be the value of a field that is a text.
    return isValid(readValue(given)) || (typeof given === 'string' && isValid(given));
  };
}

/** Steps that all checks of examples may take together, and for each character of the description. */
const checkSteps = { base: 100_000, perCharacter: 1 };

const directions = ['response', 'request'] as const;

/** A value that may be written as a text. */
function readValue(value: unknown): unknown {
  return (typeof value === 'string' && parsedJson(value)?.value) || value;
}
