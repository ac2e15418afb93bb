import { createHash } from 'node:crypto';
import { asNode, isNode, type Node } from '../json';
import { toJsonText } from '../jsonText';
import type { LastRun } from '../lastRun';
import { writeYaml } from '../load/yamlText';
import type { Operation } from '../model';
import { type ReferencePage, sectionsOf } from '../page';
import { createSlicer } from '../slice/slicer';
import { createFileNames } from '../slug';
import type { OutputFile } from './openapiFiles';
import { byOwnAddresses, hasAddresses } from './ownAddresses';

/** Folder of the files, below the address of the files beside the pages. */
const folder = 'openapi';

/** What the files of all operations may come to, in characters of JSON: a large description may repeat much in each. */
const maxCharacters = 50_000_000;

/** The description of each operation by itself. */
export interface OperationFiles {
  /** Path of the file of an operation, below the address of the files beside the pages, where it has one. */
  pathOf: (operation: Operation) => string | undefined;
  files: () => OutputFile[];
  /** Whether they are left out because together they would be too large. */
  areTooLarge: boolean;
}

/**
 * A file for each operation under `paths`: an OpenAPI description with this one operation and all that it refers to, and
 * nothing else. Whether there are any depends on the document alone. `kept` has the files that the run before wrote.
 */
export function operationFiles(
  document: object,
  operations: readonly Operation[],
  kept?: LastRun,
  limit = maxCharacters,
): OperationFiles {
  const slice = createSlicer(withoutExtensions(document as Node));
  const lengthOf = createLengths();
  const own = operations.filter(({ kind }) => kind === 'operation');
  let left = limit;
  const fits = own.every((operation) => {
    left -= lengthOf(slice([operation]));
    return left >= 0;
  });
  if (!fits) return { pathOf: () => undefined, files: () => [], areTooLarge: true };
  const nameOf = createFileNames(own.map(({ id }) => id));
  const paths = new Map(own.map((each) => [each, `${folder}/${nameOf(each.id)}.yaml`]));
  return {
    pathOf: (operation) => paths.get(operation),
    files: () => {
      const published = hasAddresses(document) ? byOwnAddresses : <T>(sliced: T): T => sliced;
      return [...paths].map(([operation, path]) => ({
        path,
        content: writeOnce(published(slice([operation])), kept),
      }));
    },
    areTooLarge: false,
  };
}

/** Writes a description as YAML, unless the run before wrote the same. */
function writeOnce(description: object, kept: LastRun | undefined): string {
  const write = (): string => writeYaml(description);
  if (!kept) return write();
  const digest = createHash('sha256')
    .update(toJsonText(description) ?? '')
    .digest('base64');
  return kept.take(`file of ${digest}`, write) as string;
}

/** How deep a component is in a document: `components.schemas.Task`. */
const componentDepth = 3;

/** Tells how long a document is as JSON. A component that several of them share is written once for that. */
function createLengths(): (document: object) => number {
  const known = new WeakMap<object, number>();
  const lengthAt = (value: unknown, depth: number): number => {
    if (!isNode(value)) return JSON.stringify(value).length;
    if (depth < componentDepth) {
      const fields = Object.entries(value).map(([name, inner]) => `"${name}":,`.length + lengthAt(inner, depth + 1));
      return fields.reduce((sum, length) => sum + length, '{}'.length);
    }
    const length = known.get(value) ?? JSON.stringify(value).length;
    known.set(value, length);
    return length;
  };
  return (document) => lengthAt(document, 0);
}

/** The addresses of such files that a page leads to. */
export function operationFilesOf(page: ReferencePage): string[] {
  return sectionsOf(page).flatMap(({ openapi }) => (openapi === undefined ? [] : [openapi]));
}

/** What extensions of `info` say of the API is about all of it, and may be long. */
function withoutExtensions(document: Node): Node {
  const info = Object.entries(asNode(document.info)).filter(([name]) => !name.startsWith('x-'));
  return { ...document, info: Object.fromEntries(info) };
}
