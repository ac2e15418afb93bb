import { safelyDecode } from '../../reference/address';
import { escapeRegExp, valuePattern } from '../../reference/escape';
import { type KeyPair, mayHaveEnding, pairsOfKey, splitPathKey } from '../../reference/request/pathKey';
import type { Call } from './readCalls';

/** What calls are matched with. */
interface KnownCalls {
  /** Every operation as method and path template: `GET /tasks/{id}`. */
  operations: readonly string[];
  /** Addresses below which they are: `https://{region}.example.com/v1`. */
  servers: readonly string[];
}

interface Template {
  operation: string;
  method: string;
  segments: string[];
  /** The segment that may stand for several, as `{key+}`; -1 where there is none. */
  greedyAt: number;
  /** Whether `.json` or another ending may follow. */
  mayHaveEnding: boolean;
  /** What the query of a call has to have. */
  query: KeyPair[];
  /** How many segments are stated as they are. */
  literal: number;
}

/** Finds the operations that a call is for: of several paths that it could be, those with the most words of its own. */
type MatchCall = (call: Call) => string[];

/** Prepares for matching calls. */
export function createMatcher({ operations, servers }: KnownCalls): MatchCall {
  const templates = operations.map(toTemplate);
  const bases = servers.map(toBase);
  return ({ method, url }) => {
    const sent = pairsOfKey(/\?([^#]*)/.exec(url)?.[1] ?? '');
    const asked = templates.filter(({ query }) => query.every((pair) => isSent(pair, sent)));
    const matching = pathsOf(url, bases).flatMap((path) => {
      const segments = segmentsOf(path);
      const withoutEnding = segmentsOf(path.replace(/\.\w+$/, ''));
      return asked.filter(
        (template) => isMatch(template, segments) || (template.mayHaveEnding && isMatch(template, withoutEnding)),
      );
    });
    const maxLiterals = Math.max(0, ...matching.map(({ literal }) => literal));
    const best = matching.filter((template) => template.literal === maxLiterals);
    const called = best.filter((template) => method === undefined || template.method === method);
    return [...new Set(called.map(({ operation }) => operation))];
  };
}

/** The operations of each of several calls, and whether these were found by their paths alone. */
export interface MatchedCalls {
  found: string[][];
  byPath: boolean;
}

/**
 * Matches calls with operations. Where none goes to a server of the API, as with those of a test system, the paths alone
 * count.
 */
export function matchCalls(calls: readonly Call[], known: KnownCalls): MatchedCalls {
  const match = createMatcher(known);
  const found = calls.map(match);
  const byPath = found.every((operations) => operations.length === 0);
  return { found: byPath ? calls.map((call) => match({ ...call, url: withoutHost(call.url) })) : found, byPath };
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

function toTemplate(operation: string): Template {
  const [, method = '', path = ''] = /^(\S*) (.*)$/s.exec(operation) ?? [];
  const key = splitPathKey(path);
  const segments = segmentsOf(key.path);
  const query = pairsOfKey(key.query).filter(({ isOpen }) => !isOpen);
  return {
    operation,
    method,
    segments,
    query,
    mayHaveEnding: mayHaveEnding(path),
    greedyAt: segments.findIndex((segment) => key.greedy.some((name) => segment === `{${name}}`)),
    literal: segments.filter((segment) => !segment.includes('{')).length + query.length,
  };
}

function isSent({ name, value }: KeyPair, sent: readonly KeyPair[]): boolean {
  return sent.some((each) => each.name === name && each.value === value);
}

/** The host of a server, where it has one, and its path, each as what addresses begin with. */
interface Base {
  host?: RegExp;
  path: RegExp;
}

function toBase(server: string): Base {
  const [, host, path = ''] = /^(?:https?:)?\/\/([^/]*)(.*)$/i.exec(withoutPort(server)) ?? [
    undefined,
    undefined,
    server,
  ];
  const plain = path.replace(/\/$/, '');
  return {
    ...(host === undefined ? {} : { host: new RegExp(`^${withVariables(host)}$`, 'i') }),
    path: new RegExp(`^${withVariables(plain)}(?=/|$)`),
  };
}

/** An address without the port that goes without saying. */
function withoutPort(address: string): string {
  return address.replace(/^(https:\/\/[^/]*):443(?=\/|$)/i, '$1').replace(/^(http:\/\/[^/]*):80(?=\/|$)/i, '$1');
}

/** A text with variables in braces, each of which stands for any word. */
function withVariables(text: string): string {
  const pieces = text.split(/\{[^}]*\}/);
  return pieces
    .map((after, index) => {
      const before = index > 1 ? pieces[index - 1] : undefined;
      const isAtEnd = index === pieces.length - 1;
      return (index === 0 ? '' : valuePattern('[^/]', { before, after, isAtEnd })) + escapeRegExp(after);
    })
    .join('');
}

/**
 * The paths that an address may stand for, below each base path that it begins with. One of another host stands for none; one
 * without a host, or with a variable for it (`{{baseUrl}}/tasks`), may also be below the base path already.
 */
function pathsOf(url: string, bases: readonly Base[]): string[] {
  const plain = withoutPort(url.replace(/[?#].*$/, ''));
  const [, host, rest] = /^https?:\/\/([^/]*)(.*)$/i.exec(plain) ?? [];
  const isKnown = host !== undefined && !host.includes('{{');
  const path = rest ?? plain.replace(/^\{\{[^}]*\}\}/, '');
  const own = isKnown ? bases.filter((base) => base.host === undefined || base.host.test(host)) : bases;
  const below = own.filter((base) => base.path.test(path)).map((base) => path.replace(base.path, ''));
  return isKnown ? below : [...below, path];
}

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(safelyDecode);
}

function isMatch({ segments: template, greedyAt }: Template, sent: readonly string[]): boolean {
  const more = greedyAt < 0 ? 0 : sent.length - template.length;
  if (more < 0 || sent.length !== template.length + more) return false;
  const segments = more === 0 ? sent : [...sent.slice(0, greedyAt), 'any', ...sent.slice(greedyAt + more + 1)];
  return template.every((templateSegment, index) => {
    const segment = segments[index] ?? '';
    if (!templateSegment.includes('{')) return templateSegment === segment;
    // `{id}.csv` is a value with an ending; a variable of a collection stands for any value.
    return isVariable(segment) || new RegExp(`^${withVariables(templateSegment)}$`).test(segment);
  });
}

/** `:id`, `{id}` and `{{id}}` are values that are not filled in. */
function isVariable(segment: string): boolean {
  return /^(?::\w|\{)/.test(segment);
}
