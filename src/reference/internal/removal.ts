import { schemaKeywords } from '../keywords/table';
import { isDefinition, isWithin, type Part, type Parts, within } from './parts';
import type { References } from './references';

/** Why a part goes: its own mark, a mark or an address that it leads to, or that nothing is left in it or uses it. */
export type Reason =
  | { by: 'mark' }
  | { by: 'reference'; target: Part }
  | { by: 'address' }
  | { by: 'tags' }
  | { by: 'rest' }
  | { by: 'use' };

/** What goes from a description. */
export interface Removal {
  /** Every part that goes, with those that stand in one. */
  gone: ReadonlySet<Part>;
  /** The parts that go as a whole, with the first reason. */
  reasons: ReadonlyMap<Part, Reason>;
  /** Takes further parts out, with all that goes with them. */
  remove: (parts: readonly Part[], reason?: Reason) => void;
}

/**
 * Finds what goes with the parts that are `marked`: what leads to them, what they leave empty, what only they used; with
 * `onlyUsed`, also the components that nothing used before.
 */
export function planRemoval(
  parts: Parts,
  references: References,
  marked: readonly Part[],
  { isShown, onlyUsed }: { isShown: (operation: Part) => boolean; onlyUsed: boolean },
): Removal {
  const gone = new Set<Part>();
  const reasons = new Map<Part, Reason>();
  /** Schemas that have lost an alternative or something that they are made of. */
  const narrowed = new Map<Part, Reason>();
  const users = groupUsers(references);
  const edges = findEdges(references);
  const loops = findLoops(edges);
  const take = (first: Part, why: Reason): void => {
    const open: [Part, Reason][] = [[first, why]];
    // The list grows while it is gone through.
    for (const [part, reason] of open) {
      if (gone.has(part) || part.parent === undefined) continue;
      reasons.set(part, reason);
      for (const inner of within(part)) {
        if (gone.has(inner)) continue;
        gone.add(inner);
        for (const user of users.get(inner) ?? [])
          if (!isWithin(user, part)) open.push([user, { by: 'reference', target: inner }]);
      }
      open.push(...emptiedBy(part, gone));
      if (part.parent.object === 'Schema' && isPartial(part)) narrowed.set(part.parent, reason);
    }
  };
  const takeUnused = (): void => {
    // The map may grow while it is gone through.
    for (const [schema, reason] of narrowed) {
      narrowed.delete(schema);
      const isReference = reason.by === 'reference';
      if (isLeftNull(schema, gone) || (isReference && isLeftBare(schema, gone)))
        take(schema, isReference ? reason : { by: 'rest' });
    }
    const mayGo = (unit: Part): boolean => onlyUsed && unit.parent?.object === 'Components';
    const find = (): Part[] => findUnused(parts, { edges, loops, gone, mayGo });
    for (let unused = find(); unused.length > 0; unused = find()) for (const each of unused) take(each, { by: 'use' });
  };
  for (const part of marked) take(part, { by: 'mark' });
  for (const operation of withoutTag(parts, marked)) if (!isShown(operation)) take(operation, { by: 'tags' });
  takeUnused();
  const remove: Removal['remove'] = (further, reason = { by: 'rest' }) => {
    for (const part of further) take(part, reason);
    if (further.length > 0) takeUnused();
  };
  return { gone, reasons, remove };
}

/** What refers to each part. */
export function groupUsers({ uses }: Pick<References, 'uses'>): Map<Part, Part[]> {
  const users = new Map<Part, Part[]>();
  for (const { holder, target } of uses) {
    const known = users.get(target);
    if (known) known.push(holder);
    else users.set(target, [holder]);
  }
  return users;
}

/** The operations whose tags are all internal. */
function withoutTag({ all }: Parts, marked: readonly Part[]): Part[] {
  const names = new Set(marked.filter(({ object }) => object === 'Tag').map(({ node }) => node.name));
  if (names.size === 0) return [];
  return all.filter(({ object, node: { tags } }) => {
    return object === 'Operation' && Array.isArray(tags) && tags.length > 0 && tags.every((name) => names.has(name));
  });
}

/** What says nothing more once a part is gone. */
function emptiedBy({ object, field, parent }: Part, gone: ReadonlySet<Part>): [Part, Reason][] {
  if (!parent || gone.has(parent)) return [];
  const isOfHolder =
    (parent.object === 'PathItem' && object === 'Operation' && parent.node.$ref === undefined) ||
    (parent.object === 'Callback' && object === 'PathItem');
  const hasOther = (): boolean => parent.parts.some((part) => part.object === object && !gone.has(part));
  if (isOfHolder && !hasOther()) return [[parent, { by: 'rest' }]];
  // Without its condition, what follows from it says nothing.
  if (parent.object === 'Schema' && field === 'if')
    return parent.parts
      .filter((part) => part.field === 'then' || part.field === 'else')
      .map((part) => [part, { by: 'rest' }]);
  // Examples are values of the schema beside them.
  if (parent.object === 'Schema' || (field !== 'schema' && field !== 'itemSchema')) return [];
  return parent.parts.filter((part) => part.field === 'examples').map((part) => [part, { by: 'rest' }]);
}

const alternatives: ReadonlySet<string> = new Set(['anyOf', 'oneOf']);

/** Whether a schema is one of several that another one consists of. */
function isPartial({ field }: Part): boolean {
  return alternatives.has(field) || field === 'allOf';
}

/** What a schema may say beside a reference in `allOf`, which is how a reference is written that has words of its own. */
const besideReference: ReadonlySet<string> = new Set(['allOf', 'type', 'nullable']);

