import { splitOrigin } from '../address';
import { escapeRegExp } from '../escape';
import { asNode } from '../json';
import { isOrdinary } from './codeNames';
import { createForeignReader, domainsAbove } from './foreignHosts';
import { findLostNames } from './lostNames';
import type { Part, Parts } from './parts';
import { readingsOf } from './values';

/** An address in a text: where it stands there, and how many of its segments are not a parameter's value. */
interface Found {
  start: number;
  end: number;
  stated: number;
}

type Find = (text: string) => Found[];

/**
 * Finds whether a text has the address of a server that goes, or the path of an operation that does: an address that one which
 * stays has as well says nothing, nor does the beginning of one. Undefined where no address goes.
 */
export function createAddressFinder(
  { all }: Pick<Parts, 'all'>,
  gone: ReadonlySet<Part>,
): ((text: string) => boolean) | undefined {
  const split = (parts: readonly Part[]): [going: Part[], staying: Part[]] => [
    parts.filter((part) => gone.has(part)),
    parts.filter((part) => !gone.has(part)),
  ];
  const [goingServers, servers] = split(all.filter(({ object }) => object === 'Server'));
  const [goingPaths, paths] = split(all.filter(({ parent }) => parent?.object === 'Paths'));
  const schemes = split(all.filter(({ object }) => object === 'OAuthFlow' || object === 'SecurityScheme'));
  const [goingUrls, urls] = schemes.map((parts) => parts.flatMap(urlsOf)) as [string[], string[]];
  const addresses = [...servers.flatMap(addressesOf), ...urls];
  const hosts = new Set(addresses.map((address) => hostOf(address)));
  const shared = new Set([...hosts].flatMap((host) => [`.${host}`, ...domainsAbove(host)]));
  const known = new Set(addresses);
  const partsOf = (address: string): string[] => {
    const host = hostOf(address);
    if (hosts.has(host)) return [address, pathIn(address)];
    // Names below a host belong to it, unless a public one is among them.
    const domains = [domainOf(host), host.includes('.') ? `.${host}` : ''];
    return [address, host, ...domains.filter((domain) => domain !== '' && !shared.has(domain))];
  };
  const lostAddresses = [...goingServers.flatMap(addressesOf), ...goingUrls]
    .filter((address) => !known.has(address))
    .flatMap(partsOf)
    .filter((address) => /[^/]/.test(address) && !isLocal(address));
  const lost = lostAddresses.length > 0 ? [findAddresses(lostAddresses)] : [];
  if (goingPaths.length > 0) lost.push(findPaths(goingPaths));
  if (lost.length === 0) return undefined;
  const left = [findAddresses(addresses.filter((address) => address !== '')), findPaths(paths)];
  const ownHosts = [...addresses, ...goingServers.flatMap(addressesOf), ...goingUrls].map(hostOf);
  const isForeign = createForeignReader(
    new Set(ownHosts.filter((host) => host !== '')),
    new Set(ownHosts.map(domainOf).filter((domain) => domain !== '')),
  );
  return (text) => {
    if (text.startsWith('#/') || !/[/.:%]/.test(text)) return false;
    return readingsOf(text.replaceAll('\\/', '/')).some((reading) => {
      const going = lost.flatMap((find) => find(reading)).filter((found) => !isForeign(reading, found));
      if (going.length === 0) return false;
      const staying = left.flatMap((find) => find(reading));
      return !areCovered(going, staying);
    });
  };
}

/**
 * What leads readers and clients to such an address: documentation, also to the place of an operation, tag or model on a page, examples that
 * are elsewhere, links, callbacks.
 */
