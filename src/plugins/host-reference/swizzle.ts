import type { SwizzleConfig } from '@docusaurus/types';

/** The parts of pages that `docusaurus swizzle` offers as safe: their props are public. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      OpenApiPage: {
        actions: { eject: 'safe', wrap: 'safe' },
        description:
          'The layout of a page of an API: breadcrumbs, contents, body, and the links to the pages beside it.',
      },
    },
  };
}
