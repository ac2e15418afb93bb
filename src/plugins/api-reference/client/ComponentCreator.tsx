import loadBody from '@api-reference/loadBody';
import createRouteComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import { pageOperations } from '@site/src/components/sidebar/pageOperations';
import Loading from '@theme/Loading';
import type { ComponentType } from 'react';
import Loadable from 'react-loadable';
import { type LoadableComponent, renewable } from '../../navigation/client/renewable';
import type { ReferenceBody } from './body';
import { isReferenceRoute, type ReferenceChunkNames } from './referenceRoute';

/**
 * Stands in for Docusaurus's function of this name, which makes the component of a route. A page of the reference also
 * waits for its body, in the same loadable: preloading, the loader and Retry treat the body like any chunk.
 */
export default function ComponentCreator(path: string, hash: string): LoadableComponent {
  const chunkNames = routesChunkNames[`${path}-${hash}`];
  return isReferenceRoute(chunkNames)
    ? renewable(() => createReferenceComponent(path, chunkNames), [path])
    : renewable(() => createRouteComponent(path, hash) as LoadableComponent);
}

interface Loaded {
  page: { default: ComponentType<{ body: ReferenceBody }> };
  body: ReferenceBody;
}

function createReferenceComponent(path: string, chunkNames: ReferenceChunkNames): LoadableComponent {
  const [loadPage, pageModule, pageId] = chunkOf(chunkNames.__comp);
  const loadData = chunkNames.page === undefined ? undefined : chunkOf(chunkNames.page)[0];
  const component = Loadable.Map<object, Loaded>({
    loading: Loading,
    loader: {
      page: loadPage,
      body: async () => {
        const body = await loadBody({ path, loadPage: loadData });
        pageOperations.keep(path, body.operations);
        return body;
      },
    },
    modules: [pageModule],
    webpack: () => [pageId],
    render: ({ page: { default: Page }, body }, props) => <Page body={body} {...props} />,
  });
  return component as unknown as LoadableComponent;
}

function chunkOf(name: string): (typeof registry)[string] {
  const chunk = registry[name];
  if (!chunk) throw new Error(`The site has no chunk of the name ${name}.`);
  return chunk;
}
