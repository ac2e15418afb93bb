import type { Json } from '../json';
import type { EnumEntry } from '../model';
import { isNode, type Node } from '../node';
import { listOf, markdownOf } from '../objects/context';
import type { Keywords } from './keyword';
import { isTypeName, statedTypes } from './types';

/** Which values there are (JSON Schema 2020-12, validation 6.1 and 7). */
export const values: Keywords = {
  type: {
    kind: 'layout',
    shown: 'type in words',
    field: 'types',
    read: (node) => statedTypes(node).filter(isTypeName),
    laidOver: true,
  },
  format: { kind: 'name', shown: 'after the type', laidOver: true, merge: 'apart' },
  enum: {
    kind: 'value',
    shown: 'list of values',
    read: readEnum,
    merge: 'apart',
    values: (entries: EnumEntry[]) => entries.map(({ value }) => value),
    searched: true,
  },
  const: {
    kind: 'value',
    shown: 'fact: Always',
    since: '3.1',
    read: (node) => (node.const === undefined ? undefined : { value: node.const }),
    merge: 'apart',
    fact: 'Always',
    values: ({ value }: { value: Json }) => [value],
  },
};

/** Limits of numbers, texts and sizes (validation 6.2 to 6.5), and what texts hold (validation 8). */
export const limits: Keywords = {
  pattern: { kind: 'value', shown: 'fact', about: 'string', fact: 'Pattern' },
  minLength: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Min length',
    range: { upper: 'maxLength', label: 'Length' },
  },
  maxLength: { kind: 'value', shown: 'fact', about: 'string', fact: 'Max length' },
  // In 3.0 `exclusiveMinimum: true` turns `minimum` into an exclusive bound; later versions state a number.
  minimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    limit: (node) => (node.exclusiveMinimum === true ? undefined : node.minimum),
    fact: 'Min',
  },
  exclusiveMinimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    limit: (node) => (node.exclusiveMinimum === true ? node.minimum : node.exclusiveMinimum),
    fact: 'More than',
  },
  maximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    limit: (node) => (node.exclusiveMaximum === true ? undefined : node.maximum),
    fact: 'Max',
  },
  exclusiveMaximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    limit: (node) => (node.exclusiveMaximum === true ? node.maximum : node.exclusiveMaximum),
    fact: 'Less than',
  },
  multipleOf: { kind: 'value', shown: 'fact', about: 'number', fact: 'Multiple of' },
  minItems: {
    kind: 'value',
    shown: 'fact',
    about: 'array',
    fact: 'Min items',
    range: { upper: 'maxItems', label: 'Items' },
  },
  maxItems: { kind: 'value', shown: 'fact', about: 'array', fact: 'Max items' },
  uniqueItems: { kind: 'flag', shown: 'fact', about: 'array', fact: 'Unique items' },
  minContains: { kind: 'value', shown: 'fact', since: '3.1', about: 'array', fact: 'Min matching items' },
  maxContains: { kind: 'value', shown: 'fact', since: '3.1', about: 'array', fact: 'Max matching items' },
  minProperties: {
    kind: 'value',
    shown: 'fact',
    about: 'object',
    fact: 'Min properties',
    range: { upper: 'maxProperties', label: 'Properties' },
  },
  maxProperties: { kind: 'value', shown: 'fact', about: 'object', fact: 'Max properties' },
  contentMediaType: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Content' },
  contentEncoding: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Encoding' },
};

function readEnum(node: Node): EnumEntry[] {
  const stated = node['x-enumDescriptions'] ?? node['x-enum-descriptions'];
  const descriptions = isNode(stated) ? stated : {};
  const described = (value: string): unknown => (Object.hasOwn(descriptions, value) ? descriptions[value] : undefined);
  return listOf(node.enum)
    .filter((value) => value !== null || node.type === undefined)
    .map((value) => ({ value: value as Json, description: markdownOf(described(String(value))) }));
}
