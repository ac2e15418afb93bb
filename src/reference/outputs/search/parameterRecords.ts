import type { SearchRecord } from '../../../search/record';
import type { ApiPage, FieldView, OperationSection } from '../../page';
import { allOperations } from './operationRecords';
import { typeOf } from './schemaRecords';
import { textOf } from './textOf';

interface Found {
  record: SearchRecord;
  operations: string[];
}

/**
 * Parameters, response headers and statuses. What several operations share is one record, at the first: a parameter of
 * one page, a header or a status of the whole reference.
 */
export function parameterRecords(pages: ApiPage[]): SearchRecord[] {
  const found = new Map<string, Found>();
  for (const page of pages) {
    for (const operation of allOperations(page)) {
      for (const [key, record] of partsOf(page.url, operation)) {
        const known = found.get(key);
        if (!known) found.set(key, { record, operations: [operation.title] });
        else if (!known.operations.includes(operation.title)) known.operations.push(operation.title);
      }
    }
  }
  return [...found.values()].map(({ record, operations }) => ({ ...record, of: inWords(operations) }));
}

function inWords([first = '', ...others]: string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

function partsOf(page: string, operation: OperationSection): [string, SearchRecord][] {
  const parameters = operation.parameters.flatMap(({ place, fields }) =>
    fields.map((field): [string, SearchRecord] => {
      const [key, record] = named(page, place, operation.title, field);
      return [`${page} ${key}`, record];
    }),
  );
  const responses = operation.responses.flatMap((response): [string, SearchRecord][] => [
    [`${response.status} ${response.title} ${codesOf(response.mediaTypes).join()}`, statusRecord(page, response)],
    ...response.headers.map((header): [string, SearchRecord] => named(page, 'header', '', header)),
  ]);
  return [...parameters, ...responses];
}

function named(page: string, place: string, names: string, field: FieldView): [string, SearchRecord] {
  const where = typeOf(field);
  const record: SearchRecord = {
    group: 'fields',
    kind: place,
    title: field.name,
    where,
    url: `${page}#${field.anchor}`,
    names,
    values: field.enum.map(({ value }) => value).join('\n'),
    text: '',
  };
  return [`${place} ${field.name} ${where}`, record];
}

type Response = OperationSection['responses'][number];

function statusRecord(page: string, response: Response): SearchRecord {
  const { status, title, anchor, mediaTypes } = response;
  return {
    group: 'fields',
    kind: status,
    title,
    where: textOf(response, 90),
    url: `${page}#${anchor}`,
    names: status,
    values: codesOf(mediaTypes).join('\n'),
    text: '',
  };
}

/** The error codes that the examples of a response show. */
function codesOf(mediaTypes: Response['mediaTypes']): string[] {
  const codes = mediaTypes.flatMap(({ examples }) =>
    examples.flatMap(({ code }) => /^ {0,4}"code": "(\w+)"/m.exec(code)?.[1] ?? []),
  );
  return [...new Set(codes)];
}
