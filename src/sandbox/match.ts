import { basePath } from '../reference/address';
import { escapeRegExp, valuePattern } from '../reference/escape';
import type { Operation } from '../reference/model';
import { splitPathKey } from '../reference/request/pathKey';
import { serverUrl } from '../reference/request/sampleRequest';

/** The operations at a path. */
type CalledAt = Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'parameters'>>;

/** A path of the description with its operations by method, in upper case. */
export interface Route<Called extends CalledAt = Operation> {
  path: string;
  pattern: RegExp;
  /** What the query of a request has to have, where the key of the path has a query. */
  query: string[];
  /** Names of the path parameters, in their order. */
  names: string[];
  operations: ReadonlyMap<string, Called>;
}

/** What a request asks for; values of path parameters are as they are in the address. */
export interface Match {
  route: Route;
  operation: Operation;
  values: Record<string, string>;
}

type MatchResult = { kind: 'match'; match: Match } | { kind: 'otherMethods'; routes: Route[] } | { kind: 'none' };

/** Routes of the operations; those with fewer parameters come first, since they are matched before others (4.8.2). */
export function createRoutes<Called extends CalledAt>(operations: readonly Called[]): Route<Called>[] {
  const byPath = new Map<string, Map<string, Called>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, Called>();
    byPath.set(operation.path, methods.set(operation.method.toUpperCase(), operation));
  }
  const routes = [...byPath].map(([path, methods]): Route<Called> => {
    const key = splitPathKey(path, parameterNames([...methods.values()]));
    const pieces = key.path.split(/\{([^{}]+)\}/);
    const names = pieces.filter((_, index) => index % 2 === 1);
    const source = pieces
      .map((piece, index) => {
        if (index % 2 === 0) return literalPattern(piece);
        // With several of them, there would be too many divisions to try.
        if (key.greedy.at(-1) === piece) return '(.+)';
        const [before, after = ''] = [index > 1 ? pieces[index - 1] : undefined, pieces[index + 1]];
        const isAtEnd = index === pieces.length - 2;
        return `(${valuePattern('[^/]', { before, after, isAtEnd }, literalPattern)})`;
      })
      .join('');
    const query = key.query.split('&').filter((pair) => pair !== '' && !pair.includes('{'));
    return { path, names, query, operations: methods, pattern: new RegExp(`^${source}$`) };
  });
  return routes.sort((a, b) => a.names.length - b.names.length || b.query.length - a.query.length);
}

/** The names of the path parameters of operations; undefined where it is not known which they have. */
function parameterNames(operations: readonly CalledAt[]): string[] | undefined {
  if (operations.every(({ parameters }) => parameters === undefined)) return undefined;
  const all = operations.flatMap(({ parameters = [] }) => parameters);
  return all.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []));
}

/** A text of a path as it is written, or percent-encoded as in an address. */
function literalPattern(text: string): string {
  const [plain, encoded] = [escapeRegExp(text), escapeRegExp(encodeURI(text))];
  return plain === encoded ? plain : `(?:${plain}|${encoded})`;
}

/** The paths of the servers, without a slash at their end, the longest first; an empty one where there are none. */
export function createBases(operations: readonly Operation[]): string[] {
  const bases = operations.flatMap(({ servers }) => servers.map((server) => basePath(serverUrl(server))));
  return [...new Set(bases.length > 0 ? bases : [''])].sort((a, b) => b.length - a.length);
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
  const pairs = query.split('&');
  const found = bases.flatMap((base) => {
    if (!path.startsWith(`${base}/`)) return [];
    const rest = path.slice(base.length);
    return routes.flatMap((route) => {
      if (!route.query.every((pair) => pairs.includes(pair))) return [];
      const values = route.pattern.exec(rest) ?? route.pattern.exec(rest.replace(/\/$/, ''));
      return values ? [{ route, values: values.slice(1) }] : [];
    });
  });
  for (const { route, values } of found) {
    const { operations } = route;
    const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
    if (!operation) continue;
    const named = Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? '']));
    return { kind: 'match', match: { route, operation, values: named } };
  }
  return found.length > 0 ? { kind: 'otherMethods', routes: found.map(({ route }) => route) } : { kind: 'none' };
}

/** The methods of routes, as the header `Allow` lists them. */
export function allowedMethods(routes: readonly Route[]): string {
  const methods = new Set(routes.flatMap(({ operations }) => [...operations.keys()]));
  return [...methods]
    .flatMap((method) => (method === 'GET' && !methods.has('HEAD') ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}
