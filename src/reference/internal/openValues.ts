import { isNode } from '../json';
import { schemaKeywords } from '../keywords/table';
import { isOrdinary } from './codeNames';
import type { Part } from './parts';
import { groupOf, type SchemaContext } from './schemaGroup';
import {
  createItemFinder,
  hiddenValue,
  itemSchemas,
  pruneFields,
  pruneList,
  pruneNamed,
  schemasOfProperty,
} from './values';

/**
 * A value without fields of names that are lost, where its schemas allow any field and say nothing of them: `{type: object}`. A
 * text that is no JSON goes where it has such a name that is no ordinary word. Returns the value itself where nothing goes.
 */
export function pruneOpen(
  value: unknown,
  schemas: readonly Part[],
  isLost: (name: string) => boolean,
  context: SchemaContext,
): unknown {
  const left = pruneNamed(value, isLost, (name) => isLost(name) && !isOrdinary(name));
  if (left === value || typeof value === 'string' || schemas.length === 0) return left;
  const group = groupOf(schemas, context);
  if (Array.isArray(value)) {
    const schemasAt = createItemFinder(itemSchemas(group.left), schemas);
    return pruneList(value, (item, index) => pruneOpen(item, schemasAt(index).all, isLost, context));
  }
  if (!isNode(value)) return value;
  return pruneFields(value, (name, inner) => {
    const about = schemasOfProperty(name, group, context);
    if (about.length > 0 && !about.every(isEmpty)) return pruneOpen(inner, about, isLost, context);
    return isLost(name) && !group.stated.has(name) ? hiddenValue : pruneOpen(inner, [], isLost, context);
  });
}

/** Whether a schema says nothing of a value. */
function isEmpty({ node }: Part): boolean {
  return Object.keys(node).every((name) => schemaKeywords[name]?.annotates);
}
