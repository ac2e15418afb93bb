import { addressStage } from './addresses';
import { checkStage, type Finished, finishStage } from './checks';
import { insertStage, type WithInserts } from './inserts';
import { loadStage } from './load';
import { modelStage } from './model';
import type { GenerateOptions } from './options';
import { pageStage } from './pages';

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
