import type { ObjectName } from '../../fieldSupport';
import type { Node } from '../../json';
import { support } from '../../support/support';
import { objectOf } from '../../support/walk';

/** What an object needs so that it is valid; `text` is unique to it. */
const valid: Partial<Record<ObjectName, (text: string) => Node>> = {
  Info: (text) => ({ title: text, version: '1' }),
  License: (text) => ({ name: text }),
  Server: (text) => ({ url: `https://${text}.example.com`.toLowerCase(), description: text }),
  ServerVariable: (text) => ({ default: text }),
  PathItem: (text) => ({ get: { summary: text, responses: { 200: { description: text } } } }),
  Operation: (text) => ({ summary: text, responses: { 200: { description: text } } }),
  Parameter: (text) => ({ name: text, in: 'query', description: text, schema: { type: 'string' } }),
  Header: (text) => ({ description: text, schema: { type: 'string' } }),
  RequestBody: (text) => ({ description: text, content: { 'application/json': { schema: { type: 'string' } } } }),
  MediaType: (text) => ({ schema: { type: 'object', properties: { [text]: { type: 'string' } } } }),
  Responses: (text) => ({ 200: { description: text } }),
  Response: (text) => ({ description: text }),
  Callback: (text) => ({
    '{$request.query.url}': { post: { summary: text, responses: { 200: { description: text } } } },
  }),
  Example: (text) => ({ summary: text, value: text }),
  Link: (text) => ({ description: text, operationId: 'PUBLICoperation' }),
  Tag: (text) => ({ name: text, description: text }),
  TagGroup: (text) => ({ name: text, tags: [] }),
  CodeSample: (text) => ({ lang: 'Shell', label: text, source: text }),
  Badge: (text) => ({ name: text }),
  ExternalDocumentation: (text) => ({ url: `https://example.com/${text}`, description: text }),
  Schema: (text) => ({ type: 'object', title: text, properties: { [text]: { type: 'string' } } }),
  Discriminator: (text) => ({ propertyName: text }),
  XML: (text) => ({ name: text }),
  SecurityScheme: (text) => ({ type: 'apiKey', in: 'header', name: text }),
  OAuthFlows: (text) => ({ implicit: { authorizationUrl: `https://example.com/${text}`, scopes: {} } }),
  OAuthFlow: (text) => ({ authorizationUrl: `https://example.com/${text}`, scopes: {} }),
  Contact: (text) => ({ name: text }),
};

/** Fields without which what holds them is not valid in OpenAPI 3.2. */
const needed = new Set([
  ...['OpenAPI info', 'SecurityScheme flows', 'RequestBody content'],
  ...['Parameter', 'Header'].flatMap((object) => [`${object} schema`, `${object} content`]),
]);

/** A description around a component of a kind, or whatever else an object stands in. */
function around(object: ObjectName, node: Node): Node | undefined {
  const base: Node = { openapi: '3.2.0', info: { title: 'PUBLIC', version: '1' }, tags: [{ name: 'PUBLICtag' }] };
  const operation: Node = {
    operationId: 'PUBLICoperation',
    tags: ['PUBLICtag'],
    responses: { 200: { description: 'PUBLIC' } },
  };
  const ofPath = (item: Node): Node => ({ ...base, paths: { '/PUBLIC': item } });
  const ofOperation = (fields: Node): Node => ofPath({ post: { ...operation, ...fields } });
  const ofSchema = (schema: Node): Node =>
    ofOperation({ requestBody: { content: { 'application/json': { schema } } } });
  switch (object) {
    case 'OpenAPI':
      return { ...ofOperation({}), ...node };
    case 'Info':
      return { ...ofOperation({}), info: { title: 'PUBLIC', version: '1', ...node } };
    case 'Server':
      return { ...ofOperation({}), servers: [{ url: 'https://example.com', ...node }] };
    case 'Components':
      return { ...ofOperation({}), components: node };
    case 'PathItem':
      return ofPath({ post: operation, ...node });
    case 'Operation':
      return ofOperation(node);
    case 'Parameter':
      return ofOperation({ parameters: [{ name: 'PUBLIC', in: 'query', ...node }] });
    case 'RequestBody':
      return ofOperation({ requestBody: { content: { 'text/plain': {} }, ...node } });
    case 'MediaType':
      return ofOperation({ requestBody: { content: { 'multipart/form-data': node } } });
    case 'Encoding':
      return ofOperation({
        requestBody: {
          content: {
            'multipart/form-data': { schema: { properties: { a: { type: 'string' } } }, encoding: { a: node } },
          },
        },
      });
    case 'Responses':
      return ofOperation({ responses: { 200: { description: 'PUBLIC' }, ...node } });
    case 'Response':
      return ofOperation({ responses: { 200: { description: 'PUBLIC', ...node } } });
    case 'Callback':
      return ofOperation({
        callbacks: {
          c: { '{$request.query.other}': { post: { responses: { 200: { description: 'PUBLIC' } } } }, ...node },
        },
      });
    case 'Link':
      return ofOperation({
        responses: { 200: { description: 'PUBLIC', links: { l: { operationId: 'PUBLICoperation', ...node } } } },
      });
    case 'Header':
      return ofOperation({ responses: { 200: { description: 'PUBLIC', headers: { 'X-A': node } } } });
    case 'Tag':
      return { ...ofOperation({}), tags: [{ name: 'PUBLICtag', ...node }] };
    case 'Schema':
      return ofSchema({ title: 'PUBLIC', ...node });
    case 'SecurityScheme':
      return { ...ofOperation({}), components: { securitySchemes: { s: { type: 'oauth2', ...node } } } };
    case 'OAuthFlows':
      return { ...ofOperation({}), components: { securitySchemes: { s: { type: 'oauth2', flows: node } } } };
    case 'Paths':
      return { ...ofOperation({}), paths: { '/PUBLIC': { post: operation }, ...node } };
    default:
      return undefined;
  }
}

/**
 * A description for each field of the support table that holds objects, with one of them marked as internal: the object's
 * and field's name, the description, and whether the object cannot be left out.
 */
export function everyPosition(): [place: string, document: Node, isNeeded: boolean][] {
  return Object.entries(support).flatMap(([object, fields]) =>
    Object.entries(fields).flatMap(([field, { kind }]): [string, Node, boolean][] => {
      const held = objectOf(kind);
      if (!held || held === 'SecurityRequirement') return [];
      const text = `SECRET${object}${field.replace(/\W/g, '')}`;
      const marked = { ...(valid[held]?.(text) ?? {}), 'x-internal': true, 'x-secret': text };
      const name = field === '*' ? names[object as ObjectName] : field;
      if (name === undefined) throw new Error(`${object} has no name for what it holds`);
      const isPublicToo = kind.startsWith('[') && !['prefixItems', 'parameters'].includes(field);
      const beside = isPublicToo ? [{ ...(valid[held]?.('PUBLIC2') ?? {}) }] : [];
      const value = kind.startsWith('@') ? marked : kind.startsWith('[') ? [marked, ...beside] : { [text]: marked };
      const document = around(object as ObjectName, { [name]: value });
      if (!document) throw new Error(`nothing is known to hold ${object}`);
      return [[`${object} ${field}`, document, needed.has(`${object} ${field}`)]];
    }),
  );
}

/** Names of what objects hold under names of the author's. */
const names: Partial<Record<ObjectName, string>> = {
  Paths: '/SECRETpath',
  Responses: '500',
  Callback: '{$request.query.SECRETexpression}',
};
