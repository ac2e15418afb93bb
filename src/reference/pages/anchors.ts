import type { Callback, Operation } from '../model';
import type { SharedAnchor } from '../page';
import type { SchemaView } from '../schemaRows';
import { equalNames, foldCase, ownSuffix, toAnchorName, unusedAddress } from '../slug';

/** Hands out the anchors of one page: safe in an id and in an address, and never the same one twice. */
export interface Anchors {
  /** An anchor for a name below `parent`; numbered when it is taken. */
  child: (parent: string, name: string) => string;
  /** An anchor at the top of the page. */
  top: (name: string) => string;
  /**
   * Says which names will stand below `parent`, or at the top. Those that differ and yet would have one anchor get one
   * with a suffix each, and the plain anchor leads to all of them. Of a name and one that is made for a keyword, such as that
   * of a pattern, only the latter gets a suffix.
   */
  expect: (parent: string | undefined, names: readonly string[], made?: readonly string[]) => void;
  /** The plain anchors that lead to several places of the page. */
  shared: () => SharedAnchor[];
}

const separator = '.';

/** Makes an empty set of anchors. The same calls in the same order give the same anchors. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const own = new Map<string, string>();
  const shared: SharedAnchor[] = [];
  const suffixed = (parent: string | undefined, name: string): string => {
    const anchor = `${wantedAnchor(parent, name)}-${ownSuffix(name)}`;
    own.set(JSON.stringify([parent, name]), anchor);
    return anchor;
  };
  const expect: Anchors['expect'] = (parent, names, made = []) => {
    const plain = new Set(made.length === 0 ? [] : names.map((name) => foldCase(wantedAnchor(parent, name))));
    const isFree = (name: string): boolean => names.includes(name) || !plain.has(foldCase(wantedAnchor(parent, name)));
    for (const name of made) if (!isFree(name)) suffixed(parent, name);
    const all = [...names, ...made.filter(isFree)];
    for (const equal of all.length < 2 ? [] : equalNames(all, (name) => wantedAnchor(parent, name))) {
      const anchors = equal.addresses.filter((anchor) => !taken.has(foldCase(anchor)));
      for (const anchor of equal.addresses) taken.add(foldCase(anchor));
      const links = equal.names.map((name) => ({ label: name, href: `#${suffixed(parent, name)}` }));
      shared.push({ anchors, links });
    }
  };
  const place = (parent: string | undefined, name: string): string =>
    unusedAddress((own.size > 0 && own.get(JSON.stringify([parent, name]))) || wantedAnchor(parent, name), taken);
  return { child: place, top: (name) => place(undefined, name), expect, shared: () => shared };
}

function wantedAnchor(parent: string | undefined, name: string): string {
  return parent === undefined ? toKebabCase(name) : parent + separator + toAnchorName(name);
}

/** The anchors of a page's operations. */
export function topAnchors(operations: readonly Pick<Operation, 'id'>[], anchors: Anchors): string[] {
  const ids = operations.map(({ id }) => id);
  anchors.expect(undefined, ids);
  return ids.map(anchors.top);
}

/** The shared anchors of a page that has some. */
export function sharedAnchors(anchors: Anchors): { sharedAnchors?: SharedAnchor[] } {
  const shared = anchors.shared();
  return shared.length > 0 ? { sharedAnchors: shared } : {};
}

/** Says which callbacks will stand below an operation. */
export function expectCallbacks(anchors: Anchors, parent: string, callbacks: readonly Callback[]): void {
  anchors.expect(
    parent,
    callbacks.map(({ name }) => name),
  );
}

/** The anchors of a callback below that of its operation: its own, and one for each of its requests. */
export function callbackAnchors(
  anchors: Anchors,
  parent: string,
  { name, operations }: Callback,
): { anchor: string; requests: string[] } {
  const anchor = anchors.child(parent, name);
  const several = operations.length > 1;
  const names = operations.map(({ method, path }) => method.toLowerCase() + (several ? `.${path}` : ''));
  anchors.expect(anchor, names);
  return { anchor, requests: names.map((each) => anchors.child(anchor, each)) };
}

/** The operations of an operation's callbacks, and of theirs, with their anchors. */
export function anchorsOfCallbacks(
  operation: Operation,
  parent: string,
  anchors: Anchors,
): [id: string, anchor: string][] {
  expectCallbacks(anchors, parent, operation.callbacks);
  return operation.callbacks.flatMap((callback) => {
    const { requests } = callbackAnchors(anchors, parent, callback);
    return callback.operations.flatMap((inner, index): [string, string][] => {
      const anchor = requests[index] ?? parent;
      return [[inner.id, anchor], ...anchorsOfCallbacks(inner, anchor, anchors)];
    });
  });
}

/** The anchors that lead to one, which is the last: `task`, `task.body` and `task.body.id`. */
export function anchorsTo(anchor: string): string[] {
  const names = anchor.split(separator);
  return names.map((_, index) => names.slice(0, index + 1).join(separator));
}

/** `listTasks` gives `list-tasks`. */
function toKebabCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-');
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
