import { cleanDocument } from '../internal/cleanDocument';
import { isGoneAt } from '../internal/expressions';
import type { Internal } from '../internal/internal';
import type { Edits } from '../internal/rewrite';
import { schemaContext } from '../internal/schemaGroup';
import { pruneValue } from '../internal/values';
import { asNode, isNode, type Node } from '../json';
import { extendPointer, toPlainPointer } from '../pointer';
import { type Expression, knownName, readExpression } from './expressions';
import { statedParameters } from './givenValues';
import { createExpressions, type Expressions } from './goingExpressions';
import { readInputs } from './inputs';
import { listOf } from './scope';

type Call = ReturnType<Internal['operation']>;

/** What goes of an Arazzo file, while it is found. */
export interface Leaving {
  document: Node;
  /** What an operation that a step calls has lost. */
  callOf: (step: Node) => Call;
  /** Ids of the workflows that go. */
  workflows: ReadonlySet<unknown>;
  /** Whether a text names anything that is gone from the description. */
  mentions: Internal['mentions'];
  /** Expressions for what goes; they grow. */
  expressions: Expressions;
  edits: Edits;
}

/** The same for one of its workflows. */
interface LeavingWorkflow extends Leaving {
  /** Inputs without what is marked in them. */
  pruneInputs: (inputs: unknown) => unknown;
  /** Expressions that stand for what goes in this workflow alone. */
  own: Expressions;
  /** The steps by their ids. */
  steps: ReadonlyMap<unknown, Node>;
}

/**
 * Makes what takes out of a workflow (Arazzo 4.6.3) what is internal, with the expressions that take values from there, in
 * `leaving`. It is called until it finds nothing more, and says how much it has found.
 */
export function createWorkflowEditor(workflow: Node, at: string, shared: Leaving): () => number {
  const steps = listOf(workflow.steps);
  const leaving: LeavingWorkflow = {
    ...alone(shared),
    pruneInputs: inputsPruner(workflow.inputs, shared.document),
    steps: new Map(steps.map((step) => [step.stepId, step])),
  };
  editInputs(workflow, at, leaving);
  return () => {
    for (const [index, step] of steps.entries()) editStep(step, extendPointer(at, 'steps', index), leaving);
    editParameters(workflow.parameters, extendPointer(at, 'parameters'), undefined, leaving);
    dropLost(workflow.parameters, extendPointer(at, 'parameters'), steps, leaving);
    for (const field of ['successActions', 'failureActions'])
      editList(workflow[field], extendPointer(at, field), undefined, leaving);
    for (const name of editOutputs(workflow.outputs, extendPointer(at, 'outputs'), undefined, leaving))
      shared.expressions.add(`$workflows.${workflow.workflowId}.outputs.${name}`);
    return shared.expressions.size() + leaving.own.size();
  };
}

/** Takes out of the inputs what is marked. */
function editInputs(
  { inputs, workflowId }: Node,
  at: string,
  { document, own, expressions, edits }: LeavingWorkflow,
): void {
  const left = publicSchema(inputs);
  if (left !== inputs) edits.replaced.set(extendPointer(at, 'inputs'), left);
  const components = asNode(document.components);
  const shared = Object.entries(asNode(components.inputs)).map(([name, schema]) => [name, publicSchema(schema)]);
  const publicDocument = { ...document, components: { ...components, inputs: Object.fromEntries(shared) } };
  const { schemas } = readInputs(left, publicDocument);
  for (const name of [...readInputs(inputs, document).schemas.keys()].filter((each) => !schemas.has(each))) {
    own.add(`$inputs.${name}`);
    expressions.add(`$workflows.${workflowId}.inputs.${name}`);
  }
}

/** The same of what no workflow has for itself. */
function alone(shared: Leaving): LeavingWorkflow {
  return { ...shared, own: createExpressions(), steps: new Map(), pruneInputs: (inputs) => inputs };
}

/** A schema of inputs without what is marked in it; itself where nothing is. */
export function publicSchema(schema: unknown): unknown {
  const left = cleanDocument({ openapi: '3.1.0', components: { schemas: { inputs: schema } } })?.result.document;
  return left ? (asNode(asNode(left.components).schemas).inputs ?? {}) : schema;
}

