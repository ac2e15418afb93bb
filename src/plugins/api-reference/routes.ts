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
    isOfReference: true,
    ...(isDevelopment ? { modules: { page: file } } : {}),
  }));
}
