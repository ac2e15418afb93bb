import { encodeComponent } from '../address';
import { ownValue } from '../json';
import type { SecurityRequirement, SecurityScheme, SecuritySchemeUse } from '../model';
import { type ClientAccess, hostVariable, type SampleHeader, type SampleQuery } from '../sampleRequest';

/** What authorises a request: headers, query parameters, and what its client does on its own. */
export interface Access extends ClientAccess {
  headers: SampleHeader[];
  query: SampleQuery[];
}

/** The part of a requirement that a request is made from. */
export type AccessUse = Pick<SecuritySchemeUse, 'name' | 'scheme' | 'variable'>;

/** The secret of each scheme, by its name; where there is none, the name of an environment variable stands for it. */
export type Secrets = Readonly<Record<string, string | undefined>>;

/**
 * Writes the schemes of a requirement into headers and query (4.27, 4.30). A request has the header `Authorization` once (RFC
 * 9110, 11.6.2): of several schemes that are sent in it, the first is.
 */
export function authorise(requirement: AccessUse[] | SecurityRequirement, secrets: Secrets = {}): Access {
  const access: Access = { headers: [], query: [] };
  const first = requirement.find(isInAuthorization);
  for (const use of requirement) {
    if (use !== first && isInAuthorization(use)) continue;
    const { name, scheme } = use;
    const given = ownValue(secrets, name);
    const header = (headerName: string, prefix: string): SampleHeader =>
      given === undefined
        ? { name: headerName, value: prefix, secret: secretVariable(use) }
        : { name: headerName, value: prefix + given };
    if (scheme.kind === 'apiKey' && scheme.in === 'query') {
      access.query.push({
        name: encodeComponent(scheme.name),
        ...(given === undefined ? { secret: secretVariable(use) } : { value: encodeComponent(given) }),
      });
    } else if (scheme.kind === 'apiKey' && scheme.in === 'cookie') {
      access.headers.push(header('Cookie', `${encodeComponent(scheme.name)}=`));
    } else if (scheme.kind === 'apiKey') access.headers.push(header(scheme.name, ''));
    else if (scheme.kind === 'mutualTLS') access.certificate = secretVariable(use);
    else if (isDigest(scheme) && given === undefined) access.digest = secretVariable(use);
    else if (scheme.kind === 'http' || scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect') {
      access.headers.push(header('Authorization', `${scheme.kind === 'http' ? schemeName(scheme.scheme) : 'Bearer'} `));
    }
  }
  return access;
}

/** Whether what authorises by a scheme is sent in the header `Authorization`. */
export function isInAuthorization({ scheme }: Pick<SecuritySchemeUse, 'scheme'>): boolean {
  if (scheme.kind === 'apiKey') return scheme.in === 'header' && scheme.name.toLowerCase() === 'authorization';
  return scheme.kind === 'http' || scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect';
}

/** Whether a scheme is sent as a whole header of cookies, which has those of parameters as well: a request has one. */
export function isCookieHeader(scheme: SecurityScheme): boolean {
  return scheme.kind === 'apiKey' && scheme.in === 'header' && scheme.name.toLowerCase() === 'cookie';
}

/** Whether a scheme answers a challenge of the server, so that no header can be written before there is one (RFC 7616). */
export function isDigest(scheme: SecurityScheme): boolean {
  return scheme.kind === 'http' && scheme.scheme.toLowerCase() === 'digest';
}

/** Registered schemes that are not written with a capital letter alone (RFC 9110, section 16.4.1). */
const registered = ['DPoP', 'GNAP', 'HOBA', 'OAuth', 'PrivateToken', 'SCRAM-SHA-1', 'SCRAM-SHA-256', 'vapid'];

/** An authentication scheme as it is registered; servers compare it without regard to case. */
export function schemeName(scheme: string): string {
  const known = registered.find((each) => each.toLowerCase() === scheme.toLowerCase());
  return known ?? scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

/**
 * The environment variable that samples read the secret of a scheme from: `API_TOKEN` for `apiToken`, `API_STORE_KEY` for
 * `store-key`. All of them begin with `API_`, so that none is a variable that a reader has for something else.
 */
export function secretVariable({ name, variable }: Omit<AccessUse, 'scheme'>): string {
  return variable ?? variableOf(name);
}

/** The variables of all schemes of a description. */
export function secretVariables(names: readonly string[]): string[] {
  const others = distinctVariables(names);
  return names.map((name) => others.get(name) ?? variableOf(name));
}

/** The variables of those schemes whose names would make the variable of a scheme before them, of the base URL or of the host. */
export function distinctVariables(names: readonly string[]): Map<string, string> {
  const reserved = new Set(names.map((name) => variableOf(name)));
  const numbers = new Map([
    ['API_BASE', 1],
    [hostVariable, 1],
  ]);
  const others = new Map<string, string>();
  for (const name of names) {
    const own = variableOf(name);
    let number = (numbers.get(own) ?? 0) + 1;
    while (number > 1 && reserved.has(`${own}_${number}`)) number += 1;
    numbers.set(own, number);
    if (number > 1) others.set(name, `${own}_${number}`);
  }
  return others;
}

/** The environment variable for a name; `otherwise` is what a name without a letter or digit of ASCII is called. */
export function variableOf(name: string, otherwise = 'TOKEN'): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  const own = words
    .replace(/^_+|_+$/g, '')
    .toUpperCase()
    .replace(/^API(_|$)/, '');
  return `API_${own || otherwise}`;
}
