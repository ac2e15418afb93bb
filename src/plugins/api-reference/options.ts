import logger from '@docusaurus/logger';
import {
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
  validateOptions as validateDocsOptions,
} from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type Audience, toAudience } from '../../reference/internal/audience';
import { type InternalSchemas, toInternal } from '../../reference/internal/internal';
import { namedOverlays } from '../../reference/overlays/namedOverlays';
import type { SampleOptions } from '../../reference/sampleRequest';
import { audienceOption } from '../audienceOption';
import { hasBuilderParts } from './requestBuilder/bundling';

/** What a site states about its API reference. */
export interface Options {
  /** The OpenAPI description, relative to the site's folder. */
  description: string;
  /** Address of a source file in an editor; `{file}` stands for its path from the site's folder. Empty: no link. */
  editUrl: string;
  /** Folder of the reference below the docs, with `api/` and `models/` in it. */
  folder: string;
  /** Address of the page that gives the overview, below the docs' own. */
  home: string;
  /**
   * Address of the page with the changelog, below the docs' own, which asks for `reference:changelog`. A description without
   * releases has no such page. Empty: no marks of releases and no changelog.
   */
  changelog?: string;
  /**
   * Address of the page that lists the models, below the docs' own, which asks for `reference:models`. A description with at
   * most 150 models has no such page: they are in the sidebar and the overview. Empty: they always are in the overview.
   */
  models?: string;
  /**
   * Address of the documentation that links in the texts of a third party are relative to. By default what OPENAPI_LINKS_BASE
   * names, else the address in `externalDocs`; without either, relative links are text.
   */
  linksBase?: string;
  /** What became of the logo that the description names (`x-logo`), where the site shows it: why it does not, if so. */
  logo?: { problem?: string };
  /** Whether the description is from a third party, whose broken links are notices instead of errors. */
  foreign?: boolean;
  /**
   * Overlays (1.0 or 1.1), relative to the site's folder, which change the description in this order before anything else is
   * made of it. After them come those of OPENAPI_OVERLAYS, which `npm run build -- --overlay FILE` sets.
   */
  overlays?: string[];
  /**
   * What a `$ref` may read outside the description's folder: URLs and files, and all that lies below those that end in
   * `/`. By default what OPENAPI_ALLOW_REFS names, with spaces between.
   */
  allowRefs?: string[];
  /**
   * Whether schemas that are internal go with all that uses them, as everything else that is internal does, or are shown where
   * something public uses them (`unlist`), without a page or a place in search. By default what OPENAPI_INTERNAL says, which
   * `npm run build -- --internal unlist` sets, else they go.
   */
  internal?: InternalSchemas;
  /**
   * For whom the site is: parts whose `x-audience` (`extension`) names others are left out, as internal ones are. Of the audiences
   * in `of` each sees what is for those before it. OPENAPI_AUDIENCE, which `npm run build -- --audience partner` sets, takes the
   * place of `is`.
   */
  audience?: Audience;
  /**
   * Whether what the OpenAPI Specification forbids stops the build. By default when OPENAPI_STRICT is set, which
   * `npm run build -- --strict` does.
   */
  strict?: boolean;
  /** Whether every notice lists all of its places; by default when OPENAPI_VERBOSE is set (`-- --verbose`). */
  verbose?: boolean;
  /** Whether operations have a button that opens the request builder; by default if docusaurus-theme-openapi-docs is installed. */
  requestBuilder?: boolean;
  /** What samples read from the environment; without it they have the address of the first server. */
  samples?: SampleOptions;
  /** File with what of the site has been run, relative to the site's folder: `<!-- reference:proof -->` is its table. */
  proof?: string;
  /** Options of the search. */
  search?: {
    /** File with words that readers type and what they stand for, relative to the site's folder; by default none. */
    synonyms?: string;
    /** Addresses of the pages that are shown for an empty query; by default those that most pages link to. */
    popular?: string[];
  };
  /** What of the guides is checked against the description; without it, nothing is. Relative to the site's folder. */
  guides?: {
    /** Folder of the posts, which may be missing. */
    posts?: string;
    /** File with the words in code that are not of the API, which may be missing. */
    otherWords?: string;
  };
  /** Options of the docs plugin that the reference is joined with. */
  docs: DocsOptions;
}

