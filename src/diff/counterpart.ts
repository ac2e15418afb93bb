import { asNode } from '../reference/json';
import type { SchemaOfView, View } from './schemas/views';

/**
 * The pointer of the schema of `view` that corresponds to the one of `other` in which a place is: the one at the same place, else
 * the one that shares the most properties. So the change of a schema is one change, however many others use it.
 */
export function counterpartOf(
  pointer: string | undefined,
  other: View | undefined,
  view: View | undefined,
): string | undefined {
  if (pointer === undefined || !view || !other) return undefined;
  const same = schemaAround(pointer, view);
  if (same) return same.pointer;
  if (view.schemas.length === 1 && other.schemas.length === 1) return view.schemas[0]?.pointer;
  const around = schemaAround(pointer, other);
  return around && closestIn(view, around)?.pointer;
}

/** The schemas of each view by their pointers: all changes in a view look for theirs. */
const pointers = new WeakMap<View, Map<string, SchemaOfView>>();

/** The innermost schema that holds a place. */
function schemaAround(pointer: string, view: View): SchemaOfView | undefined {
  const known = pointers.get(view) ?? new Map(view.schemas.map((schema) => [schema.pointer, schema]));
  pointers.set(view, known);
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const schema = known.get(pointer.slice(0, end));
    if (schema) return schema;
  }
  return undefined;
}

/** The schema of each view that is closest to one of another view: the changes of one schema all ask for it. */
const found = new WeakMap<View, Map<SchemaOfView, SchemaOfView | undefined>>();

function closestIn(view: View, schema: SchemaOfView): SchemaOfView | undefined {
  const known = found.get(view) ?? new Map<SchemaOfView, SchemaOfView | undefined>();
  found.set(view, known);
  if (!known.has(schema)) known.set(schema, findClosest(view, schema));
  return known.get(schema);
}

/** The schema of a view that shares the most properties with another one; undefined where none shares any. */
function findClosest({ schemas }: View, schema: SchemaOfView): SchemaOfView | undefined {
  const names = new Set(namesOf(schema));
  const rated = schemas.map((each) => ({ each, common: namesOf(each).filter((name) => names.has(name)).length }));
  const [closest] = rated.filter(({ common }) => common > 0).sort((a, b) => b.common - a.common);
  return closest?.each;
}

function namesOf({ node }: SchemaOfView): string[] {
  return Object.keys(asNode(node.properties));
}
