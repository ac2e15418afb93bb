import { isNode, isSame, type Json, type Node, ownValue } from '../json';
import type { EnumEntry } from '../model';
import { listOf, markdownOf } from '../objects/context';
import {
  asStated,
  atLeast,
  atMost,
  list,
  listed,
  number,
  oneOfValues,
  onlyTrue,
  pattern,
  text,
  typeNames,
} from './assertions';
import type { Keywords } from './keyword';
import { isTypeName, statedTypes } from './keyword';

/** Which values there are (JSON Schema 2020-12, validation 6.1 and 7). */
export const values: Keywords = {
  type: {
    kind: 'layout',
    shown: 'type in words',
    field: 'types',
    read: (node) => statedTypes(node).filter(isTypeName),
    laidOver: true,
    asserts: typeNames,
    refusal: (types) => `must be ${listed(types)}`,
  },
  format: {
    kind: 'name',
    shown: 'after the type',
    laidOver: true,
    merge: 'apart',
    asserts: text,
    refusal: (name) => `must have the format ${name}${name === 'date-time-local' ? ', without Z or an offset' : ''}`,
  },
  enum: {
    kind: 'value',
    shown: 'list of values',
    read: readEnum,
    merge: commonValues,
    values: (entries: EnumEntry[]) => entries.map(({ value }) => value),
    searched: true,
    asserts: list,
    refusal: oneOfValues,
    supplies: 'allowed',
  },
  const: {
    kind: 'value',
    shown: 'fact: Always',
    since: '3.1',
    read: (node) => (node.const === undefined ? undefined : { value: node.const }),
    merge: 'apart',
    fact: 'Always',
    values: ({ value }: { value: Json }) => [value],
    asserts: asStated,
    refusal: (value) => `must be ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    supplies: 'constant',
  },
};

/** Limits of numbers, texts and sizes (validation 6.2 to 6.5), and what texts hold (validation 8). */
export const limits: Keywords = {
  pattern: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Pattern',
    asserts: pattern,
    refusal: (limit) => `must match ${String([limit].flat()[0])}`,
  },
  minLength: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Min length',
    range: { upper: 'maxLength', label: 'Length' },
    asserts: number,
    refusal: atLeast('character'),
    bound: { of: 'length', side: 'lower' },
  },
  maxLength: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Max length',
    asserts: number,
    refusal: atMost('character'),
    bound: { of: 'length', side: 'upper' },
  },
  minimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Min',
    asserts: number,
    refusal: (least) => `must be at least ${least}`,
    bound: { of: 'number', side: 'lower' },
  },
  exclusiveMinimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'More than',
    asserts: number,
    refusal: (least) => `must be more than ${least}`,
    bound: { of: 'number', side: 'lower', isExclusive: true },
  },
  maximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Max',
    asserts: number,
    refusal: (greatest) => `must be at most ${greatest}`,
    bound: { of: 'number', side: 'upper' },
  },
  exclusiveMaximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Less than',
    asserts: number,
    refusal: (greatest) => `must be less than ${greatest}`,
    bound: { of: 'number', side: 'upper', isExclusive: true },
  },
  multipleOf: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Multiple of',
    asserts: number,
    refusal: (step) => `must be a multiple of ${step}`,
  },
  minItems: {
    kind: 'value',
    shown: 'fact',
    about: 'array',
    fact: 'Min items',
    range: { upper: 'maxItems', label: 'Items' },
    asserts: number,
    refusal: atLeast('item'),
    bound: { of: 'items', side: 'lower' },
  },
  maxItems: {
    kind: 'value',
    shown: 'fact',
    about: 'array',
    fact: 'Max items',
    asserts: number,
    refusal: atMost('item'),
    bound: { of: 'items', side: 'upper' },
  },
  uniqueItems: {
    kind: 'flag',
    shown: 'fact',
    about: 'array',
    fact: 'Unique items',
    asserts: onlyTrue,
    refusal: () => 'must not have the same item twice',
  },
  minContains: {
    kind: 'value',
    shown: 'fact',
    since: '3.1',
    about: 'array',
    fact: 'Min matching items',
    asserts: number,
    bound: { of: 'matching items', side: 'lower', unstated: 1 },
  },
  maxContains: {
    kind: 'value',
    shown: 'fact',
    since: '3.1',
    about: 'array',
    fact: 'Max matching items',
    asserts: number,
    bound: { of: 'matching items', side: 'upper' },
  },
  minProperties: {
    kind: 'value',
    shown: 'fact',
    about: 'object',
    fact: 'Min properties',
    range: { upper: 'maxProperties', label: 'Properties' },
    asserts: number,
    refusal: atLeast('field'),
    bound: { of: 'properties', side: 'lower' },
  },
  maxProperties: {
    kind: 'value',
    shown: 'fact',
    about: 'object',
    fact: 'Max properties',
    asserts: number,
    refusal: atMost('field'),
    bound: { of: 'properties', side: 'upper' },
  },
  contentMediaType: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Content' },
  contentEncoding: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Encoding' },
};

/** The values that both lists allow, with the texts of either; those of the nearer one where there are none. */
function commonValues(nearer: EnumEntry[], farther: EnumEntry[]): EnumEntry[] {
  if (nearer.length === 0 || farther.length === 0) return [...nearer, ...farther];
  const common = nearer.flatMap((entry) => {
    const other = farther.find(({ value }) => isSame(value, entry.value));
    return other ? [{ ...entry, description: entry.description ?? other.description }] : [];
  });
  return common.length > 0 ? common : nearer;
}

function readEnum(node: Node): EnumEntry[] {
  const stated = node['x-enumDescriptions'] ?? node['x-enum-descriptions'];
  const descriptions = isNode(stated) ? stated : {};
  const described = (value: string): unknown => ownValue(descriptions, value);
  return listOf(node.enum)
    .filter((value) => value !== null || node.type === undefined)
    .map((value) => ({ value: value as Json, description: markdownOf(described(String(value))) }));
}
