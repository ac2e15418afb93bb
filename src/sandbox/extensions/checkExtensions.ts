import { isNode, type Node } from '../../reference/json';
import { type SandboxExtension, sandboxExtensions } from '../../reference/keywords/structure';
import { isData } from '../../reference/keywords/suppliedValues';
import { extendPointer } from '../../reference/pointer';
import type { Place, Problem } from '../../reference/problems';
import { createRoutes, maxDivisions } from '../request/match';
import { type DescribedDocument, describeSandbox } from '../world/description';
import { faultFinder } from './extensionFaults';

/** A description in one piece, and what finds its places in files. */
interface LocatedDocument {
  document: object;
  locate: (pointer: string) => Place;
}

/**
 * What is wrong with the extensions that the sandbox reads: of another shape, about a field, state, collection or operation
 * that is not there, or where they have no effect. A path that the sandbox does not divide by listed values is a notice.
 */
export function checkExtensions({ document, locate }: LocatedDocument, described: DescribedDocument): Problem[] {
  const stated = nodesWith(document);
  const undivided = undividedPaths(described, locate);
  const sandbox = stated.length > 0 ? describeSandbox(document, described) : undefined;
  if (!sandbox) return undivided;
  const faultOf = faultFinder(document, sandbox, described);
  const faults = stated.flatMap(({ pointer, node, name }) => {
    const fault = faultOf(node, name);
    return fault ? [{ severity: 'error' as const, place: locate(extendPointer(pointer, name)), ...fault }] : [];
  });
  return [...faults, ...undivided];
}

/** Notices of the paths with a segment that the sandbox does not divide by the values which its parameters list. */
function undividedPaths({ model }: DescribedDocument, locate: LocatedDocument['locate']): Problem[] {
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  return createRoutes(operations)
    .filter(({ isUndivided }) => isUndivided)
    .map(({ path }) => ({
      severity: 'notice',
      place: locate(extendPointer('#/paths', path)),
      message: `The values listed for its parameters divide this path in more than ${maxDivisions.toLocaleString('en')} ways, so the sandbox divides it without them.`,
      remedy: 'Put a character between the parameters that none of the values has, or list fewer values.',
    }));
}

interface StatedExtension {
  pointer: string;
  node: Node;
  name: SandboxExtension;
}

/** The places of all extensions; a name in data is none. */
function nodesWith(value: unknown, pointer = '#'): StatedExtension[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesWith(item, extendPointer(pointer, index)));
  if (!isNode(value)) return [];
  const own = sandboxExtensions.filter((name) => name in value).map((name) => ({ pointer, node: value, name }));
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    isData(key, inner) || key.startsWith('x-') ? [] : nodesWith(inner, extendPointer(pointer, key)),
  );
  return [...own, ...inside];
}
