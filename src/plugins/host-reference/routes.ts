import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { joinAddress } from '../../platform/docusaurus/sources';
import { routeComponent } from '../api-reference/routes';
import type { StoredApi } from './loadApi';
import { styleSheetFile } from './styleSheet';

const client = path.join(__dirname, 'client');

/** The component of all pages of an API, that of each, which only marks that there is such a page, and the overview of all APIs. */
const components = {
  root: bundled(path.join(client, 'ReferenceRoot.tsx')),
  page: bundled(path.join(client, 'ReferencePage.ts')),
  overview: bundled(path.join(client, 'ApisPage.tsx')),
};

/** A generated file (absolute) by the alias for their folder: its own path would be in the script of the site, and in names of files. */
export function generatedModule({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>, file: string): string {
  return path.posix.join('@generated', ...path.relative(generatedFilesDir, file).split(path.sep));
}

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

/** Adds the page that lists the APIs, at an address below the base URL. */
export async function addOverview(
  context: LoadContext,
  overview: string,
  apis: StoredApi[],
  { createData, addRoute }: PluginContentLoadedActions,
): Promise<void> {
  const { siteDir, baseUrl } = context;
  const [first] = apis;
  if (!first) return;
  const data = { cards: apis.map(({ card }) => card), styles: baseUrl + (await styleSheetFile(first.api)) };
  const file = await createData('_apis.json', JSON.stringify(data));
  addRoute({
    path: overview === '/' ? baseUrl : joinAddress(baseUrl, overview),
    component: routeComponent(siteDir, components.overview),
    exact: true,
    // No id of an API begins with an underscore.
    modules: { apis: generatedModule(context, file) },
  });
}
