/** The part of compression that is used here; it carries no types of its own. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Whether a response is worth packing. */
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  const compression: {
    (options: {
      filter: Filter;
    }): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
    filter: Filter;
  };
  export default compression;
}
