import type { Operation, SecurityRequirement } from '../../model';
import { isIgnored } from '../../request/assembleRequest';
import { authorise } from '../../request/authorise';
import { operationRequest } from '../../request/operationRequest';
import { toHeaderText, toPairs } from '../../request/parameterValue';
import type { ParameterValue } from '../../request/sampleRequest';
import { buildRequestBody } from './body';
import { type Auth, describeMarked, type Field, type Request, type RequestContext } from './collection';
import { buildUrl } from './url';

/** The request of an operation, with example values in every place. What is optional is there, but disabled. */
export function buildRequest(operation: Operation, context: RequestContext): Request {
  const request = operationRequest(operation, context.cache);
  const { method, access, accept, parameters, bodies, newKeyHeader } = request;
  const body = bodies[0] && buildRequestBody(bodies[0], context);
  return {
    method,
    auth: buildAuth(access),
    header: [
      ...(body?.contentType === undefined ? [] : [{ key: 'Content-Type', value: body.contentType }]),
      ...(accept === undefined ? [] : [{ key: 'Accept', value: accept }]),
      ...parameters.flatMap((item) => (item.parameter.in === 'header' ? buildHeader(item, newKeyHeader) : [])),
      ...buildCookies(parameters.filter(({ parameter }) => parameter.in === 'cookie')),
    ],
    body: body?.body,
    url: buildUrl(request, context),
    description: describeMarked(operation),
  };
}

/**
 * What samples send to authorise, with the token of the environment: nothing for a bearer token, which the collection has,
 * and `noauth` where samples send nothing. A request of Postman has one way: the first of schemes that are needed together.
 */
function buildAuth(access: SecurityRequirement): Auth | undefined {
  const { headers, query } = authorise(access.slice(0, 1));
  const [header] = headers;
  const [pair] = query;
  if (header?.value === 'Bearer ') return undefined;
  if (header) return keyAuth(header.name, `${header.value}{{apiToken}}`, 'header');
  return pair ? keyAuth(pair.name, '{{apiToken}}', 'query') : { type: 'noauth' };
}

function keyAuth(name: string, value: string, place: 'header' | 'query'): Auth {
  const attributes = { key: name, value, in: place };
  return { type: 'apikey', apikey: Object.entries(attributes).map(([key, value]) => ({ key, value, type: 'string' })) };
}

/** The header of a key has a new one with each request, which Postman makes. */
function buildHeader({ parameter, value = '' }: ParameterValue, newKeyHeader: string | undefined): Field[] {
  if (isIgnored(parameter)) return [];
  const description = describeMarked(parameter);
  if (parameter.name === newKeyHeader) return [{ key: parameter.name, value: '{{$guid}}', description }];
  return [
    {
      key: parameter.name,
      value: toHeaderText(parameter, value),
      description,
      ...(parameter.required ? {} : { disabled: true }),
    },
  ];
}

/** One header for the cookies that are required, and one, disabled, for the others. */
function buildCookies(parameters: ParameterValue[]): Field[] {
  const write = (group: ParameterValue[]): string =>
    group
      .flatMap(({ parameter, value = '' }) => toPairs(parameter, value))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const required = parameters.filter(({ parameter }) => parameter.required);
  const optional = parameters.filter(({ parameter }) => !parameter.required);
  return [
    ...(required.length > 0 ? [{ key: 'Cookie', value: write(required) }] : []),
    ...(optional.length > 0 ? [{ key: 'Cookie', value: write(optional), disabled: true as const }] : []),
  ];
}
