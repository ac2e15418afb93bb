import path from 'node:path';
import { findBrokenLinks, reportBrokenLinks } from './brokenLinks';
import { createKeys, type KeyOf } from './contentKeys';
import { createExampleCache, type ExampleCache, exampleSteps } from './examples/schemaExample';
import { findUncheckedExamples } from './examples/uncheckedExamples';
import { judgeProblems } from './judgeProblems';
import { type Description, loadDescription } from './load/description';
import { unreadCodes } from './load/loadProblems';
import type { WorkflowFile } from './load/workflowFiles';
import { findRepetition } from './load/writtenOut';
import type { ReferenceModel, Schema } from './model';
import { buildModel } from './objects/model';
import type { GenerateOptions, SiteOptions } from './options';
import { type Download, downloadsOf } from './outputs/downloads';
import { type GuideInserts, makeGuideInserts } from './outputs/guides/guideInserts';
import { type OutputFile, openapiFiles, workflowFiles } from './outputs/openapiFiles';
import { linkOperationFiles, type OperationFiles, operationFiles } from './outputs/operationFiles';
import { postmanFiles } from './outputs/postman/postmanFiles';
import { writeResponseSchemas } from './outputs/postman/responseTests';
import { referenceIndexFile } from './outputs/referenceIndex';
import type { ReferencePage } from './page';
import { type Addresses, makeAddresses } from './pages/addresses';
import { isLongList } from './pages/pageLinks';
import { makePages } from './pages/pages';
import { limitPages } from './pages/pagesLimit';
import { linkReleases, noReleases, type ReleaseMarks } from './pages/releaseLinks';
import { sharedAnchorProblems } from './pages/sharedPage';
import type { RenderText } from './pages/texts';
import { findUses, type Uses } from './pages/uses';
import { pageUrls, prepareTexts } from './prepareTexts';
import type { Problem } from './problems';
import { DescriptionError } from './report';
import { type SampleOptions, serverUrl } from './request/sampleRequest';
import { type Reuse, reuseFrom, withoutReuse } from './reuse';
import { schemasByName } from './schema';
import { findComposedSchemas } from './schemas/composedSchemas';
import { findFieldProblems } from './support/fieldProblems';
import { createValidator, type Validator } from './validate/validator';
import { describeWorkflows } from './workflows/describedWorkflows';
import type { Workflow } from './workflows/workflow';
import { describeZaps } from './zapier/readZaps';
import type { Zaps } from './zapier/zaps';

/** What texts are checked against. */
export interface DescribedApi extends ReadDescription, Pick<Reference, 'addresses'> {
  document: Description['document'];
}

/** What a description is checked by. */
export interface ReadDescription extends Pick<Reference, 'model' | 'validator' | 'cache'> {
  /** What each schema was made from. */
  schemaNodes: ReadonlyMap<Schema, unknown>;
}

/** What the site adds while a reference is made of the description. */
export interface SiteAdditions {
  /** Called at the end of each stage, for measurements. */
  onStage?: (stage: Stage) => void;
  /** Finds the marks of releases for the description. */
  releases?: ((description: Description) => ReleaseMarks) | undefined;
  /** Whether the site has the sandbox of a description to download. */
  hasSandbox?: ((document: object) => boolean) | undefined;
  /** Checks texts of the site against the description; what it finds is reported with what is wrong with that. */
  checkTexts?: ((made: DescribedApi) => Promise<Problem[]>) | undefined;
  /** Finds what is wrong with the parts of the description that other packages read. */
  checkDescription?: (description: Description, made: ReadDescription) => Problem[];
}

/** What a description goes through, in this order. */
export type Stage = 'load' | 'model' | 'pages';

