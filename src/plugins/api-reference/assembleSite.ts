import type { Problem } from '../../reference/problems';
import { addressStage } from '../../reference/stages/addresses';
import { type Checked, checkStage, type Finished, finishStage, isWhole } from '../../reference/stages/checks';
import { insertStage } from '../../reference/stages/inserts';
import { loadStage } from '../../reference/stages/load';
import { modelStage } from '../../reference/stages/model';
import type { GenerateOptions } from '../../reference/stages/options';
import { pageStage } from '../../reference/stages/pages';
import type { Release } from '../../releases/release';
import { checkExtensions } from '../../sandbox/extensions/checkExtensions';
import { type Released, releaseStage } from './releases/releaseStage';
import { type RequestBuilders, requestFiles, requestStage } from './requestBuilder/requestStage';
import { withSeenTexts } from './seenTexts';

/** A reference with what a site adds to it. */
export type SiteReference = Finished & Released & Partial<RequestBuilders>;

/** What a site adds to a reference. */
interface SiteParts {
  /** Its releases, the first one first. */
  recorded?: readonly Release[];
  /** Address of the changelog, which marks of releases lead to. */
  changelog?: string | undefined;
  /** Checks texts of the site against the description, all of which was read. */
  checkTexts?: ((made: Checked) => Promise<Problem[]>) | undefined;
  /** Whether the site offers the sandbox of the description for download, unless that is too long. */
  offersSandbox?: boolean;
}

/**
 * The stages of a site's reference, in their order; each takes the result of the one before as it is. Throws a
 * DescriptionError with every problem when there is an error among them.
 */
export async function assembleSite(
  options: GenerateOptions,
  { recorded = [], changelog = '', checkTexts, offersSandbox = true }: SiteParts = {},
): Promise<SiteReference> {
  const loaded = await loadStage(options);
  const released = releaseStage(loaded, recorded, changelog);
  const modelled = await modelStage(released);
  const addressed = addressStage(modelled);
  const requested = options.site.hasRequestBuilder ? requestStage(addressed) : addressed;
  const paged = pageStage(requested);
  const { hasSandboxProgram } = await import('../../sandbox/server/program');
  const hasSandbox = offersSandbox && hasSandboxProgram(paged.description.document);
  const inserted = await insertStage({ ...paged, hasSandbox });
  const checked = checkStage(inserted, checkExtensions(inserted.description, inserted));
  const inTexts = checkTexts && isWhole(checked) ? await checkTexts(checked) : [];
  return withRequestFiles(withSeenTexts(finishStage(checked, inTexts)));
}

function withRequestFiles(made: SiteReference): SiteReference {
  const { requestBuilders, requestData, requestNotices, files, notices } = made;
  if (!requestBuilders || !requestData || !requestNotices) return made;
  const whole = { ...made, requestBuilders, requestData, requestNotices };
  return {
    ...whole,
    notices: [...notices, ...requestNotices],
    // What requests are checked by is made with the files, which the dev server writes after the pages.
    files: () => [...files(), ...requestFiles(whole)],
  };
}
