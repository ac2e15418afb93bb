import { basePath } from '../../reference/address';
import { escapeRegExp, valuePattern } from '../../reference/escape';
import type { Json } from '../../reference/json';
import { namedValues } from '../../reference/keywords/suppliedValues';
import { sentMethod } from '../../reference/methods';
import type { Operation, SchemaObject, Server } from '../../reference/model';
import { pathLead } from '../../reference/request/parameterValue';
import { type KeyPair, mayHaveEnding, pairsOfKey, splitPathKey } from '../../reference/request/pathKey';
import { serverUrl } from '../../reference/sampleRequest';
import { decodeForm, formPairs } from './pairs';

/** The operations at a path. */
type CalledAt = Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'parameters'>>;

/** A path of the description with its operations by method, as it is sent. */
export interface Route<Called extends CalledAt = Operation> {
  path: string;
  /** The path in its key with `{}` for each parameter. */
  template: string;
  pattern: RegExp;
  /** The same where a segment has several parameters, divided by what their schemas say; tried first. */
  divided?: RegExp;
  /** Whether there are too many ways to divide such a segment between listed values, so that the path alone divides it. */
  isUndivided: boolean;
  /** What the query of a request has to have, where the key of the path has a query; what is in braces may be missing. */
  query: readonly KeyPair[];
  /** Names of the path parameters, in their order. */
  names: string[];
  /** Whether `.json` or another ending that is no parameter may follow. */
  mayHaveEnding: boolean;
  /** Whether one of them may fill several segments. */
  isGreedy: boolean;
  operations: ReadonlyMap<string, Called>;
}

/** What a request asks for; values of path parameters are as they are in the address. */
export interface Match {
  route: Route;
  operation: Operation;
  values: Record<string, string>;
}

type MatchResult = { kind: 'match'; match: Match } | { kind: 'otherMethods'; routes: Route[] } | { kind: 'none' };

/**
 * Routes of the operations. Those with fewer parameters come first, since they are matched before others (4.8.2); of these,
 * those without one that may fill several segments.
 */
export function createRoutes<Called extends CalledAt>(operations: readonly Called[]): Route<Called>[] {
  const byPath = new Map<string, Map<string, Called>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, Called>();
    byPath.set(operation.path, methods.set(sentMethod(operation.method), operation));
  }
  const routes = [...byPath].map(([path, methods]): Route<Called> => {
    const stated = parameterNames([...methods.values()]);
    const key = splitPathKey(path, stated, ledNames([...methods.values()]));
    const pieces = key.path.split(/\{([^{}]+)\}/);
    const names = pieces.filter((_, index) => index % 2 === 1);
    const patternOf = (ofSchema: (name: string, after: string) => string | undefined): RegExp => {
      const source = pieces.map((piece, index) => {
        if (index % 2 === 0) return literalPattern(piece);
        // With several of them, there would be too many divisions to try.
        if (key.greedy.at(-1) === piece) return '(.+)';
        const [before, after = ''] = [index > 1 ? pieces[index - 1] : undefined, pieces[index + 1]];
        const isAtEnd = index === pieces.length - 2;
        const value = valuePattern('[^/]', { before, after, isAtEnd }, literalPattern);
        return `(${ofSchema(piece, after) ?? value})`;
      });
      return new RegExp(`^${source.join('')}$`);
    };
    const isShared = key.path.split('/').some((segment) => segment.split('{').length > 2);
    const called = [...methods.values()];
    const divisions = (): number =>
      names.reduce((all, name) => all * longestChain(listedValues(name, called).map(String)), 1);
    const isUndivided = isShared && divisions() > maxDivisions;
    return {
      path,
      isUndivided,
      template: pieces.filter((_, index) => index % 2 === 0).join('{}'),
      names,
      mayHaveEnding: mayHaveEnding(path, stated),
      isGreedy: key.greedy.length > 0,
      query: pairsOfKey(key.query),
      operations: methods,
      pattern: patternOf(() => undefined),
      ...(isShared && !isUndivided ? { divided: patternOf((name, after) => schemaPattern(name, after, called)) } : {}),
    };
  });
  return routes.sort((a, b) => a.names.length - b.names.length || Number(a.isGreedy) - Number(b.isGreedy));
}

