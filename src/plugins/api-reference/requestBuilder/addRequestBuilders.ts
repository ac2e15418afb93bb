import type { Reference } from '../../../reference/generate';
import { toJsonText } from '../../../reference/jsonText';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { makeRecipe, recipePath } from '../../../reference/outputs/recipe/makeRecipe';
import { requestForm } from '../../../reference/outputs/requestBuilder/requestForm';
import { type OperationSection, type ReferencePage, sectionsOf } from '../../../reference/page';
import { toPointer } from '../../../reference/pointer';
import type { Problem } from '../../../reference/problems';
import { createFileNames } from '../../../reference/slug';
import { type OperationGroup, planContractFiles } from './contractFiles';
import { makeRequestData } from './requestData';

/** Folder of the requests' data, below the one of the version's files. */
const folder = 'request-builder';

/**
 * Gives every operation of a reference a file with its data, and its section the address of
 * that file: `base` and the file's path. The others get a notice. Webhooks and callbacks are not requests of the
 * reader.
 */
export function addRequestBuilders(reference: Reference, base: string): Reference {
  const made = new Map<OperationSection, BuilderFile>();
  const notices: Problem[] = [];
  const nameOf = createFileNames([...operationsOf(reference.pages)].map(({ id }) => id));
  const operations = new Map(reference.model.operations.map((operation) => [keyOf(operation), operation]));
  const { cache, renderText, reuse } = reference;
  for (const section of operationsOf(reference.pages)) {
    const operation = operations.get(keyOf(placeOf(section)));
    if (!operation) continue;
    const { id, method, path, pointer } = operation;
    const data = reuse(`request ${JSON.stringify([id, method, path])}`, [pointer], () =>
      makeRequestData(requestForm(operation, { schemas: cache.schemas, cache, renderText })),
    );
    if ('reason' in data) notices.push(notMade(reference, section, data.reason));
    else made.set(section, { path: `${folder}/${nameOf(section.id)}.json`, data: data.text });
  }
  // The contract is only known to files, which the dev server writes after the pages.
  const files = (): OutputFile[] => {
    const contract = planContractFiles(reference.description.document, groupsOf(reference.pages), `${folder}/contract`);
    const contractOf = (place: RequestPlace): string | undefined => addressOf(contract.pathOf(place), base);
    return [
      ...reference.files(),
      ...[...made].map(([section, file]) => withContract(file, contractOf(placeOf(section)))),
      ...(made.size > 0 ? contract.files() : []),
      ...recipeFiles(reference, contractOf),
    ];
  };
  return {
    ...reference,
    pages: reference.pages.map((page) => withAddresses(page, made, base)),
    files,
    notices: [...reference.notices, ...notices],
  };
}

function addressOf(path: string | undefined, base: string): string | undefined {
  return path === undefined ? undefined : base + path;
}

/** The data of the workflows, each step with the address of what its request is checked by. */
function recipeFiles(
  { workflows, cache, addresses }: Reference,
  contractOf: (place: RequestPlace) => string | undefined,
): OutputFile[] {
  return workflows.map((workflow) => {
    const recipe = makeRecipe(workflow, { schemas: cache.schemas, cache, addresses });
    const steps = recipe.steps.map((step) => {
      if (step.kind !== 'request') return step;
      const contract = contractOf({ method: step.method.toLowerCase(), path: step.path });
      return contract === undefined ? step : { ...step, contract };
    });
    return { path: recipePath(workflow), content: toJsonText({ ...recipe, steps }) };
  });
}

/** Where a request is described: the method in lower case and the path as `paths` has it. */
interface RequestPlace {
  method: string;
  path: string;
}

/** The data of an operation, and the path of its file. */
interface BuilderFile {
  path: string;
  data: string;
}

/** The file, with the address of what its requests are checked by; without one, where that is too large. */
function withContract({ path, data }: BuilderFile, address: string | undefined): OutputFile {
  return { path, content: address === undefined ? data : `{"contract":${JSON.stringify(address)},${data.slice(1)}` };
}

function groupsOf(pages: ReferencePage[]): OperationGroup[] {
  return pages.map((page) => ({ name: page.title, operations: operationsOf([page]).map(placeOf) }));
}

function operationsOf(pages: ReferencePage[]): OperationSection[] {
  const sections = pages.flatMap(sectionsOf);
  return sections.filter(({ kind }) => kind === 'operation');
}

function placeOf({ method, path }: OperationSection): RequestPlace {
  return { method: method.toLowerCase(), path };
}

function keyOf({ kind = 'operation', method, path }: RequestPlace & { kind?: string }): string {
  return `${kind} ${method} ${path}`;
}

function notMade({ description }: Reference, section: OperationSection, reason: string): Problem {
  const { method, path } = placeOf(section);
  return {
    severity: 'notice',
    place: description.locate(toPointer(['paths', path, method])),
    message: `An operation has no request builder: ${reason}.`,
    remedy: 'Describe the request more briefly, or leave it without a request builder.',
  };
}

function withAddresses(page: ReferencePage, made: Map<OperationSection, BuilderFile>, base: string): ReferencePage {
  if (page.kind !== 'api') return page;
  const operations = page.operations.map((section) => {
    const file = made.get(section);
    return file ? { ...section, requestBuilder: base + file.path } : section;
  });
  return { ...page, operations };
}
