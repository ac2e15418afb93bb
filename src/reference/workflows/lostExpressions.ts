import { isGoneAt } from '../internal/expressions';
import type { Internal } from '../internal/internal';
import type { Edits } from '../internal/rewrite';
import { asNode, isNode, type Node } from '../json';
import { toPlainPointer } from '../pointer';
import { type Expression, knownName, readExpression } from './expressions';
import type { Expressions } from './goingExpressions';
import { readSelector, type Selected } from './selectors';

export type Call = ReturnType<Internal['operation']>;

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
  /** What the outputs of the workflows that stay take, by their ids; they grow. */
  outputs: Map<unknown, { all: Node; leaving: LeavingWorkflow }>;
  edits: Edits;
}

/** The same for one of its workflows. */
export interface LeavingWorkflow extends Leaving {
  /** Inputs without what is marked in them. */
  pruneInputs: (inputs: unknown) => unknown;
  /** Expressions that stand for what goes in this workflow alone. */
  own: Expressions;
  /** The steps by their ids. */
  steps: ReadonlyMap<unknown, Node>;
}

/** An output with the place of what `$outputs` stands for. */
export function withOutputsOf(output: unknown, called: string): unknown {
  if (typeof output === 'string') return output.replaceAll('$outputs.', called);
  const selected = readSelector(output);
  return selected ? { ...asNode(output), context: selected.context.replaceAll('$outputs.', called) } : output;
}

/** Outputs that take each other's values more often than this are no value. */
const maxTaken = 50;

/** Whether a text in a value names what goes; `taken` says how often it was taken from another output. */
export function isLostIn(value: unknown, call: Call, leaving: LeavingWorkflow, taken = 0): boolean {
  const selected = readSelector(value);
  if (selected) return isSelectedLost(selected, call, leaving) || isLostIn(selected.text, call, leaving, taken);
  if (typeof value !== 'string') {
    const inner: unknown[] = Array.isArray(value) || isNode(value) ? Object.values(value) : [];
    return inner.some((each) => isLostIn(each, call, leaving, taken));
  }
  if (!value.includes('$')) return false;
  if (call?.namesLost(value) || namesAny(value, leaving.expressions, leaving.own)) return true;
  return expressionsWithin(value).some((expression) => {
    if (expression.kind === 'input')
      return isGoneAt(toPlainPointer([...expression.names, ...expression.keys]), leaving.pruneInputs);
    const from = sourceOf(expression, leaving);
    if (!from || expression.kind !== 'output' || taken === maxTaken) return false;
    const { name, keys } = knownName(expression, (each) => Object.hasOwn(from.outputs, each));
    if (keys.length === 0) return false;
    const output = withOutputsOf(from.outputs[name], from.called);
    const { text, isPlace = true } = readSelector(output) ?? { text: output };
    if (!isPlace) return from.call?.mentionsLost(`- ${keys.join(' ')}`) ?? false;
    // A text with several expressions has no places in it; each of them is looked at where it stands.
    if (typeof text !== 'string' || !/^\$[^\s{}]+$/.test(text)) return false;
    const whole = `${text}${text.includes('#') ? '' : '#'}${toPlainPointer(keys)}`;
    return isLostIn(whole, from.call, from.leaving, taken + 1);
  });
}

/** Whether a selector that is no place names a field that its context has lost. */
function isSelectedLost({ context, selector, isPlace }: Selected, call: Call, leaving: LeavingWorkflow): boolean {
  if (isPlace) return false;
  const sources = expressionsWithin(context).map((expression) => sourceOf(expression, leaving)?.call);
  const isLost = [call, ...sources].some((each) => each?.mentionsLost(selector));
  return isLost || (context.startsWith('$request') && call?.mentionsLost(selector, 'request') === true);
}

/** An expression that takes something from an input, or from the output of a step or a workflow. */
type TakingExpression =
  | Extract<Expression, { kind: 'input' }>
  | { kind: 'output'; of: 'steps' | 'workflows'; id: string; names: string[]; keys: string[] };

function expressionsWithin(text: string): TakingExpression[] {
  return [...text.matchAll(/\$(inputs|steps|workflows)\.[^\s}'"]+/g)].flatMap(
    ([expression, of]): TakingExpression[] => {
      const read = readExpression(expression.replace('$workflows.', '$steps.'));
      if (read.kind === 'input') return [read];
      const { names, keys, step: id } = read.kind === 'step' ? read : {};
      return id === undefined || !names || !keys || (of !== 'steps' && of !== 'workflows')
        ? []
        : [{ kind: 'output', of, id, names, keys }];
    },
  );
}

/** What an expression takes its value from: the outputs there, and what they are about. */
function sourceOf(expression: TakingExpression, leaving: LeavingWorkflow) {
  if (expression.kind === 'input') return undefined;
  const workflow = expression.of === 'workflows' ? leaving.outputs.get(expression.id) : undefined;
  if (workflow) return { outputs: workflow.all, call: undefined, leaving: workflow.leaving, called: '$outputs.' };
  const step = expression.of === 'steps' ? leaving.steps.get(expression.id) : undefined;
  return step && { outputs: asNode(step.outputs), call: leaving.callOf(step), leaving, called: outputsCalled(step) };
}

/** What `$outputs` stands for in a step: the outputs of the workflow that it calls. */
export function outputsCalled({ workflowId }: Node): string {
  return workflowId === undefined ? '$outputs.' : `$workflows.${workflowId}.outputs.`;
}

/** Whether a text has an expression for something that goes, or for a part of it. */
export function namesAny(text: string, ...expressions: Expressions[]): boolean {
  return [...text.matchAll(/\$[\w-]+(?:\.[\w-]+)+/g)].some(([expression]) => {
    const keys = expression.split('.');
    return expressions.some((going) => going.names(keys));
  });
}
