import { asNode, isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import { anchorSlug } from '../slug';
import { checkConditions } from './conditions';
import { givenParameters, readBody, reportMissing } from './givenValues';
import { readOutputs } from './outputs';
import { listOf, type Scope, type WorkflowContext } from './scope';
import type { GivenValue, StepCall, Workflow, WorkflowStep } from './workflow';
import { writtenStep } from './writtenStep';

/** An Arazzo file (1.0) whose structure is as the specification says. */
interface ArazzoDocument {
  /** Name of the file. */
  name: string;
  /** Name by which it is downloaded. */
  download: string;
  document: Node;
  /** Name of the source description that is ours, and whether there are others. */
  source: { name: string; isOnly: boolean };
}

/**
 * The workflows of an Arazzo file, each step with the operation that it calls and what goes in. Reported are operations,
 * workflows, steps, outputs, inputs and parameters that do not exist, and fields that no response or body has.
 */
export function readWorkflows(file: ArazzoDocument, context: WorkflowContext): Workflow[] {
  const workflows = listOf(file.document.workflows);
  const ids = new Set(workflows.map(({ workflowId }) => String(workflowId)));
  return workflows.map((workflow, index) => readWorkflow(workflow, `#/workflows/${index}`, file, { ids, ...context }));
}

type FileContext = WorkflowContext & { ids: ReadonlySet<string> };

function readWorkflow(workflow: Node, pointer: string, file: ArazzoDocument, context: FileContext): Workflow {
  const schema = asNode(resolveInputs(workflow.inputs, file.document));
  const inputs = Object.entries(asNode(schema.properties));
  const steps = listOf(workflow.steps);
  const scope: Scope = {
    ...context,
    inputs: isNode(schema.properties) ? new Set(inputs.map(([name]) => name)) : undefined,
    earlier: new Map(),
    steps: new Set(steps.map(({ stepId }) => String(stepId))),
  };
  const shared = givenParameters(workflow.parameters, extendPointer(pointer, 'parameters'), file.document, scope);
  return {
    id: String(workflow.workflowId),
    slug: anchorSlug(String(workflow.workflowId)),
    title: textOf(workflow.summary) ?? String(workflow.workflowId),
    ...described(workflow),
    ...{ file: file.name, download: file.download },
    inputs: inputs.map(([name, input]) => ({ name, ...described(asNode(input)), schema: asNode(input) })),
    common: shared,
    steps: steps.map((step, index) => {
      const at = extendPointer(pointer, 'steps', index);
      const read = readStep(step, at, { file, scope, context, shared, workflow });
      scope.earlier.set(read.id, readOutputs(step, at, { call: read.calls, number: index + 1, scope }));
      return read;
    }),
  };
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
  checkConditions(step, pointer, scope, operation);
  const written = writtenStep(step, workflow, file.document);
  return { id: String(step.stepId), ...described(step), calls, given: [...parameters, ...body], written };
}

/** What a step calls; reported where it does not exist. */
function callOf(step: Node, pointer: string, { source }: ArazzoDocument, context: FileContext): StepCall {
  const { operationId, operationPath, workflowId } = step;
  if (typeof workflowId === 'string') {
    const isOurs = !workflowId.startsWith('$sourceDescriptions.');
    if (isOurs && !context.ids.has(workflowId))
      context.report(
        extendPointer(pointer, 'workflowId'),
        `No workflow of this file has the workflowId "${workflowId}".`,
        `Name one of: ${[...context.ids].join(', ')}.`,
      );
    return { kind: isOurs ? 'workflow' : 'elsewhere', name: workflowId };
  }
  const field = typeof operationId === 'string' ? 'operationId' : 'operationPath';
  const named = String(operationId ?? operationPath ?? '');
  const own = ownName(named, source);
  if (own === undefined) return { kind: 'elsewhere', name: named };
  const operation = context.model.operations.find(({ id, kind, pointer: place }) =>
    field === 'operationId' ? id === own && kind === 'operation' : place === own,
  );
  if (operation) return { kind: 'operation', operation };
  context.report(
    extendPointer(pointer, field),
    `The description has no operation with the ${field} "${named}".`,
    'Name one that it has, or add the operation to the description.',
  );
  return { kind: 'elsewhere', name: named };
}

/** The name that an operation of our description has there; undefined for one of another description. */
export function ownName(named: string, source: ArazzoDocument['source']): string | undefined {
  const [, ofId, id] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/.exec(named) ?? [];
  if (id !== undefined) return ofId === source.name ? id : undefined;
  const [, ofPath, path] = /^\{\$sourceDescriptions\.([\w-]+)\.url\}(#.*)$/.exec(named) ?? [];
  if (path !== undefined) return ofPath === source.name ? path : undefined;
  return source.isOnly ? named : undefined;
}

/** The schema of inputs, of `components` where it refers to one there. */
export function resolveInputs(inputs: unknown, document: Node): unknown {
  const reference = asNode(inputs).$ref;
  const [, name] = /^#\/components\/inputs\/([^/]+)$/.exec(typeof reference === 'string' ? reference : '') ?? [];
  return name === undefined ? inputs : asNode(asNode(document.components).inputs)[name];
}

function described({ description }: Node): { description?: string } {
  return typeof description === 'string' && description !== '' ? { description } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
