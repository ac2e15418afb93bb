import createRouteComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import Loading from '@theme/Loading';
import type { ComponentType, ReactNode } from 'react';
import Loadable, { type LoadingComponentProps } from 'react-loadable';
import type { RouteModule } from './chunks';

/** A route's component that is loaded when it is needed, or before. */
export type LoadableComponent = ComponentType<object> & { preload: () => Promise<unknown> };

/** What is in a route's place while it loads, or after it has failed to. */
export type LoadingProps = LoadingComponentProps;

/** The component that Docusaurus makes of a route, known by its path and a hash of its configuration. */
export function docusaurusRoute(path: string, hash: string): LoadableComponent {
  return createRouteComponent(path, hash) as LoadableComponent;
}

interface JoinedRoute<Component, Data> {
  /** The chunk whose module is the route's component. */
  component: RouteModule;
  /** What is loaded beside it; both are waited for. */
  loadData: () => Promise<Data>;
  render: (loaded: { component: Component; data: Data }, props: object) => ReactNode;
}

/** A route's component that waits for more than its chunk. The loader, failures and Retry treat both as one. */
export function joinedRoute<Component, Data>(route: JoinedRoute<Component, Data>): LoadableComponent {
  const [load, name, id] = route.component;
  const component = Loadable.Map<object, { component: { default: Component }; data: Data }>({
    loading: Loading,
    loader: { component: load, data: route.loadData },
    // By these two React knows on the server, and again in the browser, which chunks a page was made of.
    modules: [name],
    webpack: () => [id],
    render: ({ component: { default: loaded }, data }, props) => route.render({ component: loaded, data }, props),
  });
  return component as unknown as LoadableComponent;
}
