import { readNumber, readText } from './literals';
import {
  type Call,
  type Comparable,
  type FunctionName,
  functions,
  isSingular,
  type Query,
  type Segment,
  type Test,
} from './query';
import type { Reader } from './reader';

/** Filters, brackets and calls inside each other that are read. */
const maxDepth = 50;

/** How deep a part of a filter is, and what reads the queries in it. */
export interface Inside {
  depth: number;
  readSegments: (reader: Reader, depth: number) => Segment[];
}

function deeper(reader: Reader, { depth, readSegments }: Inside): Inside {
  if (depth >= maxDepth) reader.fail('less nesting is expected');
  return { depth: depth + 1, readSegments };
}

/** Reads what a filter asks (2.3.5.1). */
export function readTest(reader: Reader, inside: Inside): Test {
  return readParts(reader, 'or', '||', () => readParts(reader, 'and', '&&', () => readBasic(reader, inside)));
}

function readParts(reader: Reader, kind: 'or' | 'and', sign: string, read: () => Test): Test {
  const first = read();
  const parts = [first];
  for (;;) {
    const before = reader.at;
    reader.skipSpace();
    if (!reader.take(sign)) {
      reader.at = before;
      return parts.length === 1 ? first : { kind, parts };
    }
    reader.skipSpace();
    parts.push(read());
  }
}

function readBasic(reader: Reader, inside: Inside): Test {
  if (reader.take('!')) {
    reader.skipSpace();
    const inner = readGroup(reader, inside);
    return { kind: 'not', part: inner ?? asTest(reader, readComparable(reader, inside), reader.at) };
  }
  const group = readGroup(reader, inside);
  if (group) return group;
  const start = reader.at;
  const left = readComparable(reader, inside);
  const end = reader.at;
  reader.skipSpace();
  const operator = reader.takeMatch(/==|!=|<=|>=|<|>/y);
  if (operator === undefined) {
    reader.at = end;
    return asTest(reader, left, start);
  }
  refuseOthers(reader, left, start);
  reader.skipSpace();
  const startRight = reader.at;
  const right = readComparable(reader, inside);
  refuseOthers(reader, right, startRight);
  return { kind: 'compare', operator, left, right };
}

function readGroup(reader: Reader, inside: Inside): Test | undefined {
  if (!reader.take('(')) return undefined;
  reader.skipSpace();
  const test = readTest(reader, deeper(reader, inside));
  reader.skipSpace();
  reader.expect(')');
  return test;
}

function asTest(reader: Reader, read: Comparable, start: number): Test {
  if (read.kind === 'literal') reader.fail('a comparison is expected', start);
  if (read.kind === 'call' && !functions[read.name].isTest) reader.fail('a comparison is expected');
  return read;
}

/** Refuses what cannot be compared: a query that may find several values, and a function that says yes or no. */
function refuseOthers(reader: Reader, read: Comparable, start: number): void {
  if (read.kind === 'query' && !isSingular(read.query)) reader.fail('a query for one value is expected', start);
  if (read.kind === 'call' && functions[read.name].isTest) reader.fail('a value is expected', start);
}

function readComparable(reader: Reader, inside: Inside): Comparable {
  const query = readQuery(reader, inside);
  if (query) return { kind: 'query', query };
  const text = readText(reader);
  if (text !== undefined) return { kind: 'literal', value: text };
  const number = readNumber(reader);
  if (number !== undefined) return { kind: 'literal', value: number };
  const start = reader.at;
  const word = reader.takeMatch(/[a-z][a-z_\d]*/y);
  if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true' };
  if (word === 'null') return { kind: 'literal', value: null };
  if (word === undefined || !Object.hasOwn(functions, word))
    reader.fail(`a query, a value or a function (${Object.keys(functions).join(', ')}) is expected`, start);
  return readCall(reader, word as FunctionName, inside);
}

function readQuery(reader: Reader, inside: Inside): Query | undefined {
  const from = reader.takeMatch(/[$@]/y);
  return from === '$' || from === '@'
    ? { from, segments: inside.readSegments(reader, deeper(reader, inside).depth) }
    : undefined;
}

function readCall(reader: Reader, name: FunctionName, inside: Inside): Call {
  reader.expect('(');
  const deeperInside = deeper(reader, inside);
  const given = functions[name].given.map((type, index): Comparable => {
    reader.skipSpace();
    if (index > 0) {
      reader.expect(',');
      reader.skipSpace();
    }
    const start = reader.at;
    const read = readComparable(reader, deeperInside);
    if (type === 'value') refuseOthers(reader, read, start);
    else if (read.kind !== 'query') reader.fail('a query is expected', start);
    return read;
  });
  reader.skipSpace();
  reader.expect(')');
  return { kind: 'call', name, given };
}
