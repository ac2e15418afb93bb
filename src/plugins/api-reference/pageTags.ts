import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { storageKey } from '../../platform/docusaurus/plugins';
import { inlineScript } from '../inlineScript';

/** The script for the head of every page that puts a reader's earlier choices into it before it is painted. */
export function rememberedChoices({ siteStorage }: LoadContext): HtmlTagObject {
  return inlineScript(path.join(__dirname, 'client/choices.inline.ts'), {
    STORAGE_TYPE: siteStorage.type,
    WRAP_KEY: storageKey(siteStorage, 'wrap-lines'),
    LANGUAGE_KEY: storageKey(siteStorage, 'sample-language'),
    SERVER_KEY: storageKey(siteStorage, 'base-address'),
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
