import loadBody from '@api-reference/loadBody';
import type { ComponentType } from 'react';
import { pageOperations } from '../../../components/sidebar/pageOperations';
import { chunkNamesOf, componentModule, type RouteModule, sourceOf } from '../../../platform/docusaurus/chunks';
import { docusaurusRoute, joinedRoute, type LoadableComponent } from '../../../platform/docusaurus/routeComponents';
import { type RenewableComponent, renewable } from '../../navigation/client/failedPage';
import type { ReferenceBody } from './body';

/**
 * Stands in for Docusaurus's function of this name, which makes the component of a route. A page of the reference also
 * waits for its body, in the same loadable: preloading, the loader and Retry treat the body like any chunk.
 */
export default function ComponentCreator(path: string, hash: string): RenewableComponent {
  const chunkNames = chunkNamesOf(path, hash);
  const component = chunkNames && componentModule(chunkNames);
  return component && isOfReference(component)
    ? renewable(() => createReferenceComponent(path, component), [path])
    : renewable(() => docusaurusRoute(path, hash));
}

/** Whether a route's component is the shell of the reference. */
function isOfReference(component: RouteModule): boolean {
  return /api-reference\/client\/ReferencePage\.(?:js|tsx)$/.test(sourceOf(component));
}

type ReferencePage = ComponentType<{ body: ReferenceBody }>;

function createReferenceComponent(path: string, component: RouteModule): LoadableComponent {
  return joinedRoute<ReferencePage, ReferenceBody>({
    component,
    loadData: async () => {
      const body = await loadBody({ path });
      pageOperations.keep(path, body.operations);
      return body;
    },
    render: ({ component: Page, data }, props) => <Page body={data} {...props} />,
  });
}
