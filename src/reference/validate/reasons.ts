import type { Json } from '../json';

/** Why a value is refused, by the keyword that does; `limit` is what the keyword says. */
const reasons: Record<string, (limit: Json) => string> = {
  type: (types) => `must be ${listed(types)}`,
  enum: () => 'must be one of the values that are listed',
  const: (value) => `must be ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  multipleOf: (step) => `must be a multiple of ${step}`,
  minimum: (least) => `must be at least ${least}`,
  maximum: (most) => `must be at most ${most}`,
  exclusiveMinimum: (least) => `must be more than ${least}`,
  exclusiveMaximum: (most) => `must be less than ${most}`,
  minLength: (least) => `must have at least ${count(least, 'character')}`,
  maxLength: (most) => `must have at most ${count(most, 'character')}`,
  pattern: (source) => `must match ${source}`,
  format: (name) => `must be a text or number of the format ${name}`,
  minItems: (least) => `must have at least ${count(least, 'item')}`,
  maxItems: (most) => `must have at most ${count(most, 'item')}`,
  uniqueItems: () => 'must not have the same item twice',
  contains: () => 'must contain an item that it lacks, or fewer of them',
  minProperties: (least) => `must have at least ${count(least, 'field')}`,
  maxProperties: (most) => `must have at most ${count(most, 'field')}`,
  required: (names) => `must have the field ${listed(names, 'and')}`,
  dependentRequired: () => 'must have a field that another one asks for',
  readOnly: () => 'must be left out: it is read-only',
  writeOnly: () => 'must be left out: it is write-only',
  propertyNames: () => 'must not have a field of this name',
  additionalProperties: () => 'must be left out: there is no such field',
  unevaluatedProperties: () => 'must be left out: there is no such field',
  unevaluatedItems: () => 'must be left out: there is no such item',
  anyOf: () => 'must match at least one of the alternatives',
  oneOf: () => 'must match exactly one of the alternatives',
  not: () => 'must not be like this',
};

/** The reason in words, to be read after the name of the value. */
export function reasonOf(keyword: string, limit: Json): string {
  return reasons[keyword]?.(limit) ?? 'must be left out';
}

function count(number: Json, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function listed(value: Json, last = 'or'): string {
  const items = Array.isArray(value) ? value.map(String) : [String(value)];
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}` : items.join('');
}
