import { dataFields, mapFields } from '../../support/fieldSets';

/** An object of a description, its values not looked at yet. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys whose value maps names of the author's own choice to objects of the specification. */
const maps = new Set([...mapFields, 'paths', 'mapping', 'dependencies']);

/** What a key leads to: the author's data, a map of names, or a part of the description (or a list of them). */
export type Position = 'data' | 'map' | 'part';

/** What stands under `key` of an object that is itself at `position`. Names of a map say nothing about their values. */
export function positionOf(key: string, value: unknown, position: Position): Position {
  if (position === 'data') return 'data';
  if (position === 'map') return 'part';
  if (dataFields.has(key) || key.startsWith('x-')) return 'data';
  // The `examples` of a schema are a list of values, those of a media type a map of Example Objects.
  if (key === 'examples' && Array.isArray(value)) return 'data';
  return maps.has(key) && isNode(value) ? 'map' : 'part';
}
