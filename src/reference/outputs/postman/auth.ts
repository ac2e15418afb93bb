import { basePath } from '../../address';
import { groupBy } from '../../groupBy';
import { ownValue } from '../../json';
import type { OAuthFlow, ReferenceModel, SecurityRequirement, SecuritySchemeUse } from '../../model';
import { isCookieHeader, schemeName } from '../../request/authorise';
import { addressAtServer, hasHost } from '../../sampleRequest';
import { literalAddress, literalText, ownVariables, postmanAddress } from './variables';

/** What a request is authorised by: Postman's own type for one scheme, and fields for the others. */
export interface PostmanAccess {
  auth: Auth;
  headers: { name: string; value: string; disabled?: true }[];
  query: { name: string; value: string }[];
  /** Cookies as `name=value`, or a variable that holds several: a request has one header for all of them. */
  cookies: string[];
}

/** An authorisation: its attributes are under the name of its type. */
export type Auth = { type: 'noauth' } | { type: AuthType; [attributes: string]: string | AuthAttribute[] };

type AuthType = 'bearer' | 'apikey' | 'basic' | 'digest' | 'oauth2' | 'oauth1' | 'hawk' | 'awsv4' | 'ntlm';

interface AuthAttribute {
  key: string;
  value: string;
  type: 'string';
}

/** The authorisation that most of the requests have; the first of two that as many have, and none where no request has one. */
export function commonAuth(requirements: SecurityRequirement[], context: AuthContext): Auth {
  const all = requirements.map((requirement) => postmanAccess(requirement, context).auth);
  const groups = [...groupBy(all, (auth) => (auth.type === 'noauth' ? [] : [JSON.stringify(auth)])).values()];
  const [most] = groups.sort((a, b) => b.length - a.length);
  return most?.[0] ?? { type: 'noauth' };
}

/** What the authorisations of a collection are written with. */
export interface AuthContext {
  /** The variable of each scheme, by its name. */
  variables: ReadonlyMap<string, string>;
  /** Address of the first server. */
  baseUrl: string;
}

/**
 * The variable of each scheme: its own name without what a variable cannot have. Of two that are then equal, or equal to
 * another variable of the collection, the later gets a number.
 */
export function schemeVariables({ securitySchemes }: ReferenceModel): Map<string, string> {
  const taken = new Set(ownVariables);
  const variables = new Map<string, string>();
  for (const { name } of securitySchemes) {
    const plain = name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '') || 'token';
    let own = plain;
    for (let number = 2; taken.has(own); number += 1) own = `${plain}-${number}`;
    taken.add(own);
    variables.set(name, own);
  }
  return variables;
}

/** The variables that a use of a scheme is filled in from, all of them secret. */
export function variablesOf(use: SecuritySchemeUse, { variables }: AuthContext): string[] {
  const own = variables.get(use.name) ?? use.name;
  const [, suffixes] = typeOf(use) ?? [undefined, []];
  if (suffixes.length > 0) return suffixes.map((suffix) => own + suffix);
  return typeOf(use) || use.scheme.kind === 'apiKey' ? [own] : [];
}

/**
 * Writes the schemes of a requirement. Postman has one type for a request: it is that of the first scheme in the header
 * Authorization, or else of the first key. A second one in this header is there, but disabled.
 */
export function postmanAccess(requirement: SecurityRequirement, context: AuthContext): PostmanAccess {
  const access: PostmanAccess = { auth: { type: 'noauth' }, headers: [], query: [], cookies: [] };
  const main = requirement.find(isInAuthorization) ?? requirement.find(isPlacedKey);
  for (const use of requirement) {
    const { scheme } = use;
    const value = `{{${context.variables.get(use.name) ?? use.name}}}`;
    if (use === main) access.auth = authOf(use, value, context);
    else if (isCookieHeader(scheme)) access.cookies.push(value);
    else if (scheme.kind === 'apiKey' && scheme.in === 'cookie')
      access.cookies.push(`${literalText(scheme.name)}=${value}`);
    else if (scheme.kind === 'apiKey' && scheme.in === 'query')
      access.query.push({ name: literalAddress(scheme.name), value });
    else if (scheme.kind === 'apiKey') {
      const disabled = isInAuthorization(use) ? { disabled: true as const } : {};
      access.headers.push({ name: literalText(scheme.name), value, ...disabled });
    } else if (typeOf(use)) {
      const name = scheme.kind === 'http' ? literalText(scheme.scheme) : 'Bearer';
      access.headers.push({ name: 'Authorization', value: `${name} ${value}`, disabled: true });
    }
  }
  return access;
}

function isInAuthorization(use: SecuritySchemeUse): boolean {
  const { scheme } = use;
  const isKey = scheme.kind === 'apiKey' && scheme.in === 'header' && scheme.name.toLowerCase() === 'authorization';
  return isKey || typeOf(use) !== undefined;
}

function isPlacedKey({ scheme }: SecuritySchemeUse): boolean {
  // Postman's own type would take the place of the other cookies.
  return scheme.kind === 'apiKey' && scheme.in !== 'cookie' && !isCookieHeader(scheme);
}

