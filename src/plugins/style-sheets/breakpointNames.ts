import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type { Plugin } from 'postcss';
import customMedia from 'postcss-custom-media';

/** Puts widths in place of their names, before another plugin moves rules: a query that was moved is not read again. */
export function breakpointNames(): Plugin {
  const files = [path.join(__dirname, '../../css/breakpoints.css')];
  return {
    postcssPlugin: 'breakpoint-names',
    Once: async (root, { postcss, result }) => {
      const { messages } = await postcss([globalData({ files }), customMedia()]).process(root, {
        from: result.opts.from,
      });
      result.messages.push(...messages);
    },
  };
}
