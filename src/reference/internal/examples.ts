import { extendPointer, placeAt } from '../pointer';
import { fieldTest, type Lost } from './lostNames';
import { pruneOpen } from './openValues';
import { isUnknown, type Part, type Parts } from './parts';
import { withoutLostOperations } from './patches';
import type { References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';
import { inPlace, type SchemaContext } from './schemaGroup';
import { hiddenValue, isTableWithout, parsedJson, pruneList, pruneNamed, pruneValue } from './values';

/** A value of the author's that lost something, or that may be one of an alternative that goes, and the schema that it has to keep. */
export interface Pruned {
  pointer: string;
  schema: Part | undefined;
  /** Pointer of what is taken out where the value is not valid any more: an Example Object, or a field. */
  holder: string;
  /** Whether nothing of it can be shown. */
  isHidden: boolean;
  /** Whether it is as its author wrote it. */
  isWhole: boolean;
  /** Whether each item of the value is one that the schema is about. */
  isStream: boolean;
}

interface Site extends Omit<Pruned, 'isHidden' | 'isWhole'> {
  schema: Part;
  /** Whether it is a table, which may have the values of fields without their names. */
  isTable?: boolean;
}

/** Takes what goes out of every value of the author's, in `edits`. Returns the values that may not be valid any more. */
export function pruneExamples(
  parts: Parts,
  references: References,
  schemas: SchemaContext,
  lost: Lost,
  edits: Edits,
): Pruned[] {
  const changed: Pruned[] = [];
  const sites = findSites(parts, references, schemas);
  const isLost = fieldTest(lost);
  for (const { pointer, schema, holder, isStream, isTable } of sites) {
    const about = [schema, ...around(schema)];
    // An Example Object may be one of several schemas.
    const before = edits.replaced.has(pointer) ? edits.replaced.get(pointer) : placeAt(parts.document, pointer)?.value;
    const { trials } = schemas.room;
    const isEach = isStream && Array.isArray(before);
    const pruned = isEach
      ? pruneList(before, (item) => pruneValue(item, about, schemas))
      : pruneValue(before, about, schemas);
    // It was not tried with every alternative, so it may have lost what is public.
    const isCut = schemas.room.trials < Math.min(trials, 0);
    const isUnreadable = isTable === true && isTableWithout(pruned, about, schemas);
    const isOpen = pruned !== hiddenValue && (typeof pruned !== 'string' || isSent(pruned, schema, pointer));
    const left = isOpen ? pruneOpen(pruned, isEach ? [] : about, isLost, schemas) : pruned;
    const after = isCut || isUnreadable ? hiddenValue : left;
    const isWhole = after === before && !edits.replaced.has(pointer);
    if (isWhole && !schemas.narrowed.has(schema)) continue;
    changed.push({ pointer, schema, holder, isStream, isHidden: after === hiddenValue, isWhole });
    if (!isWhole && after !== hiddenValue) edits.replaced.set(pointer, after);
  }
  for (const each of changed) dropSerialized(each, edits);
  const known = new Set(sites.map(({ pointer }) => pointer));
  const others = examplesOf(parts, schemas.gone).filter(({ pointer }) => !known.has(pointer));
  return [
    ...changed,
    ...pruneWithoutSchema(parts, others, isLost, edits),
    ...prunePatches(parts, [...sites, ...others], isLost, edits),
  ];
}

/** Takes out the text of an example (`serializedValue`) whose value has lost something that the text does not name. */
function dropSerialized({ pointer, holder, isWhole }: Pruned, { dropped, replaced }: Edits): void {
  const text = extendPointer(holder, 'serializedValue');
  if (!isWhole && pointer === extendPointer(holder, 'dataValue') && !replaced.has(text)) dropped.add(text);
}

/** Whether a text is sent as a whole or as JSON, rather than a value to choose, such as one of a parameter that sorts. */
function isSent(text: string, { parent, pointer: at }: Part, pointer: string): boolean {
  if ((parent?.object === 'MediaType' || parent?.object === 'Header') && !pointer.startsWith(`${at}/`)) return true;
  return parent?.object !== 'Parameter' && parsedJson(text) !== undefined;
}

/** The examples of media types, parameters and headers. */
function examplesOf({ all }: Parts, gone: ReadonlySet<Part>): Pick<Site, 'pointer' | 'holder'>[] {
  return all
    .filter((part) => !gone.has(part))
    .flatMap((part) => (part.object === 'Example' ? valuesOf(part) : singleExample(part)));
}

/** Takes the operations of JSON Patches on fields that go out of examples. */
function prunePatches(
  parts: Parts,
  examples: readonly (Pick<Site, 'pointer' | 'holder'> & Partial<Site>)[],
  isLost: (name: string) => boolean,
  edits: Edits,
): Pruned[] {
  return examples.flatMap(({ pointer, holder, schema, isStream = false }): Pruned[] => {
    const before = edits.replaced.has(pointer) ? edits.replaced.get(pointer) : placeAt(parts.document, pointer)?.value;
    const after = withoutLostOperations(before, isLost);
    if (after === before) return [];
    const isHidden = after === hiddenValue;
    if (!isHidden) edits.replaced.set(pointer, after);
    return [{ pointer, holder, schema, isHidden, isWhole: false, isStream }];
  });
}

/**
 * Takes fields out of examples that no schema is stated for, such as those that nothing uses: where nothing that stays has
 * fields of their names.
 */
function pruneWithoutSchema(
  parts: Parts,
  examples: readonly Pick<Site, 'pointer' | 'holder'>[],
  isLost: (name: string) => boolean,
  edits: Edits,
): Pruned[] {
  return examples.flatMap(({ pointer, holder }): Pruned[] => {
    const value = placeAt(parts.document, pointer)?.value;
    const left = pruneNamed(value, isLost);
    if (left === value) return [];
    const isHidden = left === hiddenValue;
    if (!isHidden) edits.replaced.set(pointer, left);
    return [{ pointer, holder, schema: undefined, isHidden, isWhole: false, isStream: false }];
  });
}

/** The example of a parameter, header or media type itself. */
function singleExample({ object, node, pointer }: Part): Pick<Site, 'pointer' | 'holder'>[] {
  if (object === 'Schema' || isUnknown(object, 'example') || node.example === undefined) return [];
  const at = extendPointer(pointer, 'example');
  return [{ pointer: at, holder: at }];
}

/** The values of an Example Object; a value that stands in the place of one has its own fields. */
function valuesOf({ node, pointer }: Part): Pick<Site, 'pointer' | 'holder'>[] {
  if (typeof node.$ref === 'string') return [];
  const fields = ['value', 'dataValue', 'serializedValue'].filter((field) => node[field] !== undefined);
  if (fields.length > 0) return fields.map((field) => ({ pointer: extendPointer(pointer, field), holder: pointer }));
  return node.externalValue === undefined ? [{ pointer, holder: pointer }] : [];
}

/** The schemas around one that say something of the same values: an example may stand in a member of `allOf`. */
function around({ field, parent }: Part): Part[] {
  return parent?.object === 'Schema' && inPlace.includes(field) ? [parent, ...around(parent)] : [];
}

/** Whether a part is a media type of tables. */
function isTableType({ object, key = '' }: Part): boolean {
  return object === 'MediaType' && /\b(?:csv|tsv|tab-separated-values)\b/i.test(key);
}

function isOfTable({ parent, field }: Part): boolean {
  return parent !== undefined && isTableType(parent) && field === 'schema';
}

/** The values of the schema of a table: text, of what the other media types say. */
function tableSites(part: Part, references: References, touched: ReadonlySet<Part>): Site[] {
  const schema = (part.parent && schemaFor(part.parent, references, touched)) ?? part;
  return schemaSites(part).map((site) => ({ ...site, schema, isTable: true }));
}

/** Every value of the author's that stays, with the schema that it is a value of. */
function findSites(parts: Parts, references: References, { gone, touched }: SchemaContext): Site[] {
  const { follow } = references;
  const left = parts.all.filter((part) => !gone.has(part));
  return left.flatMap((part): Site[] => {
    if (part.object === 'Schema') return isOfTable(part) ? tableSites(part, references, touched) : schemaSites(part);
    const schema = schemaFor(part, references, touched);
    if (!schema || gone.has(schema)) return [];
    const isStream = schema.field === 'itemSchema';
    const isTable = isTableType(part);
    const own = singleExample(part).map((value) => ({ ...value, schema, isStream, isTable }));
    const named = part.parts
      .filter(({ field }) => field === 'examples')
      .flatMap((example): Site[] => {
        const target = typeof example.node.$ref === 'string' ? follow(example.node.$ref)?.part : example;
        if (target?.object !== 'Example' || gone.has(target)) return [];
        return valuesOf(target).map((value) => ({ ...value, schema, isStream, isTable }));
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
