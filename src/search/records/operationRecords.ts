import type { ApiPage, OperationSection } from '../../reference/page';
import { type SearchRecord, searchRecord } from '../record';
import { placeOnPage, textOf } from './pageRecords';

/** A record for each operation and webhook of a page; it is found by its parameters as well. */
export function operationRecords(page: ApiPage): SearchRecord[] {
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
      text: [...operation.parameters.flatMap(({ fields }) => fields.map(({ name }) => name)), proseOf(operation)].join(
        ' ',
      ),
    }),
  );
}

/** A webhook is not found by the method with which it is sent, since nobody can call it. */
function namesOf({ kind, method, path }: OperationSection, page: ApiPage): string {
  return `${kind === 'webhook' ? 'webhook event' : method} ${path} ${placeOnPage(page)}`;
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