/** Postman's type for a scheme that is more than a key, and what the names of its variables end with. */
function typeOf({ scheme }: SecuritySchemeUse): [AuthType, suffixes: string[]] | undefined {
  if (scheme.kind === 'openIdConnect') return ['bearer', []];
  if (scheme.kind === 'oauth2') return ['oauth2', ['', ...[flowOf(scheme.flows) ?? []].flat().flatMap(clientSuffixes)]];
  if (scheme.kind !== 'http') return undefined;
  const name = scheme.scheme.toLowerCase().replace(/-hmac-sha256$/, '');
  return ownValue(httpTypes, name) ?? ['apikey', []];
}

const login = ['Username', 'Password'];

/** Schemes of HTTP for which Postman has a type. */
const httpTypes: Record<string, [AuthType, suffixes: string[]]> = {
  bearer: ['bearer', []],
  basic: ['basic', login],
  digest: ['digest', login],
  ntlm: ['ntlm', login],
  hawk: ['hawk', ['Id', 'Key']],
  oauth: ['oauth1', ['ConsumerKey', 'ConsumerSecret', 'Token', 'TokenSecret']],
  aws4: ['awsv4', ['AccessKey', 'SecretKey', 'Region', 'Service']],
};

/** The attributes that the variables of a type fill in, in their order. */
const filledIn: Partial<Record<AuthType, string[]>> = {
  ...{ basic: ['username', 'password'], digest: ['username', 'password'], ntlm: ['username', 'password'] },
  hawk: ['authId', 'authKey'],
  oauth1: ['consumerKey', 'consumerSecret', 'token', 'tokenSecret'],
  awsv4: ['accessKey', 'secretKey', 'region', 'service'],
};

function authOf(use: SecuritySchemeUse, value: string, context: AuthContext): Auth {
  const { scheme } = use;
  const [type = 'apikey'] = typeOf(use) ?? [];
  if (scheme.kind === 'apiKey')
    return keyAuth(literalText(scheme.name), value, scheme.in === 'query' ? 'query' : 'header');
  if (type === 'bearer') return made(type, { token: value });
  if (scheme.kind === 'oauth2') return made('oauth2', oauthAttributes(use, flowOf(scheme.flows), context));
  if (type === 'apikey') {
    return keyAuth(
      'Authorization',
      `${scheme.kind === 'http' ? literalText(schemeName(scheme.scheme)) : 'Bearer'} ${value}`,
      'header',
    );
  }
  const variables = variablesOf(use, context);
  const filled = (filledIn[type] ?? []).map((key, index) => [key, `{{${variables[index]}}}`]);
  return made(type, { ...Object.fromEntries(filled), ...(type === 'hawk' ? { algorithm: 'sha256' } : {}) });
}

function keyAuth(key: string, value: string, place: 'header' | 'query'): Auth {
  return made('apikey', { key, value, in: place });
}

function made(type: AuthType, attributes: Record<string, string>): Auth {
  return { type, [type]: Object.entries(attributes).map(([key, value]) => ({ key, value, type: 'string' as const })) };
}

/** Postman's name for each flow (4.29). */
const grants: Record<string, string> = {
  authorizationCode: 'authorization_code',
  clientCredentials: 'client_credentials',
  password: 'password_credentials',
  implicit: 'implicit',
};

/** The first flow; the implicit one, which OAuth 2.1 leaves out, only where there is no other. */
function flowOf(flows: OAuthFlow[]): OAuthFlow | undefined {
  return flows.find(({ name }) => name !== 'implicit') ?? flows[0];
}

function clientSuffixes({ name }: OAuthFlow): string[] {
  const client = name === 'implicit' ? ['ClientId'] : ['ClientId', 'ClientSecret'];
  return name === 'password' ? [...client, ...login] : client;
}

/** What Postman gets a token with; one that the reader has is in the variable of the scheme. */
function oauthAttributes(
  use: SecuritySchemeUse,
  flow: OAuthFlow | undefined,
  context: AuthContext,
): Record<string, string> {
  const own = context.variables.get(use.name) ?? use.name;
  const grant = flow && ownValue(grants, flow.name);
  const suffixes = flow ? clientSuffixes(flow) : [];
  const given = suffixes.map((suffix) => [suffix.charAt(0).toLowerCase() + suffix.slice(1), `{{${own}${suffix}}}`]);
  const addresses = {
    authUrl: flow?.authorizationUrl,
    accessTokenUrl: flow?.tokenUrl,
    refreshTokenUrl: flow?.refreshUrl,
  };
  const stated = Object.entries(addresses).flatMap(([key, url]) => (url ? [[key, tokenAddress(url, context)]] : []));
  return {
    accessToken: `{{${own}}}`,
    ...{ tokenName: literalText(use.name), addTokenTo: 'header', headerPrefix: 'Bearer' },
    ...(grant === undefined ? {} : { grant_type: grant }),
    ...Object.fromEntries(stated),
    ...Object.fromEntries(given),
    ...(use.scopes.length > 0 ? { scope: literalText(use.scopes.join(' ')) } : {}),
  };
}

/** An address of a flow; where the server has no host either, the variable of the host is before it. */
function tokenAddress(url: string, { baseUrl }: AuthContext): string {
  const address = addressAtServer(url, baseUrl);
  if (address !== undefined) return literalAddress(address);
  if (hasHost(baseUrl)) return url;
  return postmanAddress(url.startsWith('/') ? url : `${basePath(baseUrl)}/${url}`);
}