/** The options with the docs plugin's own filled in. */
export type PluginOptions = Required<
  Omit<Options, 'audience' | 'docs' | 'guides' | 'logo' | 'proof' | 'samples' | 'search'>
> & {
  id: string;
  proof?: string;
  audience?: Audience | undefined;
  guides?: Options['guides'];
  logo?: Options['logo'];
  samples?: SampleOptions;
  docs: DocsPluginOptions;
  search: Required<NonNullable<Options['search']>>;
};

const schema = Joi.object<Options>({
  description: Joi.string().required(),
  editUrl: Joi.string()
    .allow('')
    .pattern(/\{file\}/)
    .required(),
  folder: Joi.string().required(),
  home: Joi.string().allow('').required(),
  changelog: Joi.string().allow('').default(''),
  models: Joi.string().allow('').default(''),
  linksBase: Joi.string()
    .allow('')
    .default(() => process.env.OPENAPI_LINKS_BASE ?? ''),
  logo: Joi.object({ problem: Joi.string() }),
  foreign: Joi.boolean().default(false),
  overlays: Joi.array().items(Joi.string()).default([]),
  allowRefs: Joi.array()
    .items(Joi.string())
    .default(() => process.env.OPENAPI_ALLOW_REFS?.split(/\s+/).filter(Boolean) ?? []),
  internal: Joi.string().valid('remove', 'unlist'),
  audience: audienceOption,
  strict: Joi.boolean().default(() => Boolean(process.env.OPENAPI_STRICT)),
  verbose: Joi.boolean().default(() => Boolean(process.env.OPENAPI_VERBOSE)),
  requestBuilder: Joi.boolean(),
  proof: Joi.string(),
  samples: Joi.object({
    // Names with API_ in front are those of secrets, of which none is called API_BASE.
    baseUrlVariable: Joi.string()
      .pattern(/^(?:API_BASE$|(?!API_)[A-Za-z_]\w*$)/)
      .required(),
    defaultBaseUrl: Joi.string()
      .pattern(/^https?:\/\/[\w.:/-]*\w$/)
      .required(),
    defaultBaseUrlLabel: Joi.string(),
    idempotencyHeader: Joi.string().required(),
  }),
  search: Joi.object({
    synonyms: Joi.string().allow('').default(''),
    popular: Joi.array().items(Joi.string()).default([]),
  }).default(),
  guides: Joi.object({ posts: Joi.string(), otherWords: Joi.string() }),
  docs: Joi.object({ id: Joi.forbidden() }).unknown().default({}),
});

/** Checks the options; the docs plugin checks its part. Throws with the name of the option that is wrong. */
export function validateOptions({ validate, options }: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  // Docusaurus lets every plugin have an id, but the theme and our components ask for the docs without one.
  if ('id' in options) throw new Error('"id" is not allowed: a site has one API reference.');
  const own = validate(schema as never, options);
  // Docusaurus's `validate` is typed for one plugin's options; here it serves two.
  const docs = validateDocsOptions({ validate: validate as never, options: own.docs as DocsOptions });
  const requestBuilder = toRequestBuilder(own.requestBuilder, hasBuilderParts());
  return {
    ...own,
    requestBuilder,
    overlays: [...own.overlays, ...namedOverlays(process.env)],
    internal: own.internal ?? toInternal(process.env.OPENAPI_INTERNAL),
    audience: toAudience(own.audience, process.env.OPENAPI_AUDIENCE),
    id: docs.id,
    docs,
  };
}

/**
 * Whether operations have a request builder, from what the option says and whether the package with parts of it is installed.
 * Throws an Error where it is asked for without that package.
 */
export function toRequestBuilder(asked: boolean | undefined, isInstalled: boolean): boolean {
  if (isInstalled || asked === false) return asked ?? true;
  const remedy =
    'Install docusaurus-plugin-openapi-docs and docusaurus-theme-openapi-docs, or set "requestBuilder" to false.';
  if (asked)
    throw new Error(`The request builder needs docusaurus-theme-openapi-docs, which is not installed. ${remedy}`);
  logger.info(`Operations have no request builder, since docusaurus-theme-openapi-docs is not installed. ${remedy}`);
  return false;
}
