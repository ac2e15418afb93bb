import type { ExampleCache } from '../examples/schemaExample';
import type { Operation } from '../model';
import { assembleRequest } from '../request/assembleRequest';
import { authorise } from '../request/authorise';
import { isValueInKey } from '../request/pathKey';
import type { SampleRequest } from '../sampleRequest';
import { buildBody } from './buildBody';
import { operationRequest } from './operationRequest';

/**
 * Makes the request that an operation's samples show: its first server or the base URL of the samples, its required
 * parameters with their sample values, its body, and the first authorisation that it accepts.
 */
export function buildSampleRequest(operation: Operation, cache: ExampleCache): SampleRequest {
  const { parameters, access, bodies, ...rest } = operationRequest(operation, cache);
  const [body] = bodies;
  return assembleRequest({
    ...rest,
    server: rest.base?.value ?? rest.server,
    values: parameters.filter(
      ({ parameter }) =>
        (parameter.required || isValueInKey(parameter, rest.path)) && parameter.name !== rest.newKeyHeader,
    ),
    access: authorise(access),
    body: body && buildBody(body.media, body.value, cache.schemas),
  });
}
