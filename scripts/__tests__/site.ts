import type { Site } from '../readSite';

/** A site with the folders that Docusaurus has by default. */
export const site: Site = {
  ...{ description: 'openapi/openapi.yaml', guides: 'docs' },
  ...{ docsPath: '/docs', referencePath: '/docs/api_reference' },
};
