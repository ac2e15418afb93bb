import { isDefinition, type Part, type Parts } from './parts';
import type { Removal } from './removal';

/**
 * Definitions in schemas that are copies of components which go: the bundler makes a component of a definition that a file
 * refers to, and leaves it where it is. `placeOf` says where a part was written.
 */
export function copiesOfGone({ all }: Parts, { gone }: Removal, placeOf: (pointer: string) => string): Part[] {
  const definitions = all.filter((part) => isDefinition(part) && !gone.has(part));
  if (definitions.length === 0) return [];
  const components = all.filter((part) => gone.has(part) && part.parent?.object === 'Components');
  const places = new Set(components.map(({ pointer }) => placeOf(pointer)));
  return definitions.filter(({ pointer }) => places.has(placeOf(pointer)));
}
