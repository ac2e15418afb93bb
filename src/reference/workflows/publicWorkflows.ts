import { stringifyYaml } from '@redocly/openapi-core';
import type { Internal } from '../internal/internal';
import { type Edits, rewrite } from '../internal/rewrite';
import { asNode, type Node } from '../json';
import type { WorkflowFile } from '../load/workflowFiles';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { ownName } from './readWorkflows';
import { listOf } from './scope';

/**
 * An Arazzo file without what is internal in the description: parameters and fields that steps give, and the workflows that
 * call an internal operation, or such a workflow, or are marked themselves. A workflow that goes is a notice; a file that has
 * no other one is left out.
 */
export function publicWorkflows(file: WorkflowFile, internal: Internal): { file?: WorkflowFile; problems: Problem[] } {
  const workflows = listOf(file.document.workflows);
  const callOf = (step: Node) => {
    const name = ownName(String(step.operationId ?? step.operationPath ?? ''), file.source);
    return name === undefined ? undefined : internal.operation(name);
  };
  const gone = goneWorkflows(workflows, (step) => callOf(step)?.isGone === true);
  const edits: Edits = { dropped: new Set(), replaced: new Map() };
  for (const [index, workflow] of workflows.entries()) {
    const at = extendPointer('#/workflows', index);
    if (gone.has(workflow)) edits.dropped.add(at);
    else {
      if (workflow['x-internal'] !== undefined) edits.dropped.add(extendPointer(at, 'x-internal'));
      for (const [place, step] of listOf(workflow.steps).entries())
        editStep(step, extendPointer(at, 'steps', place), callOf(step), edits);
    }
  }
  const problems = workflows
    .filter((workflow) => gone.has(workflow))
    .map((workflow): Problem => {
      const pointer = extendPointer('#/workflows', workflows.indexOf(workflow));
      const message = 'This workflow calls what is internal, so it is left out.';
      return { severity: 'notice', place: file.locate(pointer), message, remedy: 'Call public operations alone.' };
    });
  if (edits.dropped.size === 0 && edits.replaced.size === 0) return { file, problems };
  if (gone.size === workflows.length) return { problems };
  const { document, back } = rewrite(file.document, edits);
  const body = file.name.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringifyYaml(document, { noRefs: true });
  return { file: { ...file, document, body, locate: (pointer) => file.locate(back(pointer)) }, problems };
}

/** The workflows that are marked, have a step that is gone, or need such a workflow. */
function goneWorkflows(workflows: readonly Node[], isGone: (step: Node) => boolean): Set<Node> {
  const gone = new Set<Node>();
  const names = new Set<unknown>();
  const needsGone = (workflow: Node): boolean => {
    const { dependsOn } = workflow;
    const needed = [
      ...listOf(workflow.steps).map(({ workflowId }) => workflowId),
      ...(Array.isArray(dependsOn) ? dependsOn : []),
    ];
    return (
      workflow['x-internal'] === true || listOf(workflow.steps).some(isGone) || needed.some((name) => names.has(name))
    );
  };
  for (let before = -1; before < gone.size; ) {
    before = gone.size;
    for (const workflow of workflows.filter((each) => !gone.has(each) && needsGone(each))) {
      gone.add(workflow);
      names.add(workflow.workflowId);
    }
  }
  return gone;
}

/** Takes out of a step what its operation has lost. */
function editStep(step: Node, at: string, call: ReturnType<Internal['operation']>, edits: Edits): void {
  if (!call) return;
  for (const [index, parameter] of listOf(step.parameters).entries())
    if (call.hasLost(parameter.in, parameter.name)) edits.dropped.add(extendPointer(at, 'parameters', index));
  const { payload } = asNode(step.requestBody);
  if (payload === undefined) return;
  const left = call.prune(payload);
  if (left === undefined) edits.dropped.add(extendPointer(at, 'requestBody'));
  else if (left !== payload) edits.replaced.set(extendPointer(at, 'requestBody', 'payload'), left);
}
