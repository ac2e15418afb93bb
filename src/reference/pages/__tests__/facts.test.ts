import { describe, expect, it } from 'vitest';
import { parameter, schemaOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import type { Parameter } from '../../model';
import type { Fact } from '../../schemaRows';
import { noteFacts, parameterFacts, schemaFacts, toSentLiteral } from '../facts';

function words(facts: Fact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value}`);
}

it.each<[Partial<Parameter>, Json, string]>([
  [{}, 'a', 'a'],
  [{}, { a: 1 }, '{"a":1}'],
  [{ style: 'form', explode: false }, ['a b', 1], 'a b,1'],
  [{ style: 'form', explode: true }, ['a', 1], 'q=a&q=1'],
  [{ style: 'form', explode: true }, ['a'], 'a'],
  [{ style: 'pipeDelimited', explode: false }, ['a', 1], 'a|1'],
  [{ style: 'spaceDelimited', explode: false }, ['a', 1], 'a 1'],
  [{ in: 'cookie', style: 'form', explode: true }, ['a', 1], 'q=a; q=1'],
  [{ in: 'header', style: 'simple', explode: false }, ['a', 1], 'a,1'],
  [{ in: 'path', style: 'label', explode: true }, ['a', 1], '.a.1'],
  [{ in: 'path', style: 'matrix', explode: true }, ['a', 1], ';q=a;q=1'],
  [{ mediaType: 'application/json' }, ['a', 1], '["a",1]'],
])('%j: toSentLiteral(%j) -> %s', (given, value, want) => {
  expect(toSentLiteral(value, parameter({ name: 'q', in: 'query', ...given }))).toBe(want);
});

describe('schemaFacts', () => {
  it.each<[string, string[]]>([
    ['default: null\nminimum: 1\nexample: 2', ['Default: null', 'Min: 1', 'Example: 2']],
    ['const: 1\nexample: 1', ['Always: 1']],
    ['enum: [a]\nexample: a', []],
    ['type: boolean\ndefault: true\nexample: false', ['Default: true', 'Example: false']],
    ['type: [boolean, "null"]\nexample: false', ['Example: false']],
    ['type: boolean\nexample: "true"', ['Example: true']],
    ['type: [boolean, string]\nexample: "no"', ['Example: no']],
    ['minLength: 1\nmaxLength: 5', ['Length: 1–5']],
    ['minLength: 5\nmaxLength: 5', ['Length: 5']],
    ['maxItems: 5', ['Max items: 5']],
    ['minItems: 0\nmaxItems: 5\nuniqueItems: true', ['Items: 0–5', 'Unique items: yes']],
    ['exclusiveMinimum: 0\nmaximum: 9\nmultipleOf: 0.5', ['More than: 0', 'Max: 9', 'Multiple of: 0.5']],
    ['pattern: ^a$', ['Pattern: ^a$']],
    ['type: string', []],
  ])('%j -> %j', (yaml, want) => {
    expect(words(schemaFacts(schemaOf(yaml)))).toEqual(want);
  });

  it('may be said of the items', () => {
    expect(words(schemaFacts(schemaOf('minLength: 1\ndefault: a'), 'Item'))).toEqual([
      'Item default: a',
      'Item min length: 1',
    ]);
  });
});

it.each<[string, string[]]>([
  ['unevaluatedProperties: false', ['Other fields: not allowed']],
  ['additionalProperties: false\nunevaluatedProperties: false', ['Other fields: not allowed']],
  ['additionalProperties: true\nunevaluatedProperties: false', ['Other fields: allowed']],
  ['additionalProperties: {type: string}\nunevaluatedProperties: false', []],
])('says once which other fields are allowed: %s', (yaml, want) => {
  const schema = schemaOf(yaml);
  expect(schema.kind === 'schema' && words(noteFacts(schema))).toEqual(want);
});

describe('parameterFacts', () => {
  it.each<[Partial<Parameter>, 'list' | 'object' | 'plain', string[]]>([
    [{}, 'plain', []],
    [{}, 'list', ['Style: repeated']],
    [{ explode: false }, 'list', ['Style: comma-separated']],
    [{ style: 'pipeDelimited', explode: false }, 'list', ['Style: separated by |']],
    [{ style: 'deepObject' }, 'object', ['Style: deepObject, exploded']],
    [{ style: 'matrix' }, 'plain', ['Style: matrix']],
    [{ mediaType: 'application/json' }, 'object', ['Content: application/json']],
    [
      { allowEmptyValue: true, allowReserved: true },
      'plain',
      ['May be empty: yes', 'Reserved characters: sent as they are'],
    ],
    [{ style: 'toString' }, 'list', ['Style: toString']],
  ])('%j of a %s value -> %j', (given, kind, want) => {
    expect(words(parameterFacts(parameter(given), kind === 'list', kind === 'object'))).toEqual(want);
  });
});
