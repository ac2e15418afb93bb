import type { ExampleCache } from '../examples/schemaExample';
import type { NamedSchema, Operation, ReferenceModel, Schema } from '../model';
import type { OperationSection } from '../page';
import type { Reuse } from '../reuse';
import type { Link } from '../text';
import type { Addresses, ApiPageAddress } from './addresses';
import type { Anchors } from './anchors';
import type { SchemaOutline } from './outline';
import type { PagesLimit } from './pagesLimit';
import type { ReleaseLinks } from './releaseLinks';
import type { SchemaViewer } from './schemaView';
import type { NameScheme } from './securityView';
import type { RenderText } from './texts';
import type { Uses } from './uses';

/** What pages are made of. */
export interface PagesInput {
  model: ReferenceModel;
  /** Examples of its schemas, made once for all that shows them. */
  cache: ExampleCache;
  uses: Uses;
  addresses: Addresses;
  renderText: RenderText;
  /** Source file of a pointer, relative to the site's folder. */
  sourceOf: (pointer: string) => string;
  home: Link;
  /** Address of the page that lists the models, where there is one. */
  modelsPage?: string | undefined;
  limit: PagesLimit;
  /** Takes what an earlier run made of the same content. */
  reuse: Reuse;
  /** The marks of releases; nothing for a description without releases. */
  releases?: ReleaseLinks;
  /** Addresses of the files of an operation; without it, there are none. */
  filesOf?: (operation: Operation) => Pick<OperationSection, 'openapi' | 'requestBuilder'>;
}

/** What the pages of one reference share. */
export interface PageContext extends PagesInput {
  schemas: Map<string, NamedSchema>;
  modelHref: (name: string) => string | undefined;
  outlineOf: (schema: Schema) => SchemaOutline;
  /** The pages of each tag. */
  pagesOfTag: Map<string, ApiPageAddress[]>;
  /** The pages of operations by their tag and segments (`keyOfPage`). */
  pageAt: Map<string, ApiPageAddress>;
  /** The operations that name a tag after another one. */
  alsoOfTag: Map<string, Operation[]>;
  nameScheme: NameScheme;
}

/** What the sections of one page share. */
export interface SectionContext {
  addresses: Addresses;
  anchors: Anchors;
  schemas: Map<string, NamedSchema>;
  cache: ExampleCache;
  viewer: SchemaViewer;
  limit: PagesLimit;
  renderText: RenderText;
  nameScheme: NameScheme;
  releases?: ReleaseLinks;
}
