import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusReplacements } from '../../platform/docusaurus/modules';
import { contentId } from '../../platform/docusaurus/plugins';
import { replaceModules } from '../../platform/replaceModules';

/**
 * Keeps pages and their script small. On the server, pages are written short as they are rendered: Docusaurus's
 * minifier reads every page again as a tree for that, which takes longer than to render it, so
 * `src/platform/processes.ts` switches it off. The browser's script is without the theme's highlighter and its grammars, since code is highlighted
 * while the site is built.
 */
export default function pluginPageWeight(): Plugin {
  const onServer = docusaurusReplacements({ renderToHtml: path.join(__dirname, 'renderToHtml.ts') });
  const inBrowser = docusaurusReplacements({ highlighter: path.join(__dirname, '../../platform/nothing.ts') });
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: replaceModules(currentBundler.instance, isServer ? onServer : inBrowser),
    }),
  };
}

/**
 * What Docusaurus puts around the content of every page (its option `ssrTemplate`, in the language of Eta), without
 * what browsers do not need: quotes, ends of lines, and the indentation of the theme's scripts. Eta takes a quote in
 * a regular expression for the start of a text, so that they are written as \x22 and \x27 there.
 */
export const pageTemplate = String.raw`
<!doctype html><html <%~ it.htmlAttributes %>><head><meta charset=utf-8>
<meta name=generator content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('').replace(/<(?:meta|link) [^>]*>/g, (element) =>
  element.replace(/\/>$/, '>').replace(/=\x22([^\s\x22\x27=<>\x60]+)\x22/g, '=$1')) %>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel=stylesheet href="<%= it.baseUrl %><%= file %>"><% }) %>
<% it.scripts.forEach((file) => { %><script src="<%= it.baseUrl %><%= file %>" defer></script><% }) %>
</head><body <%~ it.bodyAttributes %>><%~ it.preBodyTags.replace(/\n\s*/g, '\n') %>
<div id=${contentId}><%~ it.appHtml %></div><%~ it.postBodyTags %></body></html>
`;
