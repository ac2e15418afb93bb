import { fileURLToPath } from 'node:url';
import { ResolveError, YamlParseError } from '@redocly/openapi-core';
import { safelyDecode } from '../address';
import { type AudienceMarks, isHiddenBy } from '../internal/audience';
import { isNode, type Node } from '../json';
import { methodFields } from '../methods';
import { extendPointer, pointerKeys, valueAt } from '../pointer';
import type { Locate } from '../problems';
import type { FoundReferences } from './foundReferences';
import type { GuardedResolver } from './guardedResolver';

interface OperationReferencesInput {
  links: FoundReferences['links'];
  /** The bundled description, and where its parts are from. */
  bundled: unknown;
  locate: Locate;
  resolver: GuardedResolver;
  /** Writes a file's path as the reports show it. */
  display: (file: string) => string;
  /** What is hidden, besides what is internal. */
  audience?: AudienceMarks | undefined;
}

/** Where an operation is written, and whether it is internal there. */
interface WrittenOperation {
  file: string;
  keys: readonly string[];
  isInternal: boolean;
}

/**
 * Lets links that name an operation by a file (`operationRef`) lead to it in the bundled description, where it is a part of
 * that. A link to an operation that is internal in its own file, which the description has no part of, is marked.
 */
export async function putOperationReferences(input: OperationReferencesInput): Promise<void> {
  const { links, bundled, locate, resolver, display, audience } = input;
  if (links.length === 0) return;
  const pointers = new Map(
    operationPointers(bundled).map((pointer) => {
      const { file, pointer: written } = locate(pointer);
      return [placeName(file, pointerKeys(written)), pointer];
    }),
  );
  const read = createReader(resolver);
  const isHidden = (node: Node): boolean => isHiddenBy(audience, node);
  for (const { link, source } of links) {
    const [, name = '', fragment] = /^([^#]*)#(.*)$/s.exec(String(link.operationRef)) ?? [];
    if (fragment === undefined) continue;
    for (const each of new Set([name, safelyDecode(name)])) {
      const written = await findWritten(read.resolve(source.absoluteRef, each), fragment, { ...read, isHidden });
      const pointer = pointers.get(placeName(display(written.file), written.keys));
      if (pointer !== undefined) link.operationRef = pointer;
      else if (written.isInternal) link['x-internal'] = true;
    }
  }
}

/** The pointers of all operations of a description, as far as its own references lead to them. */
function operationPointers(document: unknown): string[] {
  return ['/paths', '/webhooks', '/components/pathItems'].flatMap((place) => {
    const items = valueAt(document, place);
    if (!isNode(items)) return [];
    return Object.entries(items).flatMap(([name, item]) => {
      if (!isNode(item)) return [];
      const at = extendPointer(`#${place}`, name);
      const own = Object.keys(item).filter((field) => methodFields.includes(field.toLowerCase()));
      const { additionalOperations } = item;
      const further = isNode(additionalOperations) ? Object.keys(additionalOperations) : [];
      return [
        ...own.map((field) => extendPointer(at, field)),
        ...further.map((method) => extendPointer(at, 'additionalOperations', method)),
      ];
    });
  });
}

function placeName(file: string, keys: readonly string[]): string {
  return `${file} ${extendPointer('#', ...keys)}`;
}

/** References that are followed on the way to an operation. */
const maxSteps = 100;

/** Finds where an operation is written that a pointer into a file leads to, by the references on its way. */
async function findWritten(
  file: string,
  fragment: string,
  read: FileReader & { isHidden: (node: Node) => boolean },
): Promise<WrittenOperation> {
  const found: WrittenOperation = { file, keys: pointerKeys(fragment), isInternal: false };
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const way = objectsOnWay(await read.treeOf(found.file), found.keys);
    if (way.some(read.isHidden)) found.isInternal = true;
    const index = way.findIndex(({ $ref }) => typeof $ref === 'string');
    if (index === -1) break;
    const [name = '', pointer = ''] = String(way[index]?.$ref).split('#');
    found.keys = [...pointerKeys(pointer), ...found.keys.slice(index)];
    if (name !== '') found.file = read.resolve(found.file, name);
  }
  return found;
}

/** The objects on the way that keys lead into a tree: the tree, and what each key leads to. */
function objectsOnWay(tree: unknown, keys: readonly string[]): Node[] {
  const way: Node[] = [];
  let value = tree;
  for (const key of [...keys, '']) {
    if (!isNode(value)) break;
    way.push(value);
    value = Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return way;
}

interface FileReader {
  /** The tree of a file as it is written; undefined where it may not or cannot be read. */
  treeOf: (file: string) => Promise<unknown>;
  resolve: (base: string, reference: string) => string;
}

function createReader(resolver: GuardedResolver): FileReader {
  const trees = new Map<string, Promise<unknown>>();
  const read = async (file: string): Promise<unknown> => {
    try {
      const document = await resolver.resolveDocument(null, file);
      return 'source' in document ? resolver.treeOf(document.source) : undefined;
    } catch (error) {
      // What the description itself refers to has been reported by the bundler.
      if (error instanceof ResolveError || error instanceof YamlParseError) return undefined;
      throw error;
    }
  };
  return {
    resolve: (base, reference) => {
      const resolved = resolver.resolveExternalRef(base, reference);
      return resolved.startsWith('file:') && URL.canParse(resolved) ? fileURLToPath(resolved) : resolved;
    },
    treeOf: (file) => {
      const tree = trees.get(file) ?? read(file);
      trees.set(file, tree);
      return tree;
    },
  };
}
