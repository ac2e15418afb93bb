import { type bundle, ResolveError, type Source, YamlParseError } from '@redocly/openapi-core';
import { isNode } from '../json';
import { EditedSource } from '../overlays/editedSource';
import { pointerKeys, valueAt } from '../pointer';
import { withoutRepeats } from '../problemGroups';
import type { Place, Problem, ProblemCode } from '../problems';
import { shortened } from '../shortened';
import { mapFields } from '../support/support';
import { findResources, type Resources } from '../validate/resources';
import { type GuardedResolver, makeWellFormed } from './guardedResolver';
import type { Excess } from './limits/measure';
import { FileError } from './readFile';
import { placeOf, type ReportedReferences, reportedPlaces } from './referenceProblems';
import { toPlace } from './sourceMap';
import { pluginName } from './validity/loadConfig';
import { unknownFieldRule } from './validity/structure';
import { readYaml } from './yamlText';

type BundlerProblem = Awaited<ReturnType<typeof bundle>>['problems'][number];

type Located = BundlerProblem['location'][number];

/** The rule of the bundler's library that finds references that cannot be resolved, as its problems name it. */
const unresolvedRule = '/no-unresolved-refs';

const unresolvedKind = "Can't resolve a $ref, so it is shown as unresolved.";

const extensionKind = "Can't resolve a $ref in an extension.";

/** What is known of the files of a description when its problems are reported. */
interface LoadedFiles {
  display: (file: string) => string;
  resolver: Pick<GuardedResolver, 'refused' | 'excesses' | 'unread' | 'resolveExternalRef'>;
  /** References that are reported for themselves. */
  reported: ReportedReferences;
}

