import { execFileSync } from 'node:child_process';
import vm from 'node:vm';
import type { ReadRequest } from './readProgram';

type Options = Record<string, unknown> & { headers?: Record<string, string> };

/** The libraries of JavaScript whose programs are run, with stand-ins for what they call. */
export const scripted = /^(javascript (jQuery|XHR)|nodejs )/;

/** The programs of a shell that are run, with stand-ins for the commands that they call. */
export const shelled = /^(shell|postman-cli) /;

/** Runs a program of JavaScript and returns the request that it asks its library for. */
export function runScript(program: string): ReadRequest {
  let sent: ReadRequest | undefined;
  const take = (method: string, url: string, headers: Record<string, string> = {}, body?: unknown): void => {
    sent = {
      method: method.toUpperCase(),
      url,
      headers: Object.entries(headers),
      body: body === undefined || body === null ? undefined : String(body),
    };
  };
  const sandbox = { $: jquery(take), XMLHttpRequest: xhr(take), console: { log() {} }, require: packages(take) };
  vm.runInNewContext(program, sandbox);
  if (!sent) throw new Error(`nothing was sent: ${program}`);
  return sent;
}

type Take = (method: string, url: string, headers?: Record<string, string>, body?: unknown) => void;

function jquery(take: Take): object {
  return {
    ajax: ({ url, method, headers, data }: Options) => {
      take(String(method), String(url), headers, data);
      return { done: () => undefined };
    },
  };
}

function xhr(take: Take): object {
  return class {
    private start: [string, string] = ['', ''];
    private headers: Record<string, string> = {};
    addEventListener(): void {}
    open(method: string, url: string): void {
      this.start = [method, url];
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    send(body?: string): void {
      take(...this.start, this.headers, body);
    }
  };
}

function packages(take: Take): (name: string) => unknown {
  const withOptions = ({ method, url, headers, body, data }: Options): object => {
    take(String(method), String(url), headers, body ?? data);
    return {};
  };
  const native = (scheme: string) => ({
    request: ({ method, hostname, path, headers }: Options) => {
      const url = `${scheme}://${String(hostname)}${String(path)}`;
      let body: string | undefined;
      return {
        write: (text: string) => {
          body = text;
        },
        end: () => take(String(method), url, headers, body),
      };
    },
  });
  const unirest = (method: string, url: string) => {
    let [headers, body]: [Record<string, string>, string | undefined] = [{}, undefined];
    const chain = {
      headers: (given: Record<string, string>) => {
        headers = given;
        return chain;
      },
      send: (text: string) => {
        body = text;
        return chain;
      },
      end: () => take(method, url, headers, body),
    };
    return chain;
  };
  const known: Record<string, unknown> = {
    axios: { request: withOptions },
    request: withOptions,
    unirest,
    fs: {},
    'follow-redirects': { https: native('https'), http: native('http') },
  };
  return (name) => known[name];
}

/** Runs programs of a shell in one process and returns the request that each asks its command for. */
export function runShells(programs: string[]): ReadRequest[] {
  const record = `record() { printf '%s\\0' "$@"; printf '\\1\\0'; [ -p /dev/stdin ] && cat; printf '\\0\\2\\0'; }\n`;
  const commands = ['http', 'wget', 'postman'].map((name) => `${name}() { record ${name} "$@"; }\n`).join('');
  const bodies = programs.map((program) => `(\n${program}\n) </dev/null\n`).join('');
  const output = execFileSync('bash', { input: record + commands + bodies, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return output.split('\0\x02\0').slice(0, -1).map(readCommand);
}

function readCommand(output: string): ReadRequest {
  const [line = '', stdin = ''] = output.split('\0\x01\0');
  const [name = '', ...words] = line.split('\0');
  const after = (flag: string): string | undefined =>
    words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined;
  const url = words.find((word) => /^(?:https?:\/\/|<[A-Z_]+>)/.test(word)) ?? '(missing)';
  const lines =
    name === 'http' ? words.slice(words.indexOf(url) + 1) : words.filter((_word, at) => words[at - 1] === '--header');
  const named = words.find((word) => /^[A-Z]+$/.test(word));
  return {
    method: after('--method') ?? named ?? 'GET',
    url,
    headers: lines.filter(Boolean).map((header): [string, string] => {
      const [, key = '', value = ''] = /^([^:;]+)[:;]\s*([\s\S]*)$/.exec(header) ?? [];
      return [key, value];
    }),
    body: after('--body-data') ?? after('--body') ?? (stdin === '' ? undefined : stdin),
  };
}
