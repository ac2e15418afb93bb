import type { SampleBase, SampleBody, SampleRequest } from './sampleRequest';
import type { Fact, FieldView, SchemaView } from './schemaRows';
import type { ExternalDocs, Link, RichText, Written } from './text';

/**
 * What a page of the reference shows, with every URL and anchor made: all that the page components and the text
 * outputs need. JSON-safe and finite; a page never points into another page's data.
 */
export type ReferencePage = ApiPage | ModelPage;

interface PageBase {
  /** Path on the site, with the base URL, without a trailing slash. */
  url: string;
  title: string;
  description?: RichText;
  /** Plain text for search engines, at most 160 characters. */
  summary: string;
  /** Source file, relative to the site's folder, with forward slashes. */
  source?: string;
  breadcrumbs: Link[];
  externalDocs?: ExternalDocs;
  /** What further documentation is made of, where a link has to be checked or leads nowhere. */
  written?: Written[];
  /** Anchors that names of several places of the page would have. */
  sharedAnchors?: SharedAnchor[];
}

/** The spellings of an anchor that names of several places would have, and where these are. */
export interface SharedAnchor {
  anchors: string[];
  links: Link[];
}

/** The page of one tag, or of the operations of a tag whose paths begin alike: its operations and webhooks. */
export interface ApiPage extends PageBase {
  kind: 'api';
  operations: OperationSection[];
  /** The tag's own summary and sort, where the title does not say them. */
  notes?: string[];
  /** The pages with what was on this one before it was too large: their anchors here lead to them. */
  parts?: PagePart[];
  /** Operations of other pages that carry this page's tag as well. */
  seeAlso: OperationLink[];
}

/** The operations and webhooks of a page; none on that of a model. */
export function sectionsOf(page: ReferencePage): OperationSection[] {
  return page.kind === 'api' ? page.operations : [];
}

/** A page with operations that were on another, and the anchors that they had there. */
export interface PagePart extends Link {
  operations: (OperationLink & { anchor: string })[];
}

/** The page of one named schema. */
export interface ModelPage extends PageBase {
  kind: 'model';
  name: string;
  schema: SchemaView;
  examples: ExampleView[];
  usedBy: UsedBy;
}

/** What uses a model. */
export interface UsedBy {
  operations: OperationUse[];
  fields: FieldUse[];
}

/** A link to an operation, with what a list shows of it. */
export interface OperationLink {
  label: string;
  href: string;
  /** Upper case; `EVENT` for a webhook. */
  method: string;
  path: string;
  deprecated: boolean;
}

/** An operation that uses a model, and where: `path id`, `request`, `200`, … in the order of the operation. */
export interface OperationUse extends OperationLink {
  places: string[];
}

/** A field of another model that has this model as its type. */
export interface FieldUse {
  model: string;
  field: string;
  href: string;
}

/** An Operation Object (4.10) as a page shows it; also one of a webhook or callback. */
export interface OperationSection {
  kind: 'operation' | 'webhook' | 'callback';
  anchor: string;
  /** operationId, else the id derived from method and path. */
  id: string;
  /** Whether it is derived, so that it is not shown as the author's. */
  isIdMade?: true;
  title: string;
  /** Upper case. */
  method: string;
  /** Path template, name of the webhook, or the callback's expression. */
  path: string;
  /** Base URLs, the first is shown; empty for webhooks and callbacks. */
  servers: ServerView[];
  description?: RichText;
  deprecated: boolean;
  security: SecurityView;
  externalDocs?: ExternalDocs;
  /** What further documentation is made of, where a link has to be checked or leads nowhere. */
  written?: Written[];
  parameters: ParameterGroup[];
  requestBody?: RequestBodyView;
  responses: ResponseView[];
  callbacks: CallbackView[];
  /** Anchors of the sections that only links inside the page name; none in a callback. */
  sectionAnchors?: { responses: string; sample?: string };
  /** The day on which a deprecated operation ends (`x-sunset`). */
  sunset?: string;
  /** Which releases brought or changed it, as links to the changelog. */
  releases?: Link[];
  /** Words beside the title. */
  badges?: string[];
  /** One sample for each language; empty for webhooks and callbacks. */
  samples: SampleView[];
  /** What the samples read the base URL from, and what a reader chooses its default by. */
  sampleBase?: SampleBase & { label?: string };
  /** Address of the data that the request builder opens with, where the operation has one. */
  requestBuilder?: string;
  /** Address of the description of this operation alone, where there is one. */
  openapi?: string;
  /**
   * What the samples send, where a reader can change it: choose between several bodies, or give values of the address.
   * The body is there in the second case, as the first one is chosen to begin with.
   */
  request?: Omit<SampleRequest, 'body'> & { body?: SentBody };
}

