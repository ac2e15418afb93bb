import type { Config } from '@docusaurus/types';
import { gitHistory } from '../platform/docusaurus/gitHistory';

/**
 * The flags of Docusaurus that a portal is built with, for `future` in `docusaurus.config.ts`: Docusaurus reads them before any
 * preset.
 */
export const future: Config['future'] = {
  v4: true,
  experimental_vcs: gitHistory(),
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    ssgWorkerThreads: true,
    // The persistent cache makes two builds of one input differ.
    rspackPersistentCache: false,
  },
};
