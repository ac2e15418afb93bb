import { type bundle, parseYaml, ResolveError, type Source, YamlParseError } from '@redocly/openapi-core';
import { valueAt } from '../pointer';
import type { Problem } from '../problems';
import { makeWellFormed } from './guardedResolver';
import type { Excess } from './measure';
import { FileError } from './readFile';
import { toPlace } from './sourceMap';

type BundlerProblem = Awaited<ReturnType<typeof bundle>>['problems'][number];

type Located = BundlerProblem['location'][number];

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

/** A text that the object at a problem's place states: the address of an Example Object (4.19), a reference. */
function statedAt(
  location: Located,
  field: 'externalValue' | '$ref',
  parsed: Map<Source, unknown>,
): string | undefined {
  const value = writtenAt(location, parsed);
  const stated: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof stated === 'string' ? stated : undefined;
}

/**
 * The problems that the bundler found. An example at a URL is none: it stays a link, and is never fetched. Nor is a
 * reference to a schema that calls itself by that address (`ownIds`).
 */
export function toProblems(
  found: BundlerProblem[],
  display: (file: string) => string,
  ownIds: ReadonlySet<string> = new Set(),
): Problem[] {
  const parsed = new Map<Source, unknown>();
  return found.flatMap((problem): Problem[] => {
    const [location] = problem.location;
    const isUnresolved = problem.message.startsWith("Can't resolve $ref");
    const stated = (field: 'externalValue' | '$ref'): string | undefined =>
      location && isUnresolved ? statedAt(location, field, parsed) : undefined;
    const address = stated('externalValue');
    const plain = toProblem(problem, display);
    if (ownIds.has(stated('$ref') ?? '')) return [];
    if (address === undefined) return [plain];
    if (/^https?:/i.test(address)) return [];
    const message = `The example at "${address.slice(0, 200)}" is not read; its address is shown.`;
    return [
      {
        ...plain,
        severity: 'notice',
        message,
        remedy: 'Put the file into the folder of the description, or give its value.',
      },
    ];
  });
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
  return { severity: 'error', place, message, remedy: remedyFor(message) };
}

function remedyFor(message: string): string {
  if (isLimit(message)) return 'Make it smaller: what is read for a description has limits.';
  if (/so it is not read\.$/.test(message))
    return 'Copy it into the folder of the description, or name it in `allowRefs` (OPENAPI_ALLOW_REFS).';
  if (/Failed to parse|YAML/.test(message)) return 'Mend the syntax; the file cannot be read beyond this line.';
  if (/resolve \$ref/.test(message)) return 'Correct the path or name after `$ref`, or add what it refers to.';
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
  return /^nesting exceeded|^(The aliases|A value|The nesting|A text) /.test(message);
}

/** A parser's message without the absolute path and the line that it ends with; the place says both. */
function withoutPath(message: string): string {
  return message.replace(/( in "[^"]*")?( \(\d+:\d+\))?$/, '');
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
