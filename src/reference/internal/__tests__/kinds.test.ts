import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { left } from './left';

const ref = (name: string): string => `{$ref: "#/components/schemas/${name}"}`;

/** A schema B that P and an internal schema H extend. */
const base = (kind: string, discriminator = '', [p, h] = ['', '']): string =>
  `components: {schemas: {B: {discriminator: {propertyName: k${discriminator}}, properties: {k: ${kind}}}, P: {${p}allOf: [${ref('B')}]}, SECRET: {x-internal: true, ${h}allOf: [${ref('B')}]}}}`;

const mapping = ', mapping: {SECRETk: SECRET, p: P}';

describe('a value by which a discriminator names an internal schema is nowhere', () => {
  it.each<[place: string, yaml: string, version?: string]>([
    ['default and examples', base('{default: SECRETk, example: SECRETk, examples: [SECRETk, p]}', mapping)],
    ['const', base('{title: t, const: SECRETk}', mapping)],
    ['the name of the schema', base('{default: SECRET, enum: [SECRET, P]}')],
    [
      'values of a schema that it refers to',
      base(ref('K'), mapping).replace('{schemas: {', '{schemas: {K: {enum: [SECRETk, p], default: SECRETk}, '),
    ],
    ['a default schema', base('{}', `, defaultMapping: SECRET${mapping}`), '3.2.0'],
    [
      'a value in an extension of the schema',
      base('{enum: [SECRETk, p]}', '', ['x-discriminator-value: p, ', 'x-discriminator-value: SECRETk, ']),
    ],
    [
      'a value that the schema states',
      base('{enum: [SECRETk, p]}').replace(
        'SECRET: {x-internal: true, ',
        (all) => `${all}properties: {k: {const: SECRETk}}, `,
      ),
    ],
  ])('%s', async (_place, yaml, version) => {
    for (const unlist of [false, true]) expect((await left(yaml, version, { unlist })).text).not.toContain('SECRET');
  });

  it('one that names a public schema too stays', async () => {
    const { document } = await left(
      base('{enum: [p]}', '', ['x-discriminator-value: p, ', 'x-discriminator-value: p, ']),
    );
    expect(valueAt(document, '#/components/schemas/B/properties/k')).toEqual({ enum: ['p'] });
  });
});

describe('a field of an example that its own alternative shows stays, though another one hides it', () => {
  const union = (rest: string, p: string, q: string): string =>
    `components: {schemas: {S: {oneOf: [${ref('P')}, ${ref('Q')}], ${rest}}, P: {properties: {k: ${p}, name: {}}}, Q: {properties: {k: ${q}, name: {x-internal: true}}}}}`;
  const discriminator = 'discriminator: {propertyName: k, mapping: {p: P, q: Q}}';

  it.each<[by: string, yaml: string, example: unknown]>([
    ['a discriminator', union(`${discriminator}, example: {k: p, name: n}`, '{}', '{}'), { k: 'p', name: 'n' }],
    ['constants', union('example: {k: p, name: n}', '{const: p}', '{const: q}'), { k: 'p', name: 'n' }],
    ['lists of values', union('example: {k: p, name: n}', '{enum: [p]}', '{enum: [q, r]}'), { k: 'p', name: 'n' }],
    ['the other one', union(`${discriminator}, example: {k: q, name: n}`, '{const: p}', '{}'), { k: 'q' }],
    ['the other constant', union('example: {k: q, name: n}', '{const: p}', '{const: q}'), { k: 'q' }],
    ['nothing', union('title: t, anyOf: [{}], example: {k: p, name: n}', '{}', '{}'), undefined],
  ])('by %s', async (_by, yaml, example) => {
    const { document } = await left(yaml);
    expect(valueAt(document, '#/components/schemas/S/example')).toEqual(example);
  });
});