export function linksToLost({ all }: Pick<Parts, 'all'>, gone: ReadonlySet<Part>): Part[] {
  if (gone.size === 0) return [];
  const hasAddress = createAddressFinder({ all }, gone);
  const { operations, groups, components } = findLostNames({ all }, gone);
  const anchors = new Set([...operations, ...groups, ...components]);
  const namesPlace = (url: string): boolean =>
    anchors.size > 0 &&
    readingsOf(url.replace(/^[^#]*/s, '')).some((text) => {
      const isOfKind = /\b(?:operations?|tags?|schemas?|models?|definitions)\//i.test(text);
      return text.split(/[#/?&=]/).some((each) => anchors.has(each) && (isOfKind || !isOrdinary(each)));
    });
  const leads = ({ object, node, parent, field }: Part): unknown => {
    if (object === 'ExternalDocumentation') return node.url;
    if (object === 'Example') return node.externalValue;
    if (object === 'Link') return node.operationRef;
    return parent?.object === 'Callback' ? field : undefined;
  };
  return all.filter((part) => {
    const address = gone.has(part) ? undefined : leads(part);
    if (typeof address !== 'string') return false;
    return hasAddress?.(address) === true || (part.object === 'ExternalDocumentation' && namesPlace(address));
  });
}

/** Whether a text means an address that stays wherever one that goes is found in it; both are gone through once, by their start. */
function areCovered(going: readonly Found[], staying: readonly Found[]): boolean {
  const longest = new Map<number, Found>();
  for (const each of staying) {
    const known = longest.get(each.start);
    if (!known || each.end > known.end || (each.end === known.end && each.stated > known.stated))
      longest.set(each.start, each);
  }
  const earlier = [...longest.values()].sort((a, b) => b.start - a.start);
  let reached = 0;
  return [...going]
    .sort((a, b) => a.start - b.start)
    .every((each) => {
      for (let next = earlier.at(-1); next && next.start < each.start; next = earlier.at(-1)) {
        reached = Math.max(reached, next.end);
        earlier.pop();
      }
      const beside = longest.get(each.start);
      return reached >= each.end || (beside !== undefined && covers(beside, each));
    });
}

/** Whether an address that stays is the one that a text means, rather than one that goes. */
function covers(staying: Found, going: Found): boolean {
  const isSame = staying.start === going.start && staying.end === going.end;
  return staying.start <= going.start && staying.end >= going.end && (!isSame || staying.stated >= going.stated);
}

function urlsOf({ node }: Part): string[] {
  const fields = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl', 'openIdConnectUrl'];
  return fields.flatMap((field) => (typeof node[field] === 'string' ? [comparable(node[field])] : []));
}

/** How many characters the addresses of a server have at most, by the values of its variables. */
const maxCharacters = 5_000;

/** The addresses of a server without scheme and the slash at the end: as it is written, and with the values of its variables. */
function addressesOf({ node }: Part): string[] {
  if (typeof node.url !== 'string') return [];
  const variables = Object.entries(asNode(node.variables)).filter(([name]) => String(node.url).includes(`{${name}}`));
  let found = [node.url];
  for (const [name, variable] of variables) {
    const { default: usual, enum: listed } = asNode(variable);
    const values = [usual, ...(Array.isArray(listed) ? listed : [])].filter((value) => value !== undefined);
    const next = found.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, String(value))));
    if (next.length === 0 || next.length * node.url.length > maxCharacters) break;
    found = next;
  }
  return [...new Set([node.url, ...found].map(comparable))];
}

/** An address without scheme, query and the slash at its end; a path begins with a slash. */
function comparable(url: string): string {
  const plain = url
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^\.\//, '')
    .toLowerCase();
  const address = plain.replace(/^[^/]*:(?=\/\/)/, '').replace(/^\/\//, '');
  return plain === address && /^[^/.:{]+(?:\/|$)/.test(plain) ? `/${plain}` : address;
}

/** The host of an address; of one that is a single word with its port, since the word alone says little. */
function hostOf(address: string): string {
  const [host = ''] = address.split('/');
  return host.includes('.') ? host.replace(/:[^:]*$/, '') : host;
}

/** What follows the variables of a host, with the full stop before it, where that is a domain. */
function domainOf(host: string): string {
  const labels = host.split('.');
  const first = labels.map((label) => label.includes('{')).lastIndexOf(true) + 1;
  return first > 0 && labels.length - first > 1 ? `.${labels.slice(first).join('.')}` : '';
}

/** The path of an address. */
function pathIn(address: string): string {
  return splitOrigin(`//${address}`).rest;
}

/** Whether an address is that of the reader's own machine, or a variable alone. */
function isLocal(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\]|\{[^}]*\})(?::\d+)?$/.test(address);
}

