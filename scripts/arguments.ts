import { takeOption, takeOptions } from '../src/machine/arguments';
import { type Audience, toAudience } from '../src/reference/internal/audience';
import { toInternal } from '../src/reference/internal/internal';
import { namedOverlays } from '../src/reference/overlays/namedOverlays';
import type { Site } from './readSite';

/** What the options of a command say of the edition that it works on. */
export interface EditionFlags {
  internal?: string | undefined;
  overlays?: string[];
  audience?: string | undefined;
}

/** The options of commands that say which edition of a description they work on. */
export const editionOptions = ['internal', 'overlay', 'audience'];

/** Takes the options that say which edition of a description a command works on out of a list of arguments. */
export function takeEdition(args: string[]): { edition: EditionFlags; rest: string[] } {
  const { value: internal, rest: afterInternal } = takeOption(args, 'internal');
  const { values: overlays, rest: afterOverlays } = takeOptions(afterInternal, 'overlay');
  const { value: audience, rest } = takeOption(afterOverlays, 'audience');
  return { edition: { internal, overlays, audience }, rest };
}

/**
 * Reads the flags of `npm run build` and `npm start` that decide what is made of a description, and how its problems are
 * reported, as environment variables for the generator.
 */
export function takeReportFlags(args: string[]): { env: Record<string, string>; rest: string[] } {
  const flags: Record<string, string> = { '--strict': 'OPENAPI_STRICT', '--verbose': 'OPENAPI_VERBOSE' };
  const { values: allow, rest: withoutAllow } = takeOptions(args, 'allow');
  const { values: deny, rest: withoutWords } = takeOptions(withoutAllow, 'deny');
  const { edition, rest } = takeEdition(withoutWords);
  const { internal, overlays = [], audience } = edition;
  const asked = rest.flatMap((arg) => (Object.hasOwn(flags, arg) ? [flags[arg] ?? ''] : []));
  return {
    env: {
      ...Object.fromEntries(asked.map((name) => [name, '1'])),
      ...(internal === undefined ? {} : { OPENAPI_INTERNAL: toInternal(internal) }),
      ...(overlays.length === 0 ? {} : { OPENAPI_OVERLAYS: overlays.join('\n') }),
      ...(audience === undefined ? {} : { OPENAPI_AUDIENCE: audience }),
      ...(allow.length === 0 ? {} : { OPENAPI_ALLOW_WORDS: allow.join('\n') }),
      ...(deny.length === 0 ? {} : { OPENAPI_DENY_WORDS: deny.join(',') }),
    },
    rest: rest.filter((arg) => !Object.hasOwn(flags, arg)),
  };
}

/** The description that a command works on: that of the site, or the one that the environment variables name. */
export interface StatedDescription {
  /** Path in the project, or absolute. */
  file: string;
  /** Overlays that change it, in this order. */
  overlays: string[];
  /** Other folders and URLs that it may read. */
  allowRefs: string[];
  /** Whether its internal schemas are shown where something public uses them. */
  unlist: boolean;
  /** For whom it is; undefined: for all. */
  audience?: Audience | undefined;
}

/**
 * Reads OPENAPI_SPEC, in whose place the description of the site is taken with its overlays, OPENAPI_ALLOW_REFS, and
 * OPENAPI_OVERLAYS, OPENAPI_AUDIENCE and OPENAPI_INTERNAL, in whose place options may be given.
 */
export function statedDescription(
  { description, overlays = [], audience }: Pick<Site, 'description' | 'overlays' | 'audience'>,
  env: NodeJS.ProcessEnv,
  { internal = env.OPENAPI_INTERNAL, overlays: asked = [], audience: named = env.OPENAPI_AUDIENCE }: EditionFlags = {},
): StatedDescription {
  return {
    file: env.OPENAPI_SPEC ?? description,
    overlays: [...(env.OPENAPI_SPEC === undefined ? overlays : []), ...(asked.length > 0 ? asked : namedOverlays(env))],
    allowRefs: (env.OPENAPI_ALLOW_REFS ?? '').split(/\s+/).filter((entry) => entry !== ''),
    unlist: toInternal(internal) === 'unlist',
    audience: toAudience(env.OPENAPI_SPEC === undefined ? audience : undefined, named),
  };
}

/** Reads how often something is run. */
export function toRuns(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is not a number of runs. Name one, such as "--runs 1".`);
  return Number(text);
}
