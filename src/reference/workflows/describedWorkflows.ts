import { type Internal, nothingInternal } from '../internal/internal';
import { loadWorkflows, type WorkflowFile } from '../load/workflowFiles';
import type { Problem } from '../problems';
import { anchorSlug, equalNames, ownSuffix } from '../slug';
import { publicWorkflows } from './publicWorkflows';
import { readWorkflows } from './readWorkflows';
import type { WorkflowContext } from './scope';
import type { Workflow } from './workflow';

/** The workflows about a description, with the files that they are in and what is wrong with them. */
interface DescribedWorkflows {
  workflows: Workflow[];
  files: WorkflowFile[];
  problems: Problem[];
  /** Every file that was read, as absolute paths. */
  read: string[];
}

/** Reads the Arazzo files beside a description (absolute path) against its model, without what is `internal` in it. */
export async function describeWorkflows(
  description: string,
  siteDir: string,
  context: Omit<WorkflowContext, 'report'>,
  internal: Internal = nothingInternal,
): Promise<DescribedWorkflows> {
  const { files: all, problems, read } = await loadWorkflows(description, siteDir);
  const files = all.flatMap((written) => {
    const { file, problems: left } = publicWorkflows(written, internal);
    problems.push(...left);
    return file ?? [];
  });
  const known = new Map<string, string>();
  const workflows = files.flatMap((file) => {
    const report: WorkflowContext['report'] = (pointer, message, remedy, what) =>
      problems.push({
        ...{ severity: what === 'possible' ? 'notice' : 'error', place: file.locate(pointer), message, remedy },
        ...(what === 'undescribed' ? { isViolation: true } : {}),
      });
    return withOwnIds(readWorkflows(file, { ...context, report }), known, report);
  });
  return { workflows: withOwnSlugs(workflows), files, problems, read };
}

/** The workflows with their slugs, each with a suffix where ids that differ would give one (`add_pet` and `add-pet`). */
function withOwnSlugs(workflows: readonly Workflow[]): Workflow[] {
  const ids = workflows.map(({ id }) => id);
  const equal = new Set(equalNames(ids, anchorSlug).flatMap(({ names }) => names));
  return workflows.map((workflow) => {
    const slug = anchorSlug(workflow.id);
    return { ...workflow, slug: equal.has(workflow.id) ? `${slug}-${ownSuffix(workflow.id)}` : slug };
  });
}

/**
 * The workflows of a file with ids that those of no other file have (`known`, by which file): an id is unique in its file
 * alone, and is the address of a recipe here.
 */
function withOwnIds(workflows: Workflow[], known: Map<string, string>, report: WorkflowContext['report']): Workflow[] {
  const ids = new Map<string, string>();
  for (const [index, { id, file }] of workflows.entries()) {
    const first = known.get(id);
    const own = first === undefined ? id : unusedId(`${id}-${file.replace(/\.arazzo\.\w+$/, '')}`, known);
    if (first !== undefined) {
      const message = `${first} has a workflow "${id}" too, so this one is called "${own}".`;
      report(`#/workflows/${index}/workflowId`, message, 'Give each workflow a workflowId of its own.', 'possible');
    }
    known.set(own, file);
    if (!ids.has(id)) ids.set(id, own);
  }
  const nameOf = (id: string): string => ids.get(id) ?? id;
  return workflows.map((workflow) => ({
    ...workflow,
    id: nameOf(workflow.id),
    steps: workflow.steps.map((step) =>
      step.calls.kind === 'workflow' ? { ...step, calls: { ...step.calls, name: nameOf(step.calls.name) } } : step,
    ),
  }));
}

function unusedId(wanted: string, known: ReadonlyMap<string, string>): string {
  let id = wanted;
  for (let number = 2; known.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
