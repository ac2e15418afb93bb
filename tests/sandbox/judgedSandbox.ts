import { buildSampleRequest } from '../../src/reference/exampleRequest/buildRequest';
import { parameterExample } from '../../src/reference/examples/parameterExample';
import { isJsonObject, type Json } from '../../src/reference/json';
import { loadDescription } from '../../src/reference/load/description';
import type { Operation } from '../../src/reference/model';
import { extendPointer, valueAt } from '../../src/reference/pointer';
import { emptyState, type SandboxRequest, type SandboxResponse } from '../../src/sandbox/request/types';
import { handleRequest } from '../../src/sandbox/sandbox';
import { prepareDescription, type SandboxDescription } from '../../src/sandbox/world/description';
import { writeRequest } from '../../src/sandbox/writeRequest';
import { createJudge } from '../examples/findInvalid';
import { isNode, type Node, resolve } from '../examples/jsonSchema';

/** The sandbox of a description, and Ajv, which knows nothing of it, to judge it by. */
export interface JudgedSandbox {
  description: SandboxDescription;
  /** The request that the samples of an operation show. */
  sampleOf: (operation: Operation) => SandboxRequest;
  /** The response to a request, with nothing told before. */
  respond: (request: SandboxRequest) => SandboxResponse;
  /** The schema of the JSON body that an operation asks for; undefined where it asks for none. */
  bodySchema: (operation: Operation) => Node | boolean | undefined;
  /** What Ajv has against a body; empty when it accepts it. */
  againstBody: (schema: Node | boolean, value: Json) => string;
  /** Whether all that Ajv has against a body is that several alternatives accept it: a discriminator, which Ajv does not know, may choose. */
  isUndecided: (schema: Node | boolean, value: Json) => boolean;
  /** What Ajv has against a response, as its operation documents it; empty for one that is valid, or not documented. */
  againstResponse: (operation: Operation, response: SandboxResponse) => string;
}

/** What Ajv says where several alternatives of a `oneOf` accept a value. */
const severalAccept = 'passingSchemas":[';

export async function judgeSandbox(file: string): Promise<JudgedSandbox> {
  const loaded = await loadDescription(file, '/');
  if (!loaded.description) throw new Error(`${file} cannot be read`);
  const description = await prepareDescription(loaded.description.document as unknown as Node);
  const document = withSubtypes(loaded.description.document as unknown as Node);
  const [request, response] = [createJudge(document, 'request'), createJudge(document, 'response')];
  const [looseRequest, looseResponse] = [
    createJudge(document, 'request', true),
    createJudge(document, 'response', true),
  ];
  const schemaIn = (content: unknown): Node | boolean | undefined => {
    const media = Object.entries(isNode(content) ? content : {}).find(([type]) => /[/+]json\b/i.test(type))?.[1];
    const schema = isNode(media) ? media.schema : undefined;
    return isNode(schema) || typeof schema === 'boolean' ? schema : undefined;
  };
  return {
    description,
    sampleOf: (operation) => toSandboxRequest(operation, description),
    respond: (asked) =>
      handleRequest(description, asked, emptyState, { now: description.worldDate ?? 0, random: () => 0.4 }).response,
    bodySchema: ({ pointer }) => {
      const body = resolve(valueAt(document, extendPointer(pointer, 'requestBody')), document);
      return isNode(body) ? schemaIn(body.content) : undefined;
    },
    againstBody: request,
    isUndecided: (schema, value) =>
      request(schema, value).includes(severalAccept) && looseRequest(schema, value) === '',
    againstResponse: ({ pointer }, { status, body, headers }) => {
      const isJson = headers.some(([name, value]) => name === 'Content-Type' && /[/+]json\b/.test(value));
      const responses = valueAt(document, extendPointer(pointer, 'responses'));
      if (!isNode(responses) || !isJson || typeof body !== 'string') return '';
      const stated = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
      const documented = resolve(stated, document);
      const schema = isNode(documented) ? schemaIn(documented.content) : undefined;
      if (schema === undefined) return '';
      const value = JSON.parse(body) as Json;
      const errors = response(schema, value);
      return errors.includes(severalAccept) && looseResponse(schema, value) === '' ? '' : errors;
    },
  };
}

/** A document that says in JSON Schema what a mapping says of the values of a base schema, wherever one is not extended. */
function withSubtypes(document: Node): Node {
  const write = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => write(each, key));
    if (!isNode(value)) return value;
    const { $ref } = value;
    const base = typeof $ref === 'string' && key !== 'allOf' ? resolve(value, document) : undefined;
    const { discriminator, oneOf } = isNode(base) ? base : {};
    const { propertyName, mapping } = isNode(discriminator) ? discriminator : {};
    if (oneOf === undefined && isNode(mapping)) {
      const field = String(propertyName);
      const subtypes = Object.entries(mapping).map(([name, target]) => ({
        allOf: [{ $ref: target }, { required: [field], properties: { [field]: { const: name } } }],
      }));
      return { anyOf: [...subtypes, { allOf: [{ $ref }, { not: { required: [field] } }] }] };
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, write(inner, name)]));
  };
  return write(document, '') as Node;
}

/** A request with another body in JSON. */
export function withJson(request: SandboxRequest, value: Json): SandboxRequest {
  const headers = { ...request.headers, 'content-type': 'application/json' };
  return { ...request, headers, body: new TextEncoder().encode(JSON.stringify(value)) };
}

/** The fields at fault that an error body of ours names. */
export function faultsOf({ body }: SandboxResponse): string[] {
  const error = typeof body === 'string' ? (JSON.parse(body) as Json) : null;
  const details = isJsonObject(error) && Array.isArray(error.details) ? error.details : [];
  return details.map((detail) => (isJsonObject(detail) ? String(detail.field) : ''));
}

/** The request of an operation's samples. A sample leaves the name of a parameter of which its author shows no value. */
function toSandboxRequest(operation: Operation, { cache }: SandboxDescription): SandboxRequest {
  const sample = buildSampleRequest(operation, cache);
  const url = operation.parameters.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, String(parameterExample(parameter, cache))),
    sample.url,
  );
  return writeRequest({ ...sample, url }, { contentOf: () => new TextEncoder().encode('content'), random: () => 0.4 });
}
