import { createHash, type Hash } from 'node:crypto';
import { isNode } from '../json';
import { toJsonText } from '../jsonText';
import { pointerKeys, toPointer, valueAt } from '../pointer';
import type { KeyOf } from '../reuse';
import { isFoundByName, visitFields } from './references';

/** A path, a webhook or a component: what is looked at as one. */
interface Unit {
  digest: string;
  /** Pointers of the units that its references name. */
  leadsTo: string[];
  /** Whether its meaning may depend on any other part of the document. */
  isOpen: boolean;
}

/**
 * Makes the keys of a bundled document. A key counts the text of each path, webhook and component that references lead
 * to from the pointers, directly or through others; all that stands elsewhere in the document; and `shared`, which is
 * whatever else can change what is made.
 */
export function createKeys(document: object, shared: unknown): KeyOf {
  const units = new Map<string, Unit>();
  const unitAt = (pointer: string): Unit => {
    const unit = units.get(pointer) ?? readUnit(valueAt(document, pointer));
    units.set(pointer, unit);
    return unit;
  };
  const { paths: _paths, webhooks: _webhooks, components, ...others } = document as Record<string, unknown>;
  const schemes = isNode(components) ? components.securitySchemes : undefined;
  const base = hashOf([others, schemes, shared]).digest('base64');
  let whole: string | undefined;
  return (pointers) => {
    const hash = createHash('sha256').update(base);
    // Iterating a Set includes values that are added meanwhile.
    const found = new Set(pointers.map(unitPointer));
    for (const pointer of found) {
      const { digest, leadsTo, isOpen } = unitAt(pointer);
      hash.update(`${pointer}\n${digest}\n`);
      for (const next of leadsTo) found.add(next);
      whole ??= isOpen || pointer === '#/' ? hashOf(document).digest('base64') : undefined;
      if (isOpen || pointer === '#/') hash.update(whole ?? '');
    }
    return hash.digest('base64');
  };
}

/**
 * Follows references in a bundled document: gives the pointers themselves and those of all paths, webhooks and
 * components that what is there leads to, directly or through others.
 */
export function createReach(document: object): (pointers: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  const leadsTo = (pointer: string): string[] => {
    const targets = known.get(pointer) ?? readUnit(valueAt(document, pointer)).leadsTo;
    known.set(pointer, targets);
    return targets;
  };
  return (pointers) => {
    const found = new Set(pointers);
    for (const pointer of found) for (const next of leadsTo(pointer)) if (next !== '#/') found.add(next);
    return [...found];
  };
}

function readUnit(value: unknown): Unit {
  const leadsTo = new Set<string>();
  let isOpen = false;
  visitFields(value, (name, inner) => {
    const isText = typeof inner === 'string';
    const isLocal = isText && inner.startsWith('#/');
    if (isLocal) leadsTo.add(unitPointer(inner));
    isOpen ||= dependsOnOthers(name) || (name === '$ref' && isText && !isLocal);
  });
  return { digest: hashOf(value).digest('base64'), leadsTo: [...leadsTo], isOpen };
}

/** Whether a field may change what schemas elsewhere mean; an implied mapping of a discriminator does as well. */
function dependsOnOthers(name: string): boolean {
  return isFoundByName(name) || name === '$schema' || name === 'discriminator';
}

/** The pointer of the unit that contains a place; `#/` for any other place. */
function unitPointer(pointer: string): string {
  const keys = pointerKeys(pointer);
  const length = keys[0] === 'components' ? 3 : 2;
  const isInUnit = ['paths', 'webhooks', 'components'].includes(keys[0] ?? '') && keys.length >= length;
  return toPointer(isInUnit ? keys.slice(0, length) : []);
}

function hashOf(value: unknown): Hash {
  return createHash('sha256').update(toJsonText(value) ?? '');
}
