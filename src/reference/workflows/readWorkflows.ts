import { asNode, type Node } from '../json';
import { meantMethod, statedMethod } from '../methods';
import type { Operation } from '../model';
import { extendPointer, pointerKeys, toPointer } from '../pointer';
import { nameOneOf } from '../problems';
import { anchorSlug } from '../slug';
import { checkConditions } from './conditions';
import { givenParameters, readBody, reportMissing } from './givenValues';
import { readInputs } from './inputs';
import { readOutputs } from './outputs';
import { listOf, type Scope, type WorkflowContext } from './scope';
import { withoutSelectors } from './selectors';
import type { GivenValue, StepCall, Workflow, WorkflowStep } from './workflow';
import { writtenStep } from './writtenStep';

/** An Arazzo file whose structure is as the specification says. */
interface ArazzoDocument {
  /** Name of the file. */
  name: string;
  /** Name by which it is downloaded. */
  download: string;
  document: Node;
  /** Name of the source description that is ours, and whether it is the only one with operations. */
  source: { name: string; isOnly: boolean };
}

/**
 * The workflows of an Arazzo file, each step with the operation that it calls and what goes in. Reported are operations,
 * workflows, steps, outputs, inputs and parameters that do not exist, and fields that no response or body has.
 */
export function readWorkflows(file: ArazzoDocument, context: WorkflowContext): Workflow[] {
  const document = withoutSelectors(file.document);
  const workflows = listOf(document.workflows);
  const ids = new Set(workflows.map(({ workflowId }) => String(workflowId)));
  return workflows.map((workflow, index) =>
    readWorkflow(workflow, `#/workflows/${index}`, { ...file, document }, { ids, ...context }),
  );
}

type FileContext = WorkflowContext & { ids: ReadonlySet<string> };

function readWorkflow(workflow: Node, pointer: string, file: ArazzoDocument, context: FileContext): Workflow {
  const { schemas, isOpen } = readInputs(workflow.inputs, file.document);
  const steps = listOf(workflow.steps);
  const scope: Scope = {
    ...context,
    inputs: isOpen ? undefined : new Set(schemas.keys()),
    earlier: new Map(),
    steps: new Set(steps.map(({ stepId }) => String(stepId))),
    mayJump: mayJump(workflow),
  };
  for (const field of ['successActions', 'failureActions'])
    checkActions(workflow[field], extendPointer(pointer, field), { file, scope, context });
  const shared = givenParameters(workflow.parameters, extendPointer(pointer, 'parameters'), file.document, scope);
  return {
    id: String(workflow.workflowId),
    slug: anchorSlug(String(workflow.workflowId)),
    title: textOf(workflow.summary) ?? String(workflow.workflowId),
    ...described(workflow),
    ...{ file: file.name, download: file.download },
    inputs: [...schemas].map(([name, schema]) => ({ name, ...described(schema), schema })),
    common: shared,
    steps: steps.map((step, index) => {
      const at = extendPointer(pointer, 'steps', index);
      const read = readStep(step, at, { file, scope, context, shared, workflow });
      const areOwn = read.calls.kind === 'operation' || step.outputs !== undefined;
      const outputs = readOutputs(step, at, { call: read.calls, number: index + 1, scope });
      scope.earlier.set(read.id, areOwn ? outputs : undefined);
      const { calls } = read;
      // The criteria of a step are judged when it has run, with its own outputs.
      checkConditions(step, at, scope, calls.kind === 'operation' ? calls.operation : undefined);
      for (const field of ['onSuccess', 'onFailure'])
        checkActions(step[field], extendPointer(at, field), { file, scope, context });
      return read;
    }),
  };
}

/** Reports steps, workflows and components that actions (4.6.7, 4.6.8) name and that are not there. */
function checkActions(
  actions: unknown,
  pointer: string,
  { file, scope, context }: Pick<StepInput, 'file' | 'scope' | 'context'>,
): void {
  const components = asNode(file.document.components);
  for (const [index, { stepId, workflowId, reference }] of listOf(actions).entries()) {
    const at = extendPointer(pointer, index);
    if (typeof stepId === 'string' && !scope.steps.has(stepId))
      context.report(extendPointer(at, 'stepId'), `The workflow has no step "${stepId}".`, nameOneOf([...scope.steps]));
    if (typeof workflowId === 'string') checkWorkflowId(workflowId, at, context);
    const [, kind = '', name = ''] = /^\$components\.(\w+)\.(.+)$/.exec(String(reference ?? '')) ?? [];
    if (reference !== undefined && !Object.hasOwn(asNode(components[kind]), name))
      context.report(extendPointer(at, 'reference'), `The file has no "${reference}".`, 'Add it to `components`.');
  }
}

