import type { Operation, SecurityRequirement } from '../../model';
import { isIgnored } from '../../request/assembleRequest';
import { operationRequest } from '../../request/operationRequest';
import { toHeaderText, toPairs } from '../../request/parameterValue';
import type { ParameterValue } from '../../request/sampleRequest';
import { buildRequestBody } from './body';
import { type Auth, describeMarked, type Field, type Request, type RequestContext } from './collection';
import { buildUrl } from './url';

/** The request of an operation, with example values in every place. What is optional is there, but disabled. */
export function buildRequest(operation: Operation, context: RequestContext): Request {
  const request = operationRequest(operation, context.cache);
  const { method, accept, access, parameters, bodies, newKeyHeader } = request;
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

/** Nothing for the collection's own bearer token; an open operation and a key in a place of its own say so. */
function buildAuth([first]: SecurityRequirement): Auth | undefined {
  if (!first) return { type: 'noauth' };
  if (first.scheme.kind !== 'apiKey' || first.scheme.in === 'cookie') return undefined;
  const values = { key: first.scheme.name, value: '{{apiToken}}', in: first.scheme.in };
  return { type: 'apikey', apikey: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })) };
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
