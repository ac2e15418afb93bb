import type { ExampleCache } from '../../reference/examples/schemaExample';
import { groupBy } from '../../reference/groupBy';
import type { Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, otherFieldsOf, propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';
import { isMarkup, rootName, writeXml, xmlOf } from '../../reference/serialize/xml';
import { readXml, type XmlElement } from './readXml';
import { readValue } from './values';

/** How XML is written and read. */
export type XmlFormat = typeof import('./xmlFormat');

/** What bodies are read and written with. */
export interface WireContext {
  cache: ExampleCache;
  /** How XML is written and read, where the description has any. */
  xml?: XmlFormat | undefined;
}

export { writeXml };

/**
 * The value that an XML body stands for by its schema (XML Object, 4.26): what `writeXml` would write as that body. Throws
 * an Error for a text that is not XML. Where the schema asks for a text, an element of another name or with more in it is the
 * body itself.
 */
export function readXmlBody(text: string, schema: Schema, cache: ExampleCache): Json {
  const root = readXml(text);
  const types = typesIn(schema, cache);
  const isText = types.has('string') && !types.has('object') && !types.has('array');
  return isText && !isTextElement(root, schema, cache) ? text : elementValue(root, schema, cache);
}

/** Whether an element is what is written for a text. */
function isTextElement({ name, text, ...inside }: XmlElement, schema: Schema, { schemas }: ExampleCache): boolean {
  const isPlain = inside.children.length + inside.attributes.size === 0;
  return isPlain && name === rootName(schema, schemas) && !isMarkup(text);
}

function elementValue(element: XmlElement, schema: Schema | undefined, cache: ExampleCache): Json {
  if (element.isNil) return null;
  const types = typesIn(schema, cache);
  const properties = propertiesIn(schema, cache);
  if (types.has('array') && properties.size === 0) return itemsIn(element.children, schema, cache);
  const isPlain = element.children.length + element.attributes.size === 0;
  if (isPlain && properties.size === 0 && !types.has('object')) return textValue(element.text, schema, cache);
  return Object.fromEntries(fieldsOf(element, schema, cache));
}

function itemsIn(elements: readonly XmlElement[], schema: Schema | undefined, cache: ExampleCache): Json[] {
  const items = itemsOf(schema, cache);
  return elements.map((element) => elementValue(element, items, cache));
}

/** Blanks around a value that is no text mean nothing. */
function textValue(text: string, schema: Schema | undefined, cache: ExampleCache): Json {
  return readValue(typesIn(schema, cache).has('string') ? text : text.trim(), schema, cache);
}

/** The fields of an object: those of its properties, and elements and attributes that are none of these. */
function fieldsOf(element: XmlElement, schema: Schema | undefined, cache: ExampleCache): Map<string, Json> {
  const taken = new Set<string>();
  const parts = { ...element, byName: groupBy(element.children, ({ name }) => [name]), taken };
  const fields = describedFields(parts, schema, cache);
  const others = otherFieldsOf(schema, cache);
  for (const [name, children] of parts.byName) {
    if (taken.has(name) || fields.has(name)) continue;
    const isList = typesIn(others, cache).has('array');
    const values = isList
      ? itemsIn(children, others, cache)
      : children.map((child) => elementValue(child, others, cache));
    fields.set(name, values.length > 1 || isList ? values : (values[0] ?? null));
  }
  for (const [name, value] of element.attributes)
    if (!taken.has(`@${name}`) && !fields.has(name)) fields.set(name, textValue(value, others, cache));
  return fields;
}

/** An element while its fields are read, with the names of what a property has. */
interface Parts extends XmlElement {
  byName: ReadonlyMap<string, XmlElement[]>;
  taken: Set<string>;
}

function describedFields(parts: Parts, schema: Schema | undefined, cache: ExampleCache): Map<string, Json> {
  const fields = new Map<string, Json>();
  for (const [name, property] of propertiesIn(schema, cache)) {
    const value = fieldOf(parts, elementNameOf(name, property, cache), property, cache);
    if (value !== undefined) fields.set(name, value);
  }
  return fields;
}

/** The name of the element or attribute of a property; of a list without an element around it, that of its items. */
function elementNameOf(name: string, property: Schema, cache: ExampleCache): string {
  const { name: own = name, nodeType } = xmlOf(property, cache.schemas);
  if (nodeType !== 'none' || !typesIn(property, cache).has('array')) return own;
  const items = itemsOf(property, cache);
  return (items && xmlOf(items, cache.schemas).name) ?? name;
}

/** The value of a property; undefined where the element has none. */
function fieldOf(parts: Parts, name: string, property: Schema, cache: ExampleCache): Json | undefined {
  const { nodeType } = xmlOf(property, cache.schemas);
  if (nodeType === 'attribute') {
    const value = parts.attributes.get(name);
    parts.taken.add(`@${name}`);
    return value === undefined ? undefined : textValue(value, property, cache);
  }
  if (nodeType === 'text' || nodeType === 'cdata')
    return parts.text === '' ? undefined : textValue(parts.text, property, cache);
  const isList = typesIn(property, cache).has('array');
  if (nodeType === 'none' && !isList) {
    const inside = describedFields(parts, property, cache);
    return inside.size > 0 ? Object.fromEntries(inside) : undefined;
  }
  const own = parts.byName.get(name);
  const [first] = own ?? [];
  if (!own || !first) return undefined;
  parts.taken.add(name);
  return nodeType === 'none' ? itemsIn(own, property, cache) : elementValue(first, property, cache);
}
