import { entriesOf, type Located, listOf } from '../../reference/buildContext';
import { groupBy } from '../../reference/groupBy';
import type { Node } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { toPointer } from '../../reference/pointer';
import { type ComparedPlace, type Report, reportApi } from '../comparison';
import type { LocatedValue } from '../schemas/views';
import { fieldOf } from './comparedObjects';
import { missingIn, type SchemeNames } from './security';

/** Schemes that are needed together, by the names that they have in the comparison. */
type Requirement = Map<string, NeededScheme>;

interface NeededScheme {
  scopes: string[];
  /** What its own description calls it. */
  written: string;
}

/**
 * The Security Requirement Objects (4.30) that count for an operation: its own, else those of the document, where there are none as
 * well, so that operations without are compared together.
 */
export function securityOf(operation: Located, document: Node): LocatedValue {
  return operation.node.security === undefined
    ? { value: document.security, pointer: toPointer(['security']) }
    : fieldOf(operation, 'security');
}

function readRequirements({ value }: LocatedValue, nameOf: (written: string) => string): Requirement[] {
  const read = (item: unknown): Requirement =>
    new Map(
      entriesOf(item).map(([written, scopes]) => [nameOf(written), { scopes: listOf(scopes).map(String), written }]),
    );
  const list = listOf(value).map(read);
  // An empty list means that no credentials are needed, as one empty requirement does.
  return list.length > 0 ? list : [new Map()];
}

/** Compares which credentials are enough for an operation: one of several alternatives. */
export function compareSecurity(
  base: LocatedValue,
  revision: LocatedValue,
  at: ComparedPlace,
  nameOf: SchemeNames,
): void {
  const [old, now] = [readRequirements(base, nameOf.old), readRequirements(revision, nameOf.now)];
  const placeOfStated = ({ value, pointer }: LocatedValue) => (value === undefined ? undefined : pointer);
  const places: Report = { base: placeOfStated(base), revision: placeOfStated(revision) };
  const [keys, keysNow] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))];
  const gone = old.filter((requirement) => !keysNow.has(keyOf(requirement)));
  const fresh = now.filter((requirement) => !keys.has(keyOf(requirement)));
  const isMet = createRequirementFinder(now);
  const withSchemes = groupBy([...fresh].reverse(), (each) => (each.size > 0 ? [schemesOf(each)] : []));
  const paired = new Set<Requirement>();
  for (const requirement of gone) {
    const counterpart = withSchemes.get(schemesOf(requirement))?.pop();
    if (counterpart) {
      paired.add(counterpart);
      compareScopes(requirement, counterpart, at, places);
    } else if (requirement.size === 0)
      reportApi(at, 'security-required', { ...places, detail: labelOf(fresh[0] ?? now[0]) });
    else if (isMet(requirement)) continue;
    else reportApi(at, 'security-removed', { ...places, detail: labelOf(requirement) });
  }
  const wasOpen = gone.some(({ size }) => size === 0);
  for (const requirement of fresh.filter((each) => !paired.has(each))) {
    if (requirement.size === 0) reportApi(at, 'security-optional', places);
    else if (!wasOpen) reportApi(at, 'security-added', { ...places, detail: labelOf(requirement) });
  }
}

function compareScopes(old: Requirement, now: Requirement, at: ComparedPlace, places: Report): void {
  for (const [name, { scopes, written }] of now) {
    const before = old.get(name)?.scopes ?? [];
    for (const scope of missingIn(before, scopes)) {
      reportApi(at, 'scope-added', { ...places, name: scope, detail: `${codeSpan(scope)} of ${codeSpan(written)}` });
    }
    for (const scope of missingIn(scopes, before)) {
      reportApi(at, 'scope-removed', { ...places, name: scope, detail: `${codeSpan(scope)} of ${codeSpan(written)}` });
    }
  }
}

function labelOf(requirement: Requirement | undefined): string {
  return [...(requirement?.values() ?? [])].map(({ written }) => codeSpan(written)).join(' and ');
}

/** The schemes that a requirement needs, and their scopes. */
function needsOf(requirement: Requirement): string[] {
  return [...requirement].flatMap(([name, { scopes }]) => [
    JSON.stringify([name]),
    ...scopes.map((scope) => JSON.stringify([name, scope])),
  ]);
}

/** Identifies requirements that need the same. */
function keyOf(requirement: Requirement): string {
  return [...new Set(needsOf(requirement))].sort().join();
}

function schemesOf(requirement: Requirement): string {
  return JSON.stringify([...requirement.keys()].sort());
}

/**
 * Makes the check whether credentials of one requirement meet one of these: those that need something of it are looked at,
 * each under what the fewest need.
 */
function createRequirementFinder(requirements: readonly Requirement[]): (had: Requirement) => boolean {
  const needs = [...new Map(requirements.map((each) => [keyOf(each), new Set(needsOf(each))])).values()];
  const users = groupBy(needs, (each) => each);
  const usesOf = (need: string): number => users.get(need)?.length ?? 0;
  const rarest = (each: ReadonlySet<string>): string[] =>
    [...each].reduce<string[]>(
      ([least], need) => [least !== undefined && usesOf(least) <= usesOf(need) ? least : need],
      [],
    );
  const byRarest = groupBy(needs, rarest);
  const isOpen = needs.some(({ size }) => size === 0);
  return (had) => {
    const own = new Set(needsOf(had));
    return (
      isOpen || [...own].some((need) => byRarest.get(need)?.some((each) => [...each].every((one) => own.has(one))))
    );
  };
}