/** A Server Object (4.5) as a page shows it. */
export interface ServerView {
  url: string;
  /** What a reader chooses by: the name, or a short first sentence of the description. Without it, the address. */
  label?: string;
  /** The label says all that the description says. */
  isDescribedByLabel?: true;
  name?: string;
  /** The address with its variables, where it has any. */
  template?: string;
  description?: RichText;
  variables: FieldView[];
}

/** Alternatives of which one is enough; each lists schemes that are needed together. Empty: no authorisation. */
export interface SecurityView {
  alternatives: SecuritySchemeUse[][];
  /** The description does not say whether the operation needs authorisation. */
  isUnstated?: true;
}

/** A security scheme with the scopes that an operation asks for (4.30). */
interface SecuritySchemeUse {
  name: string;
  /** In words: `bearer token`, `API key in the header X-Key`, `OAuth 2`, … */
  label: string;
  scopes: string[];
  description?: RichText;
}

/** The parameters of an operation that are sent in one place. */
export interface ParameterGroup {
  /** `path`, `query`, `header`, `cookie` or `querystring`. */
  place: string;
  title: string;
  anchor: string;
  fields: FieldView[];
}

/** A Request Body Object (4.13) as a page shows it. */
export interface RequestBodyView {
  anchor: string;
  required: boolean;
  description?: RichText;
  mediaTypes: MediaTypeView[];
}

/** A Response Object (4.17) as a page shows it. */
export interface ResponseView {
  anchor: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** What the status means: `OK`, `Not found`, … */
  title: string;
  summary?: string;
  description?: RichText;
  headers: FieldView[];
  mediaTypes: MediaTypeView[];
  links: ResponseLinkView[];
}

/** A Link Object: an operation that can be called next with values of this response. */
export interface ResponseLinkView {
  name: string;
  anchor: string;
  target?: Link;
  description?: RichText;
  facts: Fact[];
}

/** A Media Type Object (4.14) as a page shows it. */
export interface MediaTypeView {
  mediaType: string;
  anchor: string;
  schema?: SchemaView;
  /** Each item of a stream, where the body as a whole is described as well (3.2). */
  itemSchema?: SchemaView;
  /** Fields of the Encoding Objects, by property. */
  encoding: FieldView[];
  examples: ExampleView[];
  /** How a request carries a body of which there is no example. */
  sent?: SentBody;
}

/** How a request carries an example. The text of JSON and of a text is left out where the example's code is it. */
export type SentBody =
  | Exclude<SampleBody, { kind: 'json' | 'text' }>
  | { kind: 'json'; mediaType: string; text?: string }
  | { kind: 'text'; mediaType: string; text?: string };

/** An Example Object (4.19), or an example made from a schema, as a page shows it. */
export interface ExampleView {
  name: string;
  /** What the reader chooses by: the summary, else the name; empty when there is one example without either. */
  label: string;
  description?: RichText;
  /** Prism's name of the grammar: `json`, `xml`, `text`, … */
  language: string;
  code: string;
  /** Address of the example when the description does not hold it. */
  externalHref?: string;
  /** That address as the author wrote it, where it has to be checked or leads nowhere. */
  written?: Written[];
  /** Only for the body of a request. */
  sent?: SentBody;
}

/** A Callback Object (4.18) as a page shows it. */
export interface CallbackView {
  name: string;
  anchor: string;
  description?: RichText;
  operations: OperationSection[];
}

/** A sample of a request in one language. */
export interface SampleView {
  id: string;
  label: string;
  language: string;
  code: string;
  /** Where in the code the base URL begins, when it can be exchanged for another one. */
  baseAt?: number;
}
