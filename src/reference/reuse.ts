import type { LastRun } from './lastRun';

/**
 * Returns a key for the content at pointers of a document: it stays the same as long as nothing that they refer to
 * changes.
 */
export type KeyOf = (pointers: readonly string[]) => string;

/**
 * The result of the previous run for the same content, otherwise what `make` returns. `name` identifies the kind of
 * result, so that one name stands for one type, and `pointers` lead to everything in the document that it is made from.
 */
export type Reuse = <Made>(name: string, pointers: readonly string[], make: () => Made) => Made;

/** Reuses nothing, for a run that has none before it. */
export const withoutReuse: Reuse = (_name, _pointers, make) => make();

/** Reuses the results of the previous run. */
export function reuseFrom(kept: LastRun, keyOf: KeyOf): Reuse {
  return <Made>(name: string, pointers: readonly string[], make: () => Made): Made =>
    kept.takePlain(`${name} ${keyOf(pointers)}`, make) as Made;
}
