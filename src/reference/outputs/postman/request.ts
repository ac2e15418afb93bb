import { isDeepStrictEqual } from 'node:util';
import { operationRequest } from '../../exampleRequest/operationRequest';
import type { Json } from '../../json';
import type { Example, Operation } from '../../model';
import { isCredential } from '../../request/assembleRequest';
import { authorise } from '../../request/authorise';
import { isIgnored } from '../../request/parameterStyle';
import { toHeaderText, toPairs } from '../../request/parameterValue';
import type { OperationRequest, ParameterValue } from '../../sampleRequest';
import { postmanAccess } from './auth';
import { buildRequestBody } from './body';
import type { Field, Request, RequestContext } from './collection';
import { describeMarked } from './description';
import { buildUrl } from './url';
import { literalText } from './variables';

/**
 * The request of an operation, with example values in every place. What is optional is there, but disabled. With a name, the
 * body and the parameters that have an example of this name have its value.
 */
export function buildRequest(operation: Operation, context: RequestContext, example?: string): Request {
  const usual = operationRequest(operation, context.cache);
  const request = example === undefined ? usual : withExample(usual, example);
  const { method, access, accept, bodies, newKeyHeader } = request;
  const authorised = postmanAccess(access, context);
  // A key that is stated as a parameter as well is sent once.
  const credentials = authorise(access);
  const parameters = request.parameters.filter(({ parameter }) => !isCredential(parameter, credentials));
  const body = bodies[0] && buildRequestBody(bodies[0], context);
  return {
    method: literalText(method),
    auth: isDeepStrictEqual(authorised.auth, context.auth) ? undefined : authorised.auth,
    header: [
      ...(body?.contentType === undefined ? [] : [{ key: 'Content-Type', value: literalText(body.contentType) }]),
      ...(accept === undefined ? [] : [{ key: 'Accept', value: literalText(accept) }]),
      ...parameters.flatMap((item) => (item.parameter.in === 'header' ? buildHeader(item, newKeyHeader) : [])),
      ...authorised.headers.map(({ name, value, ...rest }) => ({ key: name, value, ...rest })),
      ...buildCookies(
        parameters.filter(({ parameter }) => parameter.in === 'cookie'),
        authorised.cookies,
      ),
    ],
    body: body?.body,
    url: buildUrl({ ...request, parameters }, authorised.query, context),
    description: describeMarked(operation),
  };
}

/** The names of the examples that a request of an operation can have; the first body has its first one without a name. */
export function requestExamples(operation: Operation, { cache }: RequestContext): Set<string> {
  const { bodies, parameters } = operationRequest(operation, cache);
  const examples = [...bodies.map(({ media }) => media), ...parameters.map(({ parameter }) => parameter)].flatMap(
    (each) => each.examples,
  );
  return new Set(examples.flatMap(({ name, value }) => (name !== '' && value !== undefined ? [name] : [])));
}

function withExample(request: OperationRequest, name: string): OperationRequest {
  const named = (examples: Example[]): Json | undefined => examples.find((each) => each.name === name)?.value;
  const body = request.bodies.find(({ media }) => named(media.examples) !== undefined);
  return {
    ...request,
    bodies: body ? [{ media: body.media, value: named(body.media.examples) }] : request.bodies,
    parameters: request.parameters.map((each) => {
      const value = named(each.parameter.examples);
      return value === undefined ? each : { ...each, value, parameter: { ...each.parameter, required: true } };
    }),
  };
}

/** The header of a key has a new one with each request, which Postman makes. */
function buildHeader({ parameter, value = '' }: ParameterValue, newKeyHeader: string | undefined): Field[] {
  if (isIgnored(parameter)) return [];
  const description = describeMarked(parameter);
  if (parameter.name === newKeyHeader) return [{ key: parameter.name, value: '{{$guid}}', description }];
  return [
    {
      key: literalText(parameter.name),
      value: literalText(toHeaderText(parameter, value)),
      description,
      ...(parameter.required ? {} : { disabled: true }),
    },
  ];
}

/** One header for the cookies that are required, keys among them, and one, disabled, for the others. */
function buildCookies(parameters: ParameterValue[], keys: string[]): Field[] {
  const write = (group: ParameterValue[]): string[] =>
    group
      .flatMap(({ parameter, value = '' }) => toPairs(parameter, value))
      .map(({ name, value }) => literalText(`${name}=${value}`));
  const required = [...write(parameters.filter(({ parameter }) => parameter.required)), ...keys];
  const optional = write(parameters.filter(({ parameter }) => !parameter.required));
  return [
    ...(required.length > 0 ? [{ key: 'Cookie', value: required.join('; ') }] : []),
    ...(optional.length > 0 ? [{ key: 'Cookie', value: optional.join('; '), disabled: true as const }] : []),
  ];
}
