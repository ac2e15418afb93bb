import type { LoadedPlugin, RouteConfig } from '@docusaurus/types';

/** What a page is called that a plugin makes. */
const kindsByPlugin = {
  'docusaurus-plugin-content-docs': 'guide',
  'docusaurus-plugin-content-blog': 'news',
} as const;

export type PageKind = (typeof kindsByPlugin)[keyof typeof kindsByPlugin];

/** The kinds of pages by their URL, from the plugins that made their routes; no other page has one. */
export function pageKinds(plugins: Pick<LoadedPlugin, 'name' | 'routes'>[]): Map<string, PageKind> {
  const urlsOf = ({ path: url, routes = [] }: RouteConfig): string[] => [url, ...routes.flatMap(urlsOf)];
  return new Map(
    Object.entries(kindsByPlugin).flatMap(([name, kind]) =>
      plugins
        .filter((plugin) => plugin.name === name)
        .flatMap(({ routes }) => routes.flatMap(urlsOf).map((url): [string, PageKind] => [url, kind])),
    ),
  );
}
