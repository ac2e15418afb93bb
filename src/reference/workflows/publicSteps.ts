import { cleanDocument } from '../internal/cleanDocument';
import { pruneAt } from '../internal/expressions';
import { schemaContext } from '../internal/schemaGroup';
import { pruneValue, withoutLostFields } from '../internal/values';
import { asNode, isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import { statedParameters } from './givenValues';
import { createExpressions } from './goingExpressions';
import { readInputs } from './inputs';
import {
  type Call,
  isLostIn,
  type Leaving,
  type LeavingWorkflow,
  outputsCalled,
  withOutputsOf,
} from './lostExpressions';
import { listOf } from './scope';
import { readSelector, targetKeys } from './selectors';

/** Goes over a workflow, from its first step or from its last one, and returns how much it has found by then. */
export type WorkflowEditor = (isBackward: boolean) => number;

/**
 * Makes what takes out of a workflow (Arazzo 4.6.3) what is internal, with the expressions that take values from there, in
 * `leaving`. It is called until it finds nothing more, and says how much it has found.
 */
export function createWorkflowEditor(workflow: Node, at: string, shared: Leaving): WorkflowEditor {
  const steps = listOf(workflow.steps);
  const leaving: LeavingWorkflow = {
    ...alone(shared),
    pruneInputs: inputsPruner(workflow.inputs, shared.document),
    steps: new Map(steps.map((step) => [step.stepId, step])),
  };
  editInputs(workflow, at, leaving);
  shared.outputs.set(workflow.workflowId, { all: asNode(workflow.outputs), leaving });
  return (isBackward) => {
    const all = [...steps.entries()];
    for (const [index, step] of isBackward ? all.reverse() : all)
      editStep(step, extendPointer(at, 'steps', index), leaving);
    editParameters(workflow.parameters, extendPointer(at, 'parameters'), undefined, leaving);
    dropLost(workflow.parameters, extendPointer(at, 'parameters'), steps, leaving);
    for (const field of ['successActions', 'failureActions'])
      editList(workflow[field], extendPointer(at, field), steps.map(leaving.callOf), leaving);
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
    editList(step[field], extendPointer(at, field), [call], leaving);
  for (const name of editOutputs(step.outputs, extendPointer(at, 'outputs'), call, leaving, outputsCalled(step)))
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
    const pointer = extendPointer(at, index);
    if (isMarked || call?.hasLost(place, name) || isLostIn([parameter, value, input], call, leaving))
      leaving.edits.dropped.add(pointer);
    else if (step) editValue({ in: place, name, value }, pointer, [step], leaving);
  }
}

/** Takes out of the value of a parameter what the schemas have lost that the operations of steps have for it. */
export function editValue(
  { in: place, name, value }: Node,
  at: string,
  steps: readonly Node[],
  { callOf, edits }: Leaving,
): void {
  const prune = (left: unknown, step: Node): unknown => {
    const call = left === undefined ? undefined : callOf(step);
    return call ? call.pruneParameter(place, name, left) : left;
  };
  const left = steps.reduce(prune, value);
  if (value !== undefined && left === undefined) edits.dropped.add(at);
  else if (left !== value) edits.replaced.set(extendPointer(at, 'value'), left);
}

/** Takes out parameters of a workflow, which each of its steps gives, that the operation of one has lost. */
function dropLost(parameters: unknown, at: string, steps: readonly Node[], leaving: Leaving): void {
  const { document, callOf, edits } = leaving;
  const stated = statedParameters(parameters, document);
  for (const [index, parameter] of listOf(parameters).entries()) {
    const { in: place, name } = { ...stated[index], ...parameter };
    const pointer = extendPointer(at, index);
    if (steps.some((step) => callOf(step)?.hasLost(place, name))) edits.dropped.add(pointer);
    else editValue({ in: place, name, value: asNode(parameter).value }, pointer, steps, leaving);
  }
}

function editBody(body: Node, at: string, call: Call, leaving: LeavingWorkflow): void {
  const { edits } = leaving;
  const { payload, replacements } = body;
  if (body['x-internal'] === true) edits.dropped.add(at);
  if (payload !== undefined) {
    const pruned = call ? call.prune(payload) : payload;
    const left = pruned === undefined ? undefined : withoutLost(pruned, call, leaving);
    if (left === undefined) edits.dropped.add(at);
    else if (left !== payload) edits.replaced.set(extendPointer(at, 'payload'), left);
  }
  for (const [index, replacement] of listOf(replacements).entries()) {
    const pointer = extendPointer(at, 'replacements', index);
    const left = leftOfReplacement(replacement, body, call, leaving);
    if (left === undefined) edits.dropped.add(pointer);
    else if (left !== replacement.value) edits.replaced.set(extendPointer(pointer, 'value'), left);
  }
}

/** What is left of the value of a replacement (4.6.14); undefined where nothing is, or its target goes. */
function leftOfReplacement(replacement: Node, body: Node, call: Call, leaving: LeavingWorkflow): unknown {
  const { target, value = null } = replacement;
  if (replacement['x-internal'] === true) return undefined;
  const keys = targetKeys(replacement, body);
  if (keys && call) return withoutLost(pruneAt(keys, value, call.prune), call, leaving);
  // A path that is no place in a value names fields.
  if (call?.mentionsLost(`- ${target}`, 'request') || leaving.mentions(String(target))) return undefined;
  return withoutLost(withoutLostFields(value, leaving.mentions), call, leaving);
}

/**
 * A value without the texts in it that take what goes; undefined where it is such a text. Each text is looked at once, however
 * deep it is.
 */
function withoutLost(value: unknown, call: Call, leaving: LeavingWorkflow): unknown {
  if (typeof value === 'string' || readSelector(value)) return isLostIn(value, call, leaving) ? undefined : value;
  if (!Array.isArray(value) && !isNode(value)) return value;
  const left = Object.entries(value).map(([key, inner]) => ({ key, inner, left: withoutLost(inner, call, leaving) }));
  if (left.every((each) => each.left === each.inner)) return value;
  if (Array.isArray(value)) return left.map((each) => each.left ?? null);
  return Object.fromEntries(left.flatMap((each) => (each.left === undefined ? [] : [[each.key, each.left]])));
}

/** Takes criteria and actions of calls out of a list that name what goes, and the list where it has no other. */
function editList(list: unknown, at: string, calls: readonly Call[], leaving: LeavingWorkflow): void {
  const all = listOf(list);
  const going = [...all.keys()].filter((index) => calls.some((call) => isLostItem(asNode(all[index]), call, leaving)));
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
    return isLostIn(withOutputsOf(value, called), call, leaving) ? [name] : [];
  });
  if (going.length > 0 && going.length === all.length) leaving.edits.dropped.add(at);
  else for (const name of going) leaving.edits.dropped.add(extendPointer(at, name));
  return going;
}
