import type { Node } from '../json';
import { extendPointer } from '../pointer';
import { nearestNames } from '../similarity';
import type { OverlayProblem } from './overlay';

/** What is wrong with an Overlay, at a pointer into it. */
export type OverlayFault = Omit<OverlayProblem, 'source'>;

/** Finds fields that the specification does not have. */
export function unknownFields(node: Node, known: readonly string[], pointer: string): OverlayFault[] {
  const unknown = Object.keys(node).filter((name) => !known.includes(name) && !name.startsWith('x-'));
  return unknown.map((name) => {
    const [nearest] = nearestNames(name, known);
    const remedy =
      nearest === undefined
        ? `There are ${known.join(', ')}.`
        : `Is "${nearest}" meant? There are ${known.join(', ')}.`;
    return { pointer: extendPointer(pointer, name), message: `"${name}" is no field of an Overlay here.`, remedy };
  });
}
