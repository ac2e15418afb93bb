import type { ApiPage, OperationSection } from '../../reference/page';
import type { FieldView } from '../../reference/schemaRows';
import { counted } from '../../reference/words';
import { toPhrase } from '../ranking/query';
import { type SearchRecord, searchRecord } from '../record';
import { allOperations } from './operationRecords';
import { placeOnPage, textOf } from './pageRecords';
import { typeOf } from './schemaRecords';

interface ParameterRecord {
  record: SearchRecord;
  operations: string[];
  ids: Set<string>;
}

/**
 * Parameters, response headers, statuses and the reasons of errors. What several operations share is one record, at the
 * first: a parameter of one page, a header, a status or a reason of the whole reference.
 */
export function parameterRecords(pages: ApiPage[]): SearchRecord[] {
  const found = new Map<string, ParameterRecord>();
  for (const page of pages) {
    for (const operation of allOperations(page)) {
      for (const [key, record] of recordsOf(page, operation)) {
        const known = found.get(key);
        if (!known) found.set(key, { record, operations: [operation.title], ids: new Set([operation.id]) });
        else if (!known.ids.has(operation.id)) {
          known.operations.push(operation.title);
          known.ids.add(operation.id);
        }
      }
    }
  }
  return [...found.values()].map(({ record, operations, ids }) => ({
    ...record,
    // A reason is a sentence, and not a part of an operation.
    ...(record.kind === 'reason' ? { where: inWords(operations) } : { of: inWords(operations) }),
    // A status is returned by so many operations that their names say nothing about it.
    names: [record.names, ...(record.kind === 'status' ? [] : ids)].join(' '),
  }));
}

function inWords(titles: string[]): string {
  const [first = '', second] = titles;
  if (titles.length > 2) return counted(titles.length, 'operation');
  return second === undefined ? first : `${first} and 1 more`;
}

function recordsOf(page: ApiPage, operation: OperationSection): [string, SearchRecord][] {
  const parameters = operation.parameters.flatMap(({ place, fields }) =>
    fields.map((field): [string, SearchRecord] => {
      const [key, record] = named(page, place, field);
      return [place === 'header' ? key : `${page.url} ${key}`, record];
    }),
  );
  const responses = operation.responses.flatMap((response): [string, SearchRecord][] => {
    const text = textOf(response, 90);
    return [
      [
        `${response.status} ${response.title} ${codesOf(response.mediaTypes).join()}`,
        statusRecord(page, response, text),
      ],
      ...reasonRecords(page, response, text),
      ...response.headers.map((header): [string, SearchRecord] => named(page, 'header', header)),
    ];
  });
  return [...parameters, ...responses];
}

function named(page: ApiPage, place: string, field: FieldView): [string, SearchRecord] {
  const where = typeOf(field);
  const record = searchRecord({
    kind: 'parameter',
    place,
    title: field.name,
    where,
    page: placeOnPage(page),
    url: `${page.url}#${field.anchor}`,
    names: place,
    values: (field.searched ?? []).join('\n'),
  });
  return [`${place} ${field.name} ${where}`, record];
}

type Response = OperationSection['responses'][number];

function statusRecord(page: ApiPage, response: Response, text: string): SearchRecord {
  const { status, title, anchor, mediaTypes } = response;
  return searchRecord({
    kind: 'status',
    status,
    title,
    where: text,
    page: placeOnPage(page),
    url: `${page.url}#${anchor}`,
    names: `${status} status error response`,
    values: codesOf(mediaTypes).join('\n'),
    text,
  });
}

/** An error is found by the words in which its author says why, as well: what succeeds is found by its operation. */
function reasonRecords(page: ApiPage, { status, title, anchor }: Response, text: string): [string, SearchRecord][] {
  const reason = text.replace(/\.$/, '');
  const saysMore = toPhrase(reason) !== toPhrase(title) && toPhrase(reason) !== '';
  if (!/^[45]/.test(status) || !saysMore) return [];
  const url = `${page.url}#${anchor}`;
  const record = searchRecord({ kind: 'reason', status, title: reason, page: placeOnPage(page), url });
  return [[`${status} ${reason}`, record]];
}

/** The error codes that the examples of a response show. */
function codesOf(mediaTypes: Response['mediaTypes']): string[] {
  const codes = mediaTypes.flatMap(({ examples }) =>
    examples.flatMap(({ code }) => /^ {0,4}"code": "(\w+)"/m.exec(code)?.[1] ?? []),
  );
  return [...new Set(codes)];
}
