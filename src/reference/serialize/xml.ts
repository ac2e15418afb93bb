import { wellFormed } from '../address';
import { isJsonObject, isNode, isScalar, type Json } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import type { NamedSchema, Schema, SchemaObject } from '../model';
import { shapeOf } from '../schemas/shape';

/** An XML Object (4.26). */
export interface Xml {
  name?: string;
  namespace?: string;
  prefix?: string;
  /** Where the value is written: by default an element, and for a list the elements of its items. */
  nodeType: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
}

type Named = Map<string, NamedSchema>;

interface Element {
  name: string;
  attributes: string[];
  /** What is inside, in order: elements, and text that is escaped already. */
  content: (Element | string)[];
}

/**
 * Writes a value as an XML document, by the `xml` keyword of its schema (OpenAPI 3.2, 4.26). The root element has the
 * name that its schema states, else that of the schema, else `root`; so have the items of a list, else `item`. A text that
 * is the document already stays as it is.
 */
export function writeXml(value: Json, schema: Schema | undefined, schemas: Named): string {
  const described = schema ?? { kind: 'any' as const };
  const { shape, xml } = read(described, schemas);
  if (typeof value === 'string' && (isMarkup(value) || !isTextWanted(described, shape))) return value;
  const name = rootName(described, schemas);
  const [only, ...others] = elementsOf(name, value, described, schemas);
  const isOne = only !== undefined && others.length === 0 && !Array.isArray(value);
  const { items = { kind: 'any' as const } } = shape;
  const ofItems = read(items, schemas);
  const root = isOne
    ? only
    : {
        ...element(name, xml),
        content: (Array.isArray(value) ? value : [value]).flatMap((item) =>
          elementsOf(ofItems.xml.name ?? ofItems.componentName ?? 'item', item, items, schemas),
        ),
      };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`;
}

/** The name of the root element of a schema's values. */
export function rootName(schema: Schema, schemas: Named): string {
  const { xml, componentName } = read(schema, schemas);
  return xmlName(xml.name ?? componentName ?? 'root');
}

/** Whether a text is a document, and not the value of an element. */
export function isMarkup(text: string): boolean {
  return /^\s*</.test(text);
}

/** Whether a text can be the value that a schema describes. Otherwise it is what the author wrote for the whole body. */
function isTextWanted(schema: Schema, { types, format }: SchemaObject): boolean {
  return schema.kind !== 'any' && format !== 'binary' && (types.length === 0 || types.includes('string'));
}

/** The XML Object of a schema, with what follows where it says nothing. */
export function xmlOf(schema: Schema, schemas: Named): Xml {
  return read(schema, schemas).xml;
}

/** A schema as it applies to a value, with its XML Object and the name by which it was referred to. */
function read(schema: Schema, schemas: Named): { shape: SchemaObject; xml: Xml; componentName?: string } {
  const { schema: shape, reference } = shapeOf(schema, schemas);
  const stated = isNode(shape.xml) ? shape.xml : {};
  const text = (key: string): { [key: string]: string } =>
    typeof stated[key] === 'string' && stated[key] !== '' ? { [key]: stated[key] } : {};
  return {
    shape,
    xml: { ...text('name'), ...text('namespace'), ...text('prefix'), nodeType: nodeType(stated, shape) },
    ...(reference ? { componentName: reference.name } : {}),
  };
}

/** `nodeType` (3.2), else what `attribute` and `wrapped` of earlier versions say. */
function nodeType(stated: Record<string, unknown>, shape: SchemaObject): Xml['nodeType'] {
  const types = ['element', 'attribute', 'text', 'cdata', 'none'] as const;
  const known = types.find((type) => type === stated.nodeType);
  if (known) return known;
  if (stated.attribute === true) return 'attribute';
  return shape.types.includes('array') && stated.wrapped !== true ? 'none' : 'element';
}

/** The elements of a value: one, or one for each item of a list that has no element around it. */
function elementsOf(name: string, value: Json, schema: Schema, schemas: Named): Element[] {
  const { shape, xml } = read(schema, schemas);
  if (Array.isArray(value)) {
    const outer = xml.name ?? name;
    const isWrapped = xml.nodeType === 'element' && shape.types.includes('array');
    const inner = itemName(shape, schemas) ?? (isWrapped ? outer : name);
    const items = value.flatMap((item) => elementsOf(inner, item, shape.items ?? { kind: 'any' }, schemas));
    return isWrapped ? [{ ...element(outer, xml), content: items }] : items;
  }
  const own = element(xml.name ?? name, xml);
  if (value === null) return [{ ...own, attributes: joined(own.attributes, nil) }];
  if (!isJsonObject(value)) return [{ ...own, content: text(String(value), xml.nodeType) }];
  return [fill(own, value, shape, schemas)];
}

/** What says that an element has no value (XML Schema, part 1, 2.6.2). */
const nil = ['xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"', 'xsi:nil="true"'];

/** An object's element: each property is an attribute, an element or text, as its schema says. */
function fill(own: Element, value: { [key: string]: Json }, shape: SchemaObject, schemas: Named): Element {
  const filled = { ...own, attributes: [...own.attributes], content: [...own.content] };
  for (const [name, inner] of Object.entries(value)) {
    const schema = propertySchema(shape, name, schemas) ?? { kind: 'any' };
    const { xml } = read(schema, schemas);
    if (xml.nodeType === 'attribute' && isScalar(inner)) {
      const { name: attribute, attributes } = element(xml.name ?? name, xml);
      // Without a prefix an attribute is in no namespace, and what it declared would be that of the elements.
      const declared = xml.prefix === undefined ? [] : attributes;
      const stated = [...declared, `${attribute}="${escapeXml(String(inner))}"`];
      if (inner !== null) filled.attributes = joined(filled.attributes, stated);
    } else if ((xml.nodeType === 'text' || xml.nodeType === 'cdata') && isScalar(inner)) {
      filled.content.push(...(inner === null ? [] : text(String(inner), xml.nodeType)));
    } else if (xml.nodeType === 'none' && isJsonObject(inner)) {
      const { attributes, content } = fill(element(name, xml), inner, read(schema, schemas).shape, schemas);
      filled.attributes = joined(filled.attributes, attributes);
      filled.content.push(...content);
    } else {
      filled.content.push(...elementsOf(name, inner, schema, schemas));
    }
  }
  return filled;
}

/** Attributes with further ones. No element has two of one name (XML 1.0, 3.1): the first one stays. */
function joined(attributes: readonly string[], further: readonly string[]): string[] {
  const nameOf = (attribute: string): string => attribute.slice(0, attribute.indexOf('='));
  const names = new Set(attributes.map(nameOf));
  return [...attributes, ...further.filter((attribute) => !names.has(nameOf(attribute)))];
}

/** The schema of a property: its own, else that of an alternative, else that of any further property. */
function propertySchema(
  shape: SchemaObject,
  name: string,
  schemas: Named,
  seen = new Set<Schema>(),
): Schema | undefined {
  const own = shape.properties.find((property) => property.name === name && !property.isUnstated)?.schema;
  if (own) return own;
  for (const member of unionsOf(shape).flat()) {
    if (seen.has(member)) continue;
    seen.add(member);
    const found = propertySchema(shapeOf(member, schemas).schema, name, schemas, seen);
    if (found) return found;
  }
  return shape.additionalProperties;
}

/** The name that the items of a list state. */
function itemName({ items }: SchemaObject, schemas: Named): string | undefined {
  return items && read(items, schemas).xml.name;
}

function element(name: string, { namespace, prefix }: Pick<Xml, 'namespace' | 'prefix'>): Element {
  const colon = prefix === undefined ? '' : `${xmlName(prefix)}:`;
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${xmlName(prefix)}`;
  const attributes = namespace === undefined ? [] : [`${declared}="${escapeXml(namespace)}"`];
  return { name: `${colon}${xmlName(name)}`, attributes, content: [] };
}

