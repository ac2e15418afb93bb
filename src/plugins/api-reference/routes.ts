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

/** Pages of the reference by the address of the version that they belong to. */
export type PagesByVersion = ReadonlyMap<string, PageFile[]>;

/** Wraps the docs plugin's `addRoute` so that the pages stand beside the docs of their version. */
export function addReferenceRoutes(
  addRoute: (route: RouteConfig) => void,
  pages: PagesByVersion,
): (route: RouteConfig) => void {
  return (route) => addRoute({ ...route, routes: route.routes?.map((version) => withPages(version, pages)) });
}

/** The routes below the root are those of the versions. */
function withPages(version: RouteConfig, pages: PagesByVersion): RouteConfig {
  const own = pages.get(version.path);
  return own ? withRoutes(version, referenceRoutes(own)) : version;
}

/** Adds routes beside the innermost ones of a version's route (version, sidebar). */
function withRoutes(route: RouteConfig, added: RouteConfig[]): RouteConfig {
  const [first, ...rest] = route.routes ?? [];
  const isInnermost = !first?.routes;
  const routes = isInnermost ? [...(route.routes ?? []), ...added] : [withRoutes(first, added), ...rest];
  return { ...route, routes };
}
