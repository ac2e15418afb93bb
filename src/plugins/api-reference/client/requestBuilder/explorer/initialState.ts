import { createAuth } from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Authorization/slice';
import type { RootState } from 'docusaurus-theme-openapi-docs/lib/theme/ApiItem/store';
import type { Credentials } from '../requestTarget';
import type { RequestItem } from './requestItem';

/**
 * The explorer's state at the start, as the theme's own page makes it, but for one thing: nothing is read from the
 * browser's storage. The server is the one of the page's base address; required
 * parameters begin with their default or example.
 */
export function initialState(item: RequestItem, base: string | undefined, credentials: Credentials): RootState {
  const accepted = Object.entries(item.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content ?? {}));
  const bodies = Object.keys(item.requestBody?.content ?? {});
  const { data, ...auth } = createAuth({
    security: item.security,
    securitySchemes: item.securitySchemes,
    options: { authPersistence: false },
  });
  return {
    accept: { value: accepted[0], options: [...new Set(accepted)] },
    contentType: { value: bodies[0], options: bodies },
    server: { value: serverOf(item, base), options: item.servers ?? [] },
    response: { value: undefined },
    body: { type: 'empty' },
    params: paramsOf(item),
    auth: { ...auth, data: withTyped(data, credentials) },
    schemaSelection: { selections: {} },
    encodingSelection: {},
  } as unknown as RootState;
}

function serverOf({ servers = [] }: RequestItem, base: string | undefined): object | undefined {
  const addressOf = ({ url, variables = {} }: (typeof servers)[number]): string =>
    Object.entries(variables).reduce((address, [name, value]) => address.replace(`{${name}}`, value.default), url);
  return servers.find((server) => withoutSlash(addressOf(server)) === withoutSlash(base ?? '')) ?? servers[0];
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

function paramsOf({ parameters = [] }: RequestItem): Record<string, object[]> {
  const places = ['path', 'query', 'header', 'cookie'];
  const inPlace = (place: string): object[] => parameters.filter((parameter) => parameter.in === place).map(withValue);
  return Object.fromEntries(places.map((place) => [place, inPlace(place)]));
}

/** A required parameter with its default or example. An optional one has none: its field is folded away at the start. */
function withValue(parameter: NonNullable<RequestItem['parameters']>[number]): object {
  const { required, schema, example, examples } = parameter;
  if (!required) return { ...parameter, schema: schema && { ...schema, example: undefined } };
  const [first] = Object.values(examples ?? {});
  const value = [schema?.default, example, schema?.example, first?.value].find((given) => given !== undefined);
  return value === undefined ? parameter : { ...parameter, value };
}

/** What was typed for the same schemes before. */
function withTyped(data: Credentials, typed: Credentials): Credentials {
  return Object.fromEntries(Object.entries(data).map(([scheme, values]) => [scheme, { ...values, ...typed[scheme] }]));
}
