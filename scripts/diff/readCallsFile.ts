import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DiffReport, ReportedChange } from '../../src/diff/report';
import { isNode } from '../../src/reference/json';
import { methodFields } from '../../src/reference/methods';
import { createMatcher } from '../../src/releases/calls/matchCalls';
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
 * server, affects all calls.
 */
export function onlyMine(report: DiffReport, calls: readonly Call[], documents: readonly object[]): DiffReport {
  const match = createMatcher({
    operations: documents.flatMap(operationsOf),
    servers: documents.flatMap(serversOf),
  });
  const mine = new Set(calls.flatMap(match));
  const isMine = ({ operations }: ReportedChange): boolean =>
    operations.length === 0 || operations.some((each) => mine.has(`${each.method.toUpperCase()} ${each.path}`));
  return { ...report, changes: report.changes.filter(isMine) };
}

function operationsOf(document: object): string[] {
  const { paths } = document as { paths?: unknown };
  return Object.entries(isNode(paths) ? paths : {}).flatMap(([template, item]) =>
    Object.keys(isNode(item) ? item : {})
      .filter((method) => methodFields.includes(method))
      .map((method) => `${method.toUpperCase()} ${template}`),
  );
}

function serversOf(document: object): string[] {
  const { servers } = document as { servers?: unknown };
  return (Array.isArray(servers) ? servers : []).flatMap((server) =>
    isNode(server) && typeof server.url === 'string' ? [server.url] : [],
  );
}
