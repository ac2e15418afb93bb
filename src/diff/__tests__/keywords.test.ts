import { expect, test } from 'vitest';
import { schemaKeywords } from '../../reference/keywords/table';
import { compareDescriptions } from '../compareDescriptions';

/** Keywords that say how a schema is found or read: what they lead to is compared. */
const layout = [
  '$ref',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$defs',
  'definitions',
  '$schema',
  '$vocabulary',
];

/** Values of keywords for which `{}` says nothing. */
const values: Record<string, unknown> = {
  required: ['a'],
  properties: { a: { type: 'string' } },
  patternProperties: { a: { type: 'string' } },
  dependentRequired: { a: ['b'] },
  dependencies: { a: ['b'] },
  dependentSchemas: { a: { type: 'object' } },
  enum: ['a'],
  'x-sunset': '2027-12-31',
  xml: { name: 'b' },
  type: 'integer',
  additionalProperties: false,
  discriminator: { propertyName: 'a' },
  exclusiveMinimum: 3,
  exclusiveMaximum: 3,
  not: { type: 'string' },
  if: { type: 'string' },
  then: { type: 'string' },
  else: { type: 'string' },
  oneOf: [{ type: 'string' }, { type: 'integer' }],
  anyOf: [{ type: 'string' }, { type: 'integer' }],
  allOf: [{ type: 'string' }],
  prefixItems: [{ type: 'string' }],
};

/** What a keyword needs beside it, to say something. */
const beside: Record<string, object> = {
  nullable: { type: 'string' },
  'x-sunset': { deprecated: true },
  minContains: { contains: {} },
  maxContains: { contains: {} },
  if: { then: { type: 'string' } },
  then: { if: { type: 'string' } },
  else: { if: { type: 'string' } },
};

function valueFor(keyword: string): unknown {
  const kind = schemaKeywords[keyword]?.kind;
  if (Object.hasOwn(values, keyword)) return values[keyword];
  if (kind === 'flag') return true;
  if (kind === '@Schema') return { type: 'string' };
  return /^(min|max|multiple)/.test(keyword) ? 3 : 'a';
}

function documentWith(schema: object): object {
  const content = { 'application/json': { schema: { type: 'object', properties: { a: schema } } } };
  return { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } } } } } };
}

test.each(Object.keys(schemaKeywords).filter((keyword) => !layout.includes(keyword)))(
  'a schema that gets the keyword %s is a change',
  (keyword) => {
    const before = { title: 'A', ...beside[keyword] };
    const changes = compareDescriptions(
      documentWith(before),
      documentWith({ ...before, [keyword]: valueFor(keyword) }),
      '2026-03-01',
    );
    expect(changes).not.toEqual([]);
  },
);
