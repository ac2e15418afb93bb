import { type Costly, chain, deep, field, named, ref, text, times, withSchema, withSchemas } from './parts';

/** Unions, compositions, cycles and conditions. */
export const costlySchemas: Record<string, Costly> = {
  'a chain of oneOf, each with the one before twice': {
    perPart: 100_000,
    n: 14,
    make: (n) => withSchemas(chain(n, (previous) => ({ oneOf: [previous, previous] }))),
  },
  'a chain of anyOf, each with the one before twice': {
    perPart: 100_000,
    n: 12,
    make: (n) => withSchemas(chain(n, (previous) => ({ anyOf: [previous, previous] }))),
  },
  'a chain of not, each with the one before twice': {
    perPart: 100_000,
    n: 12,
    make: (n) => withSchemas(chain(n, (previous) => ({ not: { anyOf: [previous, { not: previous }] } }))),
  },
  'a chain of contentSchema, each with the one before twice': {
    n: 24,
    make: (n) => {
      const held = { type: 'string', contentMediaType: 'application/json' };
      return withSchemas(chain(n, (previous) => ({ ...held, contentSchema: { anyOf: [previous, previous] } })));
    },
    refused: /#.paths.* Written out on the pages, /,
  },
  'a chain of allOf that is too long': {
    n: 220,
    make: (n) =>
      withSchemas(chain(n, (previous, i) => ({ allOf: [previous], properties: { [`f${i}`]: text } }), field)),
    refused: /^1:\d\d+ #.components.schemas.n\d+ (This schema is made of more than 200 schemas|Written out )/,
  },
  'a chain of allOf, each with a property that restates it': {
    n: 12,
    make: (n) =>
      withSchemas(
        chain(n, (previous) => ({
          allOf: [previous],
          properties: { x: { allOf: [previous, { properties: { y: previous } }] } },
        })),
      ),
    refused: /^1:\d+ #.paths.~1things.post Written out on the pages, /,
  },
  'a chain of allOf in allOf, each with a property of the one before': {
    n: 64,
    make: (n) =>
      withSchemas(chain(n, (previous) => ({ allOf: [{ allOf: [previous] }, { properties: { x: previous } }] }), field)),
    refused: /^1:\d+ #.(paths.~1things.post Written out on the pages, |components.schemas.n\d+ This schema is made of)/,
  },
  'a chain of allOf beside alternatives of the one before': {
    n: 48,
    make: (n) =>
      withSchemas(
        chain(n, (previous) => ({ allOf: [previous], oneOf: [previous, { properties: { x: previous } }] }), field),
      ),
    refused: /^1:\d+ #.paths.~1things.post Written out on the pages, /,
  },
  'too many members of allOf': {
    n: 450,
    make: (n) => withSchema({ allOf: times(n, (i) => ({ properties: { [`f${i}`]: text } })) }),
    refused: /^1:\d\d+ #.components.schemas.All This schema is made of more than 200 schemas/,
  },
  'a chain of references that is too long': {
    n: 300,
    make: (n) => withSchemas(chain(n, (previous) => previous)),
    refused: /^1:\d+ #\/components\/schemas\/n(?:299|599) More than 100 references lead to each other from here\.$/,
  },
  'a chain of if, then and else': {
    n: 10,
    make: (n) => withSchemas(chain(n, (previous) => ({ if: previous, then: previous, else: previous }))),
  },
  'a chain of dependentSchemas': {
    perPart: 100_000,
    n: 10,
    make: (n) =>
      withSchemas(chain(n, (previous) => ({ ...field, dependentSchemas: { a: previous, b: previous } }), field)),
  },
  'a chain of unevaluatedProperties': {
    perPart: 100_000,
    n: 8,
    make: (n) =>
      withSchemas(chain(n, (previous) => ({ anyOf: [previous, previous], unevaluatedProperties: previous }), field)),
  },
  'unions beside each other': {
    n: 8,
    make: (n) => {
      const union = (i: number) => ({
        oneOf: times(4, (j) => ({ required: [`a${i}`], properties: { [`a${i}`]: { const: j } } })),
      });
      return withSchema({ type: 'object', allOf: times(n, union) });
    },
  },
  'a union of many members': {
    n: 100,
    make: (n) =>
      withSchema({ oneOf: times(n, (i) => ({ ...field, required: ['a'], properties: { a: { const: i } } })) }),
  },
  'a cycle of unions': {
    perPart: 100_000,
    n: 10,
    make: (n) => withSchemas(named(n, (i) => ({ oneOf: [ref(`n${(i + 1) % n}`), ref(`n${(i + 2) % n}`), field] }))),
  },
  'schemas in rings': {
    perPart: 100_000,
    n: 20,
    make: (n) =>
      withSchemas(named(n, (i) => ({ type: 'object', properties: named(3, (j) => ref(`n${(i * 7 + j) % n}`), 'p') }))),
  },
  'patterns that backtrack': {
    n: 4,
    make: (n) => {
      const slow = { type: 'string', pattern: '^(a|aa)+$(b|c)', minLength: 30 };
      return withSchema({ type: 'object', required: times(n, (i) => `n${i}`), properties: named(n, () => slow) });
    },
  },
  'patterns that match nothing after very many steps': {
    n: 500,
    make: (n) => withSchema({ type: 'object', properties: named(n, () => ({ pattern: '(a?){9999}b' })) }),
    most: 40_000_000,
  },
  'patterns that repeat nothing very often': {
    n: 4,
    make: (n) => withSchema({ type: 'object', properties: named(n, () => ({ pattern: '(((){99}){99}){99}b' })) }),
    most: 10_000_000,
  },
  'patterns with very many groups': {
    n: 50,
    make: (n) =>
      withSchema({ type: 'object', properties: named(n, () => ({ pattern: `${'()'.repeat(900)}([a-z]+.)+[A-Z]` })) }),
    most: 20_000_000,
  },
  'patterns that each name of an example is tried with': {
    n: 100,
    make: (n) =>
      withSchema(
        { type: 'object', patternProperties: Object.fromEntries(times(n, (i) => [`^(a+)+${i}$`, text])) },
        { example: Object.fromEntries(times(n, (i) => [`${'a'.repeat(30)}-${i}`, 'x'])) },
      ),
    most: 60_000_000,
  },
  'nested objects': {
    perPart: 100_000,
    n: 20,
    make: (n) => withSchema(deep(n, (inner) => ({ type: 'object', properties: { a: inner } }))),
  },
  'nested lists': {
    n: 20,
    make: (n) => withSchema(deep(n, (inner) => ({ type: 'array', items: inner, minItems: 2 }))),
  },
  'a long name of hyphens': { n: 20_000, make: (n) => withSchema({ properties: { [`a${'-'.repeat(n)}a`]: text } }) },
  'a long name of capitals': { n: 20_000, make: (n) => withSchema({ properties: { [`${'A'.repeat(n)}a`]: text } }) },
  prefixItems: { n: 100, make: (n) => withSchema({ type: 'array', prefixItems: times(n, () => text) }) },
  properties: { n: 300, make: (n) => withSchema({ type: 'object', properties: named(n, () => text) }) },
  'required properties': {
    n: 300,
    make: (n) => withSchema({ type: 'object', required: times(n, (i) => `n${i}`), properties: named(n, () => text) }),
  },
  'required names alone': { n: 300, make: (n) => withSchema({ type: 'object', required: times(n, (i) => `n${i}`) }) },
  dependentRequired: {
    n: 150,
    make: (n) => {
      const dependentRequired = named(n - 1, (i) => [`n${i + 1}`]);
      return withSchema({ type: 'object', required: ['n0'], properties: named(n, () => text), dependentRequired });
    },
  },
  'a long enumeration': { n: 1000, make: (n) => withSchema({ type: 'string', enum: times(n, (i) => `value ${i}`) }) },
  'discriminator mappings': {
    n: 40,
    make: (n) => {
      const mapping = Object.fromEntries(times(n, (i) => [`k${i}`, `#/components/schemas/n${i}`]));
      const parts = named(n, () => ({ type: 'object', required: ['kind'], properties: { kind: text } }));
      const all = { oneOf: times(n, (i) => ref(`n${i}`)), discriminator: { propertyName: 'kind', mapping } };
      return withSchemas({ ...parts, All: all });
    },
  },
  'examples of which a discriminator chooses the schemas': {
    n: 60,
    make: (n) => {
      const parts = named(n, () => ({ ...field, required: ['kind'], properties: { kind: text, a: text } }));
      const all = { oneOf: times(n, (i) => ref(`n${i}`)), discriminator: { propertyName: 'kind' } };
      const examples = named(n, (i) => ({ value: { kind: `n${i}`, a: 'b' } }), 'e');
      return withSchemas({ ...parts, All: all }, { examples });
    },
  },
  'examples of which a discriminator chooses what extends their schema': {
    n: 60,
    make: (n) => {
      const kind = { ...field, required: ['kind'], properties: { kind: text, a: text } };
      const parts = named(n, () => ({ allOf: [ref('All'), field] }));
      const examples = named(n, (i) => ({ value: { kind: `n${i}`, a: 'b' } }), 'e');
      return withSchemas({ ...parts, All: { ...kind, discriminator: { propertyName: 'kind' } } }, { examples });
    },
  },
  'examples of a schema': {
    n: 50,
    make: (n) => withSchema(field, { examples: named(n, (i) => ({ value: { a: i } })) }),
  },
  'an example of an object with many fields': {
    n: 1000,
    make: (n) => withSchema({ type: 'object', properties: named(n, () => text) }, { example: named(n, (i) => `${i}`) }),
  },
  'an example with many values': {
    n: 300,
    make: (n) => withSchema({ type: 'array', items: field }, { example: times(n, (i) => ({ a: `${i}` })) }),
  },
  'an example of items that lack many required fields': {
    n: 400,
    make: (n) =>
      withSchema(
        { type: 'array', items: { type: 'object', required: times(n, (i) => `n${i}`) } },
        { example: times(n, () => ({})) },
      ),
  },
  'an example of items of many alternatives': {
    n: 150,
    make: (n) =>
      withSchema({ type: 'array', items: { anyOf: times(n, (i) => ({ const: i })) } }, { example: times(n, (i) => i) }),
  },
};
