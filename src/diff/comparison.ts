import type { Node } from '../reference/json';
import { codeSpan } from '../reference/outputs/markdown/text';
import type { Direction } from '../reference/schema';
import { createKeys } from '../reference/slice/contentKeys';
import { allRules, type ChangedOperation, type RuleName } from './change';
import { counterpartOf } from './counterpart';
import { type Verdict, verdictOf } from './rules';
import { createViews, type LocatedValue, type View, type Views } from './schemas/views';
import { createSteps, type Steps } from './steps';

/** A change as it was found: in one direction, in a part of the description that may be used in many places. */
export interface FoundChange {
  rule: RuleName;
  verdict: Verdict;
  direction?: Direction;
  /** Whether the property is not sent in this direction. */
  isHidden?: boolean;
  /** The name or value that changed, where it is not the field that it is in. */
  name?: string;
  message: string;
  base: string;
  revision: string;
}

/**
 * A part of the description that is compared once for each direction, however often it is used: an operation, a schema
 * that is referred to, or a property.
 */
export interface Unit {
  /** Name of the schema that is referred to. */
  model?: string;
  operation?: ChangedOperation;
  /** Whether it is an operation that promises nothing (`x-stability-level`). */
  isUnstable?: boolean;
  changes: FoundChange[];
  uses: Set<Unit>;
}

/** Where a comparison is. */
export interface ComparedPlace {
  unit: Unit;
  /** The direction of the value: in requests or in responses. */
  direction: Direction;
  /** Whether fewer values here mean more values outside: inside a `not`. */
  isInverted?: boolean;
  /** Whether the value is not sent in this direction, such as a read-only one in a request: its changes are safe. */
  isHidden?: boolean;
  /**
   * How the value is written where it is not JSON: as text 1 and "1" are the same, and so is one value and a list of
   * it.
   */
  written?: 'parameter' | 'required parameter' | 'text' | 'XML';
  /** The schemas that are compared. */
  pair?: Pair;
  /** Properties of the object that are compared where it is stated around these alternatives. */
  aside?: readonly string[];
  /** Pointers of the parents of what is compared, for what is missing on one side. */
  base: string;
  revision: string;
}

/** What changed, if that is not the pair that is being compared. */
export interface Report {
  /** The name or value that changed, where it is not the field that the comparison is at. */
  name?: string;
  /** What the message says besides the rule; without it, the name. */
  detail?: string;
  base?: string;
  revision?: string;
}

/** A schema on both sides. */
export interface Pair {
  base: View;
  revision: View;
}

/** Compares two schemas, each with what is beside it (the same property in several parts of an `allOf`). */
export type CompareSchemas = (
  base: readonly LocatedValue[],
  revision: readonly LocatedValue[],
  at: ComparedPlace,
  comparison: Comparison,
) => void;

/**
 * Says of parts of both sides that are the same to a client whether they are left out; each may be stated several times.
 * Parts that are only alike may be two to a client (`areTwo`), such as parameters with other names.
 */
export type Skips = (base: readonly StatedPart[], revision: readonly StatedPart[], areTwo?: () => boolean) => boolean;

/** Where a part is stated, and where the reference to it stands, if it is one that is referred to. */
export interface StatedPart {
  pointer: string;
  from?: string;
}

/** A comparison of two documents while it runs. */
export interface Comparison {
  base: Node;
  revision: Node;
  baseViews: Views;
  revisionViews: Views;
  /** The date of the comparison, as `2026-03-01`. */
  today: string;
  /** Whether two places have the same pointer and say the same, with all that they refer to: there is nothing to compare. */
  isUnchanged: (base: { pointer: string }, revision: { pointer: string }) => boolean;
  /** Called with the parts of both sides that are the same to a client, before these are compared: whether they are not. */
  skips: Skips;
  /** As the comparers of keywords, which it calls, need it for the schemas inside. */
  compareSchemas: CompareSchemas;
  /** Units by what they compare. */
  units: Map<string, Unit>;
  /** Gives each object of the documents a number. */
  numberOf: (value: object) => number;
  /** Comparisons of referred schemas that are still to be made, so that no chain of references is too long. */
  waiting: (() => void)[];
  /** What was found when two schemas were compared by themselves, by their places. */
  changesByPair: Map<string, FoundChange[]>;
  /** Whether it is only asked whether two schemas say the same. */
  isTrial?: boolean;
  steps: Steps;
}

/** Begins the comparison of two bundled documents; `today` is `2026-03-01`. */
export function createComparison(
  base: Node,
  revision: Node,
  today: string,
  compareSchemas: CompareSchemas,
  skips: Skips = () => false,
): Comparison {
  return {
    ...{ base, revision, today, compareSchemas, skips },
    isUnchanged: findUnchanged(base, revision),
    baseViews: createViews(base),
    revisionViews: createViews(revision),
    units: new Map(),
    numberOf: createNumbers(),
    waiting: [],
    changesByPair: new Map(),
    steps: createSteps(base, revision),
  };
}

