import { type bundle, parseYaml, ResolveError, type Source, YamlParseError } from '@redocly/openapi-core';
import { pointerKeys, valueAt } from '../pointer';
import { withoutRepeats } from '../problemGroups';
import type { Place, Problem } from '../problems';
import { mapFields } from '../support/fieldSets';
import { makeWellFormed } from './guardedResolver';
import type { Excess } from './measure';
import { FileError } from './readFile';
import { toPlace } from './sourceMap';
import { pluginName } from './validity/loadConfig';

type BundlerProblem = Awaited<ReturnType<typeof bundle>>['problems'][number];

type Located = BundlerProblem['location'][number];

/** How the bundler begins what it says of a reference that leads nowhere. */
const unresolved = "Can't resolve $ref";

const unresolvedKind = "Can't resolve a $ref, so it is shown as unresolved.";

const extensionKind = "Can't resolve a $ref in an extension.";

/** What stands at a problem's place, in the file as it was written. */
function writtenAt({ source, pointer }: Located, parsed: Map<Source, unknown>): unknown {
  if (pointer === undefined) return undefined;
  if (!parsed.has(source)) {
    const tree: unknown = parseYaml(source.body);
    makeWellFormed(tree);
    parsed.set(source, tree);
  }
  return valueAt(parsed.get(source), pointer);
}

/** A text at a problem's place: itself, or a field of the object there, such as the address of an Example (4.19). */
function statedAt(
  location: Located,
  field: 'externalValue' | '$ref',
  parsed: Map<Source, unknown>,
): string | undefined {
  const value = writtenAt(location, parsed);
  if (field === '$ref' && typeof value === 'string') return value;
  const stated: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof stated === 'string' ? stated : undefined;
}

/**
 * The problems that the bundler found, each once. An example at a URL is none: it stays a link, and is never fetched.
 * Nor is a reference to a schema that calls itself by that address (`ownIds`).
 */
export function toProblems(
  found: BundlerProblem[],
  display: (file: string) => string,
  ownIds: ReadonlySet<string> = new Set(),
): Problem[] {
  const parsed = new Map<Source, unknown>();
  const unread = new Map<string, Problem>();
  const problems = found.flatMap((problem): Problem[] => {
    const [location] = problem.location;
    const plain = toProblem(problem, display);
    if (isUnparsed(problem.message)) {
      unread.set(problem.message.replace(/^Failed to parse: /, ''), plain);
      return [plain];
    }
    if (!location || !problem.message.startsWith(unresolved)) return [plain];
    const address = statedAt(location, 'externalValue', parsed);
    if (address !== undefined) return /^https?:/i.test(address) ? [] : [notRead(plain, address)];
    const reference = statedAt(location, '$ref', parsed);
    if (ownIds.has(reference ?? '')) return [];
    if (isInExtension(location.pointer)) return [{ ...plain, severity: 'notice', kind: extensionKind }];
    return [toUnresolved(plain, reference, unread.get(problem.message.slice(`${unresolved}: `.length)))];
  });
  return withoutRepeats(problems);
}

/** Whether a place lies in an extension (4.28), whose form is not the specification's. */
function isInExtension(pointer = '#'): boolean {
  const keys = pointerKeys(pointer);
  return keys.some((key, index) => key.startsWith('x-') && !isMap(keys[index - 1] ?? ''));
}

/** Whether every key inside a field is a name that the author gives. */
function isMap(field: string): boolean {
  return mapFields.has(field) || field === 'mapping';
}

/** An example whose address is no URL. */
function notRead(plain: Problem, address: string): Problem {
  return {
    ...plain,
    severity: 'notice',
    message: `The example at "${address.slice(0, 200)}" is not read; its address is shown.`,
    remedy: 'Put the file into the folder of the description, or give its value.',
  };
}

/** A reference that leads nowhere, or (`unread`) to a file that cannot be read. */
function toUnresolved(plain: Problem, reference = '', unread?: Problem): Problem {
  const message =
    plain.message === unresolved ? `${unresolved}: "${reference.slice(0, 200)}" is not there.` : plain.message;
  return {
    ...plain,
    message,
    kind: unresolvedKind,
    ...(unread ? { cause: unread.place } : {}),
    ...(unread && !unread.isViolation ? {} : { isViolation: true }),
  };
}

