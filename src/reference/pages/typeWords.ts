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
export function typeWords(schema: Schema, context: TypeContext, depth = 0): TypePiece[] {
  return read(schema, context, depth).pieces;
}

/** A type, and whether null is allowed beside it, which its own row has as a mark. */
function read(schema: Schema, context: TypeContext, depth: number): { pieces: TypePiece[]; allowsNull: boolean } {
  if (schema.kind === 'any') return { pieces: [{ text: 'any' }], allowsNull: false };
  if (schema.kind === 'never') return { pieces: [{ text: 'nothing' }], allowsNull: false };
  const shape = context.shapeOf(schema);
  const allowsNull = shape.schema.nullable && !shape.schema.isNull;
  const name = shape.reference?.name;
  const href = name === undefined ? undefined : context.modelHref(name);
  if (name !== undefined && href !== undefined)
    return { pieces: [{ text: titleOf(name, context.schemas), href }], allowsNull };
  return { pieces: describeType(shape.schema, context, depth), allowsNull };
}

/** The type of what is inside another value; a choice is in brackets, and null is part of it: `(string or null)`. */
function innerWords(schema: Schema, context: TypeContext, depth: number): TypePiece[] {
  const { pieces, allowsNull } = read(schema, context, depth);
  if (allowsNull) return [{ text: '(' }, ...pieces, { text: ' or null)' }];
  return isChoice(pieces) ? [{ text: '(' }, ...pieces, { text: ')' }] : pieces;
}

/** Whether a type in words is a choice between several, outside of brackets. */
function isChoice(pieces: readonly TypePiece[]): boolean {
  let depth = 0;
  for (const { text, href } of pieces) {
    if (href !== undefined) continue;
    if (text.startsWith('(')) depth += 1;
    if (depth === 0 && text.includes(' or ')) return true;
    if (text.endsWith(')')) depth -= 1;
  }
  return false;
}

function describeType(schema: SchemaObject, context: TypeContext, depth: number): TypePiece[] {
  if (schema.isNull) return [{ text: 'null' }];
  const [type, ...others] = schema.types;
  const [members] = unionsOf(schema);
  if (type === undefined && members) {
    // Beside the mark that null is allowed, an alternative that is null or allows it says nothing new.
    const shown = schema.nullable ? members.filter((member) => !isNullMember(member, context)) : members;
    return describeUnion(shown.length > 0 ? shown : members, context, depth, schema.nullable);
  }
  if (type === 'array' && others.length === 0) return describeArray(schema, context, depth);
  const words = schema.types.join(' or ') || literalType(schema) || (isUnresolved(schema) ? 'unresolved' : 'any');
  if (type === 'object' && isMap(schema) && depth < 4) {
    return [{ text: 'map of ' }, ...innerWords(schema.additionalProperties ?? { kind: 'any' }, context, depth + 1)];
  }
  if (schema.format !== undefined) return [{ text: `${words} · ${schema.format}` }];
  return [{ text: words, ...(words === 'object' ? { isObject: true } : {}) }];
}

function isNullMember(member: Schema, { shapeOf }: TypeContext): boolean {
  const { schema } = shapeOf(member);
  return schema.isNull === true || literalType(schema) === 'null';
}

function literalType(schema: SchemaObject): string {
  return [...new Set(namedValues(schema).map(typeOfValue))].join(' or ');
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

function describeUnion(members: Schema[], context: TypeContext, depth: number, isMarked: boolean): TypePiece[] {
  if (members.length > 4 || depth > 2) return [{ text: `one of ${members.length}` }];
  const seen = new Set<string>();
  const alternatives = members.map((member) => read(member, context, depth + 1));
  const words = alternatives
    .map(({ pieces }) => pieces)
    .filter((pieces) => {
      const key = pieces.map((piece) => piece.text).join('');
      return seen.has(key) ? false : seen.add(key);
    });
  const allowsNull = !isMarked && !seen.has('null') && alternatives.some((each) => each.allowsNull);
  const all = allowsNull ? [...words, [{ text: 'null' }]] : words;
  return all.flatMap((pieces, index) => (index === 0 ? pieces : [{ text: ' or ' }, ...pieces]));
}