/** Finds what says the same in two documents, with all that it refers to. */
export function findUnchanged(base: Node, revision: Node): Comparison['isUnchanged'] {
  // Each release has a version of its own, which no operation depends on.
  const keysOf = (document: Node) => createKeys({ ...document, info: {} }, undefined);
  const [baseKey, revisionKey] = [keysOf(base), keysOf(revision)];
  const known = new Map<string, boolean>();
  return ({ pointer }, { pointer: other }) => {
    if (pointer !== other) return false;
    const isUnchanged = known.get(pointer) ?? baseKey([pointer]) === revisionKey([pointer]);
    known.set(pointer, isUnchanged);
    return isUnchanged;
  };
}

/** Makes the comparisons that wait, and those that they lead to. */
export function compareWaiting({ waiting }: Comparison): void {
  for (let next = waiting.pop(); next; next = waiting.pop()) next();
}

/** A unit without changes, which nothing uses yet. */
export function createUnit(rest: Pick<Unit, 'model' | 'operation' | 'isUnstable'> = {}): Unit {
  return { changes: [], uses: new Set(), ...rest };
}

function createNumbers(): Comparison['numberOf'] {
  const numbers = new Map<object, number>();
  return (value) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
}

/**
 * Compares what is stated at places of both sides once, however many objects have it by references; `kind` tells what is compared
 * of them. Where a comparer moved something into a schema, that schema differs from the one stated there.
 */
export function compareOnce(
  kind: string,
  sides: readonly (readonly LocatedValue[])[],
  at: ComparedPlace,
  { units, numberOf }: Comparison,
  compare: (at: ComparedPlace) => void,
): void {
  const nameOf = ({ value, pointer }: LocatedValue): string =>
    `${pointer} ${typeof value === 'object' && value !== null ? numberOf(value) : String(value)}`;
  const key = [kind, modeOf(at), ...sides.flatMap((found) => ['', ...found.map(nameOf)])].join('\n');
  const known = units.get(key);
  const unit = known ?? createUnit();
  if (!known) {
    units.set(key, unit);
    compare({ ...at, unit });
  }
  if (unit.changes.length > 0 || unit.uses.size > 0) at.unit.uses.add(unit);
}

/** What tells comparisons of the same schemas apart: the direction, and how the values are written. */
export function modeOf({ direction, isHidden, isInverted, written, aside }: ComparedPlace): string {
  return `${isHidden ? 'hidden ' : ''}${direction}${isInverted ? '!' : ''}${written ?? ''}${aside?.join() ?? ''}`;
}

/** Records a change in a direction. */
export function report(at: ComparedPlace, rule: RuleName, stated: Report = {}): void {
  const opposite = at.direction === 'request' ? 'response' : 'request';
  const verdict = verdictOf(allRules[rule], at.isInverted ? opposite : at.direction);
  if (at.isHidden) add(at, rule, { verdict: 'safe', isHidden: true, ...stated });
  else add(at, rule, { verdict, direction: at.direction, ...stated });
}

/** Records a change that has no direction. */
export function reportApi(at: Omit<ComparedPlace, 'direction'>, rule: RuleName, stated: Report = {}): void {
  add(at, rule, { verdict: verdictOf(allRules[rule], 'request'), ...stated });
}

interface Added extends Report {
  verdict: Verdict;
  direction?: Direction;
  isHidden?: boolean;
}

function add(
  at: Omit<ComparedPlace, 'direction'>,
  rule: RuleName,
  { verdict, direction, isHidden, name, ...stated }: Added,
): void {
  const { title } = allRules[rule];
  const { base, revision, detail = name === undefined ? '' : codeSpan(name === '' ? '""' : name) } = stated;
  at.unit.changes.push({
    ...{ rule, verdict },
    ...(direction ? { direction } : {}),
    ...(isHidden ? { isHidden } : {}),
    ...(name === undefined ? {} : { name }),
    message: sentenceOf(title, detail, stated.detail === undefined),
    base: base ?? counterpartOf(revision, at.pair?.revision, at.pair?.base) ?? at.base,
    revision: revision ?? counterpartOf(base, at.pair?.base, at.pair?.revision) ?? at.revision,
  });
}

/** `Added field \`labels\`.`, `Type changed: string → integer.` */
function sentenceOf(title: string, detail: string, isName: boolean): string {
  if (detail === '') return `${title}.`;
  return `${title}${isName && /^(Added|Removed|Deprecated) /.test(title) ? '' : ':'} ${detail}.`;
}

/**
 * Which of the names that are gone has which of the new ones: the two are described alike, and no other name is
 * described like one of them.
 */
export function findRenamed(
  gone: readonly string[],
  fresh: readonly string[],
  areEquivalent: (gone: string, fresh: string) => boolean,
): Map<string, string> {
  // If many names were removed and added at once, none of them was renamed.
  if (gone.length * fresh.length > 25) return new Map();
  const alike = gone.flatMap((old) => fresh.filter((now) => areEquivalent(old, now)).map((now) => [old, now] as const));
  return new Map(
    alike.filter(([old, now]) => alike.filter((other) => other[0] === old || other[1] === now).length === 1),
  );
}
