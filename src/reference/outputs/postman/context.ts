import type { ExampleCache } from '../../examples/schemaExample';
import type { ReferenceModel } from '../../model';
import { serverUrl } from '../../samples/serverUrl';

/** What every request of a collection needs to know. */
export interface RequestContext {
  /** The address for which `{{baseUrl}}` stands. */
  baseUrl: string;
  /** The requests and examples that samples show as well. */
  cache: ExampleCache;
}

/** Makes the context of one collection. */
export function createContext({ servers }: ReferenceModel, cache: ExampleCache): RequestContext {
  return { baseUrl: serverUrl(servers[0]), cache };
}
