import { type OperationFiles, operationFiles } from '../outputs/operationFiles';
import { type Addresses, makeAddresses } from '../pages/addresses';
import { isLongList } from '../pages/pageLinks';
import { limitPages, type PagesLimit } from '../pages/pagesLimit';
import type { RenderText } from '../pages/texts';
import { findUses, type Uses } from '../pages/uses';
import type { Problem } from '../problems';
import { type Reuse, reuseFrom, withoutReuse } from '../reuse';
import { schemasByName } from '../schema';
import { createKeys } from '../slice/contentKeys';
import type { Modelled } from './model';
import { pageUrls, prepareTexts } from './prepareTexts';

/** A model with a place on the site for each of its parts. */
export interface Addressed extends Modelled {
  readonly addresses: Addresses;
  /** Address of the page that lists the models, where there are too many for other lists. */
  readonly modelsPage: string | undefined;
  /** Address of the files beside the pages, with a slash at its end. */
  readonly filesPath: string;
  /** The description of each operation by itself. */
  readonly operationFiles: OperationFiles;
  /** Which operations and fields use each named schema. */
  readonly uses: Uses;
  /** Renders the texts of the model, with their links resolved. */
  readonly renderText: RenderText;
  readonly limit: PagesLimit;
  /** Takes what an earlier run made of the same content. */
  readonly reuse: Reuse;
  readonly addressProblems: readonly Problem[];
}

/** Gives every page, operation and file its address. Throws a DescriptionError where the pages would be too large. */
export function addressStage<Made extends Modelled>(made: Made): Made & Addressed {
  const { options, description, model } = made;
  const { site, cache } = options;
  const { document, locate, problems } = description;
  const addressProblems: Problem[] = [];
  const schemas = schemasByName(model.schemas);
  const addresses = makeAddresses(model, schemas, site, (pointer, severity, message, remedy) =>
    addressProblems.push({ severity, place: locate(pointer), message, remedy }),
  );
  const limit = limitPages(description, [...problems, ...made.modelProblems]);
  // First, so that a description that is too large ends here.
  const uses = findUses(model.operations, schemas, limit);
  return {
    ...made,
    addresses,
    modelsPage: isLongList(addresses.modelPages) ? site.modelsPage : undefined,
    filesPath: site.filesPath ?? '/',
    operationFiles: operationFiles(document, model.operations, cache),
    uses,
    renderText: prepareTexts(description, addresses, options),
    limit,
    reuse: cache ? reuseFrom(cache, createKeys(document, sharedOf(made, addresses))) : withoutReuse,
    addressProblems,
  };
}

/**
 * Everything that can change a page besides the parts of the document that it shows: data that links pages with each
 * other.
 */
function sharedOf({ model, options }: Modelled, addresses: Addresses): unknown {
  const { basePath, docsPath, sitePaths } = options.site;
  const names = model.schemas.map(({ name, pointer, schema }) => [
    name,
    pointer,
    'title' in schema ? schema.title : '',
  ]);
  return [
    ...[basePath, docsPath, sitePaths, options.checks?.foreign, names, pageUrls(addresses)],
    ...[addresses.operations, addresses.callbacks, addresses.models, addresses.tags].map((targets) => [...targets]),
  ];
}
