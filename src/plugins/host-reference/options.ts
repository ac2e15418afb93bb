import path from 'node:path';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type Audience, toAudience } from '../../reference/internal/audience';
import { type InternalSchemas, toInternal } from '../../reference/internal/internal';
import { namedOverlays } from '../../reference/overlays/namedOverlays';
import { nearestNames } from '../../reference/similarity';
import { audienceOption } from '../audienceOption';

/** One API of a site. */
export interface ApiOptions {
  /** The OpenAPI description, relative to the site's folder. */
  description: string;
  /** Where its reference stands, below the site's base URL: `/orders`. Everything of it is below that. */
  route: string;
  /** Name of the API in the site's own data; by default made from the route. */
  id?: string;
  /** What links call its reference; by default the title of the description. */
  label?: string;
  /** Address of a source file in an editor; `{file}` stands for its path from the site's folder. By default there is no link. */
  editUrl?: string;
  /** Overlays (1.0 or 1.1), relative to the site's folder, which change the description in this order before anything else. */
  overlays?: string[];
  /** What a `$ref` may read outside the description's folder: URLs and files, and all that lies below those that end in `/`. */
  allowRefs?: string[];
  /**
   * Whether schemas that are internal go with all that uses them, or are shown where something public uses them (`unlist`), without a
   * page. By default they go.
   */
  internal?: InternalSchemas;
  /**
   * For whom the reference is: parts whose `x-audience` (`extension`) names others are left out, as internal ones are. Of the
   * audiences in `of` each sees what is for those before it.
   */
  audience?: Audience;
}

/** What a site states about the references of its APIs. */
export interface Options {
  /** Not to be stated: a site has this plugin once. */
  id?: string;
  /** The APIs, each with a route of its own. */
  apis: ApiOptions[];
  /** Address of a page that lists the APIs, below the site's base URL: `/` or `/apis`. By default there is none. */
  overview?: string;
  /** Whether what the OpenAPI Specification forbids stops the build; by default it is a notice. */
  strict?: boolean;
  /** Whether every notice lists all of its places; by default the first ones. */
  verbose?: boolean;
}

/** An API with everything filled in. Its route begins with a slash and does not end with one. */
export type Api = Required<Omit<ApiOptions, 'audience' | 'label'>> & Pick<ApiOptions, 'audience' | 'label'>;

/** The options with everything filled in. */
export interface PluginOptions {
  id: string;
  apis: Api[];
  overview?: string;
  strict: boolean;
  verbose: boolean;
}

const text = Joi.string().trim();

const apiKeys = {
  description: text.required(),
  // A segment has letters that need no escape, so that a route is also the name of a folder.
  route: text
    .pattern(/^\/?[\w.-]+(?:\/[\w.-]+)*\/?$/)
    .pattern(/(?:^|\/)\.{1,2}(?:\/|$)/, { invert: true })
    .required()
    .messages({
      'string.pattern.base': '{#label} is {#value}. Give it as a path below the base URL, such as "/orders"',
      'string.pattern.invert.base': '{#label} is {#value}. Give it without "." and ".."',
    }),
  id: text.pattern(/^[a-z0-9][a-z0-9-]*$/).messages({
    'string.pattern.base': '{#label} is {#value}. Write it with small letters, digits and hyphens, such as "orders"',
  }),
  label: text,
  editUrl: text
    .allow('')
    .pattern(/\{file\}/)
    .default('')
    .messages({
      'string.pattern.base': '{#label} does not say where the path of the file goes. Write "file" in braces there',
    }),
  overlays: Joi.array().items(text).default([]),
  allowRefs: Joi.array().items(text).default([]),
  internal: text.valid('remove', 'unlist').default(() => toInternal(process.env.OPENAPI_INTERNAL)),
  audience: audienceOption,
};

