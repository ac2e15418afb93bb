import { createAuth, type ExplorerStart } from '../../../../../platform/explorer/theme';
import { basePath } from '../../../../../reference/address';
import { hasHost, hostVariable } from '../../../../../reference/request/sampleRequest';
import { accessName, type Credentials, type RequestItem, serverAddress } from './filledForm';

/**
 * The explorer's state at the start, as the theme's own page makes it, but for some things: nothing is read from the
 * browser's storage; the server is the one of the page's base URL; what is sent is what the samples send.
 */
export function initialState(
  item: RequestItem,
  { base, mediaType, credentials }: { base?: string; mediaType?: string; credentials: Credentials },
): ExplorerStart {
  const { form } = item;
  const servers = serversOf(item);
  const accepted = Object.entries(item.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content ?? {}));
  const bodies = form.bodies.map(({ mediaType }) => mediaType);
  return {
    accept: { value: form.accept, options: [...new Set(accepted)] },
    contentType: { value: bodies.find((body) => body === mediaType) ?? bodies[0], options: bodies },
    server: { value: serverOf(servers, base), options: servers },
    auth: authOf(item, credentials),
    parameters: form.parameters,
  };
}

/** The ways to authorise, in the order of the description, the one without authorisation among them. */
function authOf(
  { form, security, securitySchemes = {} }: RequestItem,
  credentials: Credentials,
): ExplorerStart['auth'] {
  const schemes = Object.fromEntries(
    Object.entries(securitySchemes).map(([name, scheme]) => [name, withField(scheme)]),
  );
  const auth = createAuth({ security, securitySchemes: schemes, options: { authPersistence: false } });
  const options = form.access.map((each): [string, ExplorerStart['auth']['options'][string]] => [
    accessName(each),
    auth.options[accessName(each)] ?? [],
  ]);
  // An operation that also works without authorisation can be tried without it.
  if (!form.access.some((each) => each.length === 0)) options.push([accessName([]), []]);
  const hasFields = options.some(([, uses]) => uses.length > 0);
  return {
    data: withTyped(auth.data as Credentials, credentials) as ExplorerStart['auth']['data'],
    options: Object.fromEntries(options),
    selected: hasFields ? options[0]?.[0] : undefined,
  };
}

type Scheme = NonNullable<RequestItem['securitySchemes']>[string];

/** A scheme that the theme has no field for, as one that has such a field. */
function withField(scheme: Scheme): Scheme {
  if (scheme.type === 'openIdConnect') return { type: 'oauth2', flows: {} } as Scheme;
  if (scheme.type === 'http' && !/^(basic|bearer)$/.test(scheme.scheme)) {
    return { type: 'apiKey', name: 'Authorization', in: 'header' } as Scheme;
  }
  return scheme;
}

type Server = NonNullable<RequestItem['servers']>[number];

/** The servers, led by the address that samples have without an environment variable. */
function serversOf({ form: { base }, servers = [] }: RequestItem): Server[] {
  const own = base ? [{ url: base.value, description: `Samples without ${base.variable}` }, ...servers] : servers;
  return (own.length > 0 ? own : [{ url: '' }]).map(withHostField);
}

/** A server without a host, with a field for that as for a variable; left empty, samples read it from the environment. */
function withHostField(server: Server): Server {
  if (hasHost(serverAddress(server))) return server;
  const field = { default: '', description: 'Scheme and host, such as https://api.example.com' };
  const path = server.url.replace(/^(?:\.\/|\/|\.$)/, '');
  return {
    ...server,
    url: `{${hostVariable}}${path === '' ? '' : `/${path}`}`,
    variables: { [hostVariable]: field, ...server.variables },
  };
}

/** The server of the base URL that the page shows, which is written as in samples. */
function serverOf(servers: Server[], base: string | undefined): Server | undefined {
  const plain = (address: string): string => (hasHost(address) ? address : basePath(address));
  return servers.find((server) => base !== undefined && plain(serverAddress(server)) === plain(base)) ?? servers[0];
}

/** What was typed for the same schemes before. */
function withTyped(data: Credentials, typed: Credentials): Credentials {
  return Object.fromEntries(Object.entries(data).map(([scheme, values]) => [scheme, { ...values, ...typed[scheme] }]));
}
