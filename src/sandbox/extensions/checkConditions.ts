import type { Operation, Schema } from '../../reference/model';
import { pointerKeys } from '../../reference/pointer';
import { nameOneOf } from '../../reference/problems';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { enumIn, propertiesIn } from '../../reference/schemas/insideSchemas';
import { comparedIn, type Operand, readCondition } from '../../reference/workflows/condition';
import { collectionOf, rowSchemas } from '../world/bodyReferences';
import { type Collection, collectionAbove, collectionsOfKind, envelopeOf, singularOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { measurePattern, pathParameter, tiedKind } from './conditions';

/** What is wrong with an extension, and how to correct it. */
export interface Fault {
  message: string;
  remedy: string;
}

/** An extension whose value is not what it has to be, with an example of how it is written. */
export function notA(name: string, what: string, example: string): Fault {
  return { message: `\`${name}\` has to be ${what}.`, remedy: `Write it as in \`${name}: ${example}\`.` };
}

/** An extension that stands where it has no effect. */
export function noEffect(name: string, where: string): Fault {
  return { message: `\`${name}\` has no effect here.`, remedy: `It stands ${where}. Move it there, or take it out.` };
}

/** What a condition is part of. */
export interface ConditionPlace {
  extension: string;
  operation: Operation;
  sandbox: SandboxDescription;
  /** Whether it is about each row of the body, which `$named` then is about as well. */
  isOfRows?: boolean;
}

/** What is wrong with a condition, for an operation. */
export function conditionFault(text: string, given: ConditionPlace): Fault | undefined {
  const place = { ...given, isOfRows: text.includes('$each') };
  const { extension } = place;
  const condition = readCondition(text);
  if (!condition)
    return notA(extension, 'a condition of comparisons, `!`, `&&`, `||` and brackets', "$item#/status == 'CLOSED'");
  for (const operands of comparedIn(condition)) {
    const fields: Schema[] = [];
    for (const operand of operands) {
      if (operand.kind === 'literal') continue;
      const { fault, schema } = checkExpression(operand.text, place);
      if (fault) return fault;
      if (schema) fields.push(schema);
    }
    const fault = valueFault(operands, fields, place);
    if (fault) return fault;
  }
  return undefined;
}

/** What is wrong with a text that a field with an enum is compared with. */
function valueFault(operands: Operand[], fields: Schema[], { extension, sandbox }: ConditionPlace): Fault | undefined {
  const literals = operands.flatMap((operand) => (operand.kind === 'literal' ? [operand.value] : []));
  const texts = literals.flatMap((value) => (typeof value === 'string' ? [value.toLowerCase()] : []));
  for (const field of fields) {
    const allowed = enumIn(field, sandbox.cache).map(String);
    const lost = texts.find((text) => allowed.length > 0 && !allowed.some((value) => value.toLowerCase() === text));
    if (lost !== undefined)
      return {
        message: `\`${extension}\` compares with "${lost}", which the field never is.`,
        remedy: nameOneOf(allowed),
      };
  }
  return undefined;
}

/** What an expression may begin with. */
const expressionNames = [
  '$item',
  '$items',
  '$each',
  '$parent',
  '$child',
  '$tied.KIND',
  '$request.body',
  '$request.path.NAME',
  '$named',
  '$now',
];

/** The field that an expression names, or what is wrong with it. */
export function checkExpression(expression: string, place: ConditionPlace): { fault?: Fault; schema?: Schema } {
  const { extension, operation, sandbox } = place;
  const [, measured] = measurePattern.exec(expression) ?? [];
  if (measured !== undefined) return { fault: checkExpression(measured, place).fault };
  const [name = '', pointer = ''] = expression.split('#');
  const [first = '', ...rest] = pointerKeys(pointer);
  const collection = changedBy(operation, sandbox);
  const body = operation.requestBody?.content.flatMap(({ schema }) => schema ?? []) ?? [];
  const rows = rowSchemas(operation, sandbox);
  const item = (of: Collection | undefined): Schema[] => (of ? schemasOf(of, sandbox) : []);
  const parameter = pathParameter(name);
  if (parameter !== undefined) return pathFault(parameter, place);
  const kinds = tiedKind(name);
  if (kinds !== undefined) return fieldOfTied(kinds, expression, place);
  switch (name) {
    case '$now':
      return {};
    case '$item':
      return fieldAt(expression, item(collection), [first, ...rest], place);
    case '$items':
      return /^\d+$/.test(first)
        ? fieldAt(expression, item(collection), rest, place)
        : { fault: notA(extension, 'about one of the items by its place', '$items#/19/id != null') };
    case '$parent':
      return fieldAt(expression, item(collection?.parent), [first, ...rest], place);
    case '$child': {
      const below = sandbox.collections.filter(({ parent }) => parent?.path === collection?.path);
      return fieldAt(expression, below.flatMap(item), [first, ...rest], place);
    }
    case '$each':
      return fieldAt(expression, rows, [first, ...rest], place);
    case '$request.body':
      return fieldAt(expression, body, [first, ...rest], place);
    case '$named':
      return fieldOfNamed(expression, place.isOfRows ? rows : body, place);
    default: {
      const message = `\`${extension}\` names "${name}", which the sandbox does not know.`;
      return { fault: { message, remedy: nameOneOf(expressionNames) } };
    }
  }
}

/** The field of an object whose id is in a field of the body, or of each of its rows. */
function fieldOfNamed(expression: string, sent: Schema[], place: ConditionPlace): { fault?: Fault; schema?: Schema } {
  const { extension, sandbox } = place;
  const [first = '', ...rest] = pointerKeys(expression.split('#')[1] ?? '');
  const field = fieldAt(expression, sent, [first], place);
  if (field.fault) return field;
  const named = collectionOf(first, field.schema, sandbox);
  if (named) return fieldAt(expression, schemasOf(named, sandbox), rest, place);
  const message = `\`${extension}\` names "${expression}", and nothing says of which collection "${first}" holds ids.`;
  return { fault: { message, remedy: 'Say so with `x-refers-to` in the field.' } };
}

function pathFault(name: string, { extension, operation }: ConditionPlace): { fault?: Fault } {
  const known = operation.parameters.filter((each) => each.in === 'path').map((each) => each.name);
  if (known.includes(name)) return {};
  const message = `\`${extension}\` names "$request.path.${name}", and the path has no parameter "${name}".`;
  return { fault: { message, remedy: nameOneOf(known) } };
}

function fieldOfTied(kinds: string, expression: string, place: ConditionPlace): { fault?: Fault; schema?: Schema } {
  const { extension, sandbox } = place;
  const { collections } = sandbox;
  const [collection] = collectionsOfKind(singularOf(`/${kinds}`), collections);
  const [first = '', ...rest] = pointerKeys(expression.split('#')[1] ?? '');
  if (collection && /^\d+$/.test(first)) return fieldAt(expression, schemasOf(collection, sandbox), rest, place);
  if (collection)
    return { fault: notA(extension, 'about one of the objects by its place', '$tied.users#/0/id != null') };
  const message = `\`${extension}\` names "${expression}", and no collection has ${kinds}.`;
  const known = collections.map(({ path }) => path.split('/').at(-1) ?? '');
  return { fault: { message, remedy: nameOneOf([...new Set(known)]) } };
}

/** The collection of the object that an operation changes: its own, else that above a path such as one for files. */
function changedBy(operation: Operation, { roles, collections }: SandboxDescription): Collection | undefined {
  return roles.get(operation)?.collection ?? collectionAbove(operation, collections);
}

/** The schemas by which the operations of a collection return its objects. */
function schemasOf({ list, read, create, idField }: Collection, { cache }: SandboxDescription): Schema[] {
  return [list, read, create].flatMap((operation) => (operation && envelopeOf(operation, idField, cache)?.item) ?? []);
}

function fieldAt(
  expression: string,
  schemas: readonly Schema[],
  keys: readonly string[],
  { extension, sandbox: { cache } }: ConditionPlace,
): { fault?: Fault; schema?: Schema } {
  let found = [...schemas];
  for (const key of keys) {
    const known = found.flatMap((schema) => [...propertiesIn(schema, cache).keys()]);
    const next = found.flatMap((schema) => propertiesIn(schema, cache).get(key) ?? []);
    const isOpen = found.some((schema) => appliedBy(schema, cache).every(({ properties }) => properties.length === 0));
    if (next.length === 0 && isOpen && found.length > 0) return {};
    if (next.length === 0) {
      const message = `\`${extension}\` names "${expression}", and there is no field "${key}".`;
      return { fault: { message, remedy: nameOneOf([...new Set(known)]) } };
    }
    found = next;
  }
  return found[0] ? { schema: found[0] } : {};
}
