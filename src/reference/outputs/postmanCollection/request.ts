import { parameterExample } from '../../examples/parameterExample';
import { toHeaderText, toPairs } from '../../examples/parameterValue';
import type { Operation, Parameter } from '../../model';
import { buildRequestBody } from './body';
import type { Auth, Field, Request } from './collection';
import type { RequestContext } from './context';
import { describeMarked } from './description';
import { buildUrl } from './url';

/** Header parameters by these names have no effect (OpenAPI, 4.12.2.1): other parts of a description state them. */
const statedElsewhere = ['accept', 'content-type', 'authorization'];

/** The request of an operation, with example values in every place. What is optional is there, but disabled. */
export function buildRequest(operation: Operation, context: RequestContext): Request {
  const media = operation.requestBody?.content[0];
  const body = media && buildRequestBody(media, context);
  const accept = operation.responses.find(({ status }) => /^2/.test(status))?.content[0]?.mediaType;
  return {
    method: operation.method.toUpperCase(),
    auth: buildAuth(operation),
    header: [
      ...(body?.contentType === undefined ? [] : [{ key: 'Content-Type', value: body.contentType }]),
      ...(accept === undefined ? [] : [{ key: 'Accept', value: accept }]),
      ...operation.parameters.flatMap((item) => (item.in === 'header' ? buildHeader(item, context) : [])),
      ...buildCookies(
        operation.parameters.filter((item) => item.in === 'cookie'),
        context,
      ),
    ],
    body: body?.body,
    url: buildUrl(operation, context),
    description: describeMarked(operation),
  };
}

/** Nothing for the collection's own bearer token; an open operation and a key in a place of its own say so. */
function buildAuth({ security }: Operation): Auth | undefined {
  if (security.length === 0 || security.every((requirement) => requirement.length === 0)) return { type: 'noauth' };
  const [first] = security.find((requirement) => requirement.length > 0) ?? [];
  if (first?.scheme.kind !== 'apiKey' || first.scheme.in === 'cookie') return undefined;
  const values = { key: first.scheme.name, value: '{{apiToken}}', in: first.scheme.in };
  return { type: 'apikey', apikey: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })) };
}

function buildHeader(parameter: Parameter, { schemas }: RequestContext): Field[] {
  if (statedElsewhere.includes(parameter.name.toLowerCase())) return [];
  return [
    {
      key: parameter.name,
      value: toHeaderText(parameter, parameterExample(parameter, schemas)),
      description: describeMarked(parameter),
      ...(parameter.required ? {} : { disabled: true }),
    },
  ];
}

/** One header for the cookies that are required, and one, disabled, for the others. */
function buildCookies(parameters: Parameter[], { schemas }: RequestContext): Field[] {
  const write = (group: Parameter[]): string =>
    group
      .flatMap((item) => toPairs(item, parameterExample(item, schemas)))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const required = parameters.filter((item) => item.required);
  const optional = parameters.filter((item) => !item.required);
  return [
    ...(required.length > 0 ? [{ key: 'Cookie', value: write(required) }] : []),
    ...(optional.length > 0 ? [{ key: 'Cookie', value: write(optional), disabled: true as const }] : []),
  ];
}
