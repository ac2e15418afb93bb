import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { allChunkNames, chunkNamesOf, componentModule, sourceOf } from '../docusaurus/chunks';
import { besideDocuments, unhashed } from '../docusaurus/plugins';

const generated = vi.hoisted(() => ({ registry: {}, routesChunkNames: {} }));
vi.mock('@generated/registry', () => ({ default: generated.registry }));
vi.mock('@generated/routesChunkNames', () => ({ default: generated.routesChunkNames }));

const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const docs = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));

const { buildAllRoutes }: { buildAllRoutes: (input: object) => Promise<RouteConfig[]> } = require(
  path.join(docs, 'routes.js'),
);
const { generateRoutesCode }: { generateRoutesCode: (routes: RouteConfig[]) => GeneratedCode } = require(
  path.join(core, 'lib/server/codegen/codegenRoutes.js'),
);

/** What Docusaurus writes to its generated files about routes. */
interface GeneratedCode {
  routesConfig: string;
  routesChunkNames: object;
  registry: Record<string, string>;
}

/** The routes that the docs plugin makes of one version with one document. */
async function docsRoutes(): Promise<RouteConfig[]> {
  const doc = { id: 'start', permalink: '/docs/start', source: '@site/docs/start.md', tags: [], unlisted: false };
  const version = {
    ...{ versionName: 'current', label: 'Next', path: '/docs', tagsPath: '/docs/tags', isLast: true },
    ...{ docs: [doc], drafts: [], sidebars: {}, categoryGeneratedIndices: [] },
  };
  const options = {
    ...{ id: 'default', routeBasePath: 'docs', docsRootComponent: 'root', docVersionRootComponent: 'version' },
    ...{ docRootComponent: 'frame', docItemComponent: 'document' },
  };
  const actions = { createData: async () => 'data.json' };
  return buildAllRoutes({ baseUrl: '/', versions: [version], options, actions });
}

it('the docs plugin nests its routes as ours join them: beside a document, inside the frame with the sidebar', async () => {
  const added: RouteConfig[] = [];
  const ours = { path: '/docs/api/tasks', component: 'page', exact: true };
  for (const route of await docsRoutes())
    besideDocuments(
      (joined) => added.push(joined),
      () => [ours],
    )(route);
  const frame = added[0]?.routes?.[0]?.routes?.[0];
  expect(frame?.component).toBe('frame');
  expect(frame?.routes?.map(({ component }) => component)).toEqual(['document', 'page']);
});

it('the chunks of a route are found by what Docusaurus passes to its component, and by the path alone', () => {
  const modules = { page: '@site/page.json' };
  const code = generateRoutesCode([{ path: '/docs/a-b', component: '@site/src/Page.tsx', modules }]);
  Object.assign(generated.routesChunkNames, code.routesChunkNames);
  Object.assign(
    generated.registry,
    Object.fromEntries(Object.entries(code.registry).map(([name, file]) => [name, [() => undefined, file, 0]])),
  );
  const [, route = '', hash = ''] = /ComponentCreator\('([^']*)', '([^']*)'\)/.exec(code.routesConfig) ?? [];
  const names = chunkNamesOf(route, hash);
  const component = names && componentModule(names);
  expect(component && sourceOf(component)).toBe('@site/src/Page.tsx');
  expect(allChunkNames('/docs/a-b')).toEqual(Object.values(names ?? {}));
});

it('metadata without a hash can be read, and changes nothing of what Docusaurus generates', () => {
  const routeAt = (lastUpdatedAt: number): RouteConfig => ({
    path: '/docs/tasks',
    component: '@site/src/Page.tsx',
    metadata: unhashed({ lastUpdatedAt }),
  });
  expect(routeAt(2).metadata?.lastUpdatedAt).toBe(2);
  expect(generateRoutesCode([routeAt(2)])).toEqual(generateRoutesCode([routeAt(1)]));
});
