import { isNode } from '../json';
import { extendPointer } from '../pointer';
import type { Part } from './parts';
import type { References } from './references';

/**
 * Names parts as other versions of a description have them as well: by a pointer in which the items of lists are named by
 * what they are, not by their number, and paths are without the names of their parameters. An operation has its id as a name,
 * too: it may be at another path, or with another method. A callback, a link and a webhook have what they say: their names mean
 * nothing to clients.
 */
export function createNamer({ follow }: References): (part: Part) => string[] {
  const names = new Map<Part, string>();
  const nameOf = (part: Part): string => {
    if (!part.parent) return '#';
    const known = names.get(part);
    if (known !== undefined) return known;
    const field = part.parent.object === 'Paths' ? part.field.replace(/\{[^}]*\}/g, '{}') : part.field;
    const key = part.isItem ? nameOfItem(part, follow) : part.key;
    const name = extendPointer(nameOf(part.parent), ...(key === undefined ? [field] : [field, key]));
    names.set(part, name);
    return name;
  };
  return (part) => {
    const { operationId } = part.node;
    const hasId = part.object === 'Operation' && typeof operationId === 'string';
    const named = part.object === 'Operation' ? part.parent : part;
    const isFree = named?.parent && isFreelyNamed(named);
    const byContent = isFree && named.parent ? [`${nameOf(named.parent)} ${contentOf(part)}`] : [];
    return [nameOf(part), ...(hasId ? [`operation ${operationId}`] : []), ...byContent];
  };
}

/** Whether another version may have another name for the same part, which is in a map by a name that clients do not send. */
function isFreelyNamed({ object, field, parent, node }: Part): boolean {
  if (typeof node.$ref === 'string') return false;
  if (object === 'PathItem') return parent?.object === 'Callback' || field === 'webhooks' || field === 'x-webhooks';
  return object === 'Callback' || object === 'Link' || (object === 'Schema' && field === 'patternProperties');
}

function contentOf({ object, field, node }: Part): string {
  return `${object} ${field === 'patternProperties' ? field : ''} ${JSON.stringify(withoutTexts(node))}`;
}

/** A server's URL without what means nothing: a slash at the end, case of the host, the usual port, names of variables. */
function comparableUrl(url: string): string {
  return url
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, (origin) => origin.toLowerCase())
    .replace(/^(https:\/\/[^/]*):443(?=\/|$)|^(http:\/\/[^/]*):80(?=\/|$)/, '$1$2')
    .replace(/\/+$/, '');
}

function nameOfItem({ object, node, key = '', field }: Part, follow: References['follow']): string {
  const target = typeof node.$ref === 'string' ? follow(node.$ref)?.part.node : undefined;
  const { in: place, name, url, $ref } = { ...target, ...node };
  switch (object) {
    case 'Parameter':
      return `${place} ${name}`;
    case 'Server':
      return comparableUrl(String(url));
    case 'Tag':
    case 'TagGroup':
      return String(name);
    case 'SecurityRequirement':
      return Object.keys(node).sort().join(' ');
    case 'Schema':
      return field === 'prefixItems' || field === 'items' ? key : String($ref ?? JSON.stringify(withoutTexts(node)));
    default:
      return key;
  }
}

/** Texts and values for readers: they may differ between versions though a part is the same. */
export const texts: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
]);

/** A schema as far as releases record it. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'x-internal' && !texts.has(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTexts(inner)]));
}
