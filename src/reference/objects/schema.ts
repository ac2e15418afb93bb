import { type BuildContext, schemaNameOf } from '../buildContext';
import { isNode, type Node } from '../json';
import { isNothing, type Reader, statedTypes } from '../keywords/keyword';
import { inCurrentSpelling } from '../keywords/olderSpellings';
import { limitsReference, readAnnotations, readKeywords } from '../keywords/read';
import type { Schema, SchemaObject, SchemaReference } from '../model';
import { unresolvedKeyword } from '../schema';

/** Reads a Schema Object of OpenAPI 3.0 (4.7.24) or 3.1 and later (JSON Schema 2020-12) into one shape. */
export function buildSchema(value: unknown, context: BuildContext): Schema {
  const schema = readSchema(value, context);
  context.schemaNodes?.set(schema, value);
  return schema;
}

function readSchema(value: unknown, context: BuildContext): Schema {
  if (isNothing(value)) return { kind: 'never' };
  if (!isNode(value)) return { kind: 'any' };
  if (typeof value.$ref === 'string') return buildReference(value, value.$ref, context);
  if (typeof value.$dynamicRef === 'string') {
    // Which schema extends another one is only known where both are used; read statically it is the anchor's first owner.
    const { $dynamicRef: reference, ...siblings } = value;
    return buildReference({ $ref: reference, ...siblings }, reference, context);
  }
  if (Object.keys(value).length === 0) return { kind: 'any' };
  return buildSchemaObject(value, context);
}

/** A `$ref` with siblings that limit it further (3.1) is both: all of the reference and of its siblings. */
function buildReference(node: Node, reference: string, context: BuildContext): Schema {
  if (context.isLost?.(reference)) {
    const { $ref: _reference, ...stated } = node;
    const schema = buildSchemaObject(stated, context);
    return { ...schema, constraints: [{ keyword: unresolvedKeyword, value: reference }, ...schema.constraints] };
  }
  const name = schemaNameOf(reference, context);
  const limits = Object.keys(node).filter((key) => limitsReference(key) && !key.startsWith('x-'));
  if (limits.length === 0 || context.version === '3.0') {
    return plainReference(name, node, context);
  }
  const { $ref: _reference, ...siblings } = node;
  const schema = buildSchemaObject(siblings, context);
  return { ...schema, allOf: [buildReference({ $ref: reference }, reference, context), ...schema.allOf] };
}

function plainReference(name: string, node: Node, context: BuildContext): SchemaReference {
  const unmarked = { deprecated: false, readOnly: false, writeOnly: false, examples: [] };
  return { kind: 'reference', name, ...unmarked, ...readAnnotations(node, readerOf(context)) };
}

function buildSchemaObject(node: Node, context: BuildContext): SchemaObject {
  const schema = readKeywords(node, readerOf(context));
  const types = statedTypes(inCurrentSpelling(node));
  if (types.length > 0 && types.every((type) => type === 'null')) return { ...schema, isNull: true };
  const isNullTyped = node.nullable !== true && types.includes('null');
  return isNullTyped ? { ...schema, isNullTyped } : schema;
}

function readerOf(context: BuildContext): Reader {
  return { context, schemaOf: (value) => buildSchema(value, context) };
}
