import { createRequire } from 'node:module';
import path from 'node:path';

/** What Docusaurus asks for a minifier of pages. */
interface MinifierModule {
  getHtmlMinifier: () => Promise<{ minify: (html: string) => Promise<{ code: string; warnings: string[] }> }>;
}

/**
 * Lets Docusaurus write pages as they were rendered. Its minifier reads every page again as a tree, which takes longer than to
 * render it, and refuses some; what makes pages long is the bodies of the reference, which are written short already
 * (`shortenHtml.ts`). Docusaurus reads the variable for this when it starts, before any configuration: threads that start later
 * have it, and this process is given the minifier that it would have chosen.
 */
export function skipHtmlMinification(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  minifierModule().getHtmlMinifier = async () => ({ minify: async (code) => ({ code, warnings: [] }) });
}

function minifierModule(): MinifierModule {
  const requireAsCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const bundler = path.dirname(requireAsCore.resolve('@docusaurus/bundler/package.json'));
  return requireAsCore(path.join(bundler, 'lib/minifyHtml.js')) as MinifierModule;
}
