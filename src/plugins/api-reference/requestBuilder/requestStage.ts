import { toJsonText } from '../../../reference/jsonText';
import { statedMethod } from '../../../reference/methods';
import type { Operation } from '../../../reference/model';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { makeRecipe, recipePath } from '../../../reference/outputs/recipe/makeRecipe';
import { requestForm } from '../../../reference/outputs/requestBuilder/requestForm';
import { sectionsOf } from '../../../reference/page';
import { withSeenLetters } from '../../../reference/printable';
import type { Problem } from '../../../reference/problems';
import { createFileNames } from '../../../reference/slug';
import type { Addressed } from '../../../reference/stages/addresses';
import type { Reference } from '../../../reference/stages/generate';
import { type OperationGroup, planContractFiles } from './contractFiles';
import { makeRequestData } from './requestData';

/** Folder of the requests' data, below the one of the version's files. */
const folder = 'request-builder';

/** The request builders of a reference. */
export interface RequestBuilders {
  /** Addresses of the data that they open with. */
  readonly requestBuilders: ReadonlyMap<Operation, string>;
  /** That data, and the path of its file. */
  readonly requestData: ReadonlyMap<Operation, RequestFile>;
  readonly requestNotices: readonly Problem[];
}

/** The data of an operation, and the path of its file. */
interface RequestFile {
  path: string;
  data: string;
}

/**
 * Makes the data of a request builder for every operation. One whose data is too large has none, and a notice. Webhooks and
 * callbacks are not requests of the reader.
 */
export function requestStage<Made extends Addressed>(made: Made): Made & RequestBuilders {
  const { addresses, cache, renderText, reuse, filesPath } = made;
  const operations = addresses.apiPages.flatMap((page) => page.operations.filter(({ kind }) => kind === 'operation'));
  const requestData = new Map<Operation, RequestFile>();
  const requestNotices: Problem[] = [];
  const nameOf = createFileNames(operations.map(({ id }) => id));
  for (const operation of operations) {
    const { id, method, path, pointer } = operation;
    const data = reuse(`request ${JSON.stringify([id, method, path])}`, [pointer], () =>
      makeRequestData(requestForm(operation, { schemas: cache.schemas, cache, renderText })),
    );
    if ('reason' in data) requestNotices.push(notMade(made, operation, data.reason));
    else requestData.set(operation, { path: `${folder}/${nameOf(id)}.json`, data: data.text });
  }
  const requestBuilders = new Map([...requestData].map(([operation, { path }]) => [operation, filesPath + path]));
  return { ...made, requestBuilders, requestData, requestNotices };
}

/** The files of request builders, and what their requests are checked by. */
export function requestFiles(reference: Reference & RequestBuilders): OutputFile[] {
  const { requestData, description, filesPath } = reference;
  const contract = planContractFiles(description.document, groupsOf(reference), `${folder}/contract`);
  const contractOf = (place: RequestPlace): string | undefined => {
    const path = contract.pathOf(place);
    return path === undefined ? undefined : filesPath + path;
  };
  return [
    ...[...requestData].map(([operation, file]) => withContract(file, contractOf(operation))),
    ...(requestData.size > 0 ? contract.files() : []),
    ...recipeFiles(reference, contractOf),
  ].map(({ path, content }) => ({ path, content: withSeenLetters(content) }));
}

/** The data of the workflows, each step with the address of what its request is checked by. */
function recipeFiles(
  { workflows, cache, addresses, renderText }: Reference,
  contractOf: (place: RequestPlace) => string | undefined,
): OutputFile[] {
  return workflows.map((workflow) => {
    const recipe = makeRecipe(workflow, { schemas: cache.schemas, cache, addresses, renderText });
    const steps = recipe.steps.map((step) => {
      if (step.kind !== 'request') return step;
      const contract = contractOf({ method: statedMethod(step.method), path: step.path });
      return contract === undefined ? step : { ...step, contract };
    });
    return { path: recipePath(workflow), content: toJsonText({ ...recipe, steps }) };
  });
}

/** Where a request is described: the method as its operation states it and the path as `paths` has it. */
type RequestPlace = Pick<Operation, 'method' | 'path'>;

/** The file, with the address of what its requests are checked by; without one, where that is too large. */
function withContract({ path, data }: RequestFile, address: string | undefined): OutputFile {
  return { path, content: address === undefined ? data : `{"contract":${JSON.stringify(address)},${data.slice(1)}` };
}

function groupsOf({ pages }: Reference): OperationGroup[] {
  return pages.map((page) => ({
    name: page.title,
    operations: sectionsOf(page)
      .filter(({ kind }) => kind === 'operation')
      .map(({ method, path }) => ({ method: statedMethod(method), path })),
  }));
}

function notMade({ description }: Addressed, { pointer }: Operation, reason: string): Problem {
  return {
    severity: 'notice',
    place: description.locate(pointer),
    message: `An operation has no request builder: ${reason}.`,
    remedy: 'Describe the request more briefly, or leave it without a request builder.',
  };
}
