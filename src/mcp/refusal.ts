import { withoutControls } from '../reference/printable';
import { shortened } from '../reference/shortened';
import { nearestNames } from '../reference/similarity';
import { plainName } from './plainName';

/**
 * Why a call cannot be carried out, and what to do. The caller reads it; it is not an error of this server. What it repeats of the
 * call steers no terminal.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(withoutControls(message));
  }
}

/** The refusal of a name that does not exist: with those that are most like it, and where all of them are listed. */
export function unknownName(kind: string, name: string, known: readonly string[], list: string): Refusal {
  const nearest = nearestNames(name, known).map(plainName);
  const meant = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : '';
  return new Refusal(`There is no ${kind} "${shortened(name)}".${meant} ${list}`);
}
