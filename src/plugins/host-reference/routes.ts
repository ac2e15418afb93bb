import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { routeComponent } from '../api-reference/routes';
import type { StoredApi } from './loadApi';

const client = path.join(__dirname, 'client');

/** The component of all pages of an API, and that of each, which only marks that there is such a page. */
const components = {
  root: bundled(path.join(client, 'ReferenceRoot.tsx')),
  page: bundled(path.join(client, 'ReferencePage.ts')),
};

/** The routes of an API: one around its pages, so that the sidebar stays as it is from page to page. `data` is the file with its data. */
export function apiRoutes(
  siteDir: string,
  { data: { home }, stored: { pages } }: StoredApi,
  data: string,
): RouteConfig {
  const component = routeComponent(siteDir, components.page);
  const routes = [home, ...pages.map(({ url }) => url)].map((url) => ({
    path: url,
    component,
    exact: true,
  }));
  return {
    path: home,
    component: routeComponent(siteDir, components.root),
    exact: false,
    modules: { api: data },
    routes,
  };
}