/** A name that XML allows (XML 1.0, 2.3); any other character of it becomes `_`. */
function xmlName(name: string): string {
  const allowed = name.replace(/[^\p{L}\p{N}._\-:]/gu, '_');
  return /^[\p{L}_]/u.test(allowed) ? allowed : `_${allowed}`;
}

function text(value: string, type: Xml['nodeType']): string[] {
  if (value === '') return [];
  return [
    type === 'cdata' ? `<![CDATA[${allowedText(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escapeXml(value),
  ];
}

function escapeXml(value: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return allowedText(value)
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Characters that no XML document may hold are replaced (XML 1.0, 2.2). */
function allowedText(value: string): string {
  return wellFormed(value).replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}

/** One line for each element; an element with text in it is written on one line, since blanks would be part of it. */
function writeElement({ name, attributes, content }: Element, indent: string): string {
  const start = `${indent}<${[name, ...attributes].join(' ')}`;
  if (content.length === 0) return `${start}/>`;
  const isMixed = content.some((part) => typeof part === 'string');
  const inner = content.map((part) =>
    typeof part === 'string' ? part : writeElement(part, isMixed ? '' : `${indent}  `),
  );
  return isMixed ? `${start}>${inner.join('')}</${name}>` : `${start}>\n${inner.join('\n')}\n${indent}</${name}>`;
}