/** The whole reference: pages to render, files to write beside them, and what was found on the way. */
export interface Reference {
  model: ReferenceModel;
  /** Judges values by the schemas of the model. */
  validator: Validator;
  /** Examples of the model's schemas, for all that shows them. */
  cache: ExampleCache;
  addresses: Addresses;
  /** Which operations and fields use each named schema. */
  uses: Uses;
  /** Renders the texts of the model, for what other packages make of it. */
  renderText: RenderText;
  /** What the model was made from, for the files that other packages make of it. */
  description: Description;
  pages: ReferencePage[];
  /** Address of the files beside the pages, with a slash at its end. */
  filesPath: string;
  /** Files about the API as a whole, for readers. */
  downloads: readonly Download[];
  /** Workflows about the operations. */
  workflows: Workflow[];
  /** The files that they stand in. */
  workflowFiles: WorkflowFile[];
  /** What the description's Zapier app has; undefined where it names none. */
  zaps: Zaps | undefined;
  /** Address of the page that lists the models, where there are too many for other lists. */
  modelsPage: string | undefined;
  /** Texts that guides take in. */
  inserts: GuideInserts;
  /** Makes the files beside the pages. */
  files: () => OutputFile[];
  /** Takes what an earlier run made of the same content. */
  reuse: Reuse;
  /** Files that the description was read from. */
  sources: string[];
  notices: Problem[];
}

/**
 * Description → document → model → pages and files. Throws one DescriptionError with every problem when there is an
 * error among them.
 */
export async function generateReference(options: GenerateOptions, additions: SiteAdditions = {}): Promise<Reference> {
  const { source, site, checks = {}, cache: kept } = options;
  const { descriptionFile, siteDir } = source;
  const { foreign = false, strict = false } = checks;
  const { filesPath = '/' } = site;
  // Our own description has its linter.
  const loaded = await loadDescription(descriptionFile, siteDir, source.allowRefs, foreign || strict, kept, {
    unlist: source.internal === 'unlist',
    also: source.alsoInternal,
  });
  if (!loaded.description) throw new DescriptionError(loaded.problems);
  const { description } = loaded;
  const done = additions.onStage ?? (() => undefined);
  done('load');
  const repeated = findRepetition(description);
  if (repeated.length > 0) throw new DescriptionError([...description.problems, ...repeated]);
  const { model, problems, schemaNodes } = buildModel(description);
  const schemas = schemasByName(model.schemas);
  const costly = findComposedSchemas(schemas, schemaNodes, description);
  if (costly.length > 0) throw new DescriptionError([...description.problems, ...problems, ...costly]);
  const validator = await createValidator(description.document, schemaNodes, kept);
  const samples = site.samples && { ...site.samples, server: serverUrl(model.servers[0]) };
  const cache = createExampleCache(schemas, validator, samples, model.securitySchemes, exampleSteps(description));
  done('model');
  const { addresses, problems: addressProblems } = addressesWithProblems(model, schemas, description, site);
  const renderText = prepareTexts(description, addresses, options);
  const limit = limitPages(description, [...description.problems, ...problems]);
  const uses = findUses(model.operations, schemas, limit);
  const marks = additions.releases?.(description) ?? noReleases;
  const keyOf = (): KeyOf => createKeys(description.document, sharedOf(model, addresses, options, marks));
  const reuse = kept ? reuseFrom(kept, keyOf()) : withoutReuse;
  const ownFiles = operationFiles(description.document, model.operations, kept);
  const modelsPage = isLongList(addresses.modelPages) ? site.modelsPage : undefined;
  const made = makePages({
    ...{ model, cache, uses, addresses, renderText, reuse, home: site.home, modelsPage, limit },
    releases: linkReleases(marks, description.document, schemaNodes),
    sourceOf: (pointer) => description.locate(pointer).file,
  });
  const pages = linkOperationFiles(made, ownFiles, filesPath);
  const { zaps, problems: zapProblems } = describeZaps(description, { model, cache });
  const recipes = await describeWorkflows(descriptionFile, siteDir, { model, cache }, description.internal);
  const downloads = downloadsOf(model, filesPath, additions.hasSandbox?.(description.document) ?? false);
  const inserts = makeGuideInserts({
    ...{ model, addresses, pages, renderText, workflows: recipes.workflows, filesPath, zaps, modelsPage },
    downloads,
    hasRequestBuilder: site.hasRequestBuilder ?? false,
    ...(site.proof ? { proof: site.proof } : {}),
  });
  const found = [
    ...problems,
    ...findFieldProblems(description, checks.logo),
    ...addressProblems,
    ...reportBrokenLinks(
      findBrokenLinks({ pages, inserts }, site.siteAnchors ?? new Map(), renderText),
      description,
      foreign ? 'notice' : 'error',
    ),
    ...sharedAnchorProblems(pages, addresses, description.locate),
    ...recipes.problems,
    ...zapProblems,
    ...findUncheckedExamples(cache, schemaNodes, description),
  ];
  const results = { model, validator, cache, schemaNodes };
  found.push(...(additions.checkDescription?.(description, results) ?? []));
  found.push(...noOperationFiles(ownFiles, description));
  const notices = judgeProblems({ loaded: description.problems, made: found }, { foreign, strict });
  await throwErrors(notices, () => additions.checkTexts?.({ ...results, addresses, document: description.document }));
  done('pages');
  const files = (): OutputFile[] =>
    makeFiles({ ...results, description, samples, addresses, uses, pages, ownFiles, workflows: recipes.files });
  return {
    ...{ model, validator, cache, addresses, uses, renderText, reuse, description },
    ...{
      pages,
      inserts,
      files,
      notices,
      workflows: recipes.workflows,
      workflowFiles: recipes.files,
      filesPath,
      zaps,
      modelsPage,
      downloads,
    },
    sources: [...description.files, ...recipes.read].map((file) => path.resolve(file)),
  };
}

