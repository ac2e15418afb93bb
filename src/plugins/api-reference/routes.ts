import type { RouteConfig } from '@docusaurus/types';
import type { PageFile } from './pageFiles';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The component of every page of the reference; the client's route creator knows the pages by it. */
const referencePage = '@site/src/plugins/api-reference/client/ReferencePage.tsx';

/** One route for each page. In the dev server it carries the page's data, since there is no static HTML to take. */
export function referenceRoutes(pages: PageFile[]): RouteConfig[] {
  return pages.map(({ url, file }) => ({
    path: url,
    component: referencePage,
    exact: true,
    sidebar: 'docs',
    ...(isDevelopment ? { modules: { page: file } } : {}),
  }));
}

/** Wraps the docs plugin's `addRoute` so that the pages stand beside the docs of its first version. */
export function addReferenceRoutes(
  addRoute: (route: RouteConfig) => void,
  pages: PageFile[],
): (route: RouteConfig) => void {
  return (route) => addRoute(withRoutes(route, referenceRoutes(pages)));
}

/** Adds routes beside the innermost ones of a docs route (root, version, sidebar). */
function withRoutes(route: RouteConfig, added: RouteConfig[]): RouteConfig {
  const [first, ...rest] = route.routes ?? [];
  const isInnermost = !first?.routes;
  const routes = isInnermost ? [...(route.routes ?? []), ...added] : [withRoutes(first, added), ...rest];
  return { ...route, routes };
}
