import type { Json, Node } from '../json';
import type { Locate } from '../load/sourceMap';
import { pointerKeys, valueAt } from '../pointer';
import type { Problem } from '../problems';
import type { Schema } from '../schema';
import { createValidator } from '../validate/validator';
import { type Cleaning, cleanDocument } from './cleanDocument';
import { parsedJson } from './examples';
import { type Internal, internalOf, nothingInternal } from './internal';
import { findProblems } from './internalProblems';
import type { Part } from './parts';

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
 * Removes what is marked as internal (`x-internal: true`) from a bundled description, with all that goes with it; `also`
 * names further parts. A place where nothing can be left out is an error; a public use of something internal, and an
 * example that is not valid without it and is left out, are notices.
 */
export async function removeInternal(
  { document, locate }: Located,
  also?: ReadonlySet<string>,
): Promise<PublicDocument> {
  const cleaning = cleanDocument(document, also);
  if (!cleaning) return { document, locate, problems: [], internal: nothingInternal };
  const problems = findProblems(cleaning, locate);
  const invalid = cleaning.pruned.length > 0 ? await findInvalid(cleaning) : new Map<Part | string, string>();
  const { result } = (invalid.size > 0 ? cleanDocument(document, also, [...invalid.keys()]) : undefined) ?? cleaning;
  for (const pointer of invalid.values())
    problems.push({
      severity: 'notice',
      place: locate(pointer),
      message: 'Without what is internal, this example is not valid, so it is left out.',
      remedy: 'Give an example of what is public.',
      kind: 'Without what is internal, an example is not valid, so it is left out.',
    });
  return {
    document: result.document,
    locate: (pointer) => locate(result.back(pointer)),
    problems,
    internal: internalOf(cleaning),
  };
}

/** What holds a value that its schema refuses without what is internal, with the pointer of the value. */
async function findInvalid({ pruned, result, moves }: Cleaning): Promise<Map<Part | string, string>> {
  const { document } = result;
  const schemas = pruned.map(({ schema }) => moves.forward(schema.keys));
  const nodes = new Map(schemas.map((pointer): [Schema, unknown] => [{ kind: 'any' }, valueAt(document, pointer)]));
  const validator = await createValidator(document, nodes);
  const isValid = (schema: string, value: unknown): boolean =>
    directions.some((direction) => validator.accepts(schema, value as Json, direction));
  const invalid = new Map<Part | string, string>();
  for (const [index, { pointer, holder, isHidden, isStream }] of pruned.entries()) {
    const value = readValue(valueAt(document, moves.forward(pointerKeys(pointer))));
    const all = isStream && Array.isArray(value) ? value : [value];
    const schema = schemas[index] ?? '';
    if (isHidden || !all.every((each) => isValid(schema, each))) invalid.set(holder, pointer);
  }
  return invalid;
}

const directions = ['response', 'request'] as const;

/** A value that may be written as a text. */
function readValue(value: unknown): unknown {
  return (typeof value === 'string' && parsedJson(value)?.value) || value;
}
