import type { ExampleCache } from '../examples/exampleCache';
import { requestExamples } from '../examples/mediaExample';
import { ownExample, sentValue } from '../examples/parameterExample';
import { essenceOf, isJsonType } from '../mediaType';
import { sentMethod } from '../methods';
import type { MediaType, Operation, Parameter } from '../model';
import { openVariables } from '../request/openValues';
import { bodyKind } from '../request/writeBody';
import { type BodyValue, type OperationRequest, type ParameterValue, serverUrl } from '../sampleRequest';
import { typesIn } from '../schemas/insideSchemas';
import { sentType } from './sentType';

/** Makes the request of an operation; once for all that is made from it. */
export function operationRequest(operation: Operation, cache: ExampleCache): OperationRequest {
  const known = cache.requests.get(operation);
  if (known) return known;
  const { method, servers, path, parameters, security, responses, requestBody } = operation;
  const bodies = (requestBody?.content ?? []).map((media) =>
    bodyValue({ ...media, mediaType: sentType(media) }, cache),
  );
  const answers = responses.find((response) => /^2/.test(response.status))?.content ?? [];
  const answer = preferredAnswer(answers, bodies[0]?.media, cache);
  const request: OperationRequest = {
    method: sentMethod(method),
    server: serverUrl(servers[0]),
    path,
    ...environmentOf(operation, cache),
    ...variablesOf(operation, cache),
    parameters: parameters.map((parameter) => parameterValue(parameter, cache)),
    access: security[0] ?? [],
    ...(answer ? { accept: sentType(answer) } : {}),
    bodies,
  };
  cache.requests.set(operation, request);
  return request;
}

/** The type that a request asks for: JSON where it sends that, else the first that the schema's values can be sent in. */
function preferredAnswer(
  answers: readonly MediaType[],
  body: MediaType | undefined,
  cache: ExampleCache,
): MediaType | undefined {
  const possible = answers.filter((answer) => canBeSent(answer, cache));
  const json = body && isJsonType(body.mediaType) && possible.find(({ mediaType }) => isJsonType(mediaType));
  return json || possible[0];
}

/** Whether a value of the schema can be sent in its media type: no object is plain text, though some descriptions say so. */
function canBeSent({ mediaType, schema, examples }: MediaType, cache: ExampleCache): boolean {
  if (essenceOf(mediaType) !== 'text/plain' || examples.some(({ value }) => typeof value === 'string')) return true;
  const types = [...typesIn(schema, cache)];
  return types.length === 0 || types.some((type) => type !== 'object' && type !== 'array');
}

/** The variables of values that the reader has to give, where the names of their parameters alone do not say them. */
function variablesOf({ path, parameters }: Operation, cache: ExampleCache): Pick<OperationRequest, 'openVariables'> {
  const variables = openVariables(path, parameters, cache.variables);
  return Object.keys(variables).length > 0 ? { openVariables: variables } : {};
}

/** What samples read from the environment and make again. An operation with a server of its own keeps its address. */
function environmentOf(
  { servers, parameters }: Operation,
  { samples }: ExampleCache,
): Pick<OperationRequest, 'base' | 'newKeyHeader'> {
  if (!samples) return {};
  const name = samples.idempotencyHeader.toLowerCase();
  const header = parameters.find((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === name);
  return {
    ...(serverUrl(servers[0]) === samples.server
      ? { base: { variable: samples.baseUrlVariable, value: samples.defaultBaseUrl } }
      : {}),
    ...(header ? { newKeyHeader: header.name } : {}),
  };
}

function parameterValue(parameter: Parameter, cache: ExampleCache): ParameterValue {
  const value = sentValue(parameter, cache);
  const isStated = ownExample(parameter) !== undefined;
  return value === undefined ? { parameter, isStated } : { parameter, value, isStated };
}

/** Whether a media type is sent as a file, which needs no schema (OpenAPI 3.1, "Considerations for File Uploads"). */
function isFile({ mediaType }: MediaType): boolean {
  return bodyKind(mediaType, '') === 'file';
}

function bodyValue(media: MediaType, cache: ExampleCache): BodyValue {
  const stated = media.examples.find((example) => example.value !== undefined);
  if (stated?.value !== undefined) return { media, value: stated.value };
  const made = requestExamples(media, cache);
  const value = made[0]?.value ?? (isFile(media) ? '' : undefined);
  return value === undefined ? { media } : { media, value, made };
}
