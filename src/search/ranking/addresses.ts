import { safelyDecode } from '../../reference/address';
import { methodFields } from '../../reference/methods';

/** The address of a request as a reader gives it: `POST https://api.example.com/v1/tasks/1480/close?x=1`. */
export interface Address {
  method?: string;
  segments: string[];
}

const method = new RegExp(`\\b(${methodFields.join('|')})\\b[\\s:]`, 'i');
const address = /(?:^|[\s"'<(])((?:https?:\/\/)?[^\s"'<>?#]*\/[^\s"'<>?#]*)/i;

/** The address in a query, without host, query string and fragment; undefined when there is none. */
export function addressOf(query: string): Address | undefined {
  const [, found] = address.exec(query) ?? [];
  if (found === undefined) return undefined;
  const segments = found
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => safelyDecode(segment).toLowerCase());
  if (segments.length === 0) return undefined;
  const asked = method.exec(query)?.[1]?.toUpperCase();
  return { segments, ...(asked === undefined ? {} : { method: asked }) };
}

/**
 * How well an operation's method and path template match an address, from 0 to 2: above 1 when every segment does. What
 * is before the template in the address, such as a host and a version, is ignored.
 */
export function matchAddress(operation: { method?: string | undefined; path: string }, asked: Address): number {
  if (!operation.path.startsWith('/')) return 0;
  const template = operation.path.toLowerCase().split('/').filter(Boolean);
  const segments = asked.segments;
  const before = Math.max(0, segments.length - template.length);
  const whole = before <= 4 ? matchSegments(template, segments.slice(before)) : 0;
  const isWhole = whole > 0 && segments.length - before === template.length;
  const isMethodRight = asked.method === undefined || asked.method === operation.method;
  if (isWhole) return 1.4 + 0.3 * whole - 0.15 * before + (isMethodRight ? 0.2 : 0);
  const begins = segments.length <= template.length ? matchBeginning(template, segments) : 0;
  return begins > 0 ? 0.8 + 0.3 * begins - 0.04 * (template.length - segments.length) + (isMethodRight ? 0.05 : 0) : 0;
}

/** How many of the segments are the same words, from 0 to 1; 0 when one differs, or when none is a word. */
function matchSegments(template: string[], segments: string[]): number {
  if (template.length !== segments.length || template.length === 0) return 0;
  const matches = template.map((templateSegment, index) => matchSegment(templateSegment, segments[index] ?? ''));
  if (matches.includes(0) || !matches.includes(1)) return 0;
  return matches.reduce((sum, match) => sum + match, 0) / matches.length;
}

/** 1 for the same word or parameter, less for a value in place of a parameter, 0 for a different word. */
function matchSegment(templateSegment: string, segment: string): number {
  if (templateSegment === segment || templateSegment.replace(/[{}]/g, '') === segment.replace(/^[:{]|\}$/g, ''))
    return 1;
  if (!templateSegment.includes('{')) return 0;
  return /^[:{]/.test(segment) ? 0.9 : 0.5;
}

/** How well an address matches the beginning of a template; its last segment may be incomplete, which counts for less. */
function matchBeginning(template: string[], segments: string[]): number {
  const first = template.slice(0, segments.length);
  const [last = '', whole = ''] = [segments.at(-1), first.at(-1)];
  if (!whole.startsWith(last)) return matchSegments(first, segments);
  const share = last.length / whole.length;
  return matchSegments([...first.slice(0, -1), last], segments) * (0.9 + 0.1 * share);
}