/** Makes the addresses of all pages, and reports what is wrong with them. */
function addressesWithProblems(
  model: ReferenceModel,
  schemas: ReturnType<typeof schemasByName>,
  { locate }: Description,
  site: SiteOptions,
): { addresses: Addresses; problems: Problem[] } {
  const problems: Problem[] = [];
  const addresses = makeAddresses(model, schemas, site, (pointer, severity, message, remedy) =>
    problems.push({ severity, place: locate(pointer), message, remedy }),
  );
  return { addresses, problems };
}

interface FilesInput extends ReadDescription, Pick<Reference, 'description' | 'addresses' | 'uses' | 'pages'> {
  /** What samples read from the environment, where the site says so: response tests are written then. */
  samples: SampleOptions | undefined;
  ownFiles: OperationFiles;
  workflows: WorkflowFile[];
}

/** Makes the files beside the pages. */
function makeFiles(input: FilesInput): OutputFile[] {
  const { model, cache, schemaNodes, samples, ownFiles, workflows } = input;
  const { document } = input.description;
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  return [
    ...openapiFiles(document),
    ...ownFiles.files(),
    ...postmanFiles(model, cache, samples && writeResponseSchemas(operations, document, schemaNodes)),
    ...workflowFiles(workflows),
    referenceIndexFile(input),
  ];
}

/** Throws the errors of a description and of the texts that are checked against it, if there are any. */
async function throwErrors(
  notices: readonly Problem[],
  checkTexts: () => Promise<Problem[]> | undefined,
): Promise<void> {
  const errors = notices.filter(({ severity }) => severity === 'error');
  // If parts of the description are missing, texts would be reported again for each of them.
  const isWhole = !errors.some(({ code }) => unreadCodes.includes(code));
  const inTexts = (isWhole && (await checkTexts())) || [];
  if (errors.length > 0) throw new DescriptionError([...notices, ...inTexts]);
  if (inTexts.length > 0) throw new DescriptionError(inTexts, 'Compared with the API description, the guides have');
}

function noOperationFiles({ areTooLarge }: OperationFiles, description: Description): Problem[] {
  if (!areTooLarge) return [];
  const message = 'The operations have no OpenAPI files of their own: together these would exceed 50 MB.';
  const remedy = 'Let operations share fewer components, or use the whole description as one file.';
  return [{ severity: 'notice', place: description.locate('#/paths'), message, remedy }];
}

/**
 * Everything that can change a page besides the parts of the document that it shows: data that links pages with each
 * other.
 */
function sharedOf(
  { schemas }: ReferenceModel,
  addresses: Addresses,
  options: GenerateOptions,
  { operations, parameters, pointers }: ReleaseMarks,
): unknown {
  const { basePath, docsPath, sitePaths } = options.site;
  const names = schemas.map(({ name, pointer, schema }) => [name, pointer, 'title' in schema ? schema.title : '']);
  return [
    ...[basePath, docsPath, sitePaths, options.checks?.foreign, names, pageUrls(addresses)],
    ...[addresses.operations, addresses.callbacks, addresses.models, addresses.tags].map((targets) => [...targets]),
    ...[operations, parameters, pointers].map((marked) => [...marked]),
  ];
}
