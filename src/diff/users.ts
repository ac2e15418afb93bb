import { compareText } from '../reference/problems';
import type { ChangedOperation } from './change';
import type { Unit } from './comparison';

/** Who has a change: the operations and models that use the units it is in, directly or not. */
export interface Users {
  operations: ChangedOperation[];
  models: string[];
  /** Whether all of the operations, of which there are some, promise nothing. */
  isUnstable: boolean;
}

/** Units that use each other, and the groups that use these. */
interface Group {
  units: Unit[];
  users: Set<Group>;
}

/** Makes the look-up of who uses units. Those that use each other have the same users, which are found once. */
export function createUsers(units: readonly Unit[]): (used: readonly Unit[]) => Users {
  const groups = groupsOf(units);
  const known = new Map<Group, Users>();
  return (used) => {
    const first = new Set(used.flatMap((unit) => groups.get(unit) ?? []));
    const [only] = first;
    if (first.size > 1 || !only) return usersOf(first);
    const users = known.get(only) ?? usersOf(first);
    known.set(only, users);
    return users;
  };
}

function usersOf(reached: Set<Group>): Users {
  // Iterating a Set includes values that are added meanwhile.
  for (const { users } of reached) for (const user of users) reached.add(user);
  const units = [...reached].flatMap((group) => group.units);
  const models = units.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const using = units.filter(({ operation }) => operation);
  return {
    operations: using
      .flatMap(({ operation }) => operation ?? [])
      .sort((a, b) => compareText(a.path, b.path) || compareText(a.method, b.method)),
    models: [...new Set(models)].sort(compareText),
    isUnstable: using.length > 0 && using.every((unit) => unit.isUnstable),
  };
}

/** The group of each unit; one that no other is in a cycle with is a group of its own. */
function groupsOf(units: readonly Unit[]): Map<Unit, Group> {
  const groups = new Map<Unit, Group>();
  for (const members of cyclesOf(units)) {
    const group: Group = { units: members, users: new Set() };
    for (const unit of members) groups.set(unit, group);
  }
  for (const [unit, group] of groups) {
    for (const used of unit.uses) {
      const other = groups.get(used);
      if (other && other !== group) other.users.add(group);
    }
  }
  return groups;
}

/** A unit on the way of the search. */
interface Step {
  unit: Unit;
  uses: Iterator<Unit>;
  number: number;
  /** The lowest number that is reached from it. */
  lowest: number;
}

/** The strongly connected parts of what uses what, by Tarjan's algorithm without recursion: chains may be long. */
function cyclesOf(units: readonly Unit[]): Unit[][] {
  const cycles: Unit[][] = [];
  const numbers = new Map<Unit, number>();
  const open: Unit[] = [];
  const isOpen = new Set<Unit>();
  const steps: Step[] = [];
  const enter = (unit: Unit): void => {
    const number = numbers.size;
    numbers.set(unit, number);
    open.push(unit);
    isOpen.add(unit);
    steps.push({ unit, uses: unit.uses.values(), number, lowest: number });
  };
  const leave = ({ unit, number, lowest }: Step): void => {
    const parent = steps.at(-1);
    if (parent) parent.lowest = Math.min(parent.lowest, lowest);
    if (lowest !== number) return;
    const cycle = open.splice(open.lastIndexOf(unit));
    for (const each of cycle) isOpen.delete(each);
    cycles.push(cycle);
  };
  for (const unit of units) {
    if (!numbers.has(unit)) enter(unit);
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      const next = step.uses.next();
      if (next.done) {
        steps.pop();
        leave(step);
      } else if (!numbers.has(next.value)) enter(next.value);
      else if (isOpen.has(next.value)) step.lowest = Math.min(step.lowest, numbers.get(next.value) ?? 0);
    }
  }
  return cycles;
}
