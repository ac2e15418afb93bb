/** A document whose parts are as many as `n` says. */
type Make = (n: number) => object;

const times = <Part>(count: number, make: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = <Part>(count: number, make: (index: number) => Part, name = 'n'): Record<string, Part> =>
  Object.fromEntries(times(count, (index) => [`${name}${index}`, make(index)]));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } });
const ok = { 200: { description: 'Done.' } };

/** A document whose one operation takes and returns the last of these schemas. */
function withSchemas(schemas: Record<string, unknown>, more: object = {}, example: object = {}): object {
  const last = ref(Object.keys(schemas).at(-1) ?? '');
  const post = {
    operationId: 'send',
    requestBody: json(last, example),
    responses: { 200: { description: 'Done.', ...json(last) } },
  };
  return documentOf({ '/things': { post } }, { components: { schemas }, ...more });
}

function documentOf(paths: object, more: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, ...more };
}

/** Schemas of which each is made of the one before. */
function chain(count: number, make: (previous: object, index: number) => object, first: object = { type: 'string' }) {
  return named(count, (index) => (index === 0 ? first : make(ref(`n${index - 1}`), index)));
}

function deep(
  levels: number,
  make: (inner: object, level: number) => object,
  last: object = { type: 'string' },
): object {
  let schema = last;
  for (let level = 0; level < levels; level += 1) schema = make(schema, level);
  return schema;
}

const field = { type: 'object', properties: { a: { type: 'string' } } };

