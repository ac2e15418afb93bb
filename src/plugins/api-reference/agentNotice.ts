import type { HtmlTagObject } from '@docusaurus/types';

/**
 * A line at the start of every page, for agents that read a page's HTML as text: where its Markdown is, and the list of
 * all pages. It is hidden, so that readers neither see it nor hear it.
 */
export function agentNotice(baseUrl: string): HtmlTagObject {
  const list = `${baseUrl}llms.txt`;
  return {
    tagName: 'p',
    attributes: { hidden: true },
    innerHTML:
      'For AI agents: every page of this site is also there as Markdown, at its address with .md at the end. ' +
      `All of them are listed in <a href="${list}">${list}</a>.`,
  };
}