/** The place of the first problem that leaves a part of the description unread; undefined when all of it is read. */
export function lostPart(problems: Problem[]): Place | undefined {
  return problems.find(({ kind, message, cause }) => !cause && (kind === unresolvedKind || isUnparsed(message)))?.place;
}

function isUnparsed(message: string): boolean {
  return /^Failed to parse: /.test(message);
}

/** A problem that the bundler found, with its place. */
function toProblem(problem: BundlerProblem, display: (file: string) => string): Problem {
  const location = problem.location[0];
  if (!location) throw new Error(`The bundler reports a problem without a place: ${problem.message}`);
  const place =
    location.pointer === undefined
      ? {
          file: display(location.source.absoluteRef),
          line: location.start.line,
          column: location.start.col,
          pointer: '#',
        }
      : toPlace({ source: location.source, pointer: location.pointer }, display);
  const message = withoutPath(problem.message);
  const base: Problem = { severity: 'error', place, message, remedy: remedyFor(message) };
  if (problem.ruleId.startsWith(`${pluginName}/`)) return { ...base, isViolation: true };
  return isUnparsed(message) && !isLimit(message) ? { ...base, isViolation: true } : base;
}

function remedyFor(message: string): string {
  if (isLimit(message)) return 'Make it smaller: what is read for a description has limits.';
  if (/so it is not read\.$/.test(message))
    return 'Copy it into the folder of the description, or name it in `allowRefs` (OPENAPI_ALLOW_REFS).';
  if (/Failed to parse|YAML/.test(message)) return 'Mend the syntax; the file cannot be read beyond this line.';
  if (/resolve \$ref/.test(message)) return 'Correct the path or name after `$ref`, or add what it refers to.';
  if (/^Property "/.test(message)) return 'Correct its name or its place.';
  return 'Correct the description at this place.';
}

/** Why there is no document at all to go on with. */
export function toRootProblem(error: unknown, file: string): Problem {
  const base = { severity: 'error' as const };
  if (error instanceof YamlParseError) {
    const place = { file, line: error.line || 1, column: error.col || 1, pointer: '#' };
    const message = withoutPath(firstLine(error.message));
    if (isLimit(message)) return { ...base, place, message, remedy: remedyFor(message) };
    return { ...base, place, message: `Failed to parse: ${message}`, remedy: remedyFor('YAML') };
  }
  const place = { file, line: 1, column: 1, pointer: '#' };
  if (error instanceof ResolveError && error.originalError instanceof FileError) {
    const { line, column, message } = error.originalError;
    return { ...base, place: { ...place, line, column }, message, remedy: 'Name a UTF-8 text file that can be read.' };
  }
  if (error instanceof ResolveError) {
    return { ...base, place, message: firstLine(error.message), remedy: 'Name a file that exists and can be read.' };
  }
  const message = error instanceof Error ? firstLine(error.message) : String(error);
  const remedy = 'Name a file that begins with openapi: 3.0.x, 3.1.x or 3.2.x.';
  if (/^Document must be JSON object|^Unsupported specification/.test(message)) {
    return { ...base, place, message: 'The file holds no OpenAPI description.', remedy };
  }
  return { ...base, place, message, remedy };
}

/** What the files come to when the references between them are laid in. */
export function toExcessProblem(excess: Excess, source: Source, display: (file: string) => string): Problem {
  const place = toPlace({ source, pointer: excess.pointer }, display);
  return { severity: 'error', place, message: excess.message, remedy: remedyFor(excess.message) };
}

/** A version of OpenAPI that is not read. */
export function toVersionProblem(version: unknown, file: string): Problem {
  const place = { file, line: 1, column: 1, pointer: '#' };
  const found = version === undefined ? 'no version' : `the version "${String(version)}"`;
  return {
    severity: 'error',
    place,
    message: `The description states ${found} of OpenAPI.`,
    remedy: 'State openapi: 3.0.x, 3.1.x or 3.2.x.',
  };
}

/** Whether a file was given up because it is too much, not because it is wrong. */
function isLimit(message: string): boolean {
  return /^(Failed to parse: )?(nesting exceeded|(The aliases|A value|The nesting|A text) )/.test(message);
}

/** A parser's message without the absolute path and the line that it ends with; the place says both. */
function withoutPath(message: string): string {
  return message.replace(/( in "[^"]*")?( \(\d+:\d+\))?$/, '');
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