/** Whether a schema would only have words, since it consisted of references to what is gone. */
function isLeftBare({ object, node, parts }: Part, gone: ReadonlySet<Part>): boolean {
  if (object !== 'Schema' || !Array.isArray(node.allOf)) return false;
  const members = parts.filter(({ field }) => field === 'allOf');
  const isWhole = members.length === node.allOf.length && members.every((part) => gone.has(part));
  return isWhole && Object.keys(node).every((name) => besideReference.has(name) || schemaKeywords[name]?.annotates);
}

/** Whether a schema would say that a value is always null, since its other alternatives are gone. */
function isLeftNull(schema: Part, gone: ReadonlySet<Part>): boolean {
  if (schema.object !== 'Schema' || gone.has(schema)) return false;
  return [...alternatives].some((field) => {
    const all = schema.parts.filter((part) => part.field === field);
    const left = all.filter((part) => !gone.has(part));
    const list = schema.node[field];
    // An alternative that is true or false is no part.
    const isWhole = Array.isArray(list) && list.length === all.length;
    return isWhole && left.length > 0 && left.length < all.length && left.every(({ node }) => node.type === 'null');
  });
}

/** What is there for others to use: components, tags, the definitions in schemas, and what has another place for that. */
function isUnit(part: Part): boolean {
  return part.isLoose || part.parent?.object === 'Components' || part.object === 'Tag' || isDefinition(part);
}

/** The units that a part stands in, or is, from the innermost on. */
function unitsOf(part: Part): Part[] {
  const units: Part[] = [];
  for (let each: Part | undefined = part; each; each = each.parent) if (isUnit(each)) units.push(each);
  return units;
}

/** A use of a unit by a part, which may stand in a unit as well (`from`). */
interface Edge {
  holder: Part;
  from: Part | undefined;
  to: Part;
}

/** What uses a definition uses the schema around it, too, unless it stands in there. */
function findEdges({ uses, needs }: References): Edge[] {
  // A link that leads to an operation makes no use of it.
  const using = uses.filter(({ holder, target }) => holder.object !== 'Link' || target.object !== 'Operation');
  return [...using, ...needs].flatMap(({ holder, target }) => {
    const around = unitsOf(holder);
    return unitsOf(target)
      .filter((to) => !around.includes(to))
      .map((to) => ({ holder, from: around[0], to }));
  });
}

interface Unused {
  edges: readonly Edge[];
  loops: ReadonlyMap<Part, number>;
  gone: ReadonlySet<Part>;
  /** Whether a unit goes that nothing used before. */
  mayGo: (unit: Part) => boolean;
}

/** Units that were used, or may go, and are used by nothing that is left. What else nothing used before stays. */
function findUnused({ all }: Parts, { edges, loops, gone, mayGo }: Unused): Part[] {
  const isLeft = ({ holder, to }: Edge): boolean => !gone.has(holder) && !gone.has(to);
  // Units that use each other are not used by that alone.
  const isOutside = ({ from, to }: Edge): boolean => from === undefined || loops.get(from) !== loops.get(to);
  const used = reach(edges, (edge) => edge.from === undefined || (gone.has(edge.holder) && isOutside(edge)));
  const staying = (unit: Part): boolean => !used.has(unit) && !mayGo(unit);
  const left = reach(edges.filter(isLeft), ({ from }) => from === undefined || staying(from));
  return all.filter((part) => (used.has(part) || mayGo(part)) && !gone.has(part) && !left.has(part));
}

/** The units that edges lead to from those that begin a way. */
function reach(edges: readonly Edge[], isFirst: (edge: Edge) => boolean): Set<Part> {
  const following = groupEdges(edges, 'from', 'to');
  const reached = new Set(edges.filter(isFirst).map(({ to }) => to));
  // The set grows while it is gone through.
  for (const unit of reached) for (const next of following.get(unit) ?? []) reached.add(next);
  return reached;
}

/** Numbers the units, so that those which lead to each other have the same number. */
function findLoops(edges: readonly Edge[]): Map<Part, number> {
  const onward = groupEdges(edges, 'from', 'to');
  const back = groupEdges(edges, 'to', 'from');
  const seen = new Set<Part>();
  const units = edges.flatMap(({ from, to }) => (from ? [from, to] : [to]));
  const order = units.flatMap((unit) => inOrderOfEnd(unit, onward, seen));
  const numbers = new Map<Part, number>();
  for (const unit of order.reverse()) {
    if (numbers.has(unit)) continue;
    const number = numbers.size;
    const loop = new Set([unit]);
    // The set grows while it is gone through.
    for (const each of loop) {
      numbers.set(each, number);
      for (const next of back.get(each) ?? []) if (!numbers.has(next)) loop.add(next);
    }
  }
  return numbers;
}

/** The units that one leads to, and itself, each after those that it leads to; those that were `seen` are left out. */
function inOrderOfEnd(first: Part, onward: ReadonlyMap<Part, readonly Part[]>, seen: Set<Part>): Part[] {
  if (seen.has(first)) return [];
  seen.add(first);
  const ended: Part[] = [];
  const open = [{ unit: first, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const inner = onward.get(top.unit)?.[top.next];
    top.next += 1;
    if (!inner) {
      ended.push(top.unit);
      open.pop();
    } else if (!seen.has(inner)) {
      seen.add(inner);
      open.push({ unit: inner, next: 0 });
    }
  }
  return ended;
}

function groupEdges(edges: readonly Edge[], by: 'from' | 'to', value: 'from' | 'to'): Map<Part, Part[]> {
  const groups = new Map<Part, Part[]>();
  for (const edge of edges) {
    const [from, to] = [edge[by], edge[value]];
    if (!from || !to) continue;
    const known = groups.get(from);
    if (known) known.push(to);
    else groups.set(from, [to]);
  }
  return groups;
}
