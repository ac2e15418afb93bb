import { readInteger, readText } from './literals';
import type { Query, Segment, Selector } from './query';
import { JsonPathError, Reader } from './reader';
import { readTest } from './tests';

/** Characters of an expression that are read. */
const maxLength = 5_000;

/** A name without quotation marks (2.5.1.1). */
const shorthand = /[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy;

/** Reads a JSONPath expression as RFC 9535 has it. Throws a JsonPathError that says what is wrong with it. */
export function parseJsonPath(text: string): Query {
  if (text.length > maxLength)
    throw new JsonPathError(`it has ${text.length} characters; the maximum is ${maxLength}`, 0);
  const reader = new Reader(text);
  reader.expect('$');
  const segments = readSegments(reader, 0);
  if (reader.at < text.length) reader.fail('"." or "[" is expected');
  return { from: '$', segments };
}

/** Reads the segments of a query, up to what is none. */
function readSegments(reader: Reader, depth: number): Segment[] {
  const segments: Segment[] = [];
  for (;;) {
    const before = reader.at;
    reader.skipSpace();
    const start = reader.at;
    const segment = readSegment(reader, depth);
    // White space after the last segment is none of its.
    if (!segment) {
      reader.at = before;
      return segments;
    }
    segments.push({ ...segment, text: reader.text.slice(start, reader.at) });
  }
}

function readSegment(reader: Reader, depth: number): Omit<Segment, 'text'> | undefined {
  const isDescendant = reader.take('..');
  if (reader.take('[')) return { isDescendant, selectors: readSelectors(reader, depth) };
  if (!isDescendant && !reader.take('.')) return undefined;
  if (reader.take('*')) return { isDescendant, selectors: [{ kind: 'wildcard' }] };
  const name = reader.takeMatch(shorthand);
  if (name === undefined) reader.fail('a name, "*" or "[" is expected');
  return { isDescendant, selectors: [{ kind: 'name', name }] };
}

function readSelectors(reader: Reader, depth: number): Selector[] {
  const selectors: Selector[] = [];
  do {
    reader.skipSpace();
    selectors.push(readSelector(reader, depth));
    reader.skipSpace();
  } while (reader.take(','));
  reader.expect(']');
  return selectors;
}

function readSelector(reader: Reader, depth: number): Selector {
  if (reader.take('*')) return { kind: 'wildcard' };
  if (reader.take('?')) {
    reader.skipSpace();
    return { kind: 'filter', test: readTest(reader, { depth, readSegments }) };
  }
  const name = readText(reader);
  if (name !== undefined) return { kind: 'name', name };
  const start = readInteger(reader);
  const afterStart = reader.at;
  reader.skipSpace();
  if (reader.take(':')) return { kind: 'slice', start, ...readSlice(reader) };
  reader.at = afterStart;
  if (start === undefined) reader.fail('a name in quotation marks, an index, "*" or "?" is expected');
  return { kind: 'index', index: start };
}

function readSlice(reader: Reader): { end?: number | undefined; step: number } {
  reader.skipSpace();
  const end = readInteger(reader);
  reader.skipSpace();
  if (!reader.take(':')) return { end, step: 1 };
  reader.skipSpace();
  return { end, step: readInteger(reader) ?? 1 };
}
