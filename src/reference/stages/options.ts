import type { Audience } from '../internal/audience';
import type { OtherMarks } from '../internal/cleanDocument';
import type { InternalSchemas } from '../internal/internal';
import type { LastRun } from '../lastRun';
import type { ProofRow } from '../outputs/guides/proof';
import type { SampleOptions } from '../sampleRequest';
import type { Link } from '../text';

/** The input of the generator. Paths are absolute, addresses include the base URL. */
export interface GenerateOptions {
  source: SourceOptions;
  site: SiteOptions;
  checks?: CheckOptions;
  /** Results of the previous run, when several follow each other. What has not changed is reused. */
  cache?: LastRun | undefined;
}

/** The description, and how it is read. */
export interface SourceOptions {
  siteDir: string;
  descriptionFile: string;
  /** What may be read outside the description's folder: URLs, absolute files, and everything below those ending in `/`. */
  allowRefs?: string[];
  /** Overlays (absolute), which change the description in this order before anything else. */
  overlays?: readonly string[];
  /** Whether it is of another version of the description than the one that overlays name in `extends`. */
  isOtherVersion?: boolean;
  /** Whether internal schemas go, or are shown where something public uses them, without a page; by default they go. */
  internal?: InternalSchemas;
  /** For whom the reference is; without it, for all. */
  audience?: Audience | undefined;
  /** What is internal in a later version of the description as well. */
  alsoInternal?: OtherMarks | undefined;
  /** Address that links in the texts of a third party are relative to; by default that of its further documentation. */
  linksBase?: string;
}

/** The site that the pages are for. */
export interface SiteOptions {
  /** Address under which the pages stand: `/docs/api_reference`. */
  basePath: string;
  /** Address of the documentation, whose paths are known: `/docs`. */
  docsPath: string;
  /** Every address under `docsPath` that is not made here. */
  sitePaths: string[];
  /** Anchors of those pages whose anchors are known, by lower-case address. */
  siteAnchors?: Map<string, Set<string>>;
  /** Base URL of the site, which links in the description leave out; `/` without one. */
  baseUrl?: string;
  /** Address of the files beside the pages, with a slash at its end; by default that of the site. */
  filesPath?: string;
  /** First breadcrumb of every page. */
  home: Link;
  /** Address of the page that lists the models, where these are too many for other lists; without it, the overview does. */
  modelsPage?: string | undefined;
  /** What samples read from the environment; without it they have the address of the first server. */
  samples?: SampleOptions;
  /** Whether the pages have request builders, and guides a button to step through each recipe. */
  hasRequestBuilder?: boolean;
  /** What of the site has been run, for the table that guides take in. */
  proof?: readonly ProofRow[];
}

/** What a description has to be for the build to go on. */
export interface CheckOptions {
  /**
   * Whether the description is from a third party: its broken links are notices, and its paths lead to its own host.
   */
  foreign?: boolean;
  /** Whether what the OpenAPI Specification forbids stops the build, also in a third-party description. */
  strict?: boolean;
  /** What became of the logo that the description names (`x-logo`), where the site shows it: why it does not, if so. */
  logo?: { problem?: string } | undefined;
}
