import { sentValue } from '../examples/parameterExample';
import { type ExampleCache, makeExample } from '../examples/schemaExample';
import type { Json } from '../json';
import type { MediaType, NamedSchema, Operation } from '../model';
import { isUnresolved } from '../unresolved';
import { assembleRequest } from './assembleRequest';
import { authorise } from './authorise';
import { buildBody } from './buildBody';
import type { SampleRequest } from './request';
import { serverUrl } from './serverUrl';

/**
 * Makes the request that an operation's samples show: its first server, its required parameters with their example
 * values, its body, and the first authorisation that it accepts.
 */
export function buildSampleRequest(
  operation: Operation,
  schemas: Map<string, NamedSchema>,
  cache?: ExampleCache,
): SampleRequest {
  const media = operation.requestBody?.content[0];
  return assembleRequest({
    method: operation.method.toUpperCase(),
    server: serverUrl(operation.servers[0]),
    path: operation.path,
    values: operation.parameters
      .filter(({ required }) => required)
      .flatMap((parameter) => {
        const value = sentValue(parameter, schemas, cache);
        return value === undefined ? [] : [{ parameter, value }];
      }),
    access: authorise(operation.security[0] ?? []),
    accept: acceptedType(operation),
    body: media && buildBody(media, bodyExample(media, schemas, cache), schemas),
  });
}

/** The media type of the first response that says that all went well. */
export function acceptedType({ responses }: Pick<Operation, 'responses'>): string | undefined {
  return responses.find((response) => /^2/.test(response.status))?.content[0]?.mediaType;
}

/** The value that a body's sample sends: the author's first example, else one made from the schema. */
export function bodyExample(
  media: MediaType,
  schemas: Map<string, NamedSchema>,
  cache?: ExampleCache,
): Json | undefined {
  const stated = media.examples.find((example) => example.value !== undefined);
  if (stated) return stated.value;
  return media.schema && !isUnresolved(media.schema) ? makeExample(media.schema, schemas, 'request', cache) : undefined;
}
