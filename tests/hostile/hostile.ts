/** Returns the next text; every call stands for one place of a description. */
type Next = () => string;

/**
 * A description of which every place that takes a free text or address has one from `text` or `address`: names, keys,
 * values, words. It is valid as far as the kinds of values go.
 */
export function hostileDescription(text: Next, address: Next): Record<string, unknown> {
  const docs = () => ({ description: text(), url: address() });
  const key = (value: unknown) => Object.fromEntries([[text(), value]]);
  const schema = (inner: unknown = { type: 'string', description: text() }) => ({
    ...{ title: text(), description: text(), externalDocs: docs(), default: text(), examples: [text(), key(text())] },
    type: 'object',
    required: [text()],
    properties: {
      ...key(inner),
      ...key({ ...values(), type: ['string', 'null'] }),
      ...key({ $ref: '#/components/schemas/Other' }),
    },
    patternProperties: key({ type: 'string' }),
    additionalProperties: { type: 'array', items: { description: text() }, prefixItems: [{ title: text() }] },
    dependentRequired: { [text()]: [text()] },
    dependentSchemas: key({ title: text() }),
    oneOf: [{ title: text(), type: 'object' }, { $ref: '#/components/schemas/Other' }],
    discriminator: { propertyName: text(), mapping: { [text()]: '#/components/schemas/Other' } },
    'x-enumDescriptions': key(text()),
    xml: { name: text(), namespace: address() },
  });
  const values = () => ({
    ...{ description: text(), pattern: text(), format: text(), const: text(), contentMediaType: text() },
    enum: [text(), text()],
    minLength: text(),
  });
  const media = () => ({
    schema: schema(),
    examples: {
      [text()]: { summary: text(), description: text(), value: key(text()) },
      [text()]: { summary: text(), externalValue: address() },
    },
    encoding: {
      [text()]: { contentType: text(), style: text(), headers: key({ description: text(), schema: values() }) },
    },
  });
  const parameter = (place: string) => ({
    ...{ name: text(), in: place, required: true, description: text(), style: text() },
    schema: { type: 'string', ...values() },
    examples: key({ summary: text(), value: text() }),
  });
  const operation = (id: string) => ({
    ...{ operationId: id + text(), summary: text(), description: text(), tags: [text()], externalDocs: docs() },
    parameters: ['path', 'query', 'header', 'cookie'].map(parameter),
    requestBody: { description: text(), content: { [text()]: media() } },
    responses: {
      200: {
        description: text(),
        headers: key({ description: text(), schema: values() }),
        content: { [text()]: media() },
        links: links(),
      },
      [text()]: { description: text(), content: { 'application/json': { example: { code: text() } } } },
      400: { description: text(), content: { 'application/json': { example: { code: text() } } } },
    },
    servers: [
      {
        url: address(),
        description: text(),
        variables: { [text()]: { default: text(), enum: [text()], description: text() } },
      },
    ],
    security: [{ [text()]: [text()] }],
  });
  const links = () => ({
    [text()]: { operationId: text(), description: text(), parameters: key(text()) },
    [text()]: { operationRef: address() },
  });
  return {
    openapi: '3.2.0',
    info: {
      ...{ title: text(), version: text(), summary: text(), description: text(), termsOfService: address() },
      contact: { name: text(), url: address(), email: text() },
      license: { name: text(), identifier: text(), url: address() },
    },
    externalDocs: docs(),
    servers: [{ url: address(), description: text() }],
    tags: [{ name: text(), summary: text(), description: text(), externalDocs: docs(), parent: text() }],
    'x-tagGroups': [{ name: text(), tags: [text()] }],
    paths: {
      [`/${text()}`]: {
        post: { ...operation('a'), callbacks: { [text()]: { [text()]: { post: operation('b') } } } },
        additionalOperations: { [text()]: operation('c') },
      },
    },
    webhooks: { [text()]: { post: operation('d') } },
    components: {
      schemas: { Other: schema(), [`Named${text()}`]: schema(schema()) },
      securitySchemes: {
        [text()]: { type: 'http', scheme: text(), description: text() },
        [text()]: { type: 'apiKey', in: 'query', name: text() },
      },
    },
  };
}
