/** The part of `compression` that is used here; the package has no types. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Whether a response should be compressed. */
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  const compression: {
    (options: {
      filter: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
    filter: Filter;
  };
  export default compression;
}

/** The bundled description, and the variable that samples read its base URL from, put in by `src/plugins/api-reference/sandboxFile.ts`. */
declare module 'sandbox:document' {
  const document: object;
  export default document;
  export const baseUrlVariable: string | undefined;
}
