import type { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import ApiCodeBlock from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/ApiCodeBlock';
import {
  createAuth,
  setAuthData,
  setSelectedAuth,
} from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Authorization/slice';
import Request from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/Request';
import { useTypedDispatch, useTypedSelector } from 'docusaurus-theme-openapi-docs/lib/theme/ApiItem/hooks';
import { createStoreWithState, type RootState } from 'docusaurus-theme-openapi-docs/lib/theme/ApiItem/store';
import type { ComponentProps } from 'react';

/** One operation, as docusaurus-plugin-openapi-docs describes it to the explorer. */
export type ExplorerItem = ApiItem;

/** The explorer's state. */
export type ExplorerState = RootState;

/**
 * Parts of the theme: a block of code; the part of the explorer that the reader fills in; how components read its
 * state, and how they change the credentials.
 */
export { ApiCodeBlock, createAuth, Request, setAuthData, setSelectedAuth, useTypedDispatch, useTypedSelector };

interface Choice {
  value: string | undefined;
  options: string[];
}

/** What the explorer begins with. */
export interface ExplorerStart extends Pick<ExplorerState, 'server' | 'auth'> {
  accept: Choice;
  contentType: Choice;
  /** The theme asks whether there are any; their values are in the form. */
  parameters: object[];
}

/** The store of the explorer's state, without the middleware that writes tokens to the session's storage. */
export function createExplorerStore({ parameters, ...start }: ExplorerStart): ReturnType<typeof createStoreWithState> {
  const state = {
    ...start,
    response: { value: undefined },
    body: { type: 'empty' },
    params: { path: parameters, query: [], header: [], cookie: [] },
    schemaSelection: { selections: {} },
    encodingSelection: {},
  };
  // A request without a body has no media type, which the theme's types do not know.
  return createStoreWithState(state as unknown as ExplorerState, []);
}

/** The page that the theme expects around its explorer. It reads only the front matter, which says that sending is off. */
export const explorerPage = Object.assign(() => null, {
  frontMatter: { hide_send_button: true, mask_credentials: false },
  metadata: {},
  assets: {},
  contentTitle: undefined,
  toc: [],
}) as unknown as ComponentProps<typeof DocProvider>['content'];