/** Descriptions that cost generators more than their size would let expect, each with the sizes that it is made in. */
export const costlyDescriptions: Record<string, { n: number; make: Make }> = {
  'a chain of oneOf with both members alike': {
    n: 10,
    make: (n) => withSchemas(chain(n, (previous) => ({ oneOf: [previous, previous] }))),
  },
  'a chain of anyOf with both members alike': {
    n: 10,
    make: (n) => withSchemas(chain(n, (previous) => ({ anyOf: [previous, previous] }))),
  },
  'a chain of allOf with both members alike': {
    n: 20,
    make: (n) => withSchemas(chain(n, (previous) => ({ allOf: [previous, previous] }))),
  },
  'a chain of unions of objects': {
    n: 8,
    make: (n) =>
      withSchemas(
        chain(n, (previous, i) => ({
          oneOf: [
            { type: 'object', required: [`f${i}`], properties: { [`f${i}`]: previous } },
            { ...field, properties: { [`g${i}`]: previous } },
          ],
        })),
      ),
  },
  'a chain of fields, two of each schema': {
    n: 10,
    make: (n) =>
      withSchemas(
        chain(n, (previous) => ({ type: 'object', required: ['a', 'b'], properties: { a: previous, b: previous } })),
      ),
  },
  'a chain of not': {
    n: 20,
    make: (n) => withSchemas(chain(n, (previous) => ({ not: previous, anyOf: [previous, {}] }))),
  },
  'a chain of if, then and else': {
    n: 10,
    make: (n) => withSchemas(chain(n, (previous) => ({ if: previous, then: previous, else: previous }))),
  },
  'a chain of dependentSchemas': {
    n: 10,
    make: (n) =>
      withSchemas(
        chain(
          n,
          (previous) => ({
            type: 'object',
            properties: { a: { type: 'string' } },
            dependentSchemas: { a: previous, b: previous },
          }),
          field,
        ),
      ),
  },
  'a chain of unevaluatedProperties': {
    n: 10,
    make: (n) =>
      withSchemas(chain(n, (previous) => ({ anyOf: [previous, previous], unevaluatedProperties: previous }), field)),
  },
  'unions beside each other': {
    n: 8,
    make: (n) =>
      withSchemas({
        all: {
          allOf: times(n, (i) => ({
            oneOf: times(4, (j) => ({ type: 'object', required: [`a${i}`], properties: { [`a${i}`]: { const: j } } })),
          })),
        },
      }),
  },
  'a union of many members': {
    n: 200,
    make: (n) =>
      withSchemas({
        all: {
          oneOf: times(n, (i) => ({
            type: 'object',
            required: ['kind'],
            properties: { kind: { const: `k${i}` }, a: { type: 'string' } },
          })),
        },
      }),
  },
  'unions that no value satisfies': {
    n: 12,
    make: (n) =>
      withSchemas(
        chain(n, (previous) => ({ oneOf: [previous, previous], anyOf: [previous, { type: 'object' }] }), {
          type: 'object',
        }),
      ),
  },
  'schemas that all refer to all': {
    n: 12,
    make: (n) => withSchemas(named(n, () => ({ type: 'object', properties: named(n, (j) => ref(`n${j}`), 'p') }))),
  },
  'a cycle of unions': {
    n: 10,
    make: (n) => withSchemas(named(n, (i) => ({ oneOf: [ref(`n${(i + 1) % n}`), ref(`n${(i + 2) % n}`), field] }))),
  },
  'patterns that backtrack': {
    n: 20,
    make: (n) =>
      withSchemas({
        all: {
          type: 'object',
          required: times(n, (i) => `n${i}`),
          properties: named(n, () => ({ type: 'string', pattern: '^(a|aa)+$(b|c)', minLength: 30 })),
        },
      }),
  },
  patternProperties: {
    n: 60,
    make: (n) =>
      withSchemas({
        all: {
          type: 'object',
          properties: named(n, () => ({ type: 'string' })),
          patternProperties: Object.fromEntries(times(n, (i) => [`^(n|nn)+${i}$`, { type: 'string' }])),
        },
      }),
  },
  prefixItems: {
    n: 50,
    make: (n) =>
      withSchemas(
        chain(8, (previous) => ({
          type: 'array',
          prefixItems: times(n, () => previous),
          uniqueItems: true,
          minItems: n,
        })),
      ),
  },
  'nested schemas': {
    n: 20,
    make: (n) =>
      withSchemas({ all: deep(n, (inner) => ({ type: 'object', required: ['a'], properties: { a: inner } })) }),
  },
  'nested unions': {
    n: 8,
    make: (n) =>
      withSchemas({ all: deep(n, (inner, i) => ({ oneOf: [inner, { type: 'array', items: inner, minItems: i }] })) }),
  },
  $dynamicRef: {
    n: 10,
    make: (n) =>
      withSchemas({
        tree: {
          $dynamicAnchor: 'node',
          type: 'object',
          properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
        },
        ...named(n, (i) => ({
          $id: `https://example.com/${i}`,
          $dynamicAnchor: 'node',
          oneOf: [ref('tree'), { $ref: i === 0 ? '#/components/schemas/tree' : `https://example.com/${i - 1}` }],
        })),
      }),
  },
  'server variables': {
    n: 500,
    make: (n) =>
      documentOf(
        { '/a': { get: { operationId: 'a', responses: ok } } },
        {
          servers: [
            {
              url: `https://example.com/${times(n, (i) => `{v${i}}`).join('')}`,
              variables: named(n, () => ({ default: 'x', enum: ['x', 'y'] }), 'v'),
            },
          ],
        },
      ),
  },
  'server variables with long values': {
    n: 50,
    make: (n) =>
      documentOf(
        { '/a': { get: { operationId: 'a', responses: ok } } },
        {
          servers: [
            {
              url: `https://example.com/${times(n, () => '{v}').join('')}`,
              variables: { v: { default: 'x'.repeat(n * 100) } },
            },
          ],
        },
      ),
  },
  'many servers': {
    n: 100,
    make: (n) =>
      documentOf(
        named(n, (i) => ({ get: { operationId: `a${i}`, responses: ok } }), '/p'),
        { servers: times(n, (i) => ({ url: `https://example.com/${i}` })) },
      ),
  },
  tags: {
    n: 300,
    make: (n) =>
      documentOf(
        { '/a': { get: { operationId: 'a', tags: times(n, (i) => `tag ${i}`), responses: ok } } },
        { tags: times(n, (i) => ({ name: `tag ${i}` })) },
      ),
  },
  'tags of operations of their own': {
    n: 100,
    make: (n) =>
      documentOf(named(n, (i) => ({ get: { operationId: `a${i}`, tags: [`tag ${i}`], responses: ok } }), '/p')),
  },
  'x-tagGroups': {
    n: 100,
    make: (n) =>
      documentOf(
        named(n, (i) => ({ get: { operationId: `a${i}`, tags: [`tag ${i}`], responses: ok } }), '/p'),
        {
          tags: times(n, (i) => ({ name: `tag ${i}` })),
          'x-tagGroups': times(n, (i) => ({ name: `group ${i}`, tags: [`tag ${i}`] })),
        },
      ),
  },
  'tags inside each other': {
    n: 50,
    make: (n) => ({
      ...documentOf(
        named(n, (i) => ({ get: { operationId: `a${i}`, tags: [`tag ${i}`], responses: ok } }), '/p'),
        { tags: times(n, (i) => ({ name: `tag ${i}`, ...(i > 0 ? { parent: `tag ${i - 1}` } : {}) })) },
      ),
      openapi: '3.2.0',
    }),
  },
  properties: {
    n: 1000,
    make: (n) => withSchemas({ all: { type: 'object', properties: named(n, () => ({ type: 'string' })) } }),
  },
  'required properties': {
    n: 1000,
    make: (n) =>
      withSchemas({
        all: { type: 'object', required: times(n, (i) => `n${i}`), properties: named(n, () => ({ type: 'string' })) },
      }),
  },
  'required names without a property': {
    n: 1000,
    make: (n) => withSchemas({ all: { type: 'object', required: times(n, (i) => `n${i}`) } }),
  },
  'read-only properties': {
    n: 500,
    make: (n) =>
      withSchemas({
        all: {
          type: 'object',
          required: times(n, (i) => `n${i}`),
          properties: named(n, () => ({ type: 'string', readOnly: true })),
        },
      }),
  },
  dependentRequired: {
    n: 300,
    make: (n) =>
      withSchemas({
        all: {
          type: 'object',
          required: ['n0'],
          properties: named(n, () => ({ type: 'string' })),
          dependentRequired: named(n - 1, (i) => [`n${i + 1}`]),
        },
      }),
  },
  'many schemas': {
    n: 300,
    make: (n) =>
      withSchemas(
        named(n, (i) => ({ type: 'object', properties: { a: ref(`n${(i * 7) % n}`), b: { type: 'string' } } })),
      ),
  },
  'a long chain of references': { n: 60, make: (n) => withSchemas(chain(n, (previous) => previous)) },
  'a long chain of allOf': {
    n: 60,
    make: (n) =>
      withSchemas(
        chain(n, (previous, i) => ({ allOf: [previous], properties: { [`f${i}`]: { type: 'string' } } }), field),
      ),
  },
  'many members of allOf': {
    n: 300,
    make: (n) =>
      withSchemas({ all: { allOf: times(n, (i) => ({ properties: { [`f${i}`]: { type: 'string' }, same: {} } })) } }),
  },
  'a long enumeration': {
    n: 3000,
    make: (n) =>
      withSchemas({
        all: { type: 'object', properties: { a: { type: 'string', enum: times(n, (i) => `value ${i}`) } } },
      }),
  },
  parameters: {
    n: 300,
    make: (n) =>
      documentOf({
        '/a': {
          get: {
            operationId: 'a',
            parameters: times(n, (i) => ({ name: `q${i}`, in: 'query', required: true, schema: { type: 'string' } })),
            responses: ok,
          },
        },
      }),
  },
  'path templates': {
    n: 100,
    make: (n) =>
      documentOf({
        [`/${times(n, (i) => `{p${i}}`).join('/')}`]: {
          get: {
            operationId: 'a',
            parameters: times(n, (i) => ({ name: `p${i}`, in: 'path', required: true, schema: { type: 'string' } })),
            responses: ok,
          },
        },
      }),
  },
  'paths that are alike': {
    n: 200,
    make: (n) =>
      documentOf(
        Object.fromEntries(
          times(n, (i) => [
            `/a/{p${i}}`,
            {
              get: {
                operationId: `a${i}`,
                parameters: [{ name: `p${i}`, in: 'path', required: true, schema: { type: 'string' } }],
                responses: ok,
              },
            },
          ]),
        ),
      ),
  },
  'operations without an id that are alike': {
    n: 200,
    make: (n) => documentOf(Object.fromEntries(times(n, (i) => [`/${'-'.repeat(i + 1)}`, { get: { responses: ok } }]))),
  },
  'discriminator mappings': {
    n: 100,
    make: (n) =>
      withSchemas({
        ...named(n, (i) => ({
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' }, [`f${i}`]: { type: 'string' } },
        })),
        all: {
          oneOf: times(n, (i) => ref(`n${i}`)),
          discriminator: {
            propertyName: 'kind',
            mapping: Object.fromEntries(times(n, (i) => [`k${i}`, `#/components/schemas/n${i}`])),
          },
        },
      }),
  },
  'children of a discriminator': {
    n: 60,
    make: (n) =>
      withSchemas({
        ...named(n, (i) => ({
          allOf: [ref('all'), { type: 'object', properties: { [`f${i}`]: { type: 'string' } } }],
        })),
        all: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' } },
          discriminator: { propertyName: 'kind', mapping: Object.fromEntries(times(n, (i) => [`k${i}`, `n${i}`])) },
        },
      }),
  },
  links: {
    n: 100,
    make: (n) =>
      documentOf({
        '/a': {
          get: {
            operationId: 'a',
            responses: {
              200: {
                description: 'd',
                links: named(n, (i) => ({ operationId: `b${i}`, parameters: { id: '$response.body#/id' } })),
              },
            },
          },
        },
        ...named(n, (i) => ({ get: { operationId: `b${i}`, responses: ok } }), '/b'),
      }),
  },
  'callbacks in callbacks': {
    n: 6,
    make: (n) => {
      let operation: object = { responses: ok };
      for (let level = 0; level < n; level += 1)
        operation = { responses: ok, callbacks: { [`c${level}`]: { '{$request.body#/url}': { post: operation } } } };
      return documentOf({ '/a': { post: { operationId: 'a', ...operation } } });
    },
  },
  'callbacks that refer to each other': {
    n: 6,
    make: (n) =>
      documentOf(
        {
          '/a': { post: { operationId: 'a', responses: ok, callbacks: { c: { $ref: '#/components/callbacks/n0' } } } },
        },
        {
          components: {
            callbacks: named(n, (i) => ({
              '{$request.body#/url}': {
                post: {
                  responses: ok,
                  callbacks: {
                    d: { $ref: `#/components/callbacks/n${(i + 1) % n}` },
                    e: { $ref: `#/components/callbacks/n${(i + 2) % n}` },
                  },
                },
              },
            })),
          },
        },
      ),
  },
  'examples of a schema': {
    n: 100,
    make: (n) =>
      withSchemas(
        { all: { type: 'object', properties: named(20, () => ({ type: 'integer' })) } },
        {},
        { examples: named(n, (i) => ({ value: named(20, () => `${i}`) })) },
      ),
  },
  'examples of many schemas': {
    n: 60,
    make: (n) =>
      withSchemas(
        chain(n, (previous) => ({
          type: 'object',
          properties: { a: previous },
          examples: [deep(n, (inner) => ({ a: inner }), {})],
        })),
      ),
  },
  'a large example of a union': {
    n: 30,
    make: (n) =>
      withSchemas(
        {
          all: {
            type: 'array',
            items: {
              oneOf: times(n, (i) => ({
                type: 'object',
                required: [`k${i}`],
                properties: { [`k${i}`]: { type: 'string' } },
              })),
            },
          },
        },
        {},
        { example: times(n, (i) => ({ [`k${i}`]: 1 })) },
      ),
  },
  'security alternatives': {
    n: 50,
    make: (n) =>
      documentOf(
        { '/a': { get: { operationId: 'a', security: times(n, (i) => ({ [`s${i}`]: [] })), responses: ok } } },
        { components: { securitySchemes: named(n, (i) => ({ type: 'apiKey', in: 'header', name: `X-${i}` }), 's') } },
      ),
  },
  'security schemes of many operations': {
    n: 60,
    make: (n) =>
      documentOf(
        named(n, (i) => ({ get: { operationId: `a${i}`, responses: ok } }), '/p'),
        {
          security: [named(n, () => [], 's')],
          components: {
            securitySchemes: named(
              n,
              (i) => ({
                type: 'oauth2',
                flows: {
                  clientCredentials: { tokenUrl: 'https://example.com/t', scopes: named(10, () => 'May.', `s${i}-`) },
                },
              }),
              's',
            ),
          },
        },
      ),
  },
  'responses of media types': {
    n: 50,
    make: (n) =>
      documentOf({
        '/a': {
          get: {
            operationId: 'a',
            responses: Object.fromEntries(
              times(n, (i) => [
                String(200 + i),
                {
                  description: 'd',
                  content: Object.fromEntries(times(5, (j) => [`application/x-${j}`, { schema: field }])),
                },
              ]),
            ),
          },
        },
      }),
  },
  'components that nothing uses': {
    n: 500,
    make: (n) =>
      documentOf(
        {},
        {
          components: {
            schemas: named(n, () => field),
            parameters: named(n, (i) => ({ name: `q${i}`, in: 'query', schema: {} })),
          },
        },
      ),
  },
  'small values': {
    n: 5000,
    make: (n) => documentOf({}, { 'x-values': times(n, (i) => ({ a: i, b: [i], c: `${i}` })) }),
  },
  'emphasis in a text': {
    n: 500,
    make: (n) => documentOf({}, { info: { title: 'T', version: '1', description: '*a **b '.repeat(n) } }),
  },
  'brackets in a text': {
    n: 500,
    make: (n) =>
      documentOf({}, { info: { title: 'T', version: '1', description: `${'['.repeat(n)}a${']('.repeat(n)}` } }),
  },
  'nested lists and quotes in a text': {
    n: 50,
    make: (n) => documentOf({}, { info: { title: 'T', version: '1', description: `${'> - '.repeat(n)}a` } }),
  },
  'a wide table in a text': {
    n: 50,
    make: (n) =>
      documentOf(
        {},
        {
          info: {
            title: 'T',
            version: '1',
            description: [
              `|${times(n, () => 'a|').join('')}`,
              `|${times(n, () => '-|').join('')}`,
              ...times(n, () => '|b|'),
            ].join('\n'),
          },
        },
      ),
  },
  'backticks in a text': {
    n: 100,
    make: (n) =>
      documentOf({}, { info: { title: 'T', version: '1', description: times(n, (i) => '`'.repeat(i + 1)).join(' ') } }),
  },
  'link definitions in a text': {
    n: 300,
    make: (n) =>
      documentOf(
        {},
        {
          info: {
            title: 'T',
            version: '1',
            description: `${times(n, (i) => `[a${i}]: https://example.com/${i}\n`).join('')}\n${times(n, (i) => `[a${i}] `).join('')}`,
          },
        },
      ),
  },
  'HTML in a text': {
    n: 200,
    make: (n) =>
      documentOf(
        {},
        {
          info: {
            title: 'T',
            version: '1',
            description: '<b><i>'.repeat(n) + '<!--'.repeat(n) + '<a href="'.repeat(n),
          },
        },
      ),
  },
  'a long text': {
    n: 20_000,
    make: (n) => documentOf({}, { info: { title: 'T', version: '1', description: 'word '.repeat(n) } }),
  },
};
