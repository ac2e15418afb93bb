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
