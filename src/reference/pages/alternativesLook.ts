import type { AlternativesView, AlternativeView, SchemaView, TypePiece } from '../schemaRows';

type Look = AlternativesView['look'];

/** More alternatives than this are chosen from. */
const maxShown = 4;

/**
 * How a choice is shown that readers need not make: as a line where its alternatives have nothing but types, as nothing where
 * the type of the row says the same, and one below the other where the choice is between names and free text.
 */
export function lookOf(
  { isChoice, discriminator, options }: Pick<AlternativesView, 'isChoice' | 'discriminator' | 'options'>,
  type: readonly TypePiece[],
): Look {
  if (!isChoice || discriminator !== undefined || options.length < 2 || options.length > maxShown) return undefined;
  if (options.every(({ schema }) => isBare(schema))) {
    const isTitled = options.some(({ label, schema }) => !textOf(schema.type).startsWith(label));
    const words = options.map(({ schema }) => textOf(schema.type)).join(' or ');
    return !isTitled && textOf(type).replace(/\)+$/, '').endsWith(words.replace(/\)+$/, '')) ? 'said' : 'line';
  }
  const isNamed = options.some(({ schema }) => hasNames(schema));
  return isNamed && options.every(isNameOrText) ? 'all' : undefined;
}

/** A schema that says no more than its type. */
function isBare(schema: SchemaView): boolean {
  return isFlat(schema) && !schema.description?.html && schema.facts.length + schema.enum.length === 0;
}

/** A schema with nothing below it. */
function isFlat({ fields, alternatives, seeModel, marks, releases, externalDocs }: SchemaView): boolean {
  return fields.length + alternatives.length + marks.length === 0 && !seeModel && !releases && !externalDocs;
}

function hasNames({ fields, alternatives, enum: values }: SchemaView): boolean {
  if (fields.length > 0) return false;
  return values.length > 0 || alternatives.some(({ look }) => look === 'all');
}

/** Names, or values of a type that has no parts. */
function isNameOrText({ schema }: AlternativeView): boolean {
  return hasNames(schema) || (isFlat(schema) && !/^(array|map|object|any|tuple)\b/.test(textOf(schema.type)));
}

function textOf(pieces: readonly TypePiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
