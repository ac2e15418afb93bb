import type { ApiPage, OperationSection } from '../../reference/page';
import type { FieldView, SchemaView } from '../../reference/schemaRows';
import { type SearchRecord, searchRecord } from '../record';
import { placeOnPage, textOf } from './pageRecords';

/** The fields of the models that have a page, by the address of that page. */
export type ModelFields = ReadonlyMap<string, FieldView[]>;

/**
 * A record for each operation and webhook of a page. It is found by its parameters and by what its body says as well: a task is
 * completed by an update that sends `completed`.
 */
export function operationRecords(page: ApiPage, models: ModelFields): SearchRecord[] {
  return allOperations(page).map((operation) =>
    searchRecord({
      kind: operation.kind,
      // A webhook is sent with a method that nobody calls.
      ...(operation.kind === 'webhook' ? {} : { method: operation.method }),
      title: operation.title,
      where: operation.path,
      page: placeOnPage(page),
      url: `${page.url}#${operation.anchor}`,
      ids: operation.id,
      names: namesOf(operation, page),
      text: [
        ...operation.parameters.flatMap(({ fields }) => fields.map(({ name }) => name)),
        ...sentWords(operation, models),
        proseOf(operation),
      ].join(' '),
    }),
  );
}

/** A webhook is not found by the method with which it is sent, since nobody can call it. */
function namesOf({ kind, method, path }: OperationSection, page: ApiPage): string {
  return `${kind === 'webhook' ? 'webhook event' : method} ${path} ${placeOnPage(page)}`;
}

/** How deep the words of a body are read, below wrappers such as `data`, and how many fields at most. */
const maxDepth = 2;
const maxFields = 40;

/** The names of the first fields of a body, with their values. A webhook is sent to its reader, who sends nothing. */
function sentWords({ kind, requestBody }: OperationSection, models: ModelFields): string[] {
  const schema = requestBody?.mediaTypes[0]?.schema;
  if (kind !== 'operation' || !schema) return [];
  const fields: FieldView[] = [];
  for (const field of fieldsOf(schema, models, maxDepth)) if (fields.push(field) === maxFields) break;
  return [...new Set(fields.flatMap(({ name, searched = [] }) => [name, ...searched]))];
}

/** The fields of a schema, each with those below it, at its place or on the page of its model; one after the other, as few are needed. */
function* fieldsOf(schema: SchemaView, models: ModelFields, depth: number): Generator<FieldView> {
  if (depth === 0) return;
  const own = schema.fields.length > 0 ? schema.fields : schema.type.flatMap(({ href = '' }) => models.get(href) ?? []);
  yield* own;
  for (const { options } of schema.alternatives)
    for (const option of options) yield* fieldsOf(option.schema, models, depth);
  for (const field of own) yield* fieldsOf(field, models, depth - 1);
}

/** The description without statuses, which have records of their own. */
function proseOf(operation: OperationSection): string {
  return textOf(operation, 160).replace(/\b[1-5]\d\d\b/g, '');
}

/** The operations of a page, each with those of its callbacks behind it. */
export function allOperations(page: ApiPage): OperationSection[] {
  const withCallbacks = (operation: OperationSection): OperationSection[] => [
    operation,
    ...operation.callbacks.flatMap((callback) => callback.operations.flatMap(withCallbacks)),
  ];
  return page.operations.flatMap(withCallbacks);
}
