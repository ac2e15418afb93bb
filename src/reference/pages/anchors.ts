import type { Callback } from '../model';
import type { SchemaView } from '../schemaRows';

/** Hands out the anchors of one page: safe in an id and in an address, and never the same one twice. */
export interface Anchors {
  /** An anchor for a name below `parent`; numbered when it is taken. */
  child: (parent: string, name: string) => string;
  /** An anchor at the top of the page. */
  top: (name: string) => string;
}

const separator = '.';

/** Makes an empty set of anchors. The same calls in the same order give the same anchors. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const claim = (wanted: string): string => {
    let anchor = wanted;
    for (let number = 2; taken.has(anchor.toLowerCase()); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor.toLowerCase());
    return anchor;
  };
  return {
    child: (parent, name) => claim(parent + separator + toAnchorName(name)),
    top: (name) => claim(toKebabCase(name)),
  };
}

/** The anchors of a callback below that of its operation: its own, and one for each of its requests. */
export function callbackAnchors(
  anchors: Anchors,
  parent: string,
  { name, operations }: Callback,
): { anchor: string; requests: string[] } {
  const anchor = anchors.child(parent, name);
  const several = operations.length > 1;
  const names = operations.map(({ method, path }) => (several ? `${method}.${path}` : method));
  return { anchor, requests: names.map((each) => anchors.child(anchor, each)) };
}

/** The anchors that lead to one, which is the last: `task`, `task.body` and `task.body.id`. */
export function anchorsTo(anchor: string): string[] {
  const names = anchor.split(separator);
  return names.map((_, index) => names.slice(0, index + 1).join(separator));
}

/** A name as it is in an anchor. */
function toAnchorName(name: string): string {
  return name.replace(/[^A-Za-z0-9_$-]+/g, '-').replace(/^-+|-+$/g, '') || 'part';
}

/** `listTasks` gives `list-tasks`. */
function toKebabCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2');
  return toAnchorName(words).toLowerCase();
}

/**
 * The anchors of a schema's rows by the names that lead to them, as in `assignee.id`. What is in an alternative, an
 * item or under a key has the names above it; of two rows with one path the first counts.
 */
export function fieldAnchors(view: SchemaView): Map<string, string> {
  const anchors = new Map<string, string>();
  const walk = (schema: SchemaView, path: string[]): void => {
    for (const field of schema.fields) {
      const own = field.named ? [...path, field.name] : path;
      const key = own.join('.');
      if (field.named && !anchors.has(key)) anchors.set(key, field.anchor);
      walk(field, own);
    }
    for (const { options } of schema.alternatives) for (const option of options) walk(option.schema, path);
  };
  walk(view, []);
  return anchors;
}
