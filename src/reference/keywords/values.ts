import { listOf, markdownOf } from '../buildContext';
import { isMultipleOf, isNumber, type JsonNumber } from '../exactNumber';
import { isSame, type Json, type Node } from '../json';
import { toJsonText } from '../jsonText';
import type { EnumEntry } from '../model';
import {
  asStated,
  atLeast,
  atMost,
  compared,
  count,
  hasNoRepeats,
  isOfTypes,
  list,
  listed,
  number,
  oneOfValues,
  onlyTrue,
  pattern,
  text,
  typeNames,
} from './assertions';
import { readEnumTexts } from './enumTexts';
import type { Keywords } from './keyword';
import { isTypeName, statedTypes } from './keyword';

/** Which values there are (JSON Schema 2020-12, validation 6.1 and 7). */
export const values: Keywords = {
  type: {
    kind: 'layout',
    shown: 'type in words',
    field: 'types',
    read: (node) => statedTypes(node).filter(isTypeName),
    overlaysUnionMember: true,
    asserts: typeNames,
    keeps: isOfTypes,
    refusal: (types) => `must be ${listed(types)}`,
  },
  format: {
    kind: 'name',
    shown: 'after the type',
    overlaysUnionMember: true,
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
    refusal: (value) => `must be ${typeof value === 'string' ? value : toJsonText(value)}`,
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
    refusal: (source) => `must match ${source}`,
  },
  minLength: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Min length',
    range: { upper: 'maxLength', label: 'Length' },
    asserts: count,
    refusal: atLeast('character'),
    bound: { of: 'length', side: 'lower' },
  },
  maxLength: {
    kind: 'value',
    shown: 'fact',
    about: 'string',
    fact: 'Max length',
    asserts: count,
    refusal: atMost('character'),
    bound: { of: 'length', side: 'upper' },
  },
  minimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Min',
    asserts: number,
    keeps: compared((difference) => difference >= 0),
    refusal: (least) => `must be at least ${least}`,
    bound: { of: 'number', side: 'lower' },
  },
  exclusiveMinimum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'More than',
    asserts: number,
    keeps: compared((difference) => difference > 0),
    refusal: (least) => `must be more than ${least}`,
    bound: { of: 'number', side: 'lower', isExclusive: true },
  },
  maximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Max',
    asserts: number,
    keeps: compared((difference) => difference <= 0),
    refusal: (greatest) => `must be at most ${greatest}`,
    bound: { of: 'number', side: 'upper' },
  },
  exclusiveMaximum: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Less than',
    asserts: number,
    keeps: compared((difference) => difference < 0),
    refusal: (greatest) => `must be less than ${greatest}`,
    bound: { of: 'number', side: 'upper', isExclusive: true },
  },
  multipleOf: {
    kind: 'value',
    shown: 'fact',
    about: 'number',
    fact: 'Multiple of',
    asserts: number,
    keeps: (step: JsonNumber, value) => !isNumber(value) || isMultipleOf(value, step),
    refusal: (step) => `must be a multiple of ${step}`,
  },
  minItems: {
    kind: 'value',
    shown: 'fact',
    about: 'array',
    fact: 'Min items',
    range: { upper: 'maxItems', label: 'Items' },
    asserts: count,
    refusal: atLeast('item'),
    bound: { of: 'items', side: 'lower' },
  },
  maxItems: {
    kind: 'value',
    shown: 'fact',
    about: 'array',
    fact: 'Max items',
    asserts: count,
    refusal: atMost('item'),
    bound: { of: 'items', side: 'upper' },
  },
  uniqueItems: {
    kind: 'flag',
    shown: 'fact',
    about: 'array',
    fact: 'Unique items',
    asserts: onlyTrue,
    keeps: (_unique, value) => hasNoRepeats(value),
    refusal: () => 'must not have the same item twice',
  },
  minContains: {
    kind: 'value',
    shown: 'fact',
    since: '3.1',
    about: 'array',
    fact: 'Min matching items',
    asserts: count,
    bound: { of: 'matching items', side: 'lower', unstated: 1 },
  },
  maxContains: {
    kind: 'value',
    shown: 'fact',
    since: '3.1',
    about: 'array',
    fact: 'Max matching items',
    asserts: count,
    bound: { of: 'matching items', side: 'upper' },
  },
  minProperties: {
    kind: 'value',
    shown: 'fact',
    about: 'object',
    fact: 'Min properties',
    range: { upper: 'maxProperties', label: 'Properties' },
    asserts: count,
    refusal: atLeast('field'),
    bound: { of: 'properties', side: 'lower' },
  },
  maxProperties: {
    kind: 'value',
    shown: 'fact',
    about: 'object',
    fact: 'Max properties',
    asserts: count,
    refusal: atMost('field'),
    bound: { of: 'properties', side: 'upper' },
  },
  contentMediaType: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Content' },
  contentEncoding: { kind: 'value', shown: 'fact', since: '3.1', about: 'string', fact: 'Encoding' },
};

/** The values that both lists allow, with the texts of either; those of the nearer one where there are none. */
export function commonValues(nearer: EnumEntry[], farther: EnumEntry[]): EnumEntry[] {
  if (nearer.length === 0 || farther.length === 0) return [...nearer, ...farther];
  const common = nearer.flatMap((entry) => {
    const other = farther.find(({ value }) => isSame(value, entry.value));
    return other ? [{ ...other, ...entry, description: entry.description ?? other.description }] : [];
  });
  return common.length > 0 ? common : nearer;
}

/** What is said of a value, in Markdown: its name, where that is not the value itself, and what it means. */
export function valueText(value: Json, name: string | undefined, meaning: string | undefined): string {
  const shown = name === undefined || name === String(value) ? undefined : `\`${name.replaceAll('`', "'")}\``;
  return [shown, meaning].filter((each) => each !== undefined).join(': ');
}

function readEnum(node: Node): EnumEntry[] {
  const texts = readEnumTexts(node);
  return listOf(node.enum).flatMap((value, index): EnumEntry[] => {
    const { name, meaning } = texts[index] ?? {};
    const text = valueText(value as Json, name, meaning);
    // Null is a mark of the type, unless there is more to say of it.
    if (value === null && node.type !== undefined && text === '') return [];
    const isNamed = name !== undefined && name !== String(value);
    return [{ value: value as Json, ...(isNamed ? { name } : {}), description: markdownOf(text) }];
  });
}
