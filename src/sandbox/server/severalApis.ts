import { createServer, type Server } from 'node:http';
import { printable } from '../../reference/printable';
import { prepareDescription } from '../world/description';
import { type AllowedCallers, callerOf, refuseStranger } from './callers';
import type { SandboxOptions } from './commandLine';
import { createSandboxServer, listen, placeOf, servedLines, writeResponse } from './server';

/**
 * Prepares documents and serves them in one process, each below the path of its first server; returns the lines to print: where they
 * are served and how to use them. Throws an Error with the APIs that have one path.
 */
export async function startSandboxes(
  documents: readonly object[],
  options: SandboxOptions,
  log: (line: string) => void,
): Promise<string[]> {
  const descriptions = await Promise.all(documents.map((document) => prepareDescription(document)));
  const apis = descriptions.map((description) => ({
    ...{ title: description.title, base: description.base },
    server: createSandboxServer(description, options, log),
  }));
  const port = await listen(inFrontOf(apis, options), options.port, options.listen);
  const served = { origin: `http://${placeOf(options)}:${port}`, token: options.token, baseUrlVariable: undefined };
  return descriptions.flatMap((description, index) => [
    ...(index > 0 ? [''] : []),
    ...servedLines(description, served),
  ]);
}

/** A server of one API, with what the paths of its requests begin with: `/orders/v1`, or nothing. */
export interface ServedApi {
  title: string;
  base: string;
  server: Server;
}

/**
 * One server in front of those of several APIs: a request goes to the one whose base path it begins with, the longest first. Throws an
 * Error with the APIs that have one base path.
 */
export function inFrontOf(apis: readonly ServedApi[], allowed: AllowedCallers): Server {
  refuseEqualBases(apis);
  const byLength = [...apis].sort((a, b) => b.base.length - a.base.length);
  return createServer((request, response) => {
    const path = /^[^?#]*/.exec(request.url ?? '')?.[0] ?? '';
    const found = byLength.find(({ base }) => path === base || path.startsWith(`${base}/`));
    if (found) return found.server.emit('request', request, response);
    const known = apis.map(({ title, base }) => `${base}  ${printable(title)}`).join('\n');
    const body = `No API is at this path. There are:\n${known}\n`;
    const missing = {
      status: 404,
      headers: [
        ['Content-Type', 'text/plain; charset=utf-8'],
        ['X-Content-Type-Options', 'nosniff'],
      ] as [string, string][],
      body,
    };
    return writeResponse(response, refuseStranger(callerOf(request), allowed) ?? missing);
  });
}

function refuseEqualBases(apis: readonly ServedApi[]): void {
  const problems = apis.flatMap(({ title, base }, index) => {
    const other = apis.slice(0, index).find((each) => each.base === base);
    return other ? [`${printable(other.title)} and ${printable(title)} both have the base path "${base || '/'}".`] : [];
  });
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nGive each another path in "servers", or start a sandbox for each.`);
}
