import { isNode, type Node } from '../json';
import { isXmlType } from '../mediaType';
import { plainPointerKeys, pointerKeys, toPlainPointer } from '../pointer';

/**
 * A document in which each Selector Object (Arazzo 1.1) is the expression that says the same: a place in a value. Other
 * selectors are texts after their contexts, which have no value here.
 */
export function withoutSelectors(document: Node): Node {
  if (typeof document.arazzo !== 'string' || document.arazzo.startsWith('1.0.')) return document;
  return replaceIn(document) as Node;
}

function replaceIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceIn);
  if (!isNode(value)) return value;
  const selected = readSelector(value);
  if (selected) return selected.text;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner)]));
}

/** What a Selector Object says: the expression for the same place (`isPlace`), else its context and selector as a text. */
export interface Selected {
  text: string;
  isPlace: boolean;
  context: string;
  selector: string;
}

/** Reads a Selector Object; undefined for another value. */
export function readSelector(value: unknown): Selected | undefined {
  if (!isNode(value)) return undefined;
  const { context, selector, type } = value;
  if (typeof context !== 'string' || typeof selector !== 'string' || type === undefined) return undefined;
  const keys = selectedKeys(selector, type);
  // Without a pointer it is no place in a body, which it would be reported as.
  if (!keys) return { text: `${context} ${selector}`.replaceAll('#', ' '), isPlace: false, context, selector };
  const text = `${context}${context.includes('#') || keys.length === 0 ? '' : '#'}${toPlainPointer(keys)}`;
  return { text, isPlace: true, context, selector };
}

/** The keys that the target of a replacement (4.6.14) leads to; undefined where it is no place in a value of JSON. */
export function targetKeys({ target, targetSelectorType }: Node, { contentType, payload }: Node): string[] | undefined {
  const isText = typeof payload === 'string' || isXmlType(String(contentType ?? ''));
  if (targetSelectorType === undefined && isText) return undefined;
  return selectedKeys(String(target), targetSelectorType ?? 'jsonpointer');
}

/** The keys that lead to what a selector takes; undefined for one that says more than a place, and for XPath. */
function selectedKeys(selector: string, type: unknown): string[] | undefined {
  const language = isNode(type) ? type.type : type;
  if (language === 'xpath') return undefined;
  if (language === 'jsonpath' || selector.startsWith('$')) return pathKeys(selector);
  if (selector.startsWith('#')) return pointerKeys(selector);
  return selector === '' || selector.startsWith('/') ? plainPointerKeys(selector) : undefined;
}

/** The keys of a JSONPath (RFC 9535) of names and indexes alone: `$.items[0]['unit price']`. */
function pathKeys(path: string): string[] | undefined {
  const segment = /\.([\p{L}_][\p{L}\p{N}_]*)|\[(\d+)\]|\['([^'\\]*)'\]|\["([^"\\]*)"\]/u.source;
  if (!new RegExp(`^\\$(?:${segment})*$`, 'u').test(path)) return undefined;
  return [...path.matchAll(new RegExp(segment, 'gu'))].map(
    (found) => found.slice(1).find((each) => each !== undefined) ?? '',
  );
}
