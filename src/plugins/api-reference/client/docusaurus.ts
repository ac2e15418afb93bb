import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import prefetchResource from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { isReferenceRoute } from './referenceRoute';

/** Prefetches what Docusaurus knows of a page, and its body when it is one of the reference. */
function prefetch(path: string): ReturnType<typeof docusaurus.prefetch> {
  const chunks = docusaurus.prefetch(path);
  return chunks && chunks.then((loaded) => Promise.all([...loaded, ...bodiesOf(path).map(prefetchResource)]));
}

function bodiesOf(path: string): string[] {
  const paths = matchRoutes(routes, path).map(({ route }) => String(route.path));
  return paths.filter((route) =>
    Object.entries(routesChunkNames).some(
      ([name, chunkNames]) => name.replace(/-[^-]+$/, '') === route && isReferenceRoute(chunkNames),
    ),
  );
}

export default Object.freeze({ ...docusaurus, prefetch });
