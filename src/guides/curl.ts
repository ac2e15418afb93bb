import type { ApiAddresses } from './guideApi';
import { readShell, type ShellCommand, unknownValue } from './shell';

/** A request that a guide shows. `url` is path and query below the server's address. */
export interface ShownRequest {
  method: string;
  url: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body?: string;
  /** Names of the parts of a multipart body. */
  parts?: string[];
  /** The jq filter that the guide applies to the response before showing it. */
  filter?: string;
  /** Where it begins in the text that shows it. */
  index: number;
}

/** Options of curl that take a value and do not change the request. */
const others = /^(?:-[oDwAbcu]|--(?:output|dump-header|write-out|max-time|retry|retry-max-time|user-agent|cacert))$/;

/** Stands for the address of the API in what is read from a shell. */
const addressMark = '\uFFFB';

/**
 * The requests to the API that a shell script sends with curl; those to other addresses are left out. `addressVariable` is
 * the environment variable that guides read the address of the API from.
 */
export function readCurl(script: string, { servers, addressVariable }: ApiAddresses): ShownRequest[] {
  const variables = addressVariable === undefined ? {} : { [addressVariable]: addressMark };
  return readShell(script, variables).flatMap((command) => {
    const request = command.words[0] === 'curl' ? toRequest(command, servers) : undefined;
    return request ? [request] : [];
  });
}

function toRequest({ words, input, next, index }: ShellCommand, servers: readonly string[]): ShownRequest | undefined {
  const headers: Record<string, string> = {};
  const data: string[] = [];
  const parts: string[] = [];
  let method: string | undefined;
  let isQuery = false;
  let address = '';
  const rest = splitFlags(words.slice(1));
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '-X' || word === '--request') method = rest.shift();
    else if (word === '-H' || word === '--header') {
      const [name = '', value = ''] = (rest.shift() ?? '').split(/:(.*)/s);
      headers[name.trim().toLowerCase()] = value.trim();
    } else if (word === '-F' || word === '--form') parts.push((rest.shift() ?? '').split('=')[0] ?? '');
    else if (word === '-G' || word === '--get') isQuery = true;
    else if (word === '--data-urlencode') data.push(encodeData(rest.shift() ?? ''));
    else if (/^(?:-d|--data(?:-raw|-binary|-ascii)?|--json)$/.test(word))
      data.push(readData(rest.shift() ?? '', input));
    else if (word === '--url') address = rest.shift() ?? '';
    else if (others.test(word)) rest.shift();
    else if (!word.startsWith('-')) address ||= word;
  }
  const path = pathOf(address, servers);
  if (path === undefined) return undefined;
  const query = isQuery && data.length > 0 ? `${path.includes('?') ? '&' : '?'}${data.join('&')}` : '';
  const body = isQuery || data.length === 0 ? undefined : data.join('&');
  return {
    ...{
      method: method ?? (body === undefined && parts.length === 0 ? 'GET' : 'POST'),
      url: path + query,
      headers,
      index,
    },
    ...(body === undefined ? {} : { body }),
    ...(parts.length > 0 ? { parts } : {}),
    ...filterOf(next),
  };
}

/** One letter for each option: `-sSG` is `-s -S -G`, and `-XPOST` is `-X POST`. */
function splitFlags(words: readonly string[]): string[] {
  let isValue = false;
  return words.flatMap((word) => {
    if (isValue || !/^-[a-zA-Z]{2,}/.test(word)) {
      isValue = !isValue && /^-[XHdFowDAbcu]$/.test(word);
      return [word];
    }
    const letters = word.slice(1);
    const valued = letters.search(/[XHdFowDAbcu]/);
    if (valued < 0) return [...letters].map((letter) => `-${letter}`);
    const value = letters.slice(valued + 1);
    isValue = value === '';
    const flags = [...letters.slice(0, valued + 1)].map((letter) => `-${letter}`);
    return value === '' ? flags : [...flags, value];
  });
}

function encodeData(word: string): string {
  const [name = '', value] = word.split(/=(.*)/s);
  const encode = (text: string): string => text.split(unknownValue).map(encodeURIComponent).join(unknownValue);
  return value === undefined ? encode(name) : `${name}=${encode(value)}`;
}

function readData(word: string, input: string | undefined): string {
  if (word === '@-') return input ?? unknownValue;
  return word.startsWith('@') ? unknownValue : word;
}

/** The path below the address of the API; undefined for another address. */
export function pathOf(address: string, servers: readonly string[]): string | undefined {
  const base = [addressMark, ...servers].find((server) => address.startsWith(`${server}/`));
  return base === undefined ? undefined : address.slice(base.length);
}

/** What jq, as the last of the pipe or before others, makes of a response. */
function filterOf(next: ShellCommand | undefined): { filter?: string } {
  if (!next) return {};
  if (next.words[0] !== 'jq') return { filter: '' };
  return { filter: next.words.slice(1).find((word) => !word.startsWith('-')) ?? '' };
}
