import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { isNode } from '../reference/json';
import { toPointer } from '../reference/pointer';
import type { Problem } from '../reference/problems';
import { followRedirect, type Redirects } from './followRedirect';
import { problemAt } from './readReleases';
import { isSitePath, isWebAddress, sameAddress } from './sitePath';

/** The file with the redirects of a description's site, beside it. */
export function redirectsFile(description: string): string {
  return path.join(path.dirname(description), 'redirects.yaml');
}

/** Redirects as their file states them. */
interface DeclaredRedirects {
  redirects: Redirects;
  problems: Problem[];
  /** Makes a problem at the line of a redirect. */
  problem: (from: string, message: string, remedy: string) => Problem;
}

const example = 'Write each as the old path and the new one, as in "/docs/old#anchor: /docs/new#anchor".';
const encoded = `${example} Characters that mean something to servers are percent-encoded: "%24" for "$".`;

/** Reads the redirects in a file (`file`, relative to `project`, which is absolute); none where there is not a file. */
export function readRedirects(project: string, file: string): DeclaredRedirects {
  const absolute = path.resolve(project, file);
  const shown = path.relative(project, absolute).split(path.sep).join('/');
  const body = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const problemOf = (pointer: string, message: string, remedy: string) =>
    problemAt(shown, body, pointer, message, remedy);
  const problem: DeclaredRedirects['problem'] = (from, message, remedy) =>
    problemOf(toPointer([from]), message, remedy);
  const none = { redirects: new Map<string, string>(), problem };
  let parsed: unknown;
  try {
    parsed = parseYaml(body) ?? {};
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...none, problems: [problemOf('#', `The redirects cannot be read: ${message}.`, example)] };
  }
  if (!isNode(parsed)) return { ...none, problems: [problemOf('#', 'The redirects are not a map.', example)] };
  const problems: Problem[] = [];
  const redirects = new Map<string, string>();
  const known = new Map<string, string>();
  for (const [from, to] of Object.entries(parsed)) {
    const same = known.get(sameAddress(from));
    if (!isSitePath(from)) problems.push(problem(from, `"${from}" is not a path of the site.`, encoded));
    else if (typeof to !== 'string' || !(isSitePath(to) || isWebAddress(to))) {
      problems.push(problem(from, `"${from}" does not lead to a path or an address.`, encoded));
    } else if (same !== undefined) {
      problems.push(problem(from, `"${from}" is the address "${same}" again.`, 'Remove one of the two.'));
    } else redirects.set(from, to);
    known.set(sameAddress(from), from);
  }
  return { redirects, problems, problem };
}

/** What is known of a site's addresses. */
export interface SiteAddresses {
  /** Whether there is such a page; undefined where that is not known. */
  hasPage: (page: string) => boolean | undefined;
  /** Whether the page has the anchor; undefined where that is not known. */
  hasAnchor: (page: string, anchor: string) => boolean | undefined;
}

/** What is wrong with where redirects begin and lead to. */
export function checkRedirects({ redirects, problem }: DeclaredRedirects, site: SiteAddresses): Problem[] {
  return [...redirects.keys()].flatMap((from) => {
    if (isThere(from, site) === true) {
      return [problem(from, `"${from}" exists, so it cannot be redirected.`, 'Remove this redirect.')];
    }
    const last = endOf(from, redirects);
    if (last === undefined) {
      return [
        problem(from, `"${from}" leads back to itself.`, 'Let one of these redirects lead to a page that exists.'),
      ];
    }
    if (isThere(last, site) !== false) return [];
    return [
      problem(from, `"${from}" leads to "${last}", which does not exist.`, 'Name a page and an anchor that exist.'),
    ];
  });
}

/** The address at the end of a chain of redirects; undefined when they form a cycle. */
export function endOf(from: string, redirects: Redirects): string | undefined {
  const seen = new Set([from]);
  for (let current = from; ; ) {
    const next = followRedirect(current, redirects);
    if (next === undefined) return current;
    if (seen.has(next)) return undefined;
    seen.add(next);
    current = next;
  }
}

/** Whether the site has an address; undefined where that is not known. */
export function isThere(target: string, { hasPage, hasAnchor }: SiteAddresses): boolean | undefined {
  if (!target.startsWith('/')) return undefined;
  const [page = '', anchor] = target.split('#');
  const isPage = hasPage(page);
  return isPage !== true || anchor === undefined ? isPage : hasAnchor(page, anchor);
}
