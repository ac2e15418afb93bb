import { ownExample, parameterExample, sentValue } from '../examples/parameterExample';
import { type ExampleCache, makeExample } from '../examples/schemaExample';
import type { Json } from '../json';
import type { MediaType, Operation, Parameter, SecurityRequirement } from '../model';
import { serverUrl } from '../samples/serverUrl';
import { isUnresolved } from '../unresolved';

/**
 * The request of an operation with one sample value for each of its parts. Samples, Postman files and the form of the
 * request builder are made from it, so that all of them say the same.
 */
export interface OperationRequest {
  /** In upper case. */
  method: string;
  /** Address of the first server, without a slash at its end. */
  server: string;
  /** Path template. */
  path: string;
  parameters: ParameterValue[];
  /** The first way to be let in. */
  access: SecurityRequirement;
  /** Media type of the response that is asked for: the first of the first response that says that all went well. */
  accept?: string;
  /** One for each media type of the body; the first is sent. */
  bodies: BodyValue[];
}

/** A parameter with its sample value. A path parameter has none where the author names none. */
export interface ParameterValue {
  parameter: Parameter;
  value?: Json;
  /** Whether the author gave it as an example. */
  isStated: boolean;
}

/** A media type of the body with its sample value: the author's first example, else one made from the schema. */
export interface BodyValue {
  media: MediaType;
  value?: Json;
}

/** Makes the request of an operation; once for all that is made from it. */
export function operationRequest(operation: Operation, cache: ExampleCache): OperationRequest {
  const known = cache.requests.get(operation);
  if (known) return known;
  const { method, servers, path, parameters, security, responses, requestBody } = operation;
  const accept = responses.find((response) => /^2/.test(response.status))?.content[0]?.mediaType;
  const request: OperationRequest = {
    method: method.toUpperCase(),
    server: serverUrl(servers[0]),
    path,
    parameters: parameters.map((parameter) => parameterValue(parameter, cache)),
    access: security[0] ?? [],
    ...(accept === undefined ? {} : { accept }),
    bodies: (requestBody?.content ?? []).map((media) => bodyValue(media, cache)),
  };
  cache.requests.set(operation, request);
  return request;
}

function parameterValue(parameter: Parameter, cache: ExampleCache): ParameterValue {
  const value = parameter.in === 'path' ? sentValue(parameter, cache) : parameterExample(parameter, cache);
  const isStated = ownExample(parameter) !== undefined;
  return value === undefined ? { parameter, isStated } : { parameter, value, isStated };
}

function bodyValue(media: MediaType, cache: ExampleCache): BodyValue {
  const stated = media.examples.find((example) => example.value !== undefined);
  if (stated?.value !== undefined) return { media, value: stated.value };
  if (!media.schema || isUnresolved(media.schema)) return { media };
  return { media, value: makeExample(media.schema, cache.schemas, 'request', cache) };
}
