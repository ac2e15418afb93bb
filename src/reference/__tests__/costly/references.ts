import { type Costly, field, named, ref, text, withSchemas } from './parts';

const writtenOut = /^1:\d+ #.paths.~1things.post Written out on the pages, /;

/** One field for each part, all of one large schema, that the last schema has. */
function fieldsOf(n: number, schemas: object, make: (index: number) => object): object {
  return withSchemas({ ...schemas, Whole: { type: 'object', properties: named(n, make, 'r') } });
}

/** A schema with as many fields as others refer to it. */
const large = (n: number): { type: string; properties: Record<string, object> } => ({
  type: 'object',
  properties: named(n, () => text),
});
const closed = { additionalProperties: false };

/** References to one schema that is as large as they are many. */
export const costlyReferences: Record<string, Costly> = {
  'references to a schema of as many fields': {
    n: 600,
    make: (n) => fieldsOf(n, { Large: large(n) }, () => ref('Large')),
  },
  'lists of a schema of as many fields, each with a text': {
    n: 600,
    make: (n) =>
      fieldsOf(n, { Large: large(n) }, (i) => ({ type: 'array', items: ref('Large'), description: `text ${i}` })),
  },
  'compositions of a schema of as many fields': {
    n: 600,
    make: (n) => fieldsOf(n, { Large: large(n) }, (i) => ({ allOf: [ref('Large')], description: `text ${i}` })),
  },
  'compositions that are closed': {
    n: 600,
    make: (n) =>
      fieldsOf(n, { Large: { ...large(n), ...closed } }, () => ({ allOf: [ref('Large'), { ...field, ...closed }] })),
    refused: writtenOut,
  },
  'schemas that are closed around one': {
    n: 600,
    make: (n) => fieldsOf(n, { Large: large(n) }, () => ({ allOf: [ref('Large')], ...field, ...closed })),
    refused: writtenOut,
  },
  'references to a union with as many alternatives': {
    n: 300,
    make: (n) => {
      const members = named(n, (i) => ({ properties: { kind: { enum: [`k${i}`] } } }), 'v');
      const mapping = Object.fromEntries(Object.keys(members).map((name, i) => [`k${i}`, ref(name).$ref]));
      const Large = { oneOf: Object.keys(members).map(ref), discriminator: { propertyName: 'kind', mapping } };
      return fieldsOf(n, { ...members, Large }, () => ref('Large'));
    },
  },
  'references to a base of as many subtypes': {
    n: 300,
    make: (n) => {
      const Base = { type: 'object', properties: { kind: text }, discriminator: { propertyName: 'kind' } };
      const subtypes = named(n, (i) => ({ allOf: [ref('Base'), { properties: { [`x${i}`]: text } }] }), 'v');
      return fieldsOf(n, { Base, ...subtypes }, () => ref('Base'));
    },
  },
};
