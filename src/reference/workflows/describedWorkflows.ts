import { type Internal, nothingInternal } from '../internal/internal';
import { loadWorkflows, type WorkflowFile } from '../load/workflowFiles';
import type { Problem } from '../problems';
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
  const workflows = files.flatMap((file) => {
    const report: WorkflowContext['report'] = (pointer, message, remedy, what) =>
      problems.push({
        ...{ severity: what === 'possible' ? 'notice' : 'error', place: file.locate(pointer), message, remedy },
        ...(what === 'undescribed' ? { isViolation: true } : {}),
      });
    return readWorkflows(file, { ...context, report }).map((workflow, index) => ({ workflow, index, report }));
  });
  const known = new Map<string, string>();
  for (const { workflow, index, report } of workflows) {
    const first = known.get(workflow.id);
    if (first !== undefined)
      report(
        `#/workflows/${index}/workflowId`,
        `${first} has a workflow "${workflow.id}" too.`,
        'Give each workflow a workflowId of its own.',
      );
    known.set(workflow.id, workflow.file);
  }
  return { workflows: workflows.map(({ workflow }) => workflow), files, problems, read };
}
