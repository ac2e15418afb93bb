import { isNode } from '../../json';
import { holds } from './holds';
import type { Query, Segment, Selector } from './query';
import type { Steps } from './steps';

/** A value in a document, with the way to it. */
export interface Found {
  value: unknown;
  /** What holds it; undefined for the document itself. */
  parent?: Found;
  key: string | number;
}

/** What a query is asked of. */
export interface Asked {
  /** The document. */
  root: unknown;
  steps: Steps;
}

/** The values that a query finds, in its order, some perhaps twice (2.1.2). `from` is what `@` stands for. */
export function select({ from, segments }: Query, asked: Asked, current: unknown = asked.root): Found[] {
  const start: Found = { value: from === '$' ? asked.root : current, key: '' };
  return selectFrom([start], segments, asked);
}

/** What segments find from values that have been found. */
export function selectFrom(starts: Found[], segments: readonly Segment[], asked: Asked): Found[] {
  let found = starts;
  for (const { isDescendant, selectors } of segments) {
    const next: Found[] = [];
    for (const each of found) {
      if (isDescendant) chooseBelow(each, selectors, asked, next);
      else choose(each, selectors, asked, next);
    }
    found = next;
  }
  return found;
}

/** The keys on the way to a value. */
export function keysOf(found: Found): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = found; at.parent; at = at.parent) keys.push(at.key);
  return keys.reverse();
}

/** Keys as a JSONPath expression, for readers: `$.paths['/orders'].get`. */
export function toJsonPath(keys: readonly (string | number)[]): string {
  return `$${keys.map(toSegment).join('')}`;
}

/** A key as a segment: `.get`, `['/orders']` or `[0]`. */
export function toSegment(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (/^[A-Za-z_]\w*$/.test(key)) return `.${key}`;
  return `['${key.replace(/[\\']/g, '\\$&')}']`;
}

function chooseBelow(parent: Found, selectors: readonly Selector[], asked: Asked, chosen: Found[]): void {
  choose(parent, selectors, asked, chosen);
  for (const child of childrenOf(parent)) {
    asked.steps.take();
    if (typeof child.value === 'object' && child.value !== null) chooseBelow(child, selectors, asked, chosen);
  }
}

function choose(parent: Found, selectors: readonly Selector[], asked: Asked, chosen: Found[]): void {
  for (const selector of selectors) {
    asked.steps.take();
    for (const child of candidates(parent, selector)) {
      asked.steps.take();
      if (
        selector.kind !== 'filter' ||
        holds(selector.test, { steps: asked.steps, select: (query) => select(query, asked, child.value) })
      )
        chosen.push(child);
    }
  }
}

function candidates(parent: Found, selector: Selector): Iterable<Found> {
  const { value } = parent;
  switch (selector.kind) {
    case 'name':
      return isNode(value) && Object.hasOwn(value, selector.name)
        ? [{ value: value[selector.name], parent, key: selector.name }]
        : [];
    case 'index': {
      if (!Array.isArray(value)) return [];
      const key = selector.index < 0 ? value.length + selector.index : selector.index;
      return key >= 0 && key < value.length ? [{ value: value[key], parent, key }] : [];
    }
    case 'slice':
      return Array.isArray(value)
        ? slice(value.length, selector).map((key) => ({ value: value[key], parent, key }))
        : [];
    default:
      return childrenOf(parent);
  }
}

function* childrenOf(parent: Found): Iterable<Found> {
  const { value } = parent;
  if (Array.isArray(value)) {
    for (const [key, inner] of value.entries()) yield { value: inner, parent, key };
  } else if (isNode(value)) {
    for (const key of Object.keys(value)) yield { value: value[key], parent, key };
  }
}

/** The indices of a slice (2.3.4.2.2). */
function slice(length: number, { start, end, step }: Extract<Selector, { kind: 'slice' }>): number[] {
  if (step === 0) return [];
  const normal = (index: number): number => (index >= 0 ? index : length + index);
  const within = (index: number, low: number, high: number): number => Math.min(Math.max(normal(index), low), high);
  const indices: number[] = [];
  if (step > 0) {
    const stop = within(end ?? length, 0, length);
    for (let index = within(start ?? 0, 0, length); index < stop; index += step) indices.push(index);
  } else {
    const stop = end === undefined ? -1 : within(end, -1, length - 1);
    const first = start === undefined ? length - 1 : within(start, -1, length - 1);
    for (let index = first; index > stop; index += step) indices.push(index);
  }
  return indices;
}
