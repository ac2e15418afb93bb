import { isIP, isIPv6 } from 'node:net';
import { takeOption, takeOptions, toPort } from '../../machine/arguments';
import type { Usage } from '../../machine/main';
import { asHost, hostNameOf, isLoopback, isLoopbackName } from '../request/callers';

/** The options of the sandbox on the command line. */
export interface SandboxOptions {
  port: number;
  token: string;
  /** Secret that signs deliveries to addresses that have none of their own. */
  secret: string;
  /** Addresses on this machine that get every webhook. */
  webhooks: string[];
  /** How many requests are let through before some are refused with 429; without it, all are. */
  rateLimit?: number;
  /** The address of this machine that it listens on, and that others may reach; without it, 127.0.0.1. */
  listen?: string;
  /** Names under which it may be called besides those of this machine, as in addresses. */
  allowHosts: string[];
  /** Origins whose pages may call it besides those of this machine. */
  cors: string[];
}

/** How the sandbox is started: from the project, or as the one file that a build writes. */
type SandboxCommand = 'npm run sandbox --' | 'node sandbox.mjs';

const edition =
  '  --overlay FILE         an Overlay that changes the description first; may be given several times\n' +
  '  --audience NAME        reads what is for an audience, as x-audience says\n' +
  '  --internal unlist      reads internal schemas where something public uses them\n';

/** The arguments of the sandbox. */
export function sandboxUsage(command: SandboxCommand): Usage {
  const isOwn = command.startsWith('npm');
  const help = `Responds to requests on this machine as the API description says, and keeps what you create until it ends.

  ${command} [options]
${
  isOwn
    ? `  ${command} orders.yaml [options]    another description than that of the site (OpenAPI 3.x or Swagger 2.0);
                         of several, each is below the path of its first server\n`
    : ''
}
  --port NUMBER          port, 4010 by default; 0 takes any free one
  --token TEXT           the token that is accepted, "sandbox-token" by default
${isOwn ? edition : ''}  --webhook URL          an address on this machine that gets every webhook; may be given several times
  --webhook-secret TEXT  the secret that signs them, "sandbox-secret" by default
  --allow-host NAME      a name, such as that of a container, under which it may be called besides localhost; may be given
                         several times
  --listen ADDRESS       listens on this address of the machine, for containers; needs --allow-host
  --cors ORIGIN          an origin whose pages may call it besides http://localhost; may be given several times
  --rate-limit NUMBER    lets so many requests through, returns 429 for a second, and starts again; no limit by default
  --help                 this text

A request can ask for a response: "Prefer: code=429", "Prefer: example=NAME".`;
  const own = isOwn ? ['overlay', 'audience', 'internal'] : [];
  const options = ['port', 'token', 'webhook-secret', 'rate-limit', 'webhook', 'allow-host', 'listen', 'cors', ...own];
  return { help, options, places: isOwn ? Number.POSITIVE_INFINITY : 0 };
}

/** Reads the arguments. Throws an Error that says what is wrong with one, and what to do. */
export function readCommandLine(args: string[]): SandboxOptions {
  const port = takeOption(args, 'port');
  const token = takeOption(port.rest, 'token');
  const secret = takeOption(token.rest, 'webhook-secret');
  const limit = takeOption(secret.rest, 'rate-limit');
  const { values: webhooks, rest } = takeOptions(limit.rest, 'webhook');
  const far = webhooks.find((url) => !isLoopback(url));
  if (far !== undefined) {
    throw new Error(
      `"${far}" is not an address on this machine. Webhooks go to http://127.0.0.1 or http://localhost alone.`,
    );
  }
  if (token.value === '') throw new Error('--token needs a value.');
  if (limit.value !== undefined && !/^[1-9]\d{0,8}$/.test(limit.value)) {
    throw new Error(`"${limit.value}" is not a rate limit. Name a number of requests, such as "--rate-limit 3".`);
  }
  return {
    port: toPort(port.value ?? '4010'),
    token: token.value ?? 'sandbox-token',
    secret: secret.value ?? 'sandbox-secret',
    ...(limit.value === undefined ? {} : { rateLimit: Number(limit.value) }),
    webhooks,
    ...readCallers(rest),
  };
}

/** Reads who may call the sandbox besides programs and pages of this machine. */
function readCallers(args: string[]): Pick<SandboxOptions, 'listen' | 'allowHosts' | 'cors'> {
  const names = takeOptions(args, 'allow-host');
  const origins = takeOptions(names.rest, 'cors');
  const allowHosts = names.values.map(toHostName);
  const { value: listen } = takeOption(origins.rest, 'listen');
  const callers = { allowHosts, cors: origins.values.map(toOrigin) };
  if (listen === undefined) return callers;
  if (isIP(listen) === 0)
    throw new Error(`"${listen}" is not an IP address. Name one of this machine, such as "--listen 0.0.0.0".`);
  if (allowHosts.length === 0 && !isLoopbackName(asHost(listen)))
    throw new Error(
      `--listen ${listen} lets other machines call the sandbox. Say under which name, such as "--allow-host sandbox".`,
    );
  return { ...callers, listen };
}

/** Reads an origin, as browsers send it. */
function toOrigin(text: string): string {
  const isOne = /^https?:\/\/[^/?#\\@]+\/?$/i.test(text) && URL.canParse(text);
  if (!isOne) throw new Error(`"${text}" is not an origin. Name one, such as "--cors https://app.example.com".`);
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`;
}

/** Reads the name of a host, without its port; an IPv6 address has brackets then, as in addresses. */
export function toHostName(text: string): string {
  const host = isIPv6(text) ? `[${text}]` : text;
  const name = hostNameOf(host);
  if (name === undefined || /:\d*$/.test(host))
    throw new Error(`"${text}" is not the name of a host. Name one without its port, such as "--allow-host sandbox".`);
  return name;
}
