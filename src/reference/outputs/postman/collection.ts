import { createHash } from 'node:crypto';
import { operationRequest } from '../../exampleRequest/operationRequest';
import type { ExampleCache } from '../../examples/schemaExample';
import type { ReferenceModel, Schema } from '../../model';
import { serverUrl } from '../../sampleRequest';
import { type Auth, type AuthContext, commonAuth, schemeVariables, variablesOf } from './auth';
import { openVariables, ownVariables } from './variables';

/**
 * The parts of Postman's collection format v2.1 that are written here
 * (https://schema.getpostman.com/json/collection/v2.1.0/collection.json). Descriptions are Markdown.
 */
export interface Collection {
  info: { _postman_id: string; name: string; description?: string; version?: string; schema: string };
  item: (Folder | RequestItem)[];
  auth: Auth;
  variable?: { key: string; value: string }[];
}

/** A folder of requests. */
export interface Folder {
  id: string;
  name: string;
  description?: string;
  item: RequestItem[];
}

/** A request with its script and its saved responses. */
export interface RequestItem {
  id: string;
  name: string;
  /** Without it Postman leaves out the body of a `GET`. */
  protocolProfileBehavior?: { disableBodyPruning: true };
  event?: ScriptEvent[];
  request: Request;
  response: SavedResponse[];
}

/** A script that runs after the response has come. */
export interface ScriptEvent {
  listen: 'test';
  script: { type: 'text/javascript'; exec: string[] };
}

/** A request as Postman sends it. */
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

/** A row of a query; one without a value has no equals sign. */
export type QueryField = Omit<Field, 'value'> & { value: string | null };

/** `raw` is the whole address with what is not disabled; `path` names a variable as `:id`. */
export interface Url {
  raw: string;
  protocol?: string;
  host: string[];
  port?: string;
  path: string[];
  query?: QueryField[];
  variable?: Field[];
}

/** A part of a multipart body. A file has the name of the example, and no type: the reader chooses one, and Postman sees it. */
export type FormPart =
  | (Field & { type: 'text'; contentType?: string })
  | { key: string; type: 'file'; src: string; description?: string; contentType?: string };

/** A request body, a union on `mode`. */
export type Body =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' | 'xml' | 'text' } } }
  | { mode: 'urlencoded'; urlencoded: Field[] }
  | { mode: 'formdata'; formdata: FormPart[] }
  | { mode: 'file'; file: { src: string } };

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

/** Schemas of the responses of a description, by which the requests of a collection are tested. */
export interface ResponseSchemas {
  /** All of them as JSON: `{"$defs": …}`. */
  text: string;
  /** The address of a schema in it; undefined for a schema that is not that of a successful JSON response. */
  addressOf: (schema: Schema | undefined) => string | undefined;
}

/** Data that every request of a collection needs. */
export interface RequestContext extends AuthContext {
  /** The authorisation of the collection, which a request without one of its own takes. */
  auth: Auth;
  /** The variables of values that the author does not give. */
  open: ReadonlyMap<string, string>;
  /** The requests and examples that samples show as well. */
  cache: ExampleCache;
  /** What responses are tested by, where the site says that its samples run. */
  responseSchemas?: ResponseSchemas;
}

/** Makes the context of one collection. */
export function createContext(
  model: ReferenceModel,
  cache: ExampleCache,
  responseSchemas?: ResponseSchemas,
): RequestContext {
  const authContext = { variables: schemeVariables(model), baseUrl: serverUrl(model.servers[0]) };
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  const requests = operations.map((operation) => operationRequest(operation, cache));
  const secrets = requests.flatMap(({ access }) => access.flatMap((use) => variablesOf(use, authContext)));
  const taken = new Set([...ownVariables, ...authContext.variables.values(), ...secrets]);
  return {
    ...authContext,
    auth: commonAuth(
      requests.map(({ access }) => access),
      authContext,
    ),
    open: openVariables(requests, taken),
    cache,
    ...(responseSchemas ? { responseSchemas } : {}),
  };
}

/** Namespace of the ids that are made here. */
const namespace = Buffer.from('4f1d6c1e9a5b4d52b1f08f7c2f6a3e90', 'hex');

/** An id that is the same for the same names: a UUID made from them (RFC 9562, version 5). */
export function nameToId(...names: string[]): string {
  const bytes = createHash('sha1').update(namespace).update(JSON.stringify(names)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
