import { isNode } from '../node';
import { extendPointer } from '../pointer';
import type { FieldKind, FieldSupport, ObjectName } from './fields';
import { support } from './support';

/** A field as it is met on a walk through a description. `support` is missing for one that no object has. */
export interface FieldVisit {
  object: ObjectName;
  field: string;
  support?: FieldSupport;
  value: unknown;
  pointer: string;
  /** Whether the field's name is free, so that it says something itself: a path, a status, an expression. */
  isFree: boolean;
}

/** Called for each field; says whether to go on into what it holds. */
type VisitField = (visit: FieldVisit) => boolean;

/**
 * Walks through a value that is the named object of the OpenAPI Specification, field by field. References are not
 * followed: what they name is walked through where it stands.
 */
export function walkObject(object: ObjectName, value: unknown, pointer: string, visit: VisitField): void {
  if (!isNode(value)) return;
  const isReference = object !== 'Schema' && object !== 'PathItem' && typeof value.$ref === 'string';
  const table = support[isReference ? 'Reference' : object];
  for (const [field, inner] of Object.entries(value)) {
    const known = Object.hasOwn(table, field) ? table[field] : field.startsWith('x-') ? undefined : table['*'];
    const place = extendPointer(pointer, field);
    const isFree = known !== undefined && known === table['*'];
    if (visit({ object, field, ...(known ? { support: known } : {}), value: inner, pointer: place, isFree }) && known) {
      walkValue(known.kind, inner, place, visit);
    }
  }
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

/** The object that a kind of field holds: `{Schema}` gives `Schema`. */
export function objectOf(kind: FieldKind): ObjectName | undefined {
  const name = kind.replace(/[@[\]{}<>]/g, '');
  return Object.hasOwn(support, name) ? (name as ObjectName) : undefined;
}
