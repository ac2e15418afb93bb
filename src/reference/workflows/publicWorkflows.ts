import { textsIn } from '../internal/expressions';
import type { Internal } from '../internal/internal';
import { type Edits, rewrite } from '../internal/rewrite';
import { withoutNames } from '../internal/unknownFields';
import { hiddenValue, pruneFields, pruneList } from '../internal/values';
import { asNode, isNode, type Node } from '../json';
import { type WorkflowFile, writeWorkflows } from '../load/workflowFiles';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { forAudience } from './forAudience';
import { createExpressions } from './goingExpressions';
import { type Leaving, namesAny } from './lostExpressions';
import { dropUnusedComponents, dropUnusedInputs, markReferringInputs } from './publicInputs';
import { createWorkflowEditor, editValue, isLostAction, publicSchema, type WorkflowEditor } from './publicSteps';
import { ownName } from './readWorkflows';
import { listOf } from './scope';
import { findWrongMarks } from './wrongMarks';

/**
 * An Arazzo file without what is internal in the description: parameters and fields that steps give, and the workflows that
 * call an internal operation, or such a workflow, or are marked themselves. A workflow that goes is a notice; a file that has
 * no other one is left out.
 */
export function publicWorkflows(
  written: WorkflowFile,
  internal: Internal,
): { file?: WorkflowFile; problems: Problem[] } {
  if (!internal.audience) return withoutInternal(written, internal);
  const { file, problems } = forAudience(written, internal.audience);
  const left = withoutInternal(file, internal);
  return { ...left, problems: [...problems, ...left.problems] };
}

function withoutInternal(given: WorkflowFile, internal: Internal): { file?: WorkflowFile; problems: Problem[] } {
  const file = { ...given, document: markReferringInputs(given.document) };
  const workflows = listOf(file.document.workflows);
  const callOf = (step: Node) => {
    const name = ownName(String(step.operationId ?? step.operationPath ?? ''), file.source);
    return name === undefined ? undefined : internal.operation(name);
  };
  const stated = listOf(file.document.sourceDescriptions);
  const marked = markedSources(file.document);
  const sources = createExpressions(marked.map((name) => `$sourceDescriptions.${name}`));
  const isOfMarked = ({ operationId, operationPath, workflowId }: Node): boolean =>
    namesAny(`${operationId} ${operationPath} ${workflowId}`, sources);
  // Without any source, a file is none of Arazzo (4.6.1).
  const isMarked = file.document['x-internal'] === true || (marked.length > 0 && marked.length === stated.length);
  const gone = goneWorkflows(workflows, (step) => isMarked || isOfMarked(step) || callOf(step)?.isGone === true);
  const edits: Edits = { dropped: new Set(), replaced: new Map() };
  const ids = new Set([...gone].map(({ workflowId }) => workflowId));
  const leaving: Leaving = {
    ...{ document: file.document, callOf, edits, workflows: ids, mentions: internal.mentions },
    outputs: new Map(),
    expressions: createExpressions([...ids].map((id) => `$workflows.${id}`)),
  };
  editShared(file, gone, leaving);
  dropMarks(file.document, '#', leaving);
  const editors = workflows.flatMap((workflow, index) => {
    const at = extendPointer('#/workflows', index);
    if (!gone.has(workflow)) return [createWorkflowEditor(workflow, at, leaving)];
    edits.dropped.add(at);
    return [];
  });
  do editAll(editors);
  while (dropUnusedInputs(file.document, leaving));
  dropUnusedComponents(file.document, leaving);
  const isWhole = gone.size === workflows.length;
  const leftOut = workflows
    .filter((workflow) => gone.has(workflow))
    .map((workflow): Problem => {
      const pointer = extendPointer('#/workflows', workflows.indexOf(workflow));
      const message = 'This workflow calls what is internal, so it is left out.';
      return { severity: 'notice', place: file.locate(pointer), message, remedy: 'Call public operations alone.' };
    });
  const problems = [...findWrongMarks(file, (pointer) => isWhole || edits.dropped.has(pointer)), ...leftOut];
  if (edits.dropped.size === 0 && edits.replaced.size === 0)
    return {
      file,
      problems: [
        ...problems,
        ...internal.findMentions(file.document, file.locate),
        ...commentsThatMention(file, internal),
      ],
    };
  if (isWhole) return { problems };
  const { document, back } = rewrite(file.document, edits);
  const body = writeWorkflows(file.name, document);
  const { source } = file;
  const before = Array.from({ length: source.index }, (_, index) => extendPointer('#/sourceDescriptions', index));
  const index = before.filter((pointer) => !edits.dropped.has(pointer)).length;
  const left = { ...file, document, body, source: { ...source, index } };
  const leftFile: WorkflowFile = { ...left, locate: (pointer) => file.locate(back(pointer)) };
  return { file: leftFile, problems: [...problems, ...internal.findMentions(document, leftFile.locate)] };
}