/** What takes out of inputs what is marked in their schema, or in those that it refers to. */
function inputsPruner(schema: unknown, document: Node): LeavingWorkflow['pruneInputs'] {
  const { inputs } = asNode(document.components);
  const cleaning = cleanDocument({ openapi: '3.1.0', components: { schemas: { inputs: schema }, inputs } });
  const part = cleaning?.parts.at.get('#/components/schemas/inputs');
  if (!cleaning || !part) return (given) => given;
  const schemas = schemaContext(cleaning.references, cleaning.removal.gone);
  return (given) => pruneValue(given, [part], schemas);
}

/** Whether an action that several steps may share names what one of their operations has lost. */
export function isLostAction(action: Node, steps: readonly Node[], leaving: Leaving): boolean {
  return steps.some((step) => isLostItem(action, leaving.callOf(step), alone(leaving)));
}

function editStep(step: Node, at: string, leaving: LeavingWorkflow): void {
  const { own, edits } = leaving;
  if (step['x-internal'] === true) {
    edits.dropped.add(at);
    own.add(`$steps.${step.stepId}`);
    return;
  }
  const call = leaving.callOf(step);
  editParameters(step.parameters, extendPointer(at, 'parameters'), step, leaving);
  editBody(asNode(step.requestBody), extendPointer(at, 'requestBody'), call, leaving);
  for (const field of ['successCriteria', 'onSuccess', 'onFailure'])
    editList(step[field], extendPointer(at, field), call, leaving);
  // Of a step that calls a workflow, `$outputs` are those of that workflow.
  const called = step.workflowId === undefined ? undefined : `$workflows.${step.workflowId}.outputs.`;
  for (const name of editOutputs(step.outputs, extendPointer(at, 'outputs'), call, leaving, called))
    own.add(`$steps.${step.stepId}.outputs.${name}`);
}

/** Takes out parameters that an operation, or a workflow, has lost, and those whose values go. */
function editParameters(parameters: unknown, at: string, step: Node | undefined, leaving: LeavingWorkflow): void {
  const call = step && leaving.callOf(step);
  const stated = statedParameters(parameters, leaving.document);
  for (const [index, parameter] of listOf(parameters).entries()) {
    const { in: place, name, value } = { ...stated[index], ...parameter };
    const input = `$workflows.${step?.workflowId}.inputs.${name}`;
    const isMarked = asNode(parameter)['x-internal'] === true;
    if (isMarked || call?.hasLost(place, name) || isLostIn([parameter, value, input], call, leaving))
      leaving.edits.dropped.add(extendPointer(at, index));
  }
}

/** Takes out parameters of a workflow, which each of its steps gives, that the operation of one has lost. */
function dropLost(parameters: unknown, at: string, steps: readonly Node[], { document, callOf, edits }: Leaving): void {
  const stated = statedParameters(parameters, document);
  for (const [index, parameter] of listOf(parameters).entries()) {
    const { in: place, name } = { ...stated[index], ...parameter };
    if (steps.some((step) => callOf(step)?.hasLost(place, name))) edits.dropped.add(extendPointer(at, index));
  }
}

function editBody(body: Node, at: string, call: Call, leaving: LeavingWorkflow): void {
  const { edits } = leaving;
  const { payload, replacements } = body;
  if (payload !== undefined) {
    const pruned = call ? call.prune(payload) : payload;
    const left = pruned === undefined ? undefined : withoutLost(pruned, call, leaving);
    if (left === undefined) edits.dropped.add(at);
    else if (left !== payload) edits.replaced.set(extendPointer(at, 'payload'), left);
  }
  for (const [index, { target, value }] of listOf(replacements).entries())
    if (isLostIn([`$request.body#${target}`, value], call, leaving))
      edits.dropped.add(extendPointer(at, 'replacements', index));
}

/**
 * A value without the texts in it that take what goes; undefined where it is such a text. Each text is looked at once, however
 * deep it is.
 */
