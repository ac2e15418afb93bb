import { safelyDecode } from '../../reference/address';
import { isInteger, isNumber } from '../../reference/exactNumber';
import { type Json, ownValue, typeOfValue } from '../../reference/json';
import { valueAt } from '../../reference/pointer';
import { conditionHolds } from '../../reference/workflows/holds';
import type { JsonObject } from '../request/types';
import { namedValue } from '../world/bodyReferences';
import type { Call } from '../world/call';

/** The objects that a condition may name. */
export interface NamedObjects {
  $item?: JsonObject;
  $parent?: JsonObject;
  $child?: JsonObject;
  /** A row of the body. */
  $each?: JsonObject;
  /** All objects of the collection. */
  $items?: readonly JsonObject[];
  /** The objects of another kind that have the id of the object: `users` for `$tied.users`. */
  $tied?: (kinds: string) => readonly JsonObject[];
}

/** Whether a condition of the description is met by these objects, by the request and by the objects that it names. */
export function isMet(condition: string, objects: NamedObjects, call: Call): boolean {
  return conditionHolds(condition, (expression) => comparable(valueOfExpression(expression, objects, call))) === true;
}

/** The value of an expression such as `$item#/status`; undefined for what is not there. */
export function valueOfExpression(expression: string, objects: NamedObjects, call: Call): Json | undefined {
  const [, measured, measure] = measurePattern.exec(expression) ?? [];
  if (measured !== undefined) return measureOf(valueOfExpression(measured, objects, call), measure);
  const [name = '', pointer = ''] = expression.split('#');
  if (name === '$named') return namedValue(pointer, call, objects.$each);
  const parameter = pathParameter(name);
  if (parameter !== undefined) return safelyDecode(call.path[parameter] ?? '');
  const kinds = tiedKind(name);
  if (kinds !== undefined) return valueAt(objects.$tied?.(kinds), pointer) as Json | undefined;
  const known: Record<string, unknown> = {
    ...objects,
    '$request.body': call.body,
    $now: new Date(call.environment.now).toISOString(),
  };
  return valueAt(ownValue(known, name), pointer) as Json | undefined;
}

/** An expression for the type or the length of the value of another one: `$each#/value/$length`. */
export const measurePattern = /^(.*)\/\$(type|length)$/;

/** The kind of objects that an expression such as `$tied.users` names. */
export function tiedKind(expression: string): string | undefined {
  return /^\$tied\.(\w+)$/.exec(expression)?.[1];
}

/** The type of a value, as JSON Schema calls it, or how many characters or items it has. */
function measureOf(value: Json | undefined, measure: string | undefined): Json | undefined {
  if (measure === 'length')
    return typeof value === 'string' || Array.isArray(value) ? Array.from<unknown>(value).length : undefined;
  return isNumber(value) && isInteger(value) ? 'integer' : typeOfValue(value);
}

/** The parameter that an expression such as `$request.path.roles` names. */
export function pathParameter(expression: string): string | undefined {
  return /^\$request\.path\.(.+)$/.exec(expression)?.[1];
}

/** Numbers that are written as texts are compared as numbers; a field that is left out is as one that is null. */
function comparable(value: Json | undefined): Json {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : (value ?? null);
}
