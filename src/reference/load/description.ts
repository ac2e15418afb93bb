import path from 'node:path';
import { BaseResolver, bundle, createConfig, ResolveError, YamlParseError, type Source } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Problem } from '../problems';
import { createSourceMap, type Locate, toPlace } from './sourceMap';

/** A description in one piece: internal `$ref`s are kept, references to other files have become internal ones. */
export interface Description {
  document: OpenAPIV3_1.Document;
  /** Finds the file and line of a pointer into `document`. */
  locate: Locate;
  /** Every file that was read, as absolute paths, sorted. */
  files: string[];
  problems: Problem[];
}

type BundlerProblem = Awaited<ReturnType<typeof bundle>>['problems'][number];

/**
 * Reads and bundles the description at `file` (absolute path; OpenAPI 3.x in YAML or JSON, one file or many).
 * `siteDir` is what the paths in reports are relative to. Returns undefined in `description` when there is no document
 * to go on with; `problems` then says why.
 */
export async function loadDescription(
  file: string,
  siteDir: string,
): Promise<{ description?: Description; problems: Problem[]; files: string[] }> {
  const display = (name: string): string => path.relative(siteDir, name).split(path.sep).join('/');
  const config = await createConfig({});
  const resolver = new BaseResolver(config.resolve);
  try {
    const result = await bundle({ ref: file, config, externalRefResolver: resolver });
    const problems = result.problems.map((problem) => toProblem(problem, display));
    const sources = await readSources(resolver, result.fileDependencies);
    const files = [...result.fileDependencies].sort();
    const locate = createSourceMap({
      bundled: result.bundle.parsed,
      root: result.bundle.source,
      sources,
      resolve: (base, reference) => resolver.resolveExternalRef(base, reference),
      display,
    });
    const document = result.bundle.parsed as OpenAPIV3_1.Document;
    if (!/^3\.\d/.test(String(document.openapi))) return { problems: [toVersionProblem(document.openapi, display(file))], files };
    return { description: { document, locate, files, problems }, problems, files };
  } catch (error) {
    return { problems: [toRootProblem(error, display(file))], files: [file] };
  }
}

async function readSources(resolver: BaseResolver, files: Set<string>): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const file of files) {
    const source = await resolver.loadExternalRef(file).catch(toMissing);
    if (source) sources.set(file, source);
  }
  return sources;
}

/** The bundler has reported a file that cannot be read; there is nothing in it to map to. */
function toMissing(error: unknown): undefined {
  if (error instanceof ResolveError) return undefined;
  throw error;
}

function toProblem(problem: BundlerProblem, display: (file: string) => string): Problem {
  const location = problem.location[0];
  if (!location) throw new Error(`The bundler reports a problem without a place: ${problem.message}`);
  const place =
    location.pointer === undefined
      ? { file: display(location.source.absoluteRef), line: location.start.line, column: location.start.col, pointer: '#' }
      : toPlace({ source: location.source, pointer: location.pointer }, display);
  return { severity: 'error', place, message: problem.message, remedy: remedyFor(problem.message) };
}

function remedyFor(message: string): string {
  if (/Failed to parse|YAML/.test(message)) return 'Mend the syntax; the file cannot be read beyond this line.';
  if (/resolve \$ref/.test(message)) return 'Correct the path or name after `$ref`, or add what it refers to.';
  return 'Correct the description at this place.';
}

function toRootProblem(error: unknown, file: string): Problem {
  const base = { severity: 'error' as const };
  if (error instanceof YamlParseError) {
    const place = { file, line: error.line, column: error.col, pointer: '#' };
    return { ...base, place, message: `Failed to parse: ${firstLine(error.message)}`, remedy: remedyFor('YAML') };
  }
  const place = { file, line: 1, column: 1, pointer: '#' };
  if (error instanceof ResolveError) {
    return { ...base, place, message: firstLine(error.message), remedy: 'Name a file that exists and can be read.' };
  }
  const message = error instanceof Error ? firstLine(error.message) : String(error);
  return { ...base, place, message, remedy: 'The file has to be an OpenAPI description.' };
}

function toVersionProblem(version: unknown, file: string): Problem {
  const place = { file, line: 1, column: 1, pointer: '#' };
  const found = version === undefined ? 'no version' : `the version "${String(version)}"`;
  return { severity: 'error', place, message: `The description states ${found} of OpenAPI.`, remedy: 'State openapi: 3.0.x, 3.1.x or 3.2.x.' };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
