import { pathOf } from '../reference/address';
import { asNode, type Node } from '../reference/json';
import { statedMethod } from '../reference/methods';
import type { Operation } from '../reference/model';
import type { ReferenceIndex } from '../reference/outputs/referenceIndex';
import type { SampleRequest } from '../reference/sampleRequest';
import { type CheckedRequest, checkRequest } from '../sandbox/check';
import { createRoutes, hasQueryOf, type Route } from '../sandbox/request/match';
import { queryPairs } from '../sandbox/request/pairs';
import { emptyState } from '../sandbox/request/types';
import { prepareDescription, type SandboxDescription } from '../sandbox/world/description';
import { Refusal } from './refusal';
import { undescribedNames } from './undescribed';

/** The files of a built site. Paths are relative to it. */
export interface SiteFiles {
  /** The folder, as readers know it: `build`. */
  name: string;
  /** The text of a file; rejects where there is none. */
  read: (path: string) => Promise<string>;
  /** The names of the files in a folder; none where there is no such folder. */
  list: (folder: string) => Promise<string[]>;
  /** Changes whenever the site is built again; undefined where there is no built site. */
  stamp: () => Promise<string | undefined>;
}

/**
 * The contracts that requests are checked against, and the data that requests have changed since the server started or
 * the site was built.
 */
export interface Contracts {
  /** Responds to a request as the API would. Rejects with a Refusal where the build has no contract for it. */
  check: (request: SampleRequest) => Promise<CheckedByContract>;
  /** Forgets what requests have changed. */
  startAgain: () => void;
}

interface CheckedByContract extends CheckedRequest {
  /** Whether the API has the path of the request. */
  isKnown: boolean;
  /** Names in an accepted request that the contract does not have. */
  undescribed: string[];
}

const folder = 'request-builder/contract';

type IndexedOperation = ReferenceIndex['operations'][number];
type PathRoute = Route<{ id: string; method: string; path: string }>;

/** Makes the check of requests by the contracts that a build has written. Each is read when it is needed. */
export function createContracts(
  files: SiteFiles,
  index: ReferenceIndex,
  readJson: (path: string) => Promise<unknown>,
): Contracts {
  let state = emptyState;
  let places: Promise<Map<string, string>> | undefined;
  const prepared = new Map<string, Promise<SandboxDescription>>();
  const routes = createRoutes(index.operations.map(({ id, method, path = '' }) => ({ id, method, path })));

  /** The file with the contract of each operation, by method and path. */
  async function findPlaces(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of (await files.list(folder)).sort()) {
      const { paths = {} } = (await readJson(`${folder}/${name}`)) as { paths?: Record<string, Node> };
      for (const [path, item] of Object.entries(paths))
        for (const method of [...Object.keys(item), ...Object.keys(asNode(item.additionalOperations))])
          found.set(keyOf({ method, path }), `${folder}/${name}`);
    }
    return found;
  }

  /** The contract for the path of a request. */
  async function descriptionFor(route: PathRoute | undefined, method: string): Promise<SandboxDescription> {
    places ??= findPlaces();
    const found = await places;
    const operation = route && (route.operations.get(method) ?? [...route.operations.values()][0]);
    // Any contract refuses an address that the API does not have.
    const file = operation ? found.get(keyOf(operation)) : [...found.values()][0];
    if (file === undefined) throw noContract(files.name, operation?.id);
    const description = prepared.get(file) ?? readJson(file).then((json) => prepareDescription(json as object));
    prepared.set(file, description);
    return description;
  }

  return {
    async check(request) {
      const route = routeOf(routes, request);
      const description = await descriptionFor(route, request.method);
      const whole = { ...request, url: withBase(request.url, route, description) };
      const checked = checkRequest(whole, { description, state, files: new Map(), random: Math.random });
      state = checked.state;
      // In its own contract an operation has the id that it states, which others of the API may state as well.
      const asked = route?.operations.get(request.method);
      const isAsked = ({ method, path }: Operation): boolean =>
        asked !== undefined && keyOf({ method, path }) === keyOf(asked);
      const operation = checked.response.status < 300 ? description.operations.find(isAsked) : undefined;
      const undescribed = operation ? undescribedNames(operation, request, description.cache) : [];
      return { ...checked, isKnown: route !== undefined, undescribed };
    },
    startAgain: () => {
      state = emptyState;
    },
  };
}

/** The most segments that a server has before the paths of the API. */
const maxBaseSegments = 20;

/**
 * The path of the API that an address is about; what it has before its first path is that of a server. Of keys with the same
 * path, it is the one that has the most of the address's query in its own.
 */
function routeOf(routes: readonly PathRoute[], { method, url }: SampleRequest): PathRoute | undefined {
  const segments = pathOf(url).split('/');
  const rests = segments.slice(1, 1 + maxBaseSegments).map((_, at) => `/${segments.slice(at + 1).join('/')}`);
  const sent = queryPairs(url);
  const ofQuery = routes
    .filter((route) => hasQueryOf(route, sent))
    .sort((a, b) => (a.template === b.template ? b.query.length - a.query.length : 0));
  const found = rests.flatMap((rest) => ofQuery.filter(({ pattern }) => pattern.test(rest)));
  return found.find(({ operations }) => operations.has(method)) ?? found[0];
}

/** An address of the server: a path as operations state it (`/tasks`) has that of the server in front of it. */
function withBase(url: string, route: PathRoute | undefined, { base }: SandboxDescription): string {
  return url.startsWith('/') && route?.pattern.test(pathOf(url)) ? base + url : url;
}

function keyOf({ method, path = '' }: Pick<IndexedOperation, 'method' | 'path'>): string {
  return `${statedMethod(method)} ${path}`;
}

function noContract(site: string, id: string | undefined): Refusal {
  if (id === undefined)
    return new Refusal(
      `${site} has no contracts to check requests against: it was built with "requestBuilder: false". Build it with request builders.`,
    );
  return new Refusal(
    `The contract of ${id} is too large, and is not in ${site}. Read the operation, and check the request by hand.`,
  );
}
