import { getLineColLocation, type Source } from '@redocly/openapi-core';
import { EditedSource } from '../overlays/editedSource';
import { extendPointer, pointerKeys, valueAt } from '../pointer';
import type { Locate, Place } from '../problems';

/** A place in one of the files that a description is made of, before line and column are looked up. */
export interface FileLocation {
  source: Source;
  pointer: string;
}

interface SourceMapInput {
  bundled: unknown;
  root: Source;
  sources: Map<string, Source>;
  /** Where the components are from that the bundler made, by their pointers in `bundled`. */
  origins: ReadonlyMap<string, FileLocation>;
  resolve: (base: string, reference: string) => string;
  /** The tree of a file as it was before it was bundled; throws where its syntax is broken. */
  treeOf: (source: Source) => unknown;
  /** Writes a file's path as the reports show it. */
  display: (file: string) => string;
}

/** The place of a file location, with one-based line and column; these are looked up when they are first read. */
export function toPlace(location: FileLocation, display: (file: string) => string): Place {
  const { source, pointer } = originOf(location);
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

/** Where a part of a file comes from, which overlays may have changed. */
function originOf({ source, pointer }: FileLocation): FileLocation {
  return source instanceof EditedSource ? source.originOf(pointer) : { source, pointer };
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

/** References that lead to each other, followed before it counts as a cycle. */
const maxSteps = 100;

interface Pair {
  bundledPointer: string;
  bundled: unknown;
  original: unknown;
  file: string;
}

function collectOrigins(input: SourceMapInput): Map<string, FileLocation> {
  const documents = new Map<string, unknown>();
  for (const [file, source] of input.sources) documents.set(file, treeIfRead(input.treeOf, source));
  const origins = new Map(input.origins);
  const originalAt = ({ source, pointer }: FileLocation): unknown =>
    valueAt(documents.get(source.absoluteRef), pointer);
  const toPair = (bundledPointer: string, origin: FileLocation): Pair => ({
    bundledPointer,
    bundled: valueAt(input.bundled, bundledPointer),
    original: originalAt(origin),
    file: origin.source.absoluteRef,
  });

  /**
   * The target of a reference. A target may be a reference itself, and references may form a cycle, so there is a
   * limit.
   */
  const endOf = (file: string, reference: string): FileLocation | undefined => {
    let end: FileLocation | undefined;
    let [from, next]: [string, string | undefined] = [file, reference];
    for (let steps = 0; next !== undefined && steps < maxSteps; steps += 1) {
      const [path = '', fragment = '']: string[] = next.split('#');
      const source = input.sources.get(path === '' ? from : input.resolve(from, path));
      if (!source) break;
      end = { source, pointer: fragment === '' ? '#' : `#${fragment}` };
      [from, next] = [source.absoluteRef, onlyReference(originalAt(end))];
    }
    return end;
  };
  const follow = (bundledPointer: string, file: string, reference: string): void => {
    const origin = origins.has(bundledPointer) ? undefined : endOf(file, reference);
    if (!origin) return;
    origins.set(bundledPointer, origin);
    pairs.push(toPair(bundledPointer, origin));
  };

  const pairs = [...origins].map(([bundledPointer, origin]) => toPair(bundledPointer, origin));
  pairs.push(toPair('#', { source: input.root, pointer: '#' }));
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
function treeIfRead(treeOf: SourceMapInput['treeOf'], source: Source): unknown {
  try {
    return treeOf(source);
  } catch {
    return undefined;
  }
}

/** The text of a reference that has nothing beside it. */
function onlyReference(value: unknown): string | undefined {
  const isOnly = isTree(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1;
  return isOnly ? String(value.$ref) : undefined;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
