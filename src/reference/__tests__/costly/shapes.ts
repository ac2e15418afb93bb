import { type Costly, chain, field, text, withSchemas } from './parts';

/** What a schema can be made of the one before: by itself, and as a schema inside this one. */
const within: Record<string, (previous: object) => object> = {
  itself: (previous) => previous,
  allOf: (previous) => ({ allOf: [previous] }),
  property: (previous) => ({ properties: { y: previous } }),
  'property of allOf': (previous) => ({ allOf: [previous, { properties: { y: previous } }] }),
};

/** What is made of two of these. */
const pairs: Record<string, (one: object, other: object, index: number) => object> = {
  'allOf of both': (one, other) => ({ allOf: [one, other] }),
  'oneOf of both': (one, other) => ({ oneOf: [one, other] }),
  'properties of both': (one, other) => ({ properties: { x: one, z: other } }),
  'allOf beside a property': (one, other) => ({ allOf: [one], properties: { x: other } }),
  'allOf beside a property of its own': (one, other, i) => ({
    ...{ allOf: [one], properties: { [`x${i}`]: other }, required: [`x${i}`] },
  }),
  'allOf beside oneOf': (one, other) => ({ allOf: [one], oneOf: [other, { properties: { x: one } }] }),
  'oneOf beside a property': (one, other) => ({ oneOf: [one], properties: { x: other } }),
};

/** Further keywords, each of which has the one before twice. */
const keywords: Record<string, (previous: object) => object> = {
  anyOf: (previous) => ({ anyOf: [previous, { allOf: [previous], properties: { x: previous } }] }),
  additionalProperties: (previous) => ({ allOf: [previous], additionalProperties: previous }),
  patternProperties: (previous) => ({ allOf: [previous], patternProperties: { '^x': previous } }),
  prefixItems: (previous) => ({ allOf: [previous], prefixItems: [previous, previous] }),
  contains: (previous) => ({ allOf: [previous], contains: previous }),
  propertyNames: (previous) => ({ allOf: [previous], propertyNames: previous }),
  not: (previous) => ({ allOf: [previous], not: { properties: { x: previous } } }),
  if: (previous) => ({ allOf: [previous], if: previous, then: { properties: { x: previous } }, else: previous }),
  dependentSchemas: (previous) => ({ allOf: [previous], dependentSchemas: { a: { properties: { x: previous } } } }),
  unevaluatedProperties: (previous) => ({ allOf: [previous], unevaluatedProperties: previous }),
  contentSchema: (previous) => ({ type: 'string', allOf: [previous], contentSchema: previous }),
  'siblings of a reference': (previous) => ({ ...previous, properties: { x: previous, y: previous } }),
  $dynamicRef: (previous) => ({
    ...{ $dynamicAnchor: 'node', allOf: [previous] },
    properties: { x: { $dynamicRef: '#node' }, y: previous },
  }),
  discriminator: (previous) => {
    const discriminator = { propertyName: 'kind', mapping: { a: '#/components/schemas/n0' } };
    return { allOf: [previous], discriminator, properties: { kind: text, x: previous }, required: ['kind'] };
  },
};

function ofChain(make: (previous: object, index: number) => object): Costly {
  return { n: 16, make: (n) => withSchemas(chain(n, make, field)) };
}

/** Chains of schemas of which each has the one before in two places, by what they are. */
export const costlyShapes: Record<string, Costly> = Object.fromEntries([
  ...Object.entries(pairs).flatMap(([pair, make]) =>
    Object.entries(within).flatMap(([one, first]) =>
      Object.entries(within).map(([other, second]): [string, Costly] => [
        `${pair}: ${one} and ${other}`,
        ofChain((previous, index) => make(first(previous), second(previous), index)),
      ]),
    ),
  ),
  ...Object.entries(keywords).map(([name, make]): [string, Costly] => [name, ofChain(make)]),
]);
