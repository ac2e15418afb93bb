import { typeOfValue } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import { namedValues } from '../keywords/suppliedValues';
import type { NamedSchema, Schema, SchemaObject } from '../model';
import { isUnresolved } from '../schema';
import type { TypePiece } from '../schemaRows';
import type { Shape } from '../schemas/shape';

/** A named schema's title, else its name. */
export function titleOf(name: string, schemas: Map<string, NamedSchema>): string {
  const schema = schemas.get(name)?.schema;
  return (schema && 'title' in schema ? schema.title : undefined) ?? name;
}

interface TypeContext {
  schemas: Map<string, NamedSchema>;
  /** Resolves a schema. */
  shapeOf: (schema: Schema) => Shape;
  modelHref: (name: string) => string | undefined;
}

/** A type in words: `array of Task`, `integer · int64`, `string or integer`. Models with a page are links. */
export function typeWords(schema: Schema, context: TypeContext): TypePiece[] {
  const { alternatives, allowsNull } = read(schema, context, 0);
  // A row has a mark where null is allowed, and says it once.
  const isMarked = schema.kind !== 'any' && schema.kind !== 'never' && context.shapeOf(schema).schema.nullable;
  return joined(alternatives, allowsNull && !isMarked);
}

/** What a value can be, each once: its types in words without null, and whether null is one of them. */
interface TypeAlternatives {
  alternatives: TypePiece[][];
  allowsNull: boolean;
}

function read(schema: Schema, context: TypeContext, depth: number): TypeAlternatives {
  if (schema.kind === 'any') return only('any');
  if (schema.kind === 'never') return only('nothing');
  const shape = context.shapeOf(schema);
  const name = shape.reference?.name;
  const href = name === undefined ? undefined : context.modelHref(name);
  if (name !== undefined && href !== undefined) {
    const allowsNull = shape.schema.nullable && !shape.schema.isNull;
    return { alternatives: [[{ text: titleOf(name, context.schemas), href }]], allowsNull };
  }
  const { alternatives, allowsNull } = describeType(shape.schema, context, depth);
  return { alternatives, allowsNull: allowsNull || shape.schema.nullable };
}

function only(...pieces: (string | TypePiece)[]): TypeAlternatives {
  return {
    alternatives: [pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece))],
    allowsNull: false,
  };
}

/** Alternatives with "or" between them, null last. */
function joined(alternatives: readonly TypePiece[][], withNull: boolean): TypePiece[] {
  const all = withNull || alternatives.length === 0 ? [...alternatives, [{ text: 'null' }]] : alternatives;
  return all.flatMap((pieces, index) => (index === 0 ? pieces : [{ text: ' or ' }, ...pieces]));
}

/** The type of what is inside another value; a choice is in brackets, and null is part of it: `(string or null)`. */
function innerWords(schema: Schema, context: TypeContext, depth: number): TypePiece[] {
  const { alternatives, allowsNull } = read(schema, context, depth);
  const words = joined(alternatives, allowsNull);
  const isChoice = alternatives.length > 1 || (allowsNull && alternatives.length > 0);
  return isChoice ? [{ text: '(' }, ...words, { text: ')' }] : words;
}

function describeType(schema: SchemaObject, context: TypeContext, depth: number): TypeAlternatives {
  if (schema.isNull) return { alternatives: [], allowsNull: true };
  const [type, ...others] = schema.types;
  const [members] = unionsOf(schema);
  if (type === undefined && members) return describeUnion(schema, members, context, depth);
  if (type === 'array' && others.length === 0) return only(...describeArray(schema, context, depth));
  if (type === 'object' && others.length === 0 && isMap(schema) && depth < 4)
    return only('map of ', ...innerWords(schema.additionalProperties ?? { kind: 'any' }, context, depth + 1));
  const stated = type === undefined ? literalTypes(schema) : schema.types;
  const types = stated.filter((each) => each !== 'null');
  const words = stated.length === 0 ? [isUnresolved(schema) ? 'unresolved' : 'any'] : types;
  const alternatives = words.map((word, index): TypePiece[] => {
    if (schema.format !== undefined && index === words.length - 1) return [{ text: `${word} · ${schema.format}` }];
    return [word === 'object' ? { text: word, isObject: true } : { text: word }];
  });
  return { alternatives, allowsNull: types.length < stated.length };
}

function isNullMember(member: Schema, { shapeOf }: TypeContext): boolean {
  const { schema } = shapeOf(member);
  return schema.isNull === true || literalTypes(schema).join() === 'null';
}

function literalTypes(schema: SchemaObject): string[] {
  return [...new Set(namedValues(schema).map(typeOfValue))];
}

function isMap(schema: SchemaObject): boolean {
  const values = schema.additionalProperties;
  return schema.properties.length === 0 && values !== undefined && values.kind !== 'never' && values.kind !== 'any';
}

function describeArray(schema: SchemaObject, context: TypeContext, depth: number): TypePiece[] {
  if (schema.prefixItems.length > 0) return [{ text: `tuple of ${schema.prefixItems.length}` }];
  if (!schema.items || depth > 4) return [{ text: 'array' }];
  return [{ text: 'array of ' }, ...innerWords(schema.items, context, depth + 1)];
}

function describeUnion(schema: SchemaObject, members: Schema[], context: TypeContext, depth: number): TypeAlternatives {
  // Beside the mark that null is allowed, an alternative that is null says nothing new.
  const shown = schema.nullable ? members.filter((member) => !isNullMember(member, context)) : members;
  if (shown.length > 4 || depth > 2) return only(`one of ${shown.length}`);
  const parts = shown.map((member) => read(member, context, depth + 1));
  const alternatives = parts.flatMap((part) => part.alternatives);
  const each = new Map(alternatives.map((pieces) => [pieces.map(({ text }) => text).join(''), pieces]));
  return { alternatives: [...each.values()], allowsNull: parts.some((part) => part.allowsNull) };
}
