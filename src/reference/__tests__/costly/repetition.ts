import { type Costly, documentOf, field, named, operations, ref, responses, text, times } from './parts';

/** What operations and models share, which grows with the square of what is written. */
export const costlyRepetition: Record<string, Costly> = {
  'servers of all operations': {
    n: 300,
    make: (n) => operations(n, () => ({}), { servers: times(n, (i) => ({ url: `https://s${i}.example.com/v1` })) }),
    refused: /#.paths.~1p\d+.get Written out .* by its servers\.$/,
  },
  'security schemes of all operations': {
    n: 300,
    make: (n) => {
      const securitySchemes = named(n, (i) => ({ type: 'apiKey', in: 'header', name: `X-${i}` }), 's');
      const security = times(n, (i) => ({ [`s${i}`]: [] }));
      return operations(n, () => ({}), { security, components: { securitySchemes } });
    },
    refused: /#.paths.~1p\d+.get Written out .* by its security\.$/,
  },
  'parameters of paths that are one': {
    n: 300,
    make: (n) => {
      const parameters = times(n, (i) => ({ name: `q${i}`, in: 'query', schema: text }));
      const pathItems = { P: { parameters, get: { responses } } };
      return documentOf(
        named(n, () => ({ $ref: '#/components/pathItems/P' }), '/p'),
        { components: { pathItems } },
      );
    },
    refused: /#.paths.~1p\d+.get Written out .* by its parameters\.$/,
  },
  'links of a response of all operations': {
    n: 300,
    make: (n) => {
      const one = { description: 'd', links: named(n, (i) => ({ operationId: `a${i}` })) };
      const shared = { 200: { $ref: '#/components/responses/One' } };
      return operations(n, () => ({ responses: shared }), { components: { responses: { One: one } } });
    },
    refused: /#.paths.~1p\d+.get Written out .* by its responses\.$/,
  },
  'callbacks of paths that are one': {
    n: 300,
    make: (n) => {
      const callbacks = named(n, () => ({ '{$request.body#/url}': { post: { responses } } }));
      const pathItems = { P: { post: { responses, callbacks } } };
      const paths = named(n, () => ({ $ref: '#/components/pathItems/P' }), '/p');
      return documentOf(paths, { components: { pathItems } });
    },
    refused: /#.paths.~1p\d+.post Written out .* by its callbacks\.$/,
  },
  'subtypes of a body of all operations': {
    n: 250,
    make: (n) => {
      const subtypes = named(n, () => ({ allOf: [ref('Base'), field] }));
      const base = { ...field, required: ['kind'], discriminator: { propertyName: 'kind' } };
      const requestBody = { content: { 'application/json': { schema: ref('Base') } } };
      return operations(n, () => ({ requestBody }), { components: { schemas: { ...subtypes, Base: base } } });
    },
    refused: /#.paths.~1p\d+.get Written out .* by its requestBody\.$/,
  },
  'fields of a base of all models': {
    n: 350,
    make: (n) => {
      const models = named(n, () => ({ allOf: [ref('Base'), field] }), 'm');
      return documentOf({}, { components: { schemas: { ...models, Base: { properties: named(n, () => text) } } } });
    },
    refused: /#.components.schemas.m\d+ Written out .* by its fields\.$/,
  },
  'values of an enumeration in all operations': {
    n: 900,
    make: (n) => {
      const parameters = [{ name: 'q', in: 'query', schema: ref('Enum') }];
      const Enum = { enum: times(n, (i) => `value ${i}`) };
      return operations(n, () => ({ parameters }), { components: { schemas: { Enum } } });
    },
    refused: /#.paths.~1p\d+.get Written out .* by its parameters\.$/,
  },
  'a path of very many parameters': {
    n: 1500,
    make: (n) => {
      const parameters = times(n, (i) => ({ name: `p${i}`, in: 'path', required: true, schema: text }));
      return documentOf({
        [`/${parameters.map(({ name }) => `{${name}}`).join('/')}`]: { get: { parameters, responses } },
      });
    },
    refused: /#.paths.~1{p0}.*(.get Written out .* by its path\.$|With the long names around them, )/,
  },
};

/** What only the pages write out for each operation, so that laying them out is what refuses it where it is too much. */
export const costlyPages: Record<string, Costly> = {
  'models that all operations reach': {
    n: 250,
    make: (n) => {
      const content = { 'application/json': { schema: ref('n0') } };
      // A tree, of which each model has four.
      const schemas = named(n, (i) => {
        const inner = times(4, (j) => i * 4 + j + 1).filter((index) => index < n);
        return {
          type: 'object',
          properties: Object.fromEntries(inner.map((index) => [`p${index}`, ref(`n${index}`)])),
        };
      });
      return operations(n, () => ({ responses: { 200: { description: 'd', content } } }), {
        components: { schemas },
      });
    },
    refused: /#.paths.~1p\d+.get Written out /,
  },
  'a long example of all operations': {
    n: 200,
    make: (n) => {
      const example = Object.fromEntries(times(n, (i) => [`key${i}`, `value ${i}`]));
      const requestBody = { content: { 'application/json': { schema: { type: 'object' }, example } } };
      return operations(n, () => ({ requestBody: { $ref: '#/components/requestBodies/One' } }), {
        components: { requestBodies: { One: requestBody } },
      });
    },
    refused: /#.paths.~1p\d+.get Written out /,
  },
  'a table of all operations with cells that nobody wrote': {
    n: 100,
    make: (n) => {
      const description = `${'|a'.repeat(20)}\n${'|-'.repeat(20)}\n${'a\n'.repeat(55)}`;
      const shared = { 200: { $ref: '#/components/responses/One' } };
      return operations(n, () => ({ responses: shared }), { components: { responses: { One: { description } } } });
    },
  },
};
