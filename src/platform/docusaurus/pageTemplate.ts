import { contentId } from './plugins';

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