/** Notices of comments that name what is internal: they are in the file for download, as its author wrote it. */
function commentsThatMention({ name, body, locate }: WorkflowFile, internal: Internal): Problem[] {
  if (name.endsWith('.json')) return [];
  return body.split('\n').flatMap((text, index) => {
    const at = text.search(/(?<=^|\s)#/);
    const place = { ...locate('#'), line: index + 1, column: at + 1 };
    return at < 0 ? [] : internal.findMentions({ description: text.slice(at) }, () => place);
  });
}

/** What takes a value from something that goes goes as well, in whatever order they stand. */
function editAll(editors: readonly WorkflowEditor[]): void {
  for (let [found, before] = [0, -1]; found > before; ) {
    before = found;
    // Each way once: values may be taken from below as well.
    found = editors.reduce((total, edit) => total + edit(false), 0);
    found = [...editors].reverse().reduce((total, edit) => total + edit(true), 0);
  }
}

/**
 * Takes out components and source descriptions that only workflows name which go, and components that are marked or name what
 * goes.
 */
function editShared({ document, source }: WorkflowFile, gone: ReadonlySet<Node>, leaving: Leaving): void {
  const { dropped, replaced } = leaving.edits;
  const workflows = listOf(document.workflows);
  const [going, staying] = [true, false].map((isGone) =>
    JSON.stringify(workflows.filter((workflow) => gone.has(workflow) === isGone)),
  ) as [string, string];
  const isOnlyIn = (...names: string[]): boolean =>
    names.some((name) => going.includes(name)) && !names.some((name) => staying.includes(name));
  // The steps that a component is for.
  const stepsWith = (expression: string): Node[] => {
    const isIn = (of: Node): boolean =>
      sharing.some((field) => listOf(of[field]).some(({ reference }) => reference === expression));
    return workflows.flatMap((workflow) => listOf(workflow.steps).filter((step) => isIn(workflow) || isIn(step)));
  };
  for (const [kind, components] of Object.entries(asNode(document.components)))
    for (const [name, component] of Object.entries(asNode(components))) {
      const at = extendPointer('#/components', kind, name);
      const expression = `$components.${kind}.${name}`;
      const { 'x-internal': mark, workflowId } = asNode(component);
      const text = JSON.stringify(component) ?? '';
      const isLost =
        leaving.workflows.has(workflowId) ||
        namesAny(text, leaving.expressions) ||
        (kind !== 'inputs' && isLostFor(asNode(component), stepsWith(expression), leaving));
      if (mark === true || isLost || isOnlyIn(`"${expression}"`, `"#/components/${kind}/${name}"`)) {
        dropped.add(at);
        leaving.expressions.add(expression);
      } else if (kind === 'inputs') {
        const left = publicSchema(component);
        if (left !== component) replaced.set(at, left);
      } else if (kind === 'parameters') editValue(asNode(component), at, stepsWith(expression), leaving);
    }
  const marked = markedSources(document);
  // Operations of the description need not name it.
  for (const [index, { name }] of listOf(document.sourceDescriptions).entries())
    if (marked.includes(name) || (index !== source.index && isOnlyIn(`$sourceDescriptions.${name}.`)))
      dropped.add(extendPointer('#/sourceDescriptions', index));
}

/** Fields of workflows and steps that have parameters and actions. */
const sharing = ['parameters', 'successActions', 'failureActions', 'onSuccess', 'onFailure'];

/** Whether a parameter or an action names what an operation has lost that it is for, or what the whole description has. */
function isLostFor(component: Node, steps: readonly Node[], leaving: Leaving): boolean {
  const { in: place, name } = component;
  const isLostParameter = steps.some((step) => leaving.callOf(step)?.hasLost(place, name));
  return isLostParameter || isLostAction(component, steps, leaving) || textsIn(component).some(leaving.mentions);
}

/** The names of the source descriptions that are marked. */
function markedSources({ sourceDescriptions }: Node): unknown[] {
  return listOf(sourceDescriptions).flatMap((each) => (each['x-internal'] === true ? [each.name] : []));
}

/** Fields with data of the author's, in which a name like that of the mark is none. */
const data: ReadonlySet<string> = new Set(['payload', 'value', 'inputs']);

/** Takes the marks themselves out of a file, and what extensions mark or name that is gone. */
function dropMarks(value: unknown, pointer: string, leaving: Leaving): void {
  const { edits, mentions } = leaving;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = extendPointer(pointer, name);
    const left = name.startsWith('x-') ? withoutNames(withoutMarked(inner), mentions) : inner;
    if (name === 'x-internal' || left === hiddenValue) edits.dropped.add(at);
    else if (left !== inner) edits.replaced.set(at, left);
    else if (!data.has(name)) dropMarks(inner, at, leaving);
  }
}

/** A value of an extension without the objects that are marked in it; itself where none is. */
function withoutMarked(value: unknown): unknown {
  if (Array.isArray(value)) return pruneList(value, withoutMarked);
  if (!isNode(value)) return value;
  if (value['x-internal'] === true) return hiddenValue;
  return pruneFields(value, (name, inner) => (name === 'x-internal' ? hiddenValue : withoutMarked(inner)));
}

/** The workflows that are marked, have a step that is gone, or need such a workflow. */
function goneWorkflows(workflows: readonly Node[], isGone: (step: Node) => boolean): Set<Node> {
  const gone = new Set<Node>();
  const names = new Set<unknown>();
  const needsGone = (workflow: Node): boolean => {
    const { dependsOn } = workflow;
    const steps = listOf(workflow.steps);
    const needed = [
      ...steps.filter((step) => step['x-internal'] !== true).map(({ workflowId }) => workflowId),
      ...(Array.isArray(dependsOn) ? dependsOn : []),
    ];
    return (
      workflow['x-internal'] === true ||
      steps.some((step) => step['x-internal'] !== true && isGone(step)) ||
      (steps.length > 0 && steps.every((step) => step['x-internal'] === true)) ||
      needed.some((name) => names.has(name))
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
