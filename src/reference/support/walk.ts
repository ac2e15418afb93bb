import type { FieldKind, FieldSupport, ObjectName } from '../fieldSupport';
import { isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import { support } from './support';

/** A field as it is met on a walk through a description. `support` is missing for one that no object has. */
export interface FieldVisit {
  object: ObjectName;
  field: string;
  support: FieldSupport | undefined;
  value: unknown;
  pointer: string;
  /** The object that has the field. */
  holder: Node;
  /** Whether the field's name is free, so that it says something itself: a path, a status, an expression. */
  isFree: boolean;
}

/** Called for each field; says whether to go on into what it holds, or has come to hold. */
type VisitField = (visit: FieldVisit) => boolean;

/**
 * Walks through a value that is the named object of the OpenAPI Specification, field by field. References are not
 * followed: what they name is walked through where it stands.
 */
export function walkObject(object: ObjectName, value: unknown, pointer: string, visit: VisitField): void {
  if (!isNode(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    const known = fieldOf(object, value, field);
    const place = extendPointer(pointer, field);
    if (visit({ object, field, ...known, value: inner, pointer: place, holder: value }) && known.support) {
      walkValue(known.support.kind, value[field], place, visit);
    }
  }
}

/** What the support matrix says of a field of an object, and whether the field's name is free. */
export function fieldOf(object: ObjectName, node: Node, field: string): Pick<FieldVisit, 'support' | 'isFree'> {
  const isReference = object !== 'Schema' && object !== 'PathItem' && typeof node.$ref === 'string';
  const table = support[isReference ? 'Reference' : object];
  const known = Object.hasOwn(table, field) ? table[field] : field.startsWith('x-') ? undefined : table['*'];
  return { support: known, isFree: known !== undefined && known === table['*'] };
}

function walkValue(kind: FieldKind, value: unknown, pointer: string, visit: VisitField): void {
  const object = objectOf(kind);
  if (!object) return;
  if (kind.startsWith('@') && !Array.isArray(value)) {
    walkObject(object, value, pointer, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) walkObject(object, inner, extendPointer(pointer, key), visit);
  }
}

const objects: ReadonlyMap<FieldKind, ObjectName> = new Map(
  Object.values(support)
    .flatMap((table) => Object.values(table))
    .map(({ kind }) => [kind, kind.replace(/[@[\]{}<>]/g, '')] as const)
    .filter((entry): entry is [FieldKind, ObjectName] => Object.hasOwn(support, entry[1])),
);

/** The object that a kind of field holds: `{Schema}` gives `Schema`. */
export function objectOf(kind: FieldKind): ObjectName | undefined {
  return objects.get(kind);
}