/** What is at a problem's place, in the file as it was written. */
function writtenAt({ source, pointer }: Located, parsed: Map<Source, unknown>): unknown {
  if (pointer === undefined) return undefined;
  if (source instanceof EditedSource) return valueAt(source.edited.tree, pointer);
  if (!parsed.has(source)) {
    const tree = readYaml(source.body, source.absoluteRef).parsed;
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
 * The problems that the bundler found, each once. An example at a URL is none: it stays a link, and is fetched only where
 * that is allowed.
 */
export function toProblems(found: BundlerProblem[], files: LoadedFiles): Problem[] {
  const parsed = new Map<Source, unknown>();
  const leadsToAnchor = createAnchorLookup(parsed);
  const unread = new Map<string, Problem>();
  const reported = reportedPlaces(files.reported);
  const problems = found.flatMap((problem): Problem[] => {
    const [location] = problem.location;
    if (location && reported.has(placeOf(location))) return [];
    // What is not written has been made by the bundler.
    if (problem.ruleId === unknownFieldRule && location && writtenAt(location, parsed) === undefined) return [];
    const plain = toProblem(problem, files);
    if (!location || location.pointer === undefined) {
      if (location) unread.set(location.source.absoluteRef, plain);
      return [plain];
    }
    if (plain.code !== 'unresolved') return [plain];
    const address = statedAt(location, 'externalValue', parsed);
    const reference = address ?? statedAt(location, '$ref', parsed) ?? '';
    const target = targetOf(reference, location, files.resolver);
    const refusal = files.resolver.refused.get(target);
    // What a build leaves out may not depend on how fast it was.
    if (refusal === 'no response' || (refusal === 'excess' && !unread.has(target))) return [withCode(plain, refusal)];
    if (address !== undefined) return /^https?:/i.test(address) ? [] : [notRead(plain, address)];
    if (isInExtension(location.pointer)) return [inExtension(plain)];
    if (leadsToAnchor(reference, location)) return [];
    const isRead = !files.resolver.unread.has(target) && !unread.has(target);
    const lost = isRead ? { ...plain, message: missingText(reference) } : plain;
    return [toUnresolved(refusal === 'outside' ? withCode(lost, refusal) : lost, unread.get(target))];
  });
  return withoutRepeats([...problems, ...cutProblems(files)]);
}

/** References that the bundler reads as shorter than they are, so that it misses nothing. */
function cutProblems({ reported, display }: LoadedFiles): Problem[] {
  return reported.cut.flatMap(({ reference, ...location }) => {
    const place = toPlace(location, display);
    const plain = withCode({ severity: 'error', place, message: missingText(reference) }, 'unresolved');
    return [isInExtension(location.pointer) ? inExtension(plain) : toUnresolved(plain)];
  });
}

function missingText(reference: string): string {
  return `Can't resolve $ref: "${shortened(reference)}" is not there.`;
}

/**
 * Makes what says whether a reference names an anchor of its own file: the bundler's library looks for it where it meets the
 * schema first. The anchors of a file are collected once.
 */
function createAnchorLookup(parsed: ReadonlyMap<Source, unknown>): (reference: string, at: Located) => boolean {
  const known = new Map<Source, Resources>();
  return (reference, { source }) => {
    const tree = parsed.get(source);
    if (!/^#[^/]/.test(reference) || !isNode(tree)) return false;
    const resources = known.get(source) ?? findResources(tree, 'https://anchors.invalid/');
    known.set(source, resources);
    return resources.find(reference, resources.document) !== undefined;
  };
}

/** The file or address that a reference leads to. */
function targetOf(reference: string, { source }: Located, resolver: LoadedFiles['resolver']): string {
  const [path = ''] = reference.split('#');
  return path === '' ? source.absoluteRef : resolver.resolveExternalRef(source.absoluteRef, path);
}

/** Whether a place is inside an extension (`x-`), whose form is not the specification's. */
function isInExtension(pointer = '#'): boolean {
  const keys = pointerKeys(pointer);
  return keys.some((key, index) => key.startsWith('x-') && !isMap(keys[index - 1] ?? ''));
}

/** A reference in an extension, which means what other tools take it for. */
function inExtension({ code: _code, ...plain }: Problem): Problem {
  return { ...plain, severity: 'notice', kind: extensionKind };
}

/** Whether every key inside a field is a name that the author gives. */
function isMap(field: string): boolean {
  return mapFields.has(field) || field === 'mapping';
}

/** An example whose address is no URL. */
function notRead({ place }: Problem, address: string): Problem {
  return {
    place,
    severity: 'notice',
    message: `The example at "${shortened(address)}" is not read; its address is shown.`,
    remedy: 'Put the file into the folder of the description, or give its value.',
  };
}

/** A reference that cannot be resolved, or (`unread`) to a file that cannot be read. */
function toUnresolved(plain: Problem, unread?: Problem): Problem {
  return {
    ...plain,
    kind: unresolvedKind,
    ...(unread ? { cause: unread.place } : {}),
    ...(unread && !unread.isViolation ? {} : { isViolation: true }),
  };
}

/** Codes of problems that leave a part of the description unread. */
export const unreadCodes: readonly (ProblemCode | undefined)[] = [
  'unparsed',
  'excess',
  'unresolved',
  'outside',
  'no response',
];

/** The place of the first problem that leaves a part of the description unread; undefined when all of it is read. */
export function unreadPlace(problems: Problem[]): Place | undefined {
  return problems.find(({ code, cause }) => !cause && unreadCodes.includes(code))?.place;
}

/** A problem that the bundler found, with its place. */
function toProblem(problem: BundlerProblem, { display, resolver }: LoadedFiles): Problem {
  const location = problem.location[0];
  if (!location) throw new Error(`The bundler reports a problem without a place: ${problem.message}`);
  const place =
    location.pointer === undefined
      ? {
          file: display(location.source.absoluteRef),
          line: location.start.line,
          column: location.start.col,
          pointer: resolver.excesses.get(location.source.absoluteRef) ?? '#',
        }
      : toPlace({ source: location.source, pointer: location.pointer }, display);
  const code = codeOf(problem, location, resolver);
  const message = withoutTypeName(withoutPath(problem.message));
  const base = withCode({ severity: 'error', place, message }, code);
  const isViolation = problem.ruleId.startsWith(`${pluginName}/`) || code === 'unparsed';
  return isViolation ? { ...base, isViolation } : base;
}

/** What sort of problem it is, by the rule that found it and what is known of its file. Only a file has no pointer. */
function codeOf(
  { ruleId, reference }: BundlerProblem,
  { pointer, source }: Located,
  { refused }: LoadedFiles['resolver'],
): ProblemCode | undefined {
  if (ruleId === unknownFieldRule) return 'unknown field';
  if (pointer === undefined) return refused.get(source.absoluteRef) ?? 'unparsed';
  return reference?.endsWith(unresolvedRule) ? 'unresolved' : undefined;
}

function withCode(problem: Omit<Problem, 'remedy'>, code: ProblemCode | undefined): Problem {
  return { ...problem, ...(code === undefined ? {} : { code }), remedy: remedyOf(code) };
}

function remedyOf(code?: ProblemCode): string {
  switch (code) {
    case 'excess':
      return 'Make it smaller: the files of a description have limits.';
    case 'outside':
      return 'Copy it into the folder of the description, or name it in `allowRefs` (OPENAPI_ALLOW_REFS).';
    case 'no response':
      return 'Try again, or copy it into the folder of the description and refer to the copy.';
    case 'unparsed':
      return 'Correct the syntax; the file cannot be read beyond this line.';
    case 'unresolved':
      return 'Correct the path or name after `$ref`, or add what it refers to.';
    case 'unknown field':
      return 'Correct its name or its place.';
    default:
      return 'Correct the description at this place.';
  }
}

/** What is known of the file that a description begins with. */
interface RootFile {
  file: string;
  refused?: ProblemCode | undefined;
  /** Where there is too much in it, as a pointer. */
  excess?: string | undefined;
  /** What it holds, where it could be parsed. */
  root?: { parsed: unknown } | undefined;
}

/** Why there is no document at all to go on with. */
export function toRootProblem(error: unknown, { file, refused, excess = '#', root }: RootFile): Problem {
  const base = { severity: 'error' as const };
  if (error instanceof YamlParseError) {
    const place = { file, line: error.line || 1, column: error.col || 1, pointer: excess };
    const message = withoutPath(firstLine(error.message));
    const code = refused ?? 'unparsed';
    return withCode({ ...base, place, message: code === 'unparsed' ? `Failed to parse: ${message}` : message }, code);
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
  if (root && !statesVersion(root.parsed)) {
    return { ...base, place, message: 'The file contains no OpenAPI description.', remedy };
  }
  return { ...base, place, message, remedy };
}

/** The size of the description when the references between its files are resolved. */
export function toExcessProblem(excess: Excess, source: Source, display: (file: string) => string): Problem {
  const place = toPlace({ source, pointer: excess.pointer }, display);
  return withCode({ severity: 'error', place, message: excess.message }, 'excess');
}

/** A version of Swagger that is a number. */
export function toNumberNotice(place: Place): Problem {
  return {
    severity: 'notice',
    place,
    message: 'The version of Swagger is a number; it is read as the text "2.0".',
    remedy: 'Write it in quotes: `swagger: "2.0"`.',
  };
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

/** Whether a document says by a field which format it has, read or not. */
function statesVersion(parsed: unknown): boolean {
  const fields = ['openapi', 'swagger'];
  return typeof parsed === 'object' && parsed !== null && fields.some((field) => Boolean(Reflect.get(parsed, field)));
}

/** A parser's message without the absolute path and the line that it ends with; the place says both. */
function withoutPath(message: string): string {
  return message.replace(/( in "[^"]*")?( \(\d+:\d+\))?$/, '');
}

/** A message of the library without what it calls a type: `Expected type "TagList" (array) but got "null"`. */
function withoutTypeName(message: string): string {
  return message.replace(/^Expected type "\w+" \((\w+)\) but got ("\w+")$/, 'Expected type "$1" but got $2.');
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
