import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** A route of the site that shows a part of a page. */
export interface Route {
  path: string;
  /** Whether it shows a page's own content, and no frame around it. */
  exact?: boolean;
  /** Whether it shows a page that is made of the description. */
  isOfReference?: boolean;
  component: {
    preload?: () => Promise<unknown>;
    /** Addresses of what the page needs besides its chunks. */
    resources?: string[];
  };
}

/** Every route that shows a part of the page at a path, the outermost first. The path is matched as it is written. */
export function routesAt(path: string): Route[] {
  return matchRoutes(routes, path).map(({ route }) => route as unknown as Route);
}
