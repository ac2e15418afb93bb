import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { replaceModules } from '../../platform/replaceModules';
import { emMediaQuery } from './emMediaQuery';

/** What this plugin changes of an `@media` rule that PostCSS has read. */
interface MediaRule {
  params: string;
}

/**
 * Lets a larger text size of the browser lead to the layout of a narrower window. The media queries of the theme are in
 * pixels, which do not grow with the text: they come out in `em`, and the theme's script asks the same question. The
 * queries of our own style sheets are written in `em`.
 */
export default function pluginTextSize(): Plugin {
  const toEm = (rule: MediaRule): void => {
    rule.params = emMediaQuery(rule.params);
  };
  return {
    name: 'text-size',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, { postcssPlugin: 'em-media-queries', AtRule: { media: toEm } }],
    }),
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: replaceModules(
        currentBundler.instance,
        docusaurusReplacements({ windowSize: bundled(path.join(__dirname, 'client/useWindowSize.ts')) }),
      ),
    }),
  };
}
