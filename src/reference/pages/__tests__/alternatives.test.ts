import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../__tests__/builders';
import { emptySchema } from '../../keywords/emptySchema';
import { alternativesOf, type Naming } from '../alternatives';

const named: Record<string, string> = {
  A: 'properties: {t: {type: string}}',
  Constant: 'properties: {t: {const: c}}',
  Listed: 'properties: {t: {enum: [l, m]}}',
  Many: 'properties: {t: {enum: [l, m, n, o]}}',
};

const naming: Naming = {
  titleOf: (name) => `Title of ${name}`,
  shapeOf: (schema) => {
    if (schema.kind === 'reference') return schemaOf(named[schema.name] ?? '{}');
    return schema.kind === 'schema' ? schema : emptySchema;
  },
};

function unions(yaml: string): string[] {
  return alternativesOf(schemaOf(yaml), naming).map(
    ({ keyword, label, options }) => `${keyword} | ${label} | ${options.map((option) => option.label).join(', ')}`,
  );
}

describe('alternativesOf', () => {
  it.each<[string, string[]]>([
    ['type: string', []],
    [
      'oneOf: [{type: string}, {type: [integer, boolean]}, {}]',
      ['oneOf | One of 3 | string, integer or boolean, option 3'],
    ],
    ['anyOf: [{title: Text}, false]', ['anyOf | Any of 2 | Text, not possible']],
    ['anyOf: [{required: [a]}, {required: [b, c]}]', ['anyOf | Any of 2 | with a, with b and c']],
    ['oneOf: [{const: 1}, {const: null}]', ['oneOf | One of 2 | 1, null']],
    ['oneOf: [{const: 1}, {const: "1"}]', ['oneOf | One of 2 | 1, "1"']],
    ['oneOf: [{type: string}, {type: string, format: date}]', ['oneOf | One of 2 | string, string · date']],
    ['oneOf: [{type: string, enum: [on, off]}, {type: string}]', ['oneOf | One of 2 | string ("on" or "off"), string']],
    [
      'oneOf: [{type: string, enum: [a, b, c]}, {type: string, enum: [d]}]',
      ['oneOf | One of 2 | string (3 values), string ("d")'],
    ],
    [
      'oneOf: [{type: object, required: [url], properties: {id: {type: string}, url: {type: string}}}, {type: object, properties: {id: {type: string}, text: {type: string}}}]',
      ['oneOf | One of 2 | object (with url), object (with text)'],
    ],
    [
      'oneOf: [{type: array, items: {type: string}}, {type: array, items: {type: object}}]',
      ['oneOf | One of 2 | array of string, array of object'],
    ],
    [
      'oneOf: [{required: [kind], properties: {kind: {enum: [circle]}}}, {type: object, required: [kind], properties: {kind: {const: dot}}}]',
      ['oneOf | One of 2 | circle, dot'],
    ],
    [
      'oneOf: [{type: object, properties: {kind: {const: a}}}, {type: object, properties: {kind: {const: b}}}]',
      ['oneOf | One of 2 | object 1, object 2'],
    ],
    ['oneOf: [{type: object}, {type: object}, {type: object}]', ['oneOf | One of 3 | object 1, object 2, object 3']],
    ['oneOf: [{type: object}, {type: object}, {title: object 1}]', ['oneOf | One of 3 | object 2, object 3, object 1']],
    [
      'oneOf: [{type: string}, {type: string, format: date}, {title: string · date}]',
      ['oneOf | One of 3 | string 1, string 2, string · date'],
    ],
    [
      'oneOf: [{title: A, const: x}, {title: A, const: y}, {const: x, title: \'"x"\'}]',
      ['oneOf | One of 3 | A 1, A 2, "x"'],
    ],
    ['not: {type: string}', ['not | Not allowed | not']],
    ['if: {required: [a]}\nthen: {required: [b]}', ['if | Depends on its values | if, then']],
    ['if: {required: [a]}\nelse: {required: [b]}', ['if | Depends on its values | if, else']],
    ['dependentSchemas: {a: {required: [b]}}', ['dependentSchemas | When a field is there | with a']],
    ['allOf: [{oneOf: [{type: string}]}]', ['allOf | All of | option 1']],
  ])('%j', (yaml, want) => {
    expect(unions(yaml)).toEqual(want);
  });
});

it('no discriminator: a named schema has its title', () => {
  expect(unions("oneOf: [{$ref: '#/components/schemas/Constant'}]")).toEqual(['oneOf | One of 1 | Title of Constant']);
});

describe('a discriminator', () => {
  const a = "{$ref: '#/components/schemas/A'}";
  it.each<[string, string]>([
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t, mapping: {alpha: '#/components/schemas/A'}}`, 'alpha'],
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t, mapping: {alpha: A}}`, 'alpha'],
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t}`, 'A'],
    ["oneOf: [{$ref: '#/components/schemas/Constant'}]\ndiscriminator: {propertyName: t}", 'c'],
    ["oneOf: [{$ref: '#/components/schemas/Listed'}]\ndiscriminator: {propertyName: t}", 'l or m'],
    ["oneOf: [{$ref: '#/components/schemas/Many'}]\ndiscriminator: {propertyName: t}", 'Many'],
    ['oneOf: [{title: T, properties: {t: {const: x}}}]\ndiscriminator: {propertyName: t}', 'x'],
    ['oneOf: [{title: T, properties: {t: {enum: [x, y]}}}]\ndiscriminator: {propertyName: t}', 'x or y'],
    ['oneOf: [{title: T, properties: {t: {type: string}}}]\ndiscriminator: {propertyName: t}', 'T'],
  ])('%j -> %s', (yaml, want) => {
    expect(unions(yaml)).toEqual([`oneOf | One of 1 | ${want}`]);
    expect(alternativesOf(schemaOf(yaml), naming)[0]?.discriminator).toBe('t');
  });
});
