import type { GenerateOptions } from './options';
import { addressStage } from './stages/addresses';
import { checkStage, type Finished, finishStage } from './stages/checks';
import { insertStage, type WithInserts } from './stages/inserts';
import { loadStage } from './stages/load';
import { modelStage } from './stages/model';
import { pageStage } from './stages/pages';

/** The whole reference: pages to render, files to write beside them, and what was found on the way. */
export type Reference = Finished;

/**
 * Description → document → model → pages and files. Throws one DescriptionError with every problem when there is an
 * error among them.
 */
export async function generateReference(options: GenerateOptions): Promise<Reference> {
  return finishStage(checkStage(await assembleReference(options)));
}

/** The stages of a reference up to its checks, in their order; each takes the result of the one before as it is. */
export async function assembleReference(options: GenerateOptions): Promise<WithInserts> {
  const loaded = await loadStage(options);
  const modelled = await modelStage(loaded);
  const addressed = addressStage(modelled);
  const paged = pageStage(addressed);
  return insertStage(paged);
}
