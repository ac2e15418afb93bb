import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

/** Docusaurus adds `gca` to the bundler's runtime: it returns the address of a chunk by its name. */
declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

/** How a module of a route is loaded, the path that it was written with, and its id in the bundle. */
export type RouteModule = (typeof registry)[string];

/** What Docusaurus generates for one route: the names of its chunks, by the prop that each is passed as. */
export type ChunkNames = (typeof routesChunkNames)[string];

/** The names of a route's chunks; Docusaurus keeps them under the route's path and a hash of its configuration. */
export function chunkNamesOf(path: string, hash: string): ChunkNames | undefined {
  return routesChunkNames[`${path}-${hash}`];
}

/** The module of the component of a route; undefined where another one takes its place. */
export function componentModule({ __comp: chunkName }: ChunkNames): RouteModule | undefined {
  return typeof chunkName === 'string' ? moduleOf(chunkName) : undefined;
}

/** The file of a module, as the route names it: `@site/src/Page.tsx`. */
export function sourceOf([, file]: RouteModule): string {
  return file;
}

/** The names of all chunks at a path, of whatever route. */
export function allChunkNames(path: string): string[] {
  const entries = Object.entries(routesChunkNames).filter(([key]) => key.replace(/-[^-]+$/, '') === path);
  return entries.flatMap(([, names]) => leaves(names));
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** The module of a chunk. Throws where the site has no chunk of the name. */
function moduleOf(chunkName: string): RouteModule {
  const module = registry[chunkName];
  if (!module) throw new Error(`The site has no chunk of the name ${chunkName}.`);
  return module;
}

/** The address of a chunk's script; `undefined` when the bundler has put the chunk into another one. */
export function chunkAddress(chunkName: string): string | undefined {
  const address = __webpack_require__.gca(chunkName);
  return address?.includes('undefined') ? undefined : address;
}
