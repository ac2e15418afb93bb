import { isIPv6 } from 'node:net';
import { toInternal } from '../src/reference/internal/internal';
import { hostNameOf } from '../src/sandbox/request/callers';

/** Takes `--name value` or `--name=value` out of a list of arguments; the rest stays in its order. */
export function takeOption(args: string[], name: string): { value?: string; rest: string[] } {
  const flag = `--${name}`;
  const index = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  const found = args[index];
  if (found === undefined) return { rest: args };
  if (found !== flag) return { value: found.slice(flag.length + 1), rest: without(args, index, 1) };
  const value = args[index + 1];
  if (value === undefined || value.startsWith('--')) throw new Error(`${flag} needs a value.`);
  return { value, rest: without(args, index, 2) };
}

/** Takes an option that may be given several times out of a list of arguments. */
export function takeOptions(args: string[], name: string): { values: string[]; rest: string[] } {
  const { value, rest } = takeOption(args, name);
  if (value === undefined) return { values: [], rest };
  const others = takeOptions(rest, name);
  return { values: [value, ...others.values], rest: others.rest };
}

/**
 * Reads the flags of `npm run build` and `npm start` that decide what is made of a description, and how its problems are
 * reported, as environment variables for the generator.
 */
export function takeReportFlags(args: string[]): { env: Record<string, string>; rest: string[] } {
  const flags: Record<string, string> = { '--strict': 'OPENAPI_STRICT', '--verbose': 'OPENAPI_VERBOSE' };
  const { value: internal, rest } = takeOption(args, 'internal');
  const asked = rest.flatMap((arg) => (Object.hasOwn(flags, arg) ? [flags[arg] ?? ''] : []));
  return {
    env: {
      ...Object.fromEntries(asked.map((name) => [name, '1'])),
      ...(internal === undefined ? {} : { OPENAPI_INTERNAL: toInternal(internal) }),
    },
    rest: rest.filter((arg) => !Object.hasOwn(flags, arg)),
  };
}

/** The description that a command works on: that of the site, or the one that the environment variables name. */
export interface StatedDescription {
  /** Path in the project, or absolute. */
  file: string;
  /** Other folders and URLs that it may read. */
  allowRefs: string[];
  /** Whether its internal schemas are shown where something public uses them. */
  unlist: boolean;
}

/**
 * Reads OPENAPI_SPEC, in whose place the description of the site is taken, OPENAPI_ALLOW_REFS and OPENAPI_INTERNAL, in
 * whose place an option may be given.
 */
export function statedDescription(
  description: string,
  env: NodeJS.ProcessEnv,
  internal = env.OPENAPI_INTERNAL,
): StatedDescription {
  return {
    file: env.OPENAPI_SPEC ?? description,
    allowRefs: (env.OPENAPI_ALLOW_REFS ?? '').split(/\s+/).filter((entry) => entry !== ''),
    unlist: toInternal(internal) === 'unlist',
  };
}

/** Reads a port number; `0` asks for any free one. */
export function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`"${text}" is not a port number. Name one up to 65535, such as "--port 4010".`);
  return port;
}

/** Reads the name of a host, without its port; an IPv6 address has brackets then, as in addresses. */
export function toHostName(text: string): string {
  const host = isIPv6(text) ? `[${text}]` : text;
  const name = hostNameOf(host);
  if (name === undefined || /:\d*$/.test(host))
    throw new Error(`"${text}" is not the name of a host. Name one without its port, such as "--allow-host sandbox".`);
  return name;
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

function without(args: string[], index: number, count: number): string[] {
  return [...args.slice(0, index), ...args.slice(index + count)];
}
