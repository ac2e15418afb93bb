import { groupBy } from '../groupBy';
import { isGoneAt } from '../internal/expressions';
import { rewrite } from '../internal/rewrite';
import { asNode, isNode, type Node } from '../json';
import { extendPointer, toPlainPointer } from '../pointer';
import { knownName, readExpression } from './expressions';
import { readInputs, referredInputs } from './inputs';
import type { Call, Leaving } from './lostExpressions';
import { publicSchema } from './publicSteps';
import { listOf } from './scope';

/** The names that lead to a field of the inputs. */
type Names = readonly string[];

/**
 * Takes out inputs of workflows that only what goes took a value from, and fields of inputs that are sent to an operation which
 * has lost them. Returns whether something went: what takes a value from it goes next.
 */
export function dropUnusedInputs(document: Node, leaving: Leaving): boolean {
  const { edits, expressions } = leaving;
  const now = rewrite(document, edits).document;
  const left = new Map(listOf(now.workflows).map((each) => [each.workflowId, each]));
  let hasFound = false;
  for (const [index, before] of listOf(document.workflows).entries()) {
    const workflow = left.get(before.workflowId);
    if (!workflow) continue;
    const names = [...readInputs(workflow.inputs, now).schemas.keys()];
    const [wasUsed, isUsed] = [inputUse(before), inputUse(workflow)];
    const unused = names.filter((name) => wasUsed(name) && !isUsed(name));
    const going = [...unused.map((name) => [name]), ...sentFields(workflow, now, leaving)];
    if (going.length === 0) continue;
    hasFound = true;
    for (const name of unused) expressions.add(`$workflows.${before.workflowId}.inputs.${name}`);
    const inputs = publicSchema(withMarks(workflow.inputs, going, now));
    const at = extendPointer('#/workflows', index, 'inputs');
    if (readInputs(inputs, now).schemas.size === 0) edits.dropped.add(at);
    else edits.replaced.set(at, inputs);
  }
  return hasFound;
}

/** A document in which the inputs that refer to a marked shared one are marked, too; the same one where there is none. */
export function markReferringInputs(document: Node): Node {
  const shared = Object.entries(asNode(asNode(document.components).inputs));
  const marked = shared.flatMap(([name, schema]) =>
    asNode(schema)['x-internal'] === true ? [extendPointer('#/components/inputs', name)] : [],
  );
  if (marked.length === 0) return document;
  const isMarked = new Set<unknown>(marked);
  const mark = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(mark);
    if (!isNode(schema)) return schema;
    const entries = Object.entries(schema).map(([name, value]) => [name, mark(value)]);
    return { ...Object.fromEntries(entries), ...(isMarked.has(schema.$ref) ? { 'x-internal': true } : {}) };
  };
  const withInputs = (holder: unknown): unknown =>
    isNode(holder) && 'inputs' in holder ? { ...holder, inputs: mark(holder.inputs) } : holder;
  const { components, workflows } = document;
  const made = {
    ...document,
    components: withInputs(components),
    workflows: Array.isArray(workflows) ? workflows.map(withInputs) : workflows,
  };
  // A shared input that only refers to a marked one is marked now as well.
  const now = Object.values(asNode(asNode(made.components).inputs)).filter(
    (each) => asNode(each)['x-internal'] === true,
  );
  return now.length > marked.length ? markReferringInputs(made) : made;
}

/** Takes out shared inputs that nothing refers to which stays, but something did. */
export function dropUnusedComponents(document: Node, { edits }: Leaving): void {
  const names = Object.keys(asNode(asNode(document.components).inputs));
  const isReferred = (name: string, of: unknown): boolean =>
    JSON.stringify(of).includes(`"#/components/inputs/${name}"`);
  for (let before = -1; before < edits.dropped.size; ) {
    before = edits.dropped.size;
    const now = rewrite(document, edits).document;
    for (const name of names)
      if (isReferred(name, document) && !isReferred(name, now))
        edits.dropped.add(extendPointer('#/components/inputs', name));
  }
}