/** The most ways to divide a segment between the values that its parameters list: with more, it is divided by the path alone. */
export const maxDivisions = 10_000;

/** How many of some texts one text can begin with at most; 1 where none begins with another, or there are none. */
function longestChain(texts: readonly string[]): number {
  const chain: string[] = [];
  let longest = 1;
  // In this order each text follows those that it begins with.
  for (const text of [...new Set(texts)].sort()) {
    while (chain.length > 0 && !text.startsWith(chain.at(-1) ?? '')) chain.pop();
    longest = Math.max(longest, chain.push(text));
  }
  return longest;
}

/** The texts of a parameter of the path by its schema: those that it lists, or digits before what is no digit; else undefined. */
function schemaPattern(name: string, after: string, operations: readonly CalledAt[]): string | undefined {
  const listed = listedValues(name, operations);
  if (listed.length > 0) return listed.map((value) => literalPattern(String(value))).join('|');
  return schemaOf(name, operations)?.types.join() === 'integer' && /^\D/.test(after) ? '-?\\d+' : undefined;
}

function listedValues(name: string, operations: readonly CalledAt[]): readonly Json[] {
  const schema = schemaOf(name, operations);
  return schema ? namedValues(schema) : [];
}

function schemaOf(name: string, operations: readonly CalledAt[]): SchemaObject | undefined {
  const [parameter] = operations.flatMap(({ parameters = [] }) =>
    parameters.filter((each) => each.in === 'path' && each.name === name && each.style === 'simple'),
  );
  return parameter?.schema?.kind === 'schema' ? parameter.schema : undefined;
}

/** The names of the path parameters of operations; undefined where it is not known which they have. */
function parameterNames(operations: readonly CalledAt[]): string[] | undefined {
  if (operations.every(({ parameters }) => parameters === undefined)) return undefined;
  const all = operations.flatMap(({ parameters = [] }) => parameters);
  const declared = all.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []));
  // Gateways leave `{proxy+}` undeclared.
  const marked = [...(operations[0]?.path ?? '').matchAll(/\{([\w-]+)\+\}/g)].map(([, name = '']) => name);
  return [...declared, ...marked.filter((name) => !declared.includes(`${name}+`))];
}

/** The names of path parameters whose style writes what their value begins with. */
function ledNames(operations: readonly CalledAt[]): string[] {
  return operations.flatMap(({ parameters = [] }) =>
    parameters.flatMap((each) => (each.in === 'path' && pathLead(each) !== '' ? [each.name] : [])),
  );
}

/** A text of a path as it is written, or percent-encoded as in an address. */
function literalPattern(text: string): string {
  const [plain, encoded] = [escapeRegExp(text), escapeRegExp(encodeURI(text))];
  return plain === encoded ? plain : `(?:${plain}|${encoded})`;
}

/**
 * The paths of the servers, with each value that their variables list, without a slash at their end, the longest first; an
 * empty one where there are none.
 */
export function createBases(operations: readonly Operation[]): string[] {
  const servers = new Map(
    operations.flatMap((each) => each.servers.map((server) => [serverKey(server), server] as const)),
  );
  const bases = [...servers.values()].flatMap((server) => eachChoice(server).map((each) => basePath(serverUrl(each))));
  return [...new Set(bases.length > 0 ? bases : [''])].sort((a, b) => b.length - a.length);
}

/** The most choices of a server's values that are served: with more, those of the defaults. */
const maxChoices = 100;

function serverKey({ url, variables }: Server): string {
  return JSON.stringify([url, variables.map(({ name, default: usual, enum: listed }) => [name, usual, listed])]);
}

