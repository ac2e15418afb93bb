import type { WorkflowFile } from '../load/workflowFiles';
import { type Download, downloadsOf } from '../outputs/downloads';
import { type GuideInserts, makeGuideInserts } from '../outputs/guides/guideInserts';
import type { Problem } from '../problems';
import { describeWorkflows } from '../workflows/describedWorkflows';
import type { Workflow } from '../workflows/workflow';
import { describeZaps } from '../zapier/readZaps';
import type { Zaps } from '../zapier/zaps';
import type { Paged } from './pages';

/** What the site has besides, where it has it. */
export interface SiteDownloads {
  /** Whether the sandbox of the description is there to download. */
  readonly hasSandbox?: boolean;
}

/** A reference with the texts that guides take in. */
export interface WithInserts extends Paged {
  /** Workflows about the operations. */
  readonly workflows: Workflow[];
  /** The files that they stand in. */
  readonly workflowFiles: WorkflowFile[];
  /** Every file with workflows that was read, as absolute paths. */
  readonly workflowSources: readonly string[];
  /** What the description's Zapier app has; undefined where it names none. */
  readonly zaps: Zaps | undefined;
  /** Files about the API as a whole, for readers. */
  readonly downloads: readonly Download[];
  /** Texts that guides take in. */
  readonly inserts: GuideInserts;
  readonly recipeProblems: readonly Problem[];
}

/** Reads the workflows beside the description, and makes the texts that guides take in. */
export async function insertStage<Made extends Paged & SiteDownloads>(made: Made): Promise<Made & WithInserts> {
  const { options, description, model, cache, filesPath } = made;
  const { siteDir, descriptionFile } = options.source;
  const { zaps, problems } = describeZaps(description, { model, cache });
  const recipes = await describeWorkflows(descriptionFile, siteDir, { model, cache }, description.internal);
  const { workflows } = recipes;
  const downloads = downloadsOf(model, filesPath, made.hasSandbox ?? false);
  const { hasRequestBuilder = false, proof = [] } = options.site;
  return {
    ...made,
    ...{ workflows, workflowFiles: recipes.files, workflowSources: recipes.read, zaps, downloads },
    inserts: makeGuideInserts({ ...made, workflows, zaps, downloads, hasRequestBuilder, proof }),
    recipeProblems: [...recipes.problems, ...problems],
  };
}