/** Says whether an expression in a workflow takes something from an input. */
function inputUse({ inputs: _inputs, ...others }: Node): (name: string) => boolean {
  const used = new Set<string>();
  for (const [, names = ''] of JSON.stringify(others).matchAll(/\$inputs\.([^\s{}()[\]#"'\\]+)/g)) {
    // What follows a full stop may lead into the input.
    for (let at = names.length; at > 0; at = names.lastIndexOf('.', at - 1)) used.add(names.slice(0, at));
  }
  return (name) => used.has(name);
}

/** The fields of inputs that steps send as a part of a body whose operation has lost them. */
function sentFields({ inputs, steps }: Node, document: Node, { callOf }: Leaving): Names[] {
  const { schemas } = readInputs(inputs, document);
  return listOf(steps).flatMap((step) => {
    const call = callOf(step);
    const { payload } = asNode(step.requestBody);
    return call ? fieldsSentIn(payload, [], { inputs, schemas, document, call }) : [];
  });
}

interface Sending {
  inputs: unknown;
  /** The schemas of the inputs, by their names. */
  schemas: ReadonlyMap<string, Node>;
  document: Node;
  call: Call;
}

function fieldsSentIn(value: unknown, place: Names, sending: Sending): Names[] {
  const { inputs, schemas, document, call } = sending;
  if (value === '$inputs') return fieldsLostIn(inputs, place, document, call);
  if (typeof value === 'string') {
    const expression = readExpression(value);
    if (expression.kind !== 'input') return [];
    const { name, keys } = knownName(expression, (each) => schemas.has(each));
    const inner = (outer: unknown, key: string): unknown => readInputs(outer, document).schemas.get(key);
    const schema = keys.reduce<unknown>(inner, schemas.get(name));
    return fieldsLostIn(schema, place, document, call).map((names) => [name, ...keys, ...names]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => fieldsSentIn(each, [...place, key], sending));
}

/** Levels of fields that are looked at: schemas may refer to themselves. */
const maxLevels = 10;

/** The fields of a schema whose values at a place of a body an operation has lost. */
function fieldsLostIn(schema: unknown, place: Names, document: Node, call: Call, level = 0): Names[] {
  if (!isNode(schema) || !call || level === maxLevels) return [];
  const { schemas } = readInputs(schema, document);
  const inner = new Map<string, unknown>([...schemas, ...(isNode(schema.items) ? [['0', schema.items] as const] : [])]);
  return [...inner].flatMap(([name, field]): Names[] => {
    const at = [...place, name];
    if (schemas.has(name) && isGoneAt(toPlainPointer(at), call.prune)) return [[name]];
    return fieldsLostIn(field, at, document, call, level + 1).map((names) => [name, ...names]);
  });
}

/**
 * A schema in which such fields are marked as internal, wherever it states them. What it refers to for them is written out, since
 * others may keep them.
 */
function withMarks(schema: unknown, going: readonly Names[], document: Node, outer: readonly unknown[] = []): unknown {
  if (!isNode(schema) || going.length === 0 || outer.includes(schema)) return schema;
  const inner = (value: unknown): unknown => withMarks(value, going, document, [...outer, schema]);
  const target = referredInputs(schema, document);
  const referred = target && readInputs(target, document).schemas;
  if (target && going.some(([name = '']) => referred?.has(name))) {
    const { $ref: _ref, ...own } = schema;
    const parts = [inner(target), ...(Object.keys(own).length > 0 ? [inner(own)] : [])];
    return parts.length === 1 ? parts[0] : { allOf: parts };
  }
  const below = groupBy(going, ([first = '']) => [first]);
  const marked = (name: string, value: unknown): unknown => {
    const rest = (below.get(name) ?? []).map(([, ...inner]) => inner);
    if (rest.some((names) => names.length === 0)) return { ...asNode(value), 'x-internal': true };
    return withMarks(value, rest, document, [...outer, schema]);
  };
  const edited = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'properties')
      return [
        keyword,
        Object.fromEntries(Object.entries(asNode(value)).map(([name, each]) => [name, marked(name, each)])),
      ];
    if (keyword === 'items') return [keyword, marked('0', value)];
    if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
      return [keyword, Array.isArray(value) ? value.map(inner) : value];
    return [keyword, ['if', 'then', 'else'].includes(keyword) ? inner(value) : value];
  });
  return Object.fromEntries(edited);
}
