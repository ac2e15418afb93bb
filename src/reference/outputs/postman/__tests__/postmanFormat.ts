import Ajv from 'ajv';

/** A list of named values, as Postman writes headers, query parameters, path variables and form fields. */
const fields = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'value'],
    additionalProperties: false,
    properties: {
      key: { type: 'string', minLength: 1 },
      value: { type: 'string' },
      description: { type: 'string' },
      disabled: { const: true },
      type: { const: 'text' },
      contentType: { type: 'string' },
    },
  },
};

const file = {
  type: 'object',
  required: ['key', 'type', 'src'],
  properties: { key: { type: 'string' }, type: { const: 'file' }, src: { type: ['array', 'string', 'null'] } },
};

/** A body holds what its mode names, and nothing else. */
const body = {
  oneOf: [
    ['raw', { type: 'string' }],
    ['urlencoded', fields],
    ['formdata', { type: 'array', items: { oneOf: [fields.items, file] } }],
    ['file', { type: 'object', properties: { src: { type: ['string', 'null'] } } }],
  ].map(([mode, content]) => ({
    type: 'object',
    required: ['mode', mode],
    properties: { mode: { const: mode }, [String(mode)]: content, options: { type: 'object' } },
    additionalProperties: false,
  })),
};

const attributes = { type: 'array', items: { type: 'object', required: ['key', 'value', 'type'] } };
const authTypes = ['bearer', 'apikey', 'basic', 'digest', 'oauth1', 'oauth2', 'hawk', 'awsv4', 'ntlm'];
const auth = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: ['noauth', ...authTypes] },
    ...Object.fromEntries(authTypes.map((type) => [type, attributes])),
  },
  additionalProperties: false,
};

const texts = { type: 'array', items: { type: 'string' } };
const request = {
  type: 'object',
  required: ['method', 'header', 'url'],
  additionalProperties: false,
  properties: {
    method: { type: 'string', pattern: '^[A-Z]+$' },
    auth,
    header: fields,
    body,
    description: { type: 'string' },
    url: {
      type: 'object',
      required: ['raw', 'host', 'path'],
      additionalProperties: false,
      properties: {
        raw: { type: 'string', pattern: '^(\\{\\{baseUrl\\}\\}|https?://[^/]+)/' },
        protocol: { type: 'string' },
        port: { type: 'string' },
        host: { ...texts, minItems: 1 },
        path: texts,
        query: fields,
        variable: fields,
      },
    },
  },
};

const response = {
  type: 'object',
  required: ['id', 'name', 'originalRequest', 'status', 'code', 'header', 'cookie', 'body'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', minLength: 1 },
    originalRequest: request,
    status: { type: 'string' },
    code: { type: 'integer', minimum: 100, maximum: 599 },
    header: fields,
    cookie: { type: 'array' },
    body: { type: ['null', 'string'] },
  },
};

const scriptEvent = {
  type: 'object',
  required: ['listen', 'script'],
  properties: {
    listen: { enum: ['test', 'prerequest'] },
    script: { type: 'object', required: ['exec'], properties: { type: { const: 'text/javascript' }, exec: texts } },
  },
};

/** A folder has items, a request has none: Postman distinguishes them by that. */
const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', minLength: 1 },
    description: { type: 'string' },
    event: { type: 'array', items: scriptEvent },
    request,
    response: { type: 'array', items: response },
    item: { type: 'array', minItems: 1, items: { $ref: '#/definitions/item' } },
  },
  oneOf: [{ required: ['item'] }, { required: ['request', 'response'] }],
};

/** The rules of the collection format v2.1, for the part of it that is written here. */
const collection = {
  definitions: { item },
  type: 'object',
  required: ['info', 'item'],
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema', '_postman_id'],
      properties: { schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' } },
    },
    item: { type: 'array', items: { $ref: '#/definitions/item' } },
    auth,
    variable: { type: 'array', items: { type: 'object', required: ['key', 'value'] } },
  },
  additionalProperties: false,
};

const validate = new Ajv({ allErrors: true, strict: false }).compile(collection);

/** What is wrong with a collection by the rules of its format; nothing, one hopes. */
export function formatProblems(value: unknown): string[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
