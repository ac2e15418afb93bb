import type { Json } from '../json';

/** A header of a sample. With `secret`, the value is `value` followed by that environment variable's content. */
export interface SampleHeader {
  name: string;
  value: string;
  secret?: string;
}

/** One part of a `multipart/form-data` body: text, or a file that lies beside the program. */
export type SamplePart =
  | { kind: 'text'; name: string; value: string; contentType?: string }
  | { kind: 'file'; name: string; filename: string; contentType: string };

/** A request body with concrete values, a union on `kind`. */
export type SampleBody =
  | { kind: 'json'; mediaType: string; value: Json }
  | { kind: 'form'; mediaType: string; fields: { name: string; value: string }[] }
  | { kind: 'multipart'; mediaType: string; parts: SamplePart[] }
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'file'; mediaType: string; filename: string };

/**
 * One HTTP request with concrete values, ready to be written in any language.
 * `method` is upper case; `url` is absolute with path and query filled in and percent-encoded,
 * apart from the pieces in `open`.
 * `headers` hold what the language's client does not set by itself: no `Content-Length`, and no `Content-Type` for a
 * multipart body, whose boundary the client chooses.
 */
export interface SampleRequest {
  method: string;
  url: string;
  /** Pieces of `url` that the reader has to replace: path parameters without a value, `{owner}`. */
  open?: string[];
  headers: SampleHeader[];
  body?: SampleBody;
}

/** A language in which samples are written. `prism` names its grammar for highlighting. */
export interface SampleLanguage {
  id: string;
  label: string;
  prism: string;
  write: (request: SampleRequest) => string;
}
