import type { Operation, ReferenceModel } from '../model';
import { type ReferencePage, sectionsOf } from '../page';
import type { Addresses } from '../pages/addresses';
import type { Uses } from '../pages/uses';
import { withSeenLetters } from '../printable';
import { compareText } from '../problems';
import type { FieldView, SchemaView } from '../schemaRows';
import type { OutputFile } from './openapiFiles';

interface IndexedOperation {
  id: string;
  /** Whether the id is made of method and path, since the description states none. */
  isIdMade?: true;
  method: string;
  path?: string;
  name?: string;
  page: string;
  anchor: string;
  deprecated: boolean;
  /** Address of the description of this operation alone, where there is one. */
  openapi?: string;
}

/** The contract of the site: every page, operation, model and field with its address, sorted. */
export interface ReferenceIndex {
  spec: { title: string; version: string; openapi: string };
  pages: { url: string; kind: string; title: string }[];
  operations: IndexedOperation[];
  webhooks: IndexedOperation[];
  models: { name: string; page: string | null; usedBy: string[] }[];
  fields: { page: string; anchor: string; name: string }[];
}

interface IndexInput {
  model: ReferenceModel;
  addresses: Addresses;
  uses: Uses;
  pages: ReferencePage[];
}

/** The index as a file of the site. */
export function referenceIndexFile(input: IndexInput): OutputFile {
  return {
    path: 'reference-index.json',
    content: `${withSeenLetters(JSON.stringify(makeReferenceIndex(input), null, 2))}\n`,
  };
}

/** Makes `reference-index.json`. `usedBy` holds the ids of the operations that reach the model, directly or not. */
export function makeReferenceIndex({ model, addresses, uses, pages }: IndexInput): ReferenceIndex {
  const { title, version, openapi } = model;
  const files = new Map(pages.flatMap(sectionsOf).map((section) => [section.id, section.openapi]));
  const operations = indexOperations(model.operations, 'operation', addresses);
  return {
    spec: { title, version, openapi },
    pages: pages
      .map(({ url, kind, title: name }) => ({ url, kind, title: name }))
      .sort((a, b) => compareText(a.url, b.url)),
    operations: operations.map((each) => withFile(each, files.get(each.id))),
    webhooks: indexOperations(model.operations, 'webhook', addresses),
    models: model.schemas
      .map(({ name }) => ({
        name,
        page: addresses.models.get(name) ?? null,
        usedBy: [...(uses.operations.get(name)?.keys() ?? [])].map(({ id }) => id).sort(compareText),
      }))
      .sort((a, b) => compareText(a.name, b.name)),
    fields: [...pages].sort((a, b) => compareText(a.url, b.url)).flatMap(indexFields),
  };
}

function indexOperations(operations: Operation[], kind: Operation['kind'], addresses: Addresses): IndexedOperation[] {
  return operations
    .filter((operation) => operation.kind === kind)
    .flatMap(({ id, isIdMade, method, path, deprecated }) => {
      const address = addresses.operations.get(id);
      return address
        ? [
            {
              id,
              ...(isIdMade ? { isIdMade } : {}),
              method,
              ...(kind === 'webhook' ? { name: path } : { path }),
              ...address,
              deprecated,
            },
          ]
        : [];
    })
    .sort((a, b) => compareText(a.id, b.id));
}

function withFile(operation: IndexedOperation, openapi: string | undefined): IndexedOperation {
  return openapi === undefined ? operation : { ...operation, openapi };
}

/** The fields of a page, sorted by anchor. */
function indexFields(page: ReferencePage): ReferenceIndex['fields'] {
  return fieldsOn(page)
    .map(({ anchor, name }) => ({ page: page.url, anchor, name }))
    .sort((a, b) => compareText(a.anchor, b.anchor));
}

/** All parameters, headers and fields that a page shows, wherever they open on it. */
export function fieldsOn(page: ReferencePage): FieldView[] {
  const found: FieldView[] = [];
  const visitSchema = (schema: SchemaView): void => {
    for (const field of schema.fields) visitField(field);
    for (const { options } of schema.alternatives) for (const option of options) visitSchema(option.schema);
  };
  const visitField = (field: FieldView): void => {
    found.push(field);
    visitSchema(field);
  };
  if (page.kind === 'model') {
    visitSchema(page.schema);
    return found;
  }
  for (const { parameters, requestBody, responses } of page.operations) {
    for (const { fields } of parameters) for (const field of fields) visitField(field);
    for (const { headers } of responses) for (const header of headers) visitField(header);
    const media = [...(requestBody?.mediaTypes ?? []), ...responses.flatMap((response) => response.mediaTypes)];
    for (const { schema } of media) if (schema) visitSchema(schema);
  }
  return found;
}