function withoutLost(value: unknown, call: Call, leaving: LeavingWorkflow): unknown {
  if (typeof value === 'string') return isLostIn(value, call, leaving) ? undefined : value;
  if (!Array.isArray(value) && !isNode(value)) return value;
  const left = Object.entries(value).map(([key, inner]) => ({ key, inner, left: withoutLost(inner, call, leaving) }));
  if (left.every((each) => each.left === each.inner)) return value;
  if (Array.isArray(value)) return left.map((each) => each.left ?? null);
  return Object.fromEntries(left.flatMap((each) => (each.left === undefined ? [] : [[each.key, each.left]])));
}

/** Takes criteria and actions out of a list that name what goes, and the list where it has no other. */
function editList(list: unknown, at: string, call: Call, leaving: LeavingWorkflow): void {
  const all = listOf(list);
  const going = [...all.keys()].filter((index) => isLostItem(asNode(all[index]), call, leaving));
  if (going.length > 0 && going.length === all.length) leaving.edits.dropped.add(at);
  else for (const index of going) leaving.edits.dropped.add(extendPointer(at, index));
}

/** Whether a criterion or an action goes. */
function isLostItem(item: Node, call: Call, leaving: LeavingWorkflow): boolean {
  const { 'x-internal': mark, workflowId, stepId, context, condition } = item;
  const isStepLost = stepId !== undefined && leaving.own.names(`$steps.${stepId}`.split('.'));
  // A JSONPath, an XPath or a pattern names the fields of its context.
  const isPathLost = typeof context === 'string' && typeof condition === 'string' && call?.mentionsLost(condition);
  if (mark === true || leaving.workflows.has(workflowId) || isStepLost || isPathLost) return true;
  return isLostIn(item, call, leaving) || listOf(item.criteria).some((each) => isLostItem(each, call, leaving));
}

/** Takes outputs out that take their value from what goes; returns their names. */
function editOutputs(
  outputs: unknown,
  at: string,
  call: Call,
  leaving: LeavingWorkflow,
  called = '$outputs.',
): string[] {
  const all = Object.entries(asNode(outputs));
  const going = all.flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.replaceAll('$outputs.', called) : value;
    return isLostIn(text, call, leaving) ? [name] : [];
  });
  if (going.length > 0 && going.length === all.length) leaving.edits.dropped.add(at);
  else for (const name of going) leaving.edits.dropped.add(extendPointer(at, name));
  return going;
}

/** Whether a text in a value names what goes. */
function isLostIn(value: unknown, call: Call, leaving: LeavingWorkflow): boolean {
  if (typeof value !== 'string') {
    const inner: unknown[] = Array.isArray(value) || isNode(value) ? Object.values(value) : [];
    // A selector (Arazzo 1.1) names the fields of its context.
    const { context, selector } = asNode(value);
    if (typeof context === 'string' && typeof selector === 'string' && call?.mentionsLost(selector)) return true;
    return inner.some((each) => isLostIn(each, call, leaving));
  }
  if (!value.includes('$')) return false;
  if (call?.namesLost(value) || namesAny(value, leaving.expressions, leaving.own)) return true;
  return expressionsWithin(value).some((expression) => {
    if (expression.kind === 'input')
      return isGoneAt(toPlainPointer([...expression.names, ...expression.keys]), leaving.pruneInputs);
    const step = expression.kind === 'step' ? leaving.steps.get(expression.step) : undefined;
    if (!step || expression.kind !== 'step') return false;
    const outputs = asNode(step.outputs);
    const { name, keys } = knownName(expression, (each) => Object.hasOwn(outputs, each));
    const taken = outputs[name];
    if (typeof taken !== 'string' || keys.length === 0) return false;
    return leaving.callOf(step)?.namesLost(`${taken}${taken.includes('#') ? '' : '#'}${toPlainPointer(keys)}`) ?? false;
  });
}

/** The expressions in a text that take something from an input or a step. */
function expressionsWithin(text: string): Expression[] {
  return [...text.matchAll(/\$(?:inputs|steps)\.[^\s}'"]+/g)].map(([expression]) => readExpression(expression));
}

/** Whether a text has an expression for something that goes, or for a part of it. */
export function namesAny(text: string, ...expressions: Expressions[]): boolean {
  return [...text.matchAll(/\$[\w-]+(?:\.[\w-]+)+/g)].some(([expression]) => {
    const keys = expression.split('.');
    return expressions.some((going) => going.names(keys));
  });
}