/** Reports a workflow that is not in the file, unless it is one of another source; returns whether it is of the file. */
function checkWorkflowId(workflowId: string, pointer: string, { ids, report }: FileContext): boolean {
  const isOurs = !workflowId.startsWith('$sourceDescriptions.');
  if (isOurs && !ids.has(workflowId))
    report(
      extendPointer(pointer, 'workflowId'),
      `No workflow of this file has the workflowId "${workflowId}".`,
      `Name one of: ${[...ids].join(', ')}.`,
    );
  return isOurs;
}

/** Whether an action leads to another step than the next (4.6.7, 4.6.8), or a step waits for others (Arazzo 1.1). */
function mayJump(workflow: Node): boolean {
  const steps = listOf(workflow.steps);
  const actions = [workflow.successActions, workflow.failureActions]
    .concat(steps.flatMap(({ onSuccess, onFailure }) => [onSuccess, onFailure]))
    .flatMap(listOf);
  return (
    actions.some(({ type, stepId, reference }) => type === 'goto' || stepId !== undefined || reference !== undefined) ||
    steps.some(({ dependsOn }) => dependsOn !== undefined)
  );
}

interface StepInput {
  file: ArazzoDocument;
  scope: Scope;
  context: FileContext;
  shared: GivenValue[];
  workflow: Node;
}

function readStep(step: Node, pointer: string, { file, scope, context, shared, workflow }: StepInput): WorkflowStep {
  const calls = callOf(step, pointer, file, context);
  const operation = calls.kind === 'operation' ? calls.operation : undefined;
  const parameters = givenParameters(
    step.parameters,
    extendPointer(pointer, 'parameters'),
    file.document,
    scope,
    operation,
  );
  if (operation) reportMissing(operation, [...shared, ...parameters], pointer, scope);
  const body = readBody(step.requestBody, extendPointer(pointer, 'requestBody'), scope, operation);
  const written = writtenStep(step, workflow, file.document);
  return { id: String(step.stepId), ...described(step), calls, given: [...parameters, ...body], written };
}

/** What a step calls; reported where it does not exist. */
function callOf(step: Node, pointer: string, { source }: ArazzoDocument, context: FileContext): StepCall {
  const { operationId, operationPath, workflowId, channelPath } = step;
  const { method, url } = asNode(step['x-operation']);
  // A channel (Arazzo 1.1), or what Redocly's extension calls, is of no description of operations.
  if (typeof channelPath === 'string') return { kind: 'elsewhere', name: channelPath };
  if (typeof url === 'string') return { kind: 'elsewhere', name: `${meantMethod(String(method))} ${url}` };
  if (typeof workflowId === 'string') {
    const isOurs = checkWorkflowId(workflowId, pointer, context);
    return { kind: isOurs ? 'workflow' : 'elsewhere', name: workflowId };
  }
  const field = typeof operationId === 'string' ? 'operationId' : 'operationPath';
  const named = String(operationId ?? operationPath ?? '');
  const own = ownName(named, source);
  if (own === undefined) return { kind: 'elsewhere', name: named };
  const operation = findOperation(field, own, context.model.operations);
  if (operation) return { kind: 'operation', operation };
  context.report(
    extendPointer(pointer, field),
    `The description has no operation with the ${field} "${named}".`,
    'Name one that it has, or add the operation to the description.',
  );
  return { kind: 'elsewhere', name: named };
}

function findOperation(
  name: 'operationId' | 'operationPath',
  own: string,
  operations: readonly Operation[],
): Operation | undefined {
  if (name === 'operationId') return operations.find(({ id, kind }) => id === own && kind === 'operation');
  // A path may be elsewhere than in `paths`, which only refers to it.
  const [, path, field, key] = pointerKeys(own);
  const method = field === 'additionalOperations' ? statedMethod(key ?? '') : field;
  return operations.find(
    (each) => each.pointer === own || (each.kind === 'operation' && each.path === path && each.method === method),
  );
}

/** The name that an operation of our description has there; undefined for one of another description. */
export function ownName(named: string, source: ArazzoDocument['source']): string | undefined {
  const [, ofPath, path] = /^\{?\$sourceDescriptions\.(.+?)(?:\.url)?\}?(#\/.*)$/.exec(named) ?? [];
  // A fragment may be percent-encoded (RFC 6901, 6), as that of `{id}` is in a URL.
  if (path !== undefined) return ofPath === source.name ? toPointer(pointerKeys(path)) : undefined;
  const own = `$sourceDescriptions.${source.name}.`;
  if (named.startsWith(own)) return named.slice(own.length);
  return source.isOnly && !named.startsWith('$sourceDescriptions.') ? named : undefined;
}

function described({ description }: Node): { description?: string } {
  return typeof description === 'string' && description !== '' ? { description } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
