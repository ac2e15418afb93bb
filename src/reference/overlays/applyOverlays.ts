import type { Source } from '@redocly/openapi-core';
import { groupBy } from '../groupBy';
import type { AudienceMarks } from '../internal/audience';
import { isNode } from '../json';
import { findExcess } from '../load/limits/measure';
import { findLongChain } from '../load/limits/referenceChains';
import { extendPointer, pointerKeys } from '../pointer';
import { shortened } from '../shortened';
import { EditedTree, type Key, TooDeep } from './editedTree';
import { type Found, keysOf, select, toJsonPath } from './jsonPath/select';
import { Steps, TooManySteps } from './jsonPath/steps';
import { type Given, type Misfit, merge } from './merge';
import { nearestTarget } from './nearestTarget';
import type { Action, Expression, Origin, Overlay, OverlayProblem } from './overlay';
import { shownCopy } from './shownCopy';

/** What overlays may do to a description: so many steps, and for each of its characters and theirs. */
const limits = { steps: 2_000_000, perCharacter: 10 };

/** Steps in which targets are sought that would match. */
const hintSteps = 200_000;

/** A document as overlays change it. */
export interface Edited {
  tree: unknown;
  /** Finds where a part of the document comes from. */
  originOf: (keys: readonly Key[]) => Origin;
  problems: OverlayProblem[];
}

/** What is found wrong, at a pointer into an Overlay. */
type Report = (pointer: string, problem: Pick<OverlayProblem, 'message' | 'remedy' | 'isNotice'>) => void;

interface Applying {
  tree: EditedTree;
  steps: Steps;
  hints: Steps;
  source: Source;
  report: Report;
  audience: AudienceMarks | undefined;
}

/**
 * Applies overlays to a document, in their order, and leaves the document as it is. What cannot be done is a problem, and the
 * rest is done; `audience` says what is for others. Where Overlay 1.0 says less than 1.1 (lists added to lists, primitive values replaced), 1.1 is followed.
 */
export function applyOverlays(
  document: unknown,
  source: Source,
  overlays: readonly Overlay[],
  audience?: AudienceMarks,
): Edited {
  const length = overlays.reduce((total, overlay) => total + overlay.source.body.length, source.body.length);
  const steps = new Steps(limits.steps + limits.perCharacter * length);
  const hints = new Steps(hintSteps);
  const tree = new EditedTree(document, { source, pointer: '#' }, steps);
  const start = (keys: readonly Key[]): Origin => ({ source, pointer: extendPointer('#', ...keys) });
  const problems: OverlayProblem[] = [];
  const edited = (): Edited => {
    const whole = { tree: tree.tree, originOf: (keys: readonly Key[]) => tree.originOf(keys), problems };
    const excess = findExcess(tree.tree, length) ?? findLongChain(tree.tree);
    if (!excess) return whole;
    const { message, pointer } = excess;
    problems.push({ ...tree.originOf(pointerKeys(pointer)), message, remedy: 'Change less.' });
    // What is too much for what comes next is not given to it.
    return { tree: document, originOf: start, problems };
  };
  for (const overlay of overlays) {
    const report: Report = (pointer, problem) => problems.push({ source: overlay.source, pointer, ...problem });
    for (const action of overlay.actions) {
      const excess = applyWithin(action, { tree, steps, hints, source: overlay.source, report, audience });
      if (excess === undefined) continue;
      report(extendPointer(action.pointer, 'target'), excess);
      return edited();
    }
  }
  return edited();
}

/** Applies an action; returns what is wrong where it passes a limit. */
function applyWithin(action: Action, applying: Applying): { message: string; remedy: string } | undefined {
  const remedy = 'Change less, or name what is changed more exactly.';
  try {
    apply(action, applying);
  } catch (error) {
    if (error instanceof TooManySteps)
      return { message: 'Up to here, the overlays look at or add too much for the length of the description.', remedy };
    if (error instanceof TooDeep) return { message: 'The action nests the description too deeply.', remedy };
    throw error;
  }
  return undefined;
}

