import { safelyDecode } from '../../reference/address';
import { ownValue } from '../../reference/json';
import type { Operation, SecurityRequirement, SecurityScheme } from '../../reference/model';
import {
  isCookieHeader,
  isDigest,
  isInAuthorization,
  schemeName,
  secretVariable,
} from '../../reference/request/authorise';
import { cookiePairs, queryPairs } from './pairs';
import type { SandboxRequest } from './types';

/** Why a request is not authorised, and the scheme that says so. */
export interface NoAccess {
  scheme: string;
  message: string;
}

/** Why a request is not authorised; undefined when it is (Security Requirement Object, 4.30). */
export function checkSecurity(
  alternatives: readonly SecurityRequirement[],
  request: SandboxRequest,
  token: string | undefined,
): NoAccess | undefined {
  if (alternatives.length === 0) return undefined;
  const judged = alternatives.map((requirement) => {
    const found = requirement.map((use) => ({ use, ...reasonAgainst(use.name, use.scheme, request, token) }));
    // A request has the header Authorization once: one of the schemes in it is enough.
    const isInHeaderMet = found.some(({ use, message }) => isInAuthorization(use) && message === undefined);
    const against = found.flatMap(({ use, message }) =>
      message === undefined || (isInHeaderMet && isInAuthorization(use)) ? [] : [{ scheme: use.name, message }],
    );
    return { against, sent: found.filter(({ isSent }) => isSent).length };
  });
  if (judged.some(({ against }) => against.length === 0)) return undefined;
  // Of several ways, the one that the request takes is the one whose credentials it has.
  const most = Math.max(...judged.map(({ sent }) => sent));
  const taken = judged.filter(({ sent }) => sent === most);
  const least = Math.min(...taken.map(({ against }) => against.length));
  return (most === 0 ? judged : taken.filter(({ against }) => against.length === least))[0]?.against[0];
}

/** The environment variables that samples read a token from, with their values; one for each scheme that is asked for. */
export function secretsFor(operations: readonly Operation[], token: string): Record<string, string> {
  const schemes = operations.flatMap(({ security }) => security.flat());
  return Object.fromEntries(
    schemes.flatMap((use) => {
      const { scheme } = use;
      if (scheme.kind === 'mutualTLS' || scheme.kind === 'unknown') return [];
      const isBasic = scheme.kind === 'http' && scheme.scheme.toLowerCase() === 'basic';
      const login = `user:${token}`;
      return [[secretVariable(use), isBasic ? btoa(login) : isDigest(scheme) ? login : token]];
    }),
  );
}

/** The header that names each scheme by which a request can be authorised (RFC 9110, 11.6.1). */
export function challengeOf(alternatives: readonly SecurityRequirement[]): string {
  const challenges = alternatives.flat().map(({ scheme }) => challengeFor(scheme));
  return [...new Set(challenges.filter((each) => each !== undefined))].join(', ') || 'Bearer';
}

/** A key has no registered scheme. What is agreed on before there is a request has no challenge. */
function challengeFor(scheme: SecurityScheme): string | undefined {
  if (scheme.kind === 'mutualTLS' || scheme.kind === 'unknown') return undefined;
  if (scheme.kind === 'apiKey') return `ApiKey in="${scheme.in}", name="${scheme.name.replace(/["\\]/g, '\\$&')}"`;
  const name = scheme.kind === 'http' ? scheme.scheme : 'bearer';
  // Basic and Digest need a realm, Digest also what its response is made from (RFC 7617, RFC 7616).
  const realm = /^(basic|digest)$/i.test(name) ? ' realm="sandbox"' : '';
  if (isDigest(scheme)) return `Digest${realm}, nonce="sandbox", qop="auth"`;
  return schemeName(name) + realm;
}

/** Why a request has not what a scheme asks for, if so, and whether it has something in its place. */
function reasonAgainst(
  name: string,
  scheme: SecurityScheme,
  request: SandboxRequest,
  token: string | undefined,
): { message?: string; isSent: boolean } {
  // A client certificate is checked before there is a request.
  if (scheme.kind === 'mutualTLS' || scheme.kind === 'unknown') return { isSent: false };
  const { secret, place } = secretOf(name, scheme, request);
  // The response to a challenge is not computed again.
  if (isDigest(scheme) && secret !== undefined && /\bresponse="?[\da-f]+/i.test(secret)) return { isSent: true };
  if (secret === undefined || secret === '') return { message: `The ${place} is missing`, isSent: false };
  // A header of cookies has those of parameters as well.
  const isAmong = isCookieHeader(scheme) && `; ${secret}; `.includes(`; ${token}; `);
  const isValid = token === undefined || secret === token || isAmong;
  return { isSent: true, ...(isValid ? {} : { message: `The ${place} is not valid` }) };
}

/** What the secret of a scheme is called. */
const secretNames: Readonly<Record<string, string>> = { bearer: 'token', basic: 'password' };

function secretOf(
  name: string,
  scheme: SecurityScheme,
  { url, headers }: SandboxRequest,
): { secret?: string; place: string } {
  if (scheme.kind !== 'apiKey') {
    const wanted = scheme.kind === 'http' ? scheme.scheme.toLowerCase() : 'bearer';
    const [, given, value] = /^(\S+) +(.*)$/.exec(headers.authorization ?? '') ?? [];
    if (given?.toLowerCase() !== wanted)
      return { place: ownValue(secretNames, wanted) ?? `header Authorization (${name})` };
    return wanted === 'basic' ? { secret: passwordOf(value), place: 'password' } : { secret: value, place: 'token' };
  }
  const place = `${scheme.in === 'query' ? 'parameter' : scheme.in} ${scheme.name}`;
  if (scheme.in === 'header') return { secret: headers[scheme.name.toLowerCase()], place };
  const pairs = scheme.in === 'query' ? queryPairs(url) : cookiePairs(headers.cookie);
  const found = pairs.find(([key]) => key === scheme.name || safelyDecode(key) === scheme.name)?.[1];
  return { secret: found === undefined ? undefined : safelyDecode(found), place };
}

/** The password of `Basic` (RFC 7617); the user alone where there is none. */
function passwordOf(value = ''): string | undefined {
  try {
    const [user, password] = atob(value).split(/:(.*)/s);
    return password || user;
  } catch {
    return undefined;
  }
}