const keys = {
  apis: Joi.array().items(Joi.object(apiKeys)).min(1).required().messages({
    'array.min':
      '"apis" is empty. Add an API: its `description`, such as "orders.yaml", and its `route`, such as "/orders"',
    'any.required': '"apis" is missing. Add a list of APIs, each with its `description` and its `route`',
  }),
  overview: text
    .pattern(/^(?:\/|\/?[\w.-]+(?:\/[\w.-]+)*\/?)$/)
    .pattern(/(?:^|\/)\.{1,2}(?:\/|$)/, { invert: true })
    .messages({
      'string.pattern.base': '{#label} is {#value}. Give it as a path below the base URL, such as "/apis"',
      'string.pattern.invert.base': '{#label} is {#value}. Give it without "." and ".."',
    }),
  strict: Joi.boolean().default(() => Boolean(process.env.OPENAPI_STRICT)),
  verbose: Joi.boolean().default(() => Boolean(process.env.OPENAPI_VERBOSE)),
};

/**
 * Checks the options. Throws an Error with every option that is not known, and the known one that is nearest to it, with each route and id
 * that two APIs have, or with what else is wrong.
 */
export function validateOptions({ validate, options }: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  refuse([...secondInstance(options), ...unknownOptions(options)]);
  const { apis, overview, ...others } = validate(Joi.object(keys) as never, options);
  const whole = apis.map((api) => {
    const route = `/${api.route.replace(/^\/|\/$/g, '')}`;
    return {
      ...api,
      ...editionOf(api, process.env),
      route,
      id:
        api.id ??
        route
          .slice(1)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-'),
    };
  });
  const page = overview === undefined ? {} : { overview: `/${overview.replace(/^\/|\/$/g, '')}` };
  refuse([...repeated(whole, 'route'), ...repeated(whole, 'id'), ...nested(whole), ...takenOverview(whole, page)]);
  return { ...others, ...page, apis: whole };
}

/** The edition of an API: that of its options, or the one that a command names for all APIs of the site. */
function editionOf({ overlays, audience }: Api, env: NodeJS.ProcessEnv): Pick<Api, 'overlays' | 'audience'> {
  const named = namedOverlays(env).map((file) => path.resolve(file));
  return { overlays: [...overlays, ...named], audience: toAudience(audience, env.OPENAPI_AUDIENCE) };
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The page that lists the APIs is no page of one. */
function takenOverview(apis: Api[], { overview }: { overview?: string }): string[] {
  const below = (route: string): boolean => `${overview}/`.toLowerCase().startsWith(`${route.toLowerCase()}/`);
  const found = overview === undefined ? undefined : apis.find(({ route }) => below(route));
  return found
    ? [`"overview" is ${overview}, which is in the route "${found.route}" of an API. Give it another path.`]
    : [];
}

/** Docusaurus takes a second instance of a plugin with an id of its own. */
function secondInstance({ id = 'default' }: { id?: string }): string[] {
  return id === 'default'
    ? []
    : ['"id" is not an option: a site has this plugin once. Put all APIs into its list "apis".'];
}

function unknownOptions(options: object): string[] {
  const { apis } = options as { apis?: unknown };
  const entries = Array.isArray(apis) ? apis.filter((api) => typeof api === 'object' && api !== null) : [];
  return [
    ...unknownOf({ ...options, id: undefined }, Object.keys(keys), ''),
    ...entries.flatMap((api: object, index) => unknownOf(api, Object.keys(apiKeys), `apis[${index}].`)),
  ];
}

function unknownOf(given: object, known: string[], place: string): string[] {
  const unknown = Object.entries(given).filter(([name, value]) => value !== undefined && !known.includes(name));
  return unknown.map(([name]) => {
    const [nearest] = nearestNames(name, known);
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return `"${place}${name}" is not an option.${hint} There are ${known.join(', ')}.`;
  });
}

function repeated(apis: Api[], name: 'route' | 'id'): string[] {
  const values = apis.map((api) => api[name].toLowerCase());
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...twice].map((value) => `Two APIs have the ${name} "${value}". Give each its own.`);
}

function nested(apis: Api[]): string[] {
  return apis.flatMap(({ route }) =>
    apis
      .filter((other) => route.toLowerCase().startsWith(`${other.route.toLowerCase()}/`))
      .map(
        (other) => `The route "${route}" is below "${other.route}", whose pages it could replace. Put it beside that.`,
      ),
  );
}
