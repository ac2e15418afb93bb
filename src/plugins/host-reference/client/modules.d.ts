/** Where bodies of pages come from: one of the three modules, which the plugin's settings of the bundler choose. */
declare module '@api-reference/hostPages' {
  import type { Page } from './page';

  /** The page at a path, if it is there already. */
  export function pageAt(pathname: string, trailingSlash: boolean | undefined): Page | undefined;

  /** Loads the page at a path. Rejects when it cannot be loaded. */
  export function loadPage(pathname: string, trailingSlash: boolean | undefined): Promise<Page>;

  /** Calls a function after each edit of a description, until what it returns is called. */
  export function subscribeToEdits(onEdit: () => void): () => void;
}

declare module '@theme/OpenApiPage' {
  export { default, type OpenApiPageProps } from '../theme/OpenApiPage';
}

/** The grammars of code on the server, and nothing in the browser. */
declare module '@api-reference/grammars' {}