/** A server with each combination of the values that its variables list, in place of their defaults. */
function eachChoice(server: Server): Pick<Server, 'url' | 'variables'>[] {
  const listed = server.variables.map((variable) => [...new Set([variable.default, ...variable.enum])]);
  if (listed.reduce((count, values) => count * values.length, 1) > maxChoices) return [server];
  const choices = listed.reduce<string[][]>(
    (found, values) => found.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
  return choices.map((chosen) => ({
    url: server.url,
    variables: server.variables.map((variable, index) => ({ ...variable, default: chosen[index] ?? variable.default })),
  }));
}

/**
 * Finds the operation of a request by its method and path, and by its query where keys of paths have one. `HEAD` uses
 * the operation of `GET` (RFC 9110, 9.3.2).
 */
export function matchRequest(
  { routes, bases }: { routes: readonly Route[]; bases: readonly string[] },
  method: string,
  path: string,
  query = '',
): MatchResult {
  const sent = formPairs(query);
  const all = bases.flatMap((base) => {
    if (!path.startsWith(`${base}/`)) return [];
    const whole = path.slice(base.length);
    return routes.flatMap((route) => {
      if (!hasQueryOf(route, sent)) return [];
      const rest = route.mayHaveEnding ? whole.replace(/\.\w+$/, '') : whole;
      const valuesIn = (text: string) => route.divided?.exec(text) ?? route.pattern.exec(text);
      const exact = valuesIn(rest);
      const values = exact ?? valuesIn(rest.replace(/\/$/, ''));
      return values ? [{ route, values: values.slice(1), isExact: exact !== null }] : [];
    });
  });
  // A slash at the end counts where the description has a path with it.
  const hasExact = all.some(({ route, isExact }) => isExact && !route.isGreedy);
  const found = hasExact ? all.filter(({ isExact }) => isExact) : all;
  const called = found.flatMap(({ route, values }): Match[] => {
    const { operations } = route;
    const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
    if (!operation) return [];
    const inPath = route.names.map((name, index): [string, string] => [name, values[index] ?? '']);
    return [{ route, operation, values: Object.fromEntries([...inPath, ...valuesInQuery(route, operation, sent)]) }];
  });
  const match = nearestByQuery(called, sent);
  if (match) return { kind: 'match', match };
  return found.length > 0 ? { kind: 'otherMethods', routes: found.map(({ route }) => route) } : { kind: 'none' };
}

/**
 * The first match; of those whose keys have the same path (`/f?v=2`, `/f#meta`), the one that lacks the fewest names that it
 * asks for in the query, and then the one that asks for the most.
 */
function nearestByQuery(matches: readonly Match[], sent: readonly [string, string][]): Match | undefined {
  const [first] = matches;
  if (!first) return undefined;
  const rated = matches
    .filter(({ route }) => route.template === first.route.template)
    .map((match) => {
      const { query } = match.route;
      const required = match.operation.parameters.flatMap(({ in: place, required: isRequired, name }) =>
        place === 'query' && isRequired ? [name] : [],
      );
      const asked = [...new Set([...query.map(({ name }) => name), ...required])];
      return { match, asked, missing: asked.filter((name) => sent.every(([other]) => other !== name)) };
    });
  rated.sort((a, b) => a.missing.length - b.missing.length || b.asked.length - a.asked.length);
  return rated[0]?.match;
}

/** Whether a query has what the key of a path has in its own; what is in braces there may be missing. */
export function hasQueryOf({ query }: Pick<Route, 'query'>, sent: readonly [string, string][]): boolean {
  return query.every((pair) => pair.isOpen || sent.some((each) => isPair(each, pair)));
}

/** Whether a pair of a query is one of a key. */
function isPair([name, value]: [string, string], wanted: KeyPair): boolean {
  return name === wanted.name && decodeForm(value) === wanted.value;
}

/** The values that the query of a key has for path parameters, percent-encoded as those of the path. */
function valuesInQuery(
  { query }: Route,
  { parameters }: Operation,
  sent: readonly [string, string][],
): [string, string][] {
  const ofPath = query.filter(({ value }) =>
    parameters.some((each) => each.in === 'path' && value === `{${each.name}}`),
  );
  return ofPath.flatMap(({ name, value }): [string, string][] => {
    const found = sent.find(([other]) => other === name);
    return found ? [[value.slice(1, -1), found[1].replaceAll('+', '%20')]] : [];
  });
}

/** The methods of routes, as the header `Allow` lists them. */
export function allowedMethods(routes: readonly Route[]): string {
  const methods = new Set(routes.flatMap(({ operations }) => [...operations.keys()]));
  return [...methods]
    .flatMap((method) => (method === 'GET' && !methods.has('HEAD') ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}
