import { type Costly, documentOf, field, named, operations, responses, text, times, withText } from './parts';

/** Paths, tags, servers, parameters, callbacks, links and security. */
export const costlyStructure: Record<string, Costly> = {
  tags: {
    n: 200,
    make: (n) =>
      operations(1, () => ({ tags: times(n, (i) => `t${i}`) }), { tags: times(n, (i) => ({ name: `t${i}` })) }),
  },
  'tags with operations': { n: 60, make: (n) => operations(n, (i) => ({ tags: [`t${i}`] })) },
  'tags inside each other': {
    n: 60,
    make: (n) => {
      const tags = times(n, (i) => ({ name: `t${i}`, ...(i > 0 ? { parent: `t${i - 1}` } : {}) }));
      return { ...operations(1, () => ({ tags: ['t0', `t${n - 1}`] }), { tags }), openapi: '3.2.0' };
    },
  },
  'x-tagGroups': {
    n: 60,
    make: (n) =>
      operations(n, (i) => ({ tags: [`t${i}`] }), {
        tags: times(n, (i) => ({ name: `t${i}` })),
        'x-tagGroups': times(n, (i) => ({ name: `g${i}`, tags: [`t${i}`] })),
      }),
  },
  'variables of a server': {
    n: 300,
    make: (n) => {
      const url = `https://example.com/${times(n, (i) => `{v${i}}`).join('')}`;
      return operations(1, () => ({}), { servers: [{ url, variables: named(n, () => ({ default: 'x' }), 'v') }] });
    },
  },
  'variables of a server that name each other': {
    n: 20,
    make: (n) => {
      const variables = named(n, (i) => ({ default: `{v${i + 1}}{v${i + 1}}` }), 'v');
      return operations(1, () => ({}), { servers: [{ url: 'https://example.com/{v0}', variables }] });
    },
  },
  'a long default in an address': {
    n: 100,
    make: (n) => {
      const url = `https://example.com/${'{v}'.repeat(n)}`;
      return operations(1, () => ({}), { servers: [{ url, variables: { v: { default: 'x'.repeat(n * 100) } } }] });
    },
  },
  parameters: {
    n: 100,
    make: (n) => operations(1, () => ({ parameters: times(n, (i) => ({ name: `q${i}`, in: 'query', schema: text })) })),
  },
  'a path of many parameters': {
    n: 30,
    make: (n) => {
      const parameters = times(n, (i) => ({ name: `p${i}`, in: 'path', required: true, schema: text }));
      const get = { operationId: 'a', parameters, responses };
      return documentOf({ [`/${parameters.map(({ name }) => `{${name}}`).join('/')}`]: { get } });
    },
  },
  'a path of names that are no parameters': {
    n: 100,
    make: (n) => documentOf({ [`/${times(n, (i) => `{p${i}}`).join('/')}`]: { get: { operationId: 'a', responses } } }),
  },
  'operations whose ids are alike': {
    n: 60,
    make: (n) =>
      documentOf(Object.fromEntries(times(n, (i) => [`/${'-'.repeat((i % 9) + 1)}?${i}`, { get: { responses } }]))),
  },
  'callbacks in callbacks': {
    n: 5,
    make: (n) => {
      let operation: object = { responses };
      for (let level = 0; level < n; level += 1)
        operation = { responses, callbacks: { inner: { '{$request.body#/url}': { post: operation } } } };
      return documentOf({ '/a': { post: operation } });
    },
  },
  'callbacks that lead to each other': {
    n: 50,
    make: (n) => {
      const callback = (i: number) => ({ $ref: `#/components/callbacks/n${i % n}` });
      const callbacks = named(n, (i) => ({
        '{$request.body#/url}': { post: { responses, callbacks: { c: callback(i + 1), d: callback(i + 2) } } },
      }));
      return documentOf(
        { '/a': { post: { responses, callbacks: { c: callback(0) } } } },
        { components: { callbacks } },
      );
    },
  },
  links: {
    n: 50,
    make: (n) => {
      const linked = named(n, (i) => ({ operationId: `a${i}` }));
      return operations(n, (i) => (i === 0 ? { responses: { 200: { description: 'd', links: linked } } } : {}));
    },
  },
  'alternatives of security': {
    n: 50,
    make: (n) => {
      const securitySchemes = named(n, (i) => ({ type: 'apiKey', in: 'header', name: `X-${i}` }), 's');
      const security = times(n, (i) => ({ [`s${i}`]: [] }));
      return operations(1, () => ({ security }), { components: { securitySchemes } });
    },
  },
  'responses of many media types': {
    n: 20,
    make: (n) => {
      const content = named(5, () => ({ schema: field }), 'application/x-');
      return operations(1, () => ({ responses: named(n, () => ({ description: 'd', content }), '2') }));
    },
  },
  'media types of all operations in Swagger 2.0': {
    n: 100,
    make: (n) => {
      const types = times(n, (i) => `application/x-${i}`);
      const shared = named(5, () => ({ description: 'd', schema: field }), '20');
      const paths = named(n, () => ({ get: { responses: shared } }), '/p');
      return { swagger: '2.0', info: { title: 'T', version: '1' }, consumes: types, produces: types, paths };
    },
    refused: /#.paths.~1p0.get Written out .* by its media types\.$/,
  },
  'components that nothing uses': {
    n: 100,
    make: (n) => documentOf({}, { components: { schemas: named(n, () => field) } }),
  },
  'a long name around many values': {
    n: 4000,
    make: (n) => ({ ...documentOf({}), ['x-' + 'k/'.repeat(n)]: times(n, () => ({ a: 1 })) }),
    refused: /With the long names around them, /,
  },
  'small values': { n: 2000, make: (n) => documentOf({}, { 'x-values': times(n, (i) => ({ a: i, b: [i] })) }) },
  'emphasis in a text': { n: 200, make: (n) => withText('*a **b '.repeat(n)) },
  'brackets in a text': { n: 200, make: (n) => withText('['.repeat(n) + ']('.repeat(n)) },
  'quotes in quotes in a text': { n: 40, make: (n) => withText(`${'> - '.repeat(n)}a`) },
  'a table in a text': { n: 100, make: (n) => withText(`|a|b|\n|-|-|\n${'|c|d|\n'.repeat(n)}`) },
  'definitions of links in a text': {
    n: 100,
    make: (n) => withText(times(n, (i) => `[a${i}]: /${i}\n[a${i}] `).join('\n\n')),
  },
  'cells of tables that nobody wrote': {
    n: 100,
    make: (n) => withText(`${'|a'.repeat(n)}\n${'|-'.repeat(n)}\n${'a\n'.repeat(n)}`),
  },
  'a long definition of a link that is used often': {
    n: 200,
    make: (n) => withText(`[a]: /${'b'.repeat(n * 10)}\n\n${'[a] '.repeat(n)}`),
  },
  'alerts in a text': { n: 100, make: (n) => withText('> [!NOTE]\n> a\n\n'.repeat(n)) },
  'a text that is too long to be read as Markdown': { n: 300_000, make: (n) => withText('<'.repeat(n)) },
  'elements inside each other in a text': { n: 1000, make: (n) => withText('<b><i>'.repeat(n)) },
  'emphasis inside each other in a text': { n: 1000, make: (n) => withText(`${'*'.repeat(n)}a${'*'.repeat(n)}`) },
  'HTML in a text': { n: 60, make: (n) => withText('<b><i>'.repeat(n) + '<!--'.repeat(n) + '<a href="'.repeat(n)) },
};
