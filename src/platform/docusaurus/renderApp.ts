/** Renders the content of a page as Docusaurus does. */
export { renderToHtml as renderApp } from '@docusaurus/core/lib/client/renderToHtml';
