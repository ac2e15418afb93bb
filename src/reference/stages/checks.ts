import path from 'node:path';
import { assignSeverities } from '../assignSeverities';
import { findUncheckedExamples } from '../examples/uncheckedExamples';
import { unreadCodes } from '../load/loadProblems';
import { findFieldProblems } from '../objects/fieldProblems';
import { findIdTypeProblems } from '../objects/idTypes';
import { type OutputFile, openapiFiles, workflowFiles } from '../outputs/openapiFiles';
import { postmanFiles } from '../outputs/postman/postmanFiles';
import { writeResponseSchemas } from '../outputs/postman/responseTests';
import { referenceIndexFile } from '../outputs/referenceIndex';
import { sharedAnchorProblems } from '../pages/sharedPage';
import type { Problem } from '../problems';
import { DescriptionError } from '../report';
import { findBrokenLinks, reportBrokenLinks } from './brokenLinks';
import type { WithInserts } from './inserts';

/** A reference with all that was found on the way. */
export interface Checked extends WithInserts {
  /** What each means for the build is decided: errors are among them. */
  readonly notices: Problem[];
}

/** A reference without errors. */
export interface Finished extends Checked {
  /** Makes the files beside the pages. */
  readonly files: () => OutputFile[];
  /** Files that the description was read from. */
  readonly sources: string[];
}

/** Checks the finished pages and texts. `found` is what the site has found in parts of the description that it reads. */
export function checkStage<Made extends WithInserts>(made: Made, found: readonly Problem[] = []): Made & Checked {
  const { options, description, pages, addresses, cache, schemaNodes } = made;
  const { foreign = false, strict = false, logo } = options.checks ?? {};
  const links = findBrokenLinks(made, options.site.siteAnchors ?? new Map(), made.renderText);
  const all = [
    ...made.modelProblems,
    ...findFieldProblems(description, logo),
    ...findIdTypeProblems(made.model, description.locate),
    ...made.addressProblems,
    ...reportBrokenLinks(links, description, foreign ? 'notice' : 'error'),
    ...sharedAnchorProblems(pages, addresses, description.locate),
    ...made.recipeProblems,
    ...findUncheckedExamples(cache, schemaNodes, description),
    ...found,
    ...noOperationFiles(made),
  ];
  const notices = assignSeverities({ loaded: description.problems, made: all }, { foreign, strict });
  return { ...made, notices };
}

/** Whether all of the description was read: if parts are missing, texts about it would be reported again for each. */
export function isWhole({ notices }: Checked): boolean {
  return !notices.some((each) => isError(each) && unreadCodes.includes(each.code));
}

/**
 * Ends with a reference without errors, with the notices of texts of the site (`inTexts`). Throws a DescriptionError with all
 * that was found where there is an error, or where such texts do not match the description.
 */
export function finishStage<Made extends Checked>(made: Made, inTexts: readonly Problem[] = []): Made & Finished {
  const { notices, description, workflowSources } = made;
  const all = [...notices, ...inTexts];
  if (notices.some(isError)) throw new DescriptionError(all);
  if (inTexts.some(isError))
    throw new DescriptionError([...inTexts], 'Compared with the API description, the guides have');
  const sources = [...description.files, ...workflowSources].map((file) => path.resolve(file));
  return { ...made, notices: all, files: () => filesOf(made), sources };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** Makes the files beside the pages. */
function filesOf(made: WithInserts): OutputFile[] {
  const { model, cache, schemaNodes } = made;
  const { document } = made.description;
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  // Response tests are for sites that say what samples read from the environment.
  const responses = cache.samples && writeResponseSchemas(operations, document, schemaNodes);
  return [
    ...openapiFiles(document),
    ...made.operationFiles.files(),
    ...postmanFiles(model, cache, responses),
    ...workflowFiles(made.workflowFiles),
    referenceIndexFile(made),
  ];
}

function noOperationFiles({ operationFiles, description }: WithInserts): Problem[] {
  if (!operationFiles.areTooLarge) return [];
  const message = 'The operations have no OpenAPI files of their own: together these would exceed 50 MB.';
  const remedy = 'Let operations share fewer components, or use the whole description as one file.';
  return [{ severity: 'notice', place: description.locate('#/paths'), message, remedy }];
}
