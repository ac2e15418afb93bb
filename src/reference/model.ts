import type { Json } from './json';
import type { NamedSchema, Schema } from './schema';
import type { ExternalDocumentation, Markdown } from './text';

export type * from './schema';
export type { ExternalDocumentation };

/**
 * The reference model: the content of a description, in one shape for all versions of OpenAPI. Named schemas stay
 * references by name, so the model is finite, acyclic and JSON-safe. Texts stay as their authors wrote them. It
 * contains no URLs and no anchors.
 */
export interface ReferenceModel {
  title: string;
  version: string;
  openapi: string;
  info: ApiInfo;
  servers: Server[];
  securitySchemes: { name: string; scheme: SecurityScheme }[];
  tags: Tag[];
  groups: TagGroup[];
  operations: Operation[];
  unresolvedPaths: UnresolvedPath[];
  /** The paths and webhooks that have no operation (4.8: they may be empty, but readers see them). */
  emptyPaths: string[];
  schemas: NamedSchema[];
  /** The other Components Objects (4.7), but for security schemes. */
  components: ComponentNames[];
}

/** The components of one kind. */
export interface ComponentNames {
  /** Their field of the Components Object: `requestBodies`. */
  kind: string;
  names: string[];
}

/** A path or webhook whose Path Item Object (4.9) is a reference that cannot be resolved. */
export interface UnresolvedPath {
  path: string;
  reference: string;
}

/** An Info Object (4.2), but for title and version. */
export interface ApiInfo {
  summary?: string;
  description?: Markdown;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; identifier?: string; url?: string };
  externalDocs?: ExternalDocumentation;
  /** Address of the description itself (`$self`, 3.2). */
  self?: string;
  /** Dialect in which its schemas are written (`jsonSchemaDialect`). */
  dialect?: string;
}

/** A Tag Object (4.22), or a tag that is only used. `page` is the address its author states, `group/slug`. */
export interface Tag {
  name: string;
  title: string;
  /** The tag's own summary, where its title is something else. */
  summary?: string;
  /** What sort of tag it is (3.2): `nav`, `badge`, `audience`, … */
  kind?: string;
  description?: Markdown;
  externalDocs?: ExternalDocumentation;
  page?: string;
  pointer: string;
}

/** Tags that belong together: an entry of `x-tagGroups`, or a tag with those that name it as their parent (3.2). */
export interface TagGroup {
  name: string;
  title: string;
  /** Titles of the groups that this one is inside, the outermost first. */
  ancestors?: string[];
  tags: string[];
}

/** An Operation Object (4.10) with its method and path, or one of a webhook. */
export interface Operation {
  kind: 'operation' | 'webhook' | 'callback';
  id: string;
  /** Whether the id is made of method and path, so that it says nothing to readers. */
  isIdMade?: true;
  /** In lower case, as its field in a Path Item Object; a key of `additionalOperations` as it is written. */
  method: string;
  /** Path template, name of the webhook or expression of the callback. */
  path: string;
  tags: string[];
  summary?: string;
  description?: Markdown;
  deprecated: boolean;
  /** The day on which it ends (`x-sunset`). */
  sunset?: string;
  servers: Server[];
  security: SecurityRequirement[];
  /** Neither the operation nor the document states any. */
  isSecurityUnstated?: true;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  callbacks: Callback[];
  /** Samples that the author wrote (`x-codeSamples`). */
  codeSamples?: CodeSample[];
  /** Words beside the title: `x-badges`, and tags of the kind `badge` (3.2). */
  badges?: string[];
  externalDocs?: ExternalDocumentation;
  /** Place in the bundled document. */
  pointer: string;
}

/** A sample that the author wrote (`x-codeSamples`). */
export interface CodeSample {
  language: string;
  label: string;
  source: string;
}

/** A Callback Object (4.18). `description` says which references of it cannot be resolved. */
export interface Callback {
  name: string;
  description?: Markdown;
  operations: Operation[];
}

/** A Server Object (4.5). */
export interface Server {
  url: string;
  name?: string;
  description?: Markdown;
  variables: ServerVariable[];
}

/** A Server Variable Object (4.6). */
export interface ServerVariable {
  name: string;
  default: string;
  enum: string[];
  description?: Markdown;
}

/** Schemes that are needed together (4.30); an empty list stands for access without authorisation. */
export type SecurityRequirement = SecuritySchemeUse[];

/** A security scheme with the scopes that a requirement asks for (4.30). */
export interface SecuritySchemeUse {
  name: string;
  scopes: string[];
  scheme: SecurityScheme;
  /** The environment variable that samples read its secret from, where its name alone would make that of something else. */
  variable?: string;
}

/** A Security Scheme Object (4.27), a union on `kind`. */
export type SecurityScheme =
  | (SchemeText & { kind: 'apiKey'; name: string; in: 'query' | 'header' | 'cookie' })
  | (SchemeText & { kind: 'http'; scheme: string; bearerFormat?: string })
  | (SchemeText & { kind: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string })
  | (SchemeText & { kind: 'openIdConnect'; url: string })
  | (SchemeText & { kind: 'mutualTLS' | 'unknown' });

interface SchemeText {
  description?: Markdown;
  deprecated?: boolean;
}

/** An OAuth Flow Object (4.29). */
export interface OAuthFlow {
  name: string;
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes: { name: string; description: string }[];
}

/**
 * A Parameter Object (4.12) or, with `in: 'responseHeader'`, a Header Object (4.21). `unresolved` is one whose
 * reference cannot be resolved, so that its place is not known; its name is the last part of the reference.
 */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring' | 'responseHeader' | 'unresolved';
  required: boolean;
  deprecated: boolean;
  /** The day on which it ends (`x-sunset`). */
  sunset?: string;
  allowEmptyValue: boolean;
  allowReserved: boolean;
  style: string;
  explode: boolean;
  description?: Markdown;
  schema?: Schema;
  /** Media type of a parameter that is described by `content`. */
  mediaType?: string;
  examples: Example[];
  pointer: string;
}

/** A Request Body Object (4.13). */
interface RequestBody {
  required: boolean;
  description?: Markdown;
  content: MediaType[];
}

/** A Response Object (4.17). */
export interface Response {
  status: string;
  summary?: string;
  description?: Markdown;
  headers: Parameter[];
  content: MediaType[];
  links: ResponseLink[];
}

/** A Link Object (4.20). */
export interface ResponseLink {
  name: string;
  operationId?: string;
  operationPointer?: string;
  parameters: { name: string; value: Json }[];
  requestBody?: Json;
  description?: Markdown;
  server?: Server;
}

/** A Media Type Object (4.14). */
export interface MediaType {
  mediaType: string;
  schema?: Schema;
  /** Schema of each item of a stream (3.2). */
  itemSchema?: Schema;
  examples: Example[];
  encoding: Encoding[];
  /** What the bodies of a range such as `image/*` are, of which the type depends that is sent; none for any other. */
  holds?: HeldValue;
}

/** What a body is. */
export type HeldValue = 'text' | 'file' | 'structure';

/** An Encoding Object (4.15) of one property. */
export interface Encoding {
  property: string;
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  headers: Parameter[];
  /** Encodings of the parts inside this one (3.2). */
  encoding?: Encoding[];
}

/** An Example Object (4.19). */
export interface Example {
  name: string;
  summary?: string;
  description?: Markdown;
  value?: Json;
  /** The value as it is sent, where that is stated beside the value (3.2). */
  serialized?: string;
  externalValue?: string;
}
