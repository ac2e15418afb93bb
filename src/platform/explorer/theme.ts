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

/** One operation, as docusaurus-plugin-openapi-docs describes it to the explorer. */
export type ExplorerItem = ApiItem;

/** The explorer's state. */
export type ExplorerState = RootState;

/**
 * Parts of the theme: a block of code; the part of the explorer that the reader fills in; how components read its
 * state, and how they change the credentials.
 */
export { ApiCodeBlock, createAuth, Request, setAuthData, setSelectedAuth, useTypedDispatch, useTypedSelector };

/** The store of the explorer's state, without the middleware that writes tokens to the session's storage. */
export function createExplorerStore(state: ExplorerState): ReturnType<typeof createStoreWithState> {
  return createStoreWithState(state, []);
}
