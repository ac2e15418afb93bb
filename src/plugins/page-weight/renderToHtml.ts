import type { ReactNode } from 'react';
import { renderApp } from '../../platform/docusaurus/renderApp';
import { shortenHtml } from './shortenHtml';

/** Renders the content of a page, in place of Docusaurus's module of this name. */
export async function renderToHtml(app: ReactNode): Promise<string> {
  return shortenHtml(await renderApp(app));
}