/**
 * Finds addresses that are followed by a path, or by none. A path stands directly behind a host, or at the beginning. The steps
 * hardly grow with the number of addresses.
 */
function findAddresses(addresses: readonly string[]): Find {
  const sorted = [...new Set(addresses)].sort();
  const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
  const shorter = longestBeginnings(sorted);
  return (written) => {
    const text = written.toLowerCase();
    const found: Found[] = [];
    for (const { index: start } of text.matchAll(addressStart)) {
      const rest = text.slice(start, start + longest);
      // All that the rest begins with are beginnings of the last address that is not after it.
      for (let at = lastUpTo(sorted, rest); at >= 0; at = shorter[at] ?? -1) {
        const address = sorted[at] ?? '';
        const end = start + address.length;
        if (!rest.startsWith(address) || /^\.?[\p{L}\p{N}]|^[_-]/u.test(text.slice(end, end + 2))) continue;
        if (address.startsWith('/') && !isBehindHost(text, start)) break;
        found.push({ start, end, stated: 0 });
      }
    }
    return found;
  };
}

/** Where an address may begin in a text: not behind a longer one. */
const addressStart = /[./]|(?<![\p{L}\p{N}_.-])[^./]/gu;

/** For each of some sorted texts the index of the longest other one that it begins with, else -1. */
function longestBeginnings(sorted: readonly string[]): number[] {
  const open: number[] = [];
  return sorted.map((text, index) => {
    while (open.length > 0 && !text.startsWith(sorted[open.at(-1) ?? -1] ?? '')) open.pop();
    const beginning = open.at(-1) ?? -1;
    open.push(index);
    return beginning;
  });
}

/** The index of the last of some sorted texts that is not after another text, else -1. */
function lastUpTo(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= text) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Whether a path that begins in a text has only a host before it. */
function isBehindHost(text: string, start: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - 300), start)
      .split(/[\s"'`<>()=,;]/)
      .at(-1) ?? '';
  return !before.replace(/^[^/]*\/\//, '').includes('/');
}

/** Finds paths whose parameters have values: those of which a text has the segment that the fewest of them have. */
function findPaths(paths: readonly Part[]): Find {
  const written = paths.map(({ field }) => field.split('/').slice(1));
  const statedIn = (segments: readonly string[]): string[] =>
    segments.filter((segment) => segment !== '' && !segment.includes('{'));
  const counts = new Map<string, number>();
  for (const segment of written.flatMap(statedIn)) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  const bySegment = new Map<string, Find[]>();
  for (const segments of written) {
    const [rarest] = statedIn(segments).sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
    if (rarest === undefined) continue;
    const known = bySegment.get(rarest) ?? [];
    bySegment.set(rarest, known);
    known.push(findPath(segments));
  }
  return (text) => {
    const segments = new Set([...text.matchAll(/\/([^/\s"'`<>?#,;)\]}\\]+)/g)].map(([, segment = '']) => segment));
    return [...segments].flatMap((segment) => (bySegment.get(segment) ?? []).flatMap((find) => find(text)));
  };
}

function findPath(segments: readonly string[]): Find {
  const stated = segments.filter((segment) => segment !== '' && !/^\{[^}]*\}$/.test(segment)).length;
  const written = segments.map((segment) => `/${segment.includes('{') ? segmentWith(segment) : escapeRegExp(segment)}`);
  const pattern = new RegExp(`${written.join('')}(?![\\p{L}\\p{N}_-])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length, stated }));
}

/** A pattern for a segment with parameters: what is before the first one, and after the last. */
function segmentWith(segment: string): string {
  const [first, last] = [segment.slice(0, segment.indexOf('{')), segment.slice(segment.lastIndexOf('}') + 1)];
  return `${escapeRegExp(first)}[^/\\s"'\`?#]+${escapeRegExp(last)}`;
}
