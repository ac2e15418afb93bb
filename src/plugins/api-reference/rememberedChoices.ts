import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { inlineScript } from '../inlineScript';

/** The script for the head of every page that puts a reader's earlier choices into it before it is painted. */
export function rememberedChoices({ siteStorage: { type, namespace } }: LoadContext): HtmlTagObject {
  return inlineScript(path.join(__dirname, 'client/choices.inline.js'), {
    STORAGE_TYPE: type,
    LANGUAGE_KEY: `sample-language${namespace}`,
    SERVER_KEY: `base-address${namespace}`,
  });
}
