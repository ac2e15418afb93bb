/** The request builder, or nothing on the server and where it is switched off; the plugin's webpack settings choose. */
declare module '@api-reference/RequestBuilder' {
  export default function RequestBuilder(): import('react').ReactNode;
}

/** What opens the steps of a recipe, or nothing on the server and where the request builder is switched off. */
declare module '@api-reference/RecipeOpener' {
  export default function RecipeOpener(): import('react').ReactNode;
}

/** One of the three sources of bodies; the plugin's webpack settings choose which. */
declare module '@api-reference/loadBody' {
  import type { BodyRequest, ReferenceBody } from './body';

  export default function loadBody(request: BodyRequest): Promise<ReferenceBody>;

  /** The body that is shown for one that was loaded: in the dev server, what edits have made of it. */
  export function useBody(loaded: ReferenceBody): ReferenceBody;
}

/** React's functions that make elements without notes for development: see webpack.ts. */
declare module '@api-reference/jsxProduction' {
  export { Fragment, jsx } from 'react/jsx-runtime';
}
