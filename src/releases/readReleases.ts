import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getLineColLocation, parseYaml, Source } from '@redocly/openapi-core';
import { isNode, type Node } from '../reference/json';
import { compareText, type Problem } from '../reference/problems';
import { otherEdition, type ShownIn } from './publicRelease';
import { compareVersions, dateField, isDate, isVersion, type Release } from './release';

/** A release with its file, relative to the project. */
export interface ReleaseFile extends Release {
  file: string;
}

/** The addresses of the last release, beside the releases. */
export const addressesFile = 'addresses.json';

/** The folder of the releases of a description: `openapi/releases` for `openapi/openapi.yaml`. */
export function releasesFolder(description: string): string {
  return path.join(path.dirname(description), 'releases');
}

/**
 * Reads the releases in a folder (`folder`, relative to `project`, which is absolute), the first one first. Nothing is
 * thrown: whatever is wrong with a file is a problem with its place, and so is a release that is not for an `edition`.
 */
export function readReleases(
  project: string,
  folder: string,
  edition?: ShownIn,
): { releases: ReleaseFile[]; problems: Problem[] } {
  const absolute = path.resolve(project, folder);
  const names = existsSync(absolute) ? readdirSync(absolute).sort(compareText) : [];
  const problems: Problem[] = [];
  const releases: ReleaseFile[] = [];
  for (const name of names.filter((each) => each.endsWith('.json') && each !== addressesFile)) {
    const file = path.relative(project, path.join(absolute, name)).split(path.sep).join('/');
    const body = readFileSync(path.join(absolute, name), 'utf8');
    const report = (pointer: string, message: string, remedy: string): void => {
      problems.push(problemAt(file, body, pointer, message, remedy));
    };
    const document = parseRelease(file, body, problems, report);
    if (!document) continue;
    const release = toRelease(name, document, report);
    const other = edition && otherEdition(document, edition);
    if (other) report(other.pointer, other.message, other.remedy);
    const same = release && releases.find(({ version }) => compareVersions(version, release.version) === 0);
    if (same) {
      report(
        '#/info/version',
        `Version ${same.version} is recorded in ${same.file} as well.`,
        'Delete one of the two files.',
      );
    } else if (release) releases.push({ ...release, file });
  }
  return { releases: releases.sort((a, b) => compareVersions(a.version, b.version)), problems };
}

type Report = (pointer: string, message: string, remedy: string) => void;

const again = 'Restore it from version control, or delete it and record the release again: npm run release -- VERSION';

function parseRelease(file: string, body: string, problems: Problem[], report: Report): Node | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    problems.push(syntaxProblem(file, body, message));
    return undefined;
  }
  if (isNode(parsed) && /^3\.\d/.test(String(parsed.openapi)) && isNode(parsed.info)) return parsed;
  report('#', 'This release is not an OpenAPI 3 description: it needs `openapi` and `info`.', again);
  return undefined;
}

/** What reads YAML says where JSON, which is YAML too, goes wrong; the message of `JSON.parse` often does not. */
function syntaxProblem(file: string, body: string, message: string): Problem {
  let mark: { line: number; column: number } | undefined;
  try {
    parseYaml(body);
  } catch (error) {
    mark = (error as { mark?: typeof mark }).mark;
  }
  const place = { file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1, pointer: '#' };
  return { severity: 'error', place, message: `This release is no JSON: ${message}.`, remedy: again };
}

function toRelease(name: string, document: Node, report: Report): Release | undefined {
  const { version, [dateField]: date } = document.info as Node;
  const stated = String(version);
  if (typeof version !== 'string' || !isVersion(version)) {
    report(
      '#/info/version',
      `"${stated}" is not a version.`,
      'Write it as MAJOR.MINOR.PATCH, as in 1.4.0 (semver.org).',
    );
    return undefined;
  }
  if (name !== `${version}.json`) {
    report('#/info/version', `This is version ${version}, in a file called ${name}.`, `Call the file ${version}.json.`);
  }
  if (!isDate(date)) {
    report(
      `#/info/${dateField}`,
      'It is not stated when this version was released.',
      `Write the day, as in "${dateField}": "2026-03-01".`,
    );
    return undefined;
  }
  return { version, date, document };
}

/** A problem at a pointer into a file; where nothing is there, at what would hold it. */
export function problemAt(file: string, body: string, pointer: string, message: string, remedy: string): Problem {
  const { line, column } = lineOf(new Source(file, body), pointer);
  return { severity: 'error', place: { file, line, column, pointer }, message, remedy };
}

function lineOf(source: Source, pointer: string): { line: number; column: number } {
  try {
    const { start } = getLineColLocation({ source, pointer, reportOnKey: true });
    return { line: start.line, column: start.col };
  } catch {
    return { line: 1, column: 1 };
  }
}
