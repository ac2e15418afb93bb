/**
 * The parts of Postman's collection format v2.1 that are written here
 * (https://schema.getpostman.com/json/collection/v2.1.0/collection.json). Descriptions are Markdown.
 */
export interface Collection {
  info: { _postman_id: string; name: string; description?: string; version?: string; schema: string };
  item: (Folder | RequestItem)[];
  auth: Auth;
}

export interface Folder {
  id: string;
  name: string;
  description?: string;
  item: RequestItem[];
}

export interface RequestItem {
  id: string;
  name: string;
  /** Postman leaves out the body of a `GET` unless told otherwise. */
  protocolProfileBehavior?: { disableBodyPruning: true };
  request: Request;
  response: SavedResponse[];
}

export interface Request {
  method: string;
  auth?: Auth;
  header: Field[];
  body?: Body;
  url: Url;
  description?: string;
}

/** A header, a query parameter, a path variable or a field of a form. */
export interface Field {
  key: string;
  value: string;
  description?: string;
  disabled?: true;
}

/** `raw` is the whole address with what is not disabled; `path` names a variable as `:id`. */
export interface Url {
  raw: string;
  protocol?: string;
  host: string[];
  port?: string;
  path: string[];
  query?: Field[];
  variable?: Field[];
}

/** A part of a multipart body. A file has no name and no type here: the reader chooses one, and Postman
 * sees its type. */
export type FormPart =
  | (Field & { type: 'text'; contentType?: string })
  | { key: string; type: 'file'; src: []; description?: string };

/** A request body, a union on `mode`. */
export type Body =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' | 'xml' | 'text' } } }
  | { mode: 'urlencoded'; urlencoded: Field[] }
  | { mode: 'formdata'; formdata: FormPart[] }
  | { mode: 'file'; file: { src: null } };

/** An authorisation, a union on `type`. */
export type Auth =
  | { type: 'bearer'; bearer: AuthAttribute[] }
  | { type: 'apikey'; apikey: AuthAttribute[] }
  | { type: 'noauth' };

interface AuthAttribute {
  key: string;
  value: string;
  type: 'string';
}

/** A response that was kept as an example of its request. */
export interface SavedResponse {
  id: string;
  name: string;
  originalRequest: Request;
  status: string;
  code: number;
  _postman_previewlanguage: 'json' | 'xml' | 'html' | 'text';
  header: Field[];
  cookie: [];
  body: string;
}
