import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { inlineScript } from '../inlineScript';

/** The script for the head of every page that puts a reader's earlier choices into it before it is painted. */
export function rememberedChoices({ siteStorage: { type, namespace } }: LoadContext): HtmlTagObject {
  return inlineScript(path.join(__dirname, 'client/choices.inline.ts'), {
    STORAGE_TYPE: type,
    LANGUAGE_KEY: `sample-language${namespace}`,
    SERVER_KEY: `base-address${namespace}`,
  });
}

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