function apply(action: Action, applying: Applying): void {
  const { change } = action;
  const report = (field: string, message: string, remedy: string): void =>
    applying.report(extendPointer(action.pointer, field), { message, remedy });
  const targets = findOnce(action.target, applying);
  if (targets.length === 0) {
    applying.report(extendPointer(action.pointer, 'target'), unmatched(action.target, applying));
  } else if (change.kind === 'remove') {
    if (targets.some(({ parent }) => !parent))
      report('target', 'The whole description cannot be removed.', 'Name a part of it.');
    else remove(targets, applying);
  } else if (new Set(targets.map(({ value }) => kindOf(value))).size > 1) {
    const remedy = 'Name objects, lists or other values in an action of their own each.';
    report('target', 'The target finds values of different kinds, which cannot be changed alike.', remedy);
  } else {
    const given = givenBy(action, targets, applying);
    if (!given) return;
    const misfits = targets.flatMap((target) => merge(applying.tree, keysOf(target), given));
    reportMisfits(misfits, applying.report);
  }
}

/** What an expression finds, each value once. */
function findOnce({ query }: Expression, { tree, steps }: Applying): Found[] {
  const found = new Set<Way>();
  const start: Way = new Map();
  return select(query, { root: tree.tree, steps }).filter((each) => {
    const keys = keysOf(each);
    steps.take(keys.length);
    const way = keys.reduce(wayOn, start);
    const isNew = !found.has(way);
    found.add(way);
    return isNew;
  });
}

/** A way to a value, with those that go on from there by a key. */
interface Way extends Map<Key, Way> {}

function wayOn(way: Way, key: Key): Way {
  const next = way.get(key) ?? new Map();
  way.set(key, next);
  return next;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : isNode(value) ? 'object' : 'other';
}

/** Takes values out of what holds them, which is made ready before any of it changes. */
function remove(targets: readonly Found[], { tree, steps }: Applying): void {
  const holders = new Map<object, { keys: Set<Key>; around: Origin }>();
  for (const target of targets) {
    const keys = keysOf(target);
    const around = keys.slice(0, -1);
    const holder = tree.ready(around) as object;
    if (!holders.has(holder)) steps.take(around.join().length);
    const known = holders.get(holder) ?? { keys: new Set(), around: tree.originOf(around) };
    known.keys.add(target.key);
    holders.set(holder, known);
  }
  for (const [holder, { keys, around }] of holders) tree.remove(holder, keys, around);
}

/** What an action gives to its targets; undefined where it finds no such one value, which is reported. */
function givenBy({ change, pointer }: Action, targets: readonly Found[], applying: Applying): Given | undefined {
  const { source, report, tree } = applying;
  const at = extendPointer(pointer, change.kind);
  if (change.kind === 'update') return { value: change.value, origin: { source, pointer: at } };
  if (change.kind === 'remove') return undefined;
  const [found, second] = findOnce(change.from, applying);
  const shown = found && shownCopy(found, targets, applying.audience);
  if (shown) {
    report(at, shown);
  } else if (found && !second) {
    return { value: tree.copy(found.value), origin: { source, pointer: at, isWhole: true } };
  } else if (second) {
    const message = 'The expression finds several values, of which one alone can be copied.';
    report(at, { message, remedy: 'Name the one that is meant.' });
  } else {
    const { message, remedy } = unmatched(change.from, applying);
    report(at, { message, remedy });
  }
  return undefined;
}

/** Reports what does not fit, once for each place of what is given. */
function reportMisfits(misfits: readonly Misfit[], report: Report): void {
  for (const [pointer, [first, ...others]] of groupBy(misfits, (misfit) => [misfit.pointer])) {
    if (!first) continue;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const message = `${first.given} cannot be merged with ${first.found} (${shortened(toJsonPath(first.keys))}${more}).`;
    report(pointer, {
      message: message.charAt(0).toUpperCase() + message.slice(1),
      remedy: `Give ${first.found} here, or remove that first by an action of its own.`,
    });
  }
}

function unmatched(expression: Expression, { tree, hints }: Applying): Omit<OverlayProblem, 'source' | 'pointer'> {
  const nearest = nearestTarget(expression, tree.tree, hints);
  return {
    message: `"${shortened(expression.text)}" matches nothing in the description.`,
    remedy:
      nearest === undefined
        ? 'Correct it, or leave the action out.'
        : `Correct it, or leave the action out: "${nearest}" would match.`,
    isNotice: true,
  };
}
