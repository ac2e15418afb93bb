import { asNode, isSame, type Json } from '../json';
import { extendPointer, placeAt } from '../pointer';
import type { Part, Parts } from './parts';
import type { References } from './references';
import type { Edits } from './rewrite';
import { groupOf, type SchemaContext } from './schemaGroup';
import { hiddenValue, pruneValue } from './values';

/** A value of the author's that lost something, and the schema that it has to keep. */
export interface Pruned {
  pointer: string;
  schema: Part;
  /** Pointer of what is taken out where the value is not valid any more: an Example Object, or a field. */
  holder: string;
  /** Whether nothing of it can be shown. */
  isHidden: boolean;
  /** Whether each item of the value is one that the schema is about. */
  isStream: boolean;
}

type Site = Omit<Pruned, 'isHidden'>;

/** Takes what goes out of every value of the author's, in `edits`. Returns the values that were changed. */
export function pruneExamples(parts: Parts, references: References, schemas: SchemaContext, edits: Edits): Pruned[] {
  const changed: Pruned[] = [];
  for (const { pointer, schema, holder, isStream } of findSites(parts, references, schemas)) {
    if (!schemas.touched.has(schema)) continue;
    // An Example Object may be one of several schemas.
    const before = edits.replaced.has(pointer) ? edits.replaced.get(pointer) : placeAt(parts.document, pointer)?.value;
    const after =
      isStream && Array.isArray(before) ? pruneEach(before, schema, schemas) : pruneStated(before, schema, schemas);
    if (after === before) continue;
    changed.push({ pointer, schema, holder, isStream, isHidden: after === hiddenValue });
    if (after !== hiddenValue) edits.replaced.set(pointer, after);
  }
  return changed;
}

function pruneEach(items: readonly unknown[], schema: Part, schemas: SchemaContext): unknown {
  const pruned = items.map((item) => pruneValue(item, [schema], schemas)).filter((item) => item !== hiddenValue);
  return isSame(pruned, items) ? items : pruned;
}

/** A value that may be written as a text: JSON in a text is pruned, any other text with a name that goes is hidden. */
function pruneStated(value: unknown, schema: Part, schemas: SchemaContext): unknown {
  if (typeof value !== 'string') return pruneValue(value, [schema], schemas);
  const parsed = parsedJson(value);
  if (parsed) {
    const pruned = pruneValue(parsed.value, [schema], schemas);
    return pruned === parsed.value ? value : pruned === hiddenValue ? hiddenValue : JSON.stringify(pruned, null, 2);
  }
  const words = new Set(value.match(/[\p{L}\p{N}_$-]+/gu) ?? []);
  return [...hiddenBelow(schema, schemas)].some((name) => words.has(name) || (/\W/.test(name) && value.includes(name)))
    ? hiddenValue
    : value;
}

/** What a text of JSON says that is an object or a list; undefined for any other text. */
export function parsedJson(text: string): { value: unknown } | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The names of all properties that go in the values of a schema, at any depth. */
function hiddenBelow(schema: Part, schemas: SchemaContext): Set<string> {
  const names = new Set<string>();
  const reached = new Set([schema]);
  // The set grows while it is gone through.
  for (const part of reached) {
    for (const name of groupOf([part], schemas).hidden) names.add(name);
    for (const { node } of part.parts.filter((inner) => schemas.gone.has(inner))) {
      const { name } = asNode(node.xml);
      if (typeof name === 'string') names.add(name);
    }
    for (const inner of [...part.parts, ...(schemas.leads.get(part) ?? [])])
      if (schemas.touched.has(inner) && !schemas.gone.has(inner)) reached.add(inner);
  }
  return names;
}

/** Every value of the author's that stays, with the schema that it is a value of. */
function findSites(parts: Parts, { follow }: References, { gone }: SchemaContext): Site[] {
  const left = parts.all.filter((part) => !gone.has(part));
  return left.flatMap((part): Site[] => {
    if (part.object === 'Schema') return schemaSites(part);
    const schema = part.parts.find(
      (inner) => (inner.field === 'schema' || inner.field === 'itemSchema') && !gone.has(inner),
    );
    if (!schema) return [];
    const isStream = schema.field === 'itemSchema';
    const single = extendPointer(part.pointer, 'example');
    const own = part.node.example === undefined ? [] : [{ pointer: single, schema, holder: single, isStream }];
    const named = part.parts
      .filter(({ field }) => field === 'examples')
      .flatMap((example): Site[] => {
        const target = typeof example.node.$ref === 'string' ? follow(example.node.$ref)?.part : example;
        if (target?.object !== 'Example') return [];
        const fields = ['value', 'dataValue', 'serializedValue'].filter((field) => target.node[field] !== undefined);
        return fields.map((field) => ({
          ...{ pointer: extendPointer(target.pointer, field), schema, holder: target.pointer, isStream },
        }));
      });
    return [...own, ...named];
  });
}

/** The values that a schema states of itself. */
function schemaSites(schema: Part): Site[] {
  const { node, pointer: at } = schema;
  const single = ['default', 'example', 'const'].filter((field) => node[field] !== undefined);
  const listed = ['examples', 'enum'].flatMap((field) => {
    const list = node[field];
    if (typeof list !== 'object' || list === null) return [];
    return Object.keys(list).map((key) => extendPointer(at, field, key));
  });
  const own = single.map((field) => extendPointer(at, field));
  return [...own, ...listed].map((pointer) => ({ pointer, schema, holder: pointer, isStream: false }));
}
