import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { operationsIn } from '../../src/diff/api/operations';
import type { DiffReport, ReportedChange } from '../../src/diff/report';
import { valueWords } from '../../src/diff/valueWords';
import type { Located } from '../../src/reference/buildContext';
import { asNode, isNode } from '../../src/reference/json';
import { sentMethod } from '../../src/reference/methods';
import { toPointer } from '../../src/reference/pointer';
import { shortened } from '../../src/reference/shortened';
import { matchCalls } from '../../src/releases/calls/matchCalls';
import { type Call, type ReadCalls, readCalls, tooLong } from '../../src/releases/calls/readCalls';

/**
 * Reads the calls in a file (`stated`, relative to `project`). Throws an Error with the path, the reason and what to do
 * where there are none.
 */
export function readCallsFile(project: string, stated: string): Call[] {
  const file = path.resolve(project, stated);
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new Error(`  ${stated} is not a file.\n    Name a HAR file, a Postman collection, or a list of paths.`);
  }
  const read: ReadCalls = tooLong(statSync(file).size) ?? readCalls(readFileSync(file, 'utf8'));
  if ('calls' in read) return read.calls;
  throw new Error(`  ${stated}:${read.line}:1\n    ${read.message}\n    ${read.remedy}`);
}

/**
 * The report without changes that do not affect these calls. A change that belongs to no operation, such as one of a
 * server, affects all calls. Where no call goes to a server of the descriptions, as with those of a test system, the paths
 * alone count; the report says so, and how many calls have no operation.
 */
export function onlyMine(report: DiffReport, calls: readonly Call[], documents: readonly object[]): DiffReport {
  const servers = [...new Set(documents.flatMap(serversOf))];
  const { found, byPath } = matchCalls(calls, { operations: documents.flatMap(operationsOf), servers });
  const mine = new Set(found.flat());
  const isMine = ({ operations }: ReportedChange): boolean =>
    operations.length === 0 ||
    operations.some(({ method, path, formerPath = path }) =>
      [path, formerPath].some((each) => mine.has(keyOf(method, each))),
    );
  const notices = noticesOf(calls, found, byPath, servers);
  return { ...report, changes: report.changes.filter(isMine), ...(notices.length > 0 ? { notices } : {}) };
}

function keyOf(method: string, path: string): string {
  return `${sentMethod(method)} ${path}`;
}

function noticesOf(calls: readonly Call[], found: readonly string[][], byPath: boolean, servers: string[]): string[] {
  const lost = calls.filter((_, index) => found[index]?.length === 0);
  const [first] = lost;
  const other = byPath && servers.length > 0 ? [`No call goes to ${servers.map(valueWords).join(' or ')}.`] : [];
  const way = 'Compare the addresses with the servers and paths of the description.';
  if (first && lost.length === calls.length) {
    return [
      ...other,
      `No call is one of an operation, such as ${labelOf(first)}: nothing was compared for them. ${way}`,
    ];
  }
  const unknown = first
    ? [`${lost.length} of ${calls.length} calls are of no operation, such as ${labelOf(first)}.`]
    : [];
  return [...(other.length > 0 ? [...other, 'Calls were matched by their paths.'] : []), ...unknown];
}

function labelOf({ method, url }: Call): string {
  const address = shortened(url, 100);
  return method === undefined ? valueWords(address) : `${valueWords(method)} ${valueWords(address)}`;
}

function operationsOf(document: object): string[] {
  return pathItemsOf(document)
    .flatMap(([path, pathItem]) => operationsIn(path, pathItem))
    .map(({ method, path }) => keyOf(method, path));
}

function pathItemsOf(document: object): [string, Located][] {
  const { paths } = document as { paths?: unknown };
  return Object.entries(asNode(paths)).map(([path, item]) => [
    path,
    { node: asNode(item), pointer: toPointer(['paths', path]) },
  ]);
}

/** The addresses of the servers that a description, its paths and its operations state. */
function serversOf(document: object): string[] {
  const items = pathItemsOf(document);
  const operations = items.flatMap(([path, item]) => operationsIn(path, item).map(({ operation }) => operation.node));
  return [asNode(document), ...items.map(([, { node }]) => node), ...operations].flatMap(({ servers }) =>
    (Array.isArray(servers) ? servers : []).flatMap((server) =>
      isNode(server) && typeof server.url === 'string' ? [server.url || '/'] : [],
    ),
  );
}
