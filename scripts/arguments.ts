import { takeOption, takeOptions } from '../src/machine/arguments';
import { toInternal } from '../src/reference/internal/internal';
import { namedOverlays } from '../src/reference/overlays/namedOverlays';
import type { Site } from './readSite';

/**
 * Reads the flags of `npm run build` and `npm start` that decide what is made of a description, and how its problems are
 * reported, as environment variables for the generator.
 */
export function takeReportFlags(args: string[]): { env: Record<string, string>; rest: string[] } {
  const flags: Record<string, string> = { '--strict': 'OPENAPI_STRICT', '--verbose': 'OPENAPI_VERBOSE' };
  const { value: internal, rest: others } = takeOption(args, 'internal');
  const { values: overlays, rest } = takeOptions(others, 'overlay');
  const asked = rest.flatMap((arg) => (Object.hasOwn(flags, arg) ? [flags[arg] ?? ''] : []));
  return {
    env: {
      ...Object.fromEntries(asked.map((name) => [name, '1'])),
      ...(internal === undefined ? {} : { OPENAPI_INTERNAL: toInternal(internal) }),
      ...(overlays.length === 0 ? {} : { OPENAPI_OVERLAYS: overlays.join('\n') }),
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
}

/**
 * Reads OPENAPI_SPEC, in whose place the description of the site is taken with its overlays, OPENAPI_ALLOW_REFS, and
 * OPENAPI_OVERLAYS and OPENAPI_INTERNAL, in whose place options may be given.
 */
export function statedDescription(
  { description, overlays = [] }: Pick<Site, 'description' | 'overlays'>,
  env: NodeJS.ProcessEnv,
  {
    internal = env.OPENAPI_INTERNAL,
    overlays: asked = [],
  }: { internal?: string | undefined; overlays?: string[] } = {},
): StatedDescription {
  return {
    file: env.OPENAPI_SPEC ?? description,
    overlays: [...(env.OPENAPI_SPEC === undefined ? overlays : []), ...(asked.length > 0 ? asked : namedOverlays(env))],
    allowRefs: (env.OPENAPI_ALLOW_REFS ?? '').split(/\s+/).filter((entry) => entry !== ''),
    unlist: toInternal(internal) === 'unlist',
  };
}

/** Reads how often something is run. */
export function toRuns(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`"${text}" is not a number of runs. Name one, such as "--runs 1".`);
  return Number(text);
}

/** Refuses the folder of another site, which Docusaurus would take: the site is the one in the working folder. */
export function refuseFolder([first]: string[]): void {
  if (first !== undefined && !first.startsWith('-'))
    throw new Error(`Unknown argument "${first}". Run the command in the folder of the site, with options only.`);
}
