import type { RouteConfig } from '@docusaurus/types';

/**
 * Wraps the docs plugin's `addRoute` so that routes of ours stand beside the documents of each version. The docs plugin
 * nests its routes: the root, its versions, the frame with the sidebar, the documents.
 */
export function besideDocuments(
  addRoute: (route: RouteConfig) => void,
  routesOf: (versionPath: string) => RouteConfig[] | undefined,
): (route: RouteConfig) => void {
  const join = (version: RouteConfig): RouteConfig => {
    const added = routesOf(version.path);
    return added ? withInnermost(version, added) : version;
  };
  return (root) => addRoute({ ...root, routes: root.routes?.map(join) });
}

function withInnermost(route: RouteConfig, added: RouteConfig[]): RouteConfig {
  const [first, ...rest] = route.routes ?? [];
  const isInnermost = !first?.routes;
  const routes = isInnermost ? [...(route.routes ?? []), ...added] : [withInnermost(first, added), ...rest];
  return { ...route, routes };
}
