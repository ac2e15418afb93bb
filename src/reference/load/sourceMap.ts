import { getLineColLocation, parseYaml, type Source } from '@redocly/openapi-core';
import { extendPointer, pointerKeys, valueAt } from '../pointer';
import type { Place } from '../problems';

/** A place in one of the files that a description is made of, before line and column are looked up. */
export interface FileLocation {
  source: Source;
  pointer: string;
}

/** Finds the file, line and column that a pointer into the bundled document came from. */
export type Locate = (bundledPointer: string) => Place;

interface SourceMapInput {
  bundled: unknown;
  root: Source;
  sources: Map<string, Source>;
  resolve: (base: string, reference: string) => string;
  /** Writes a file's path as the reports show it. */
  display: (file: string) => string;
}

/** Turns a file location into a place with one-based line and column, which are found when somebody asks for them. */
export function toPlace({ source, pointer }: FileLocation, display: (file: string) => string): Place {
  let start: { line: number; col: number } | undefined;
  const find = (): { line: number; col: number } => {
    start ??= getLineColLocation({ source, pointer, reportOnKey: true }).start;
    return start;
  };
  return {
    file: display(source.absoluteRef),
    get line() {
      return find().line;
    },
    get column() {
      return find().col;
    },
    pointer,
  };
}

/**
 * Maps pointers of the bundled document back to the files it was bundled from. The bundled and the original trees are
 * walked side by side; wherever the original refers to another file, the bundled place is noted with its origin.
 */
export function createSourceMap(input: SourceMapInput): Locate {
  const origins = input.sources.size > 1 ? collectOrigins(input) : new Map<string, FileLocation>();
  origins.set('#', { source: input.root, pointer: '#' });
  return (bundledPointer) => toPlace(findOrigin(origins, bundledPointer), input.display);
}

function findOrigin(origins: Map<string, FileLocation>, bundledPointer: string): FileLocation {
  const keys = pointerKeys(bundledPointer);
  for (let length = keys.length; length >= 0; length -= 1) {
    const origin = origins.get(extendPointer('#', ...keys.slice(0, length)));
    if (origin) {
      return { source: origin.source, pointer: extendPointer(origin.pointer, ...keys.slice(length)) };
    }
  }
  throw new Error('The root of the description has no origin.');
}

interface Pair {
  bundledPointer: string;
  bundled: unknown;
  original: unknown;
  file: string;
}

function collectOrigins(input: SourceMapInput): Map<string, FileLocation> {
  const documents = new Map<string, unknown>();
  for (const [file, source] of input.sources) documents.set(file, parse(source));
  const origins = new Map<string, FileLocation>();
  const root = input.root.absoluteRef;
  const pairs: Pair[] = [{ bundledPointer: '#', bundled: input.bundled, original: documents.get(root), file: root }];

  const follow = (bundledPointer: string, file: string, reference: string): void => {
    const [path = '', fragment = ''] = reference.split('#');
    const target = path === '' ? file : input.resolve(file, path);
    const source = input.sources.get(target);
    if (!source || origins.has(bundledPointer)) return;
    const pointer = fragment === '' ? '#' : `#${fragment}`;
    origins.set(bundledPointer, { source, pointer });
    const original = valueAt(documents.get(target), pointer);
    pairs.push({ bundledPointer, bundled: valueAt(input.bundled, bundledPointer), original, file: target });
  };

  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const { bundled, original, bundledPointer, file } = pair;
    if (!isTree(bundled) || !isTree(original)) continue;
    if (typeof original.$ref === 'string') {
      follow(typeof bundled.$ref === 'string' ? bundled.$ref : bundledPointer, file, original.$ref);
    }
    for (const key of Object.keys(original)) {
      pairs.push({
        bundledPointer: extendPointer(bundledPointer, key),
        bundled: bundled[key],
        original: original[key],
        file,
      });
    }
  }
  return origins;
}

/** The tree of a file; nothing for one with broken syntax, which the bundler has reported. */
function parse({ body }: Source): unknown {
  try {
    return parseYaml(body);
  } catch {
    return undefined;
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
