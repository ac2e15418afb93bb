import { isSame } from '../json';
import { extendPointer, placeAt } from '../pointer';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';
import { inPlace, type SchemaContext } from './schemaGroup';
import { hiddenValue, pruneValue } from './values';

/** A value of the author's that lost something, or that may be one of an alternative that goes, and the schema that it has to keep. */
export interface Pruned {
  pointer: string;
  schema: Part;
  /** Pointer of what is taken out where the value is not valid any more: an Example Object, or a field. */
  holder: string;
  /** Whether nothing of it can be shown. */
  isHidden: boolean;
  /** Whether it is as its author wrote it. */
  isWhole: boolean;
  /** Whether each item of the value is one that the schema is about. */
  isStream: boolean;
}

type Site = Omit<Pruned, 'isHidden' | 'isWhole'>;

/** Takes what goes out of every value of the author's, in `edits`. Returns the values that may not be valid any more. */
export function pruneExamples(parts: Parts, references: References, schemas: SchemaContext, edits: Edits): Pruned[] {
  const changed: Pruned[] = [];
  for (const { pointer, schema, holder, isStream } of findSites(parts, references, schemas)) {
    const about = [schema, ...around(schema)];
    if (!about.some((each) => schemas.touched.has(each))) continue;
    // An Example Object may be one of several schemas.
    const before = edits.replaced.has(pointer) ? edits.replaced.get(pointer) : placeAt(parts.document, pointer)?.value;
    const after =
      isStream && Array.isArray(before) ? pruneEach(before, about, schemas) : pruneValue(before, about, schemas);
    const isWhole = after === before;
    if (isWhole && !schemas.narrowed.has(schema)) continue;
    changed.push({ pointer, schema, holder, isStream, isHidden: after === hiddenValue, isWhole });
    if (!isWhole && after !== hiddenValue) edits.replaced.set(pointer, after);
  }
  return changed;
}

/** The schemas around one that say something of the same values: an example may stand in a member of `allOf`. */
function around({ field, parent }: Part): Part[] {
  return parent?.object === 'Schema' && inPlace.includes(field) ? [parent, ...around(parent)] : [];
}

function pruneEach(items: readonly unknown[], about: readonly Part[], schemas: SchemaContext): unknown {
  const pruned = items.map((item) => pruneValue(item, about, schemas)).filter((item) => item !== hiddenValue);
  return isSame(pruned, items) ? items : pruned;
}

/** Every value of the author's that stays, with the schema that it is a value of. */
function findSites(parts: Parts, references: References, { gone, touched }: SchemaContext): Site[] {
  const { follow } = references;
  const left = parts.all.filter((part) => !gone.has(part));
  return left.flatMap((part): Site[] => {
    if (part.object === 'Schema') return schemaSites(part);
    const schema = schemaFor(part, references, touched);
    if (!schema || gone.has(schema)) return [];
    const isStream = schema.field === 'itemSchema';
    const single = extendPointer(part.pointer, 'example');
    const own = part.node.example === undefined ? [] : [{ pointer: single, schema, holder: single, isStream }];
    const named = part.parts
      .filter(({ field }) => field === 'examples')
      .flatMap((example): Site[] => {
        const target = typeof example.node.$ref === 'string' ? follow(example.node.$ref)?.part : example;
        if (target?.object !== 'Example' || gone.has(target)) return [];
        const fields = ['value', 'dataValue', 'serializedValue'].filter((field) => target.node[field] !== undefined);
        const isElsewhere = fields.length === 0 && target.node.externalValue !== undefined;
        if (isElsewhere) return [];
        // A value that stands in the place of an Example Object has its own fields.
        const pointers =
          fields.length > 0 ? fields.map((field) => extendPointer(target.pointer, field)) : [target.pointer];
        return pointers.map((pointer) => ({ pointer, schema, holder: target.pointer, isStream }));
      });
    return [...own, ...named];
  });
}

/**
 * The schema of an object's examples. A media type without one, or of any text, is a further form of what the others beside it
 * are; of these, one that something goes from (`touched`) comes first.
 */
export function schemaFor(part: Part, references: References, touched?: ReadonlySet<Part>): Part | undefined {
  const find = ({ parts }: Part): Part | undefined =>
    parts.find(({ field }) => field === 'schema' || field === 'itemSchema');
  const own = find(part) ?? find(resolve(part, references));
  const isText = own?.node.type === 'string' && !touched?.has(own);
  if (part.object !== 'MediaType' || (own && !isText) || (!own && part.node.schema !== undefined)) return own;
  const others = part.parent?.parts.filter(({ object }) => object === 'MediaType') ?? [];
  const found = others.flatMap((each) => find(each) ?? []);
  return found.find((each) => touched?.has(each)) ?? own ?? found[0];
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
