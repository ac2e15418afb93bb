import { createAnchorFinder } from '../../reference/anchors';
import { entriesOf, listOf } from '../../reference/buildContext';
import { asNode, isNode, type Node } from '../../reference/json';
import { isNothing, isNullAlone, statedTypes } from '../../reference/keywords/keyword';
import { limitsReference } from '../../reference/keywords/read';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { extendPointer, toPointer, valueAt } from '../../reference/pointer';

/** Something in a document, with its place. */
export interface LocatedValue {
  value: unknown;
  pointer: string;
}

/** A Schema Object of a view. */
export interface SchemaOfView {
  node: Node;
  pointer: string;
  /** Whether null is allowed besides what it allows. */
  orNull: boolean;
}

/**
 * Everything that a description states about a value: a schema, what it refers to and the members of its `allOf`, as one list
 * of schemas. So it makes no difference whether something is stated in place, by reference or in a member.
 */
export interface View {
  schemas: SchemaOfView[];
  /** Whether no value is allowed at all. */
  isNever: boolean;
  /** Where it begins: at what is referred to, where it is a reference and nothing else. */
  pointer: string;
  /** Whether it is a reference and nothing else. */
  isReference: boolean;
  /** Where it is stated: at the reference itself, where it is one. */
  stated: string;
  /** Pointers of the schemas that are referred to on the way. */
  references: string[];
}

/** Reads views from a document. */
export interface Views {
  view: (found: readonly LocatedValue[]) => View;
  /** Identifies what a view says within its document. */
  keyOf: (view: View) => string;
  /** The pointer that a reference leads to: by its anchor, or as it stands. */
  pointerOf: (reference: string) => string;
  /** The pointers of the named schemas that have a schema in their `allOf`, directly or not. */
  extending: (pointer: string) => readonly string[];
}

/** The schemas that a view has, by whether null is allowed besides: in several places of it they say the same. */
type Collected = Record<'alone' | 'orNull', Set<unknown>>;

/** A schema that lists all types allows what one without a type does. */
export const everyType = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Makes the reader of a document's views; what a reference leads to is looked up once. */
export function createViews(document: Node): Views {
  const is30 = String(document.openapi).startsWith('3.0');
  const followed = createFollower(document);
  const numberOf = createNumbers();

  function collect({ value, pointer }: LocatedValue, orNull: boolean, into: View, collected: Collected): void {
    if (isNothing(value)) into.isNever = true;
    const seen = collected[orNull ? 'orNull' : 'alone'];
    if (!isNode(value) || into.isNever || seen.has(value)) return;
    seen.add(value);
    const reference = value.$ref ?? value.$dynamicRef;
    if (typeof reference === 'string') {
      const target = followed(reference);
      into.references.push(target.pointer);
      collect(target, orNull, into, collected);
      // Nothing beside a reference limits what it refers to in 3.0; what is said of it there is shown all the same.
      if (is30) {
        const said = saidBesideReference(value);
        if (said.length > 0) into.schemas.push({ node: Object.fromEntries(said), pointer, orNull });
        return;
      }
    }
    const only = onlyAlternative(value);
    // Beside a union without a type it says something of the schemas inside alone: a schema that states no type allows null as well.
    const isUnion = value.type === undefined && unionKeywords.some((keyword) => value[keyword] !== undefined);
    const isNullable = orNull || (value.nullable === true && (value.allOf !== undefined || isUnion));
    const { $ref: _ref, $dynamicRef: _dynamicRef, allOf, ...own } = value;
    const unlimited = ['type', ...unionKeywords].filter((keyword) => allowsEveryType(value, keyword));
    for (const keyword of unlimited) delete own[keyword];
    const isWhole = !only && unlimited.length === 0;
    const isPlain = allOf === undefined && reference === undefined && isWhole && !isNullable;
    if (only) delete own[only.keyword];
    else if (isNullable && value.type === undefined) Object.assign(own, withNullAmong(value));
    if (Object.keys(own).length > 0) into.schemas.push({ node: isPlain ? value : own, pointer, orNull: isNullable });
    listOf(allOf).forEach((member, index) => {
      collect({ value: member, pointer: extendPointer(pointer, 'allOf', index) }, isNullable, into, collected);
    });
    if (only) {
      const inner = { value: only.value, pointer: extendPointer(pointer, only.keyword, only.index) };
      collect(inner, true, into, collected);
    }
  }

  function viewOf(found: readonly LocatedValue[]): View {
    const [first] = found;
    const start = first && startOf(first, followed, is30);
    const places = { pointer: start?.pointer ?? '#', isReference: start !== first, stated: first?.pointer ?? '#' };
    const view: View = { schemas: [], isNever: false, ...places, references: [] };
    const collected: Collected = { alone: new Set(), orNull: new Set() };
    for (const each of found) collect(each, false, view, collected);
    const unlike = new Map(view.schemas.map((schema) => [schema.pointer, schema]));
    return { ...view, schemas: [...unlike.values()] };
  }

  let extending: Map<string, string[]> | undefined;
  return {
    view: viewOf,
    pointerOf: (reference) => followed(reference).pointer,
    extending: (pointer) => {
      extending ??= findExtending(document, viewOf);
      return extending.get(pointer) ?? [];
    },
    // Two views of one document are the same when they are made of the same places.
    keyOf: ({ schemas, isNever }) =>
      `${isNever}${schemas.map(({ pointer, orNull }) => `${numberOf(pointer)}${orNull ? '?' : ''}`).join(',')}`,
  };
}

/** Makes the look-up of what a reference leads to; each is looked up once. */
function createFollower(document: Node): (reference: string) => LocatedValue {
  const findAnchor = createAnchorFinder(document);
  const targets = new Map<string, LocatedValue>();
  return (reference) => {
    const known = targets.get(reference);
    if (known) return known;
    const named = /^#(\/|$)/.test(reference) ? reference : findAnchor(reference.replace(/^#/, ''));
    const found = { value: named === undefined ? undefined : valueAt(document, named), pointer: named ?? reference };
    targets.set(reference, found);
    return found;
  };
}

/** Gives each pointer a number, the same one every time: keys made of numbers are short. */
function createNumbers(): (pointer: string) => number {
  const numbers = new Map<string, number>();
  return (pointer) => {
    const number = numbers.get(pointer) ?? numbers.size;
    numbers.set(pointer, number);
    return number;
  };
}

/** The named schemas that have a schema in their `allOf`, by its pointer. */
function findExtending(document: Node, view: Views['view']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const place = toPointer(['components', 'schemas']);
  for (const [name, value] of entriesOf(valueAt(document, place))) {
    const pointer = extendPointer(place, name);
    if (listOf(asNode(value).allOf).length === 0) continue;
    for (const reference of new Set(view([{ value, pointer }]).references)) {
      const extending = found.get(reference);
      if (extending) extending.push(pointer);
      else found.set(reference, [pointer]);
    }
  }
  return found;
}

/** References that lead to each other, followed before it counts as a cycle. */
const maxSteps = 100;

/** Whether a keyword lists all types, or alternatives that state nothing but a type and have all of these together. */
function allowsEveryType(node: Node, keyword: string): boolean {
  const members = keyword === 'type' ? [node] : listOf(node[keyword]).map(asNode);
  const isBare = keyword === 'type' || members.every((member) => Object.keys(member).join() === 'type');
  const types = isBare ? members.flatMap(statedTypes) : [];
  // A value may match one alternative of `oneOf` alone, and an integer is a number.
  const isApart = !types.includes('integer') && new Set(types).size === types.length;
  return everyType.every((type) => types.includes(type)) && (keyword !== 'oneOf' || isApart);
}

/** Where references that nothing is beside lead to. */
function startOf(found: LocatedValue, followed: (reference: string) => LocatedValue, is30: boolean): LocatedValue {
  let start = found;
  for (let steps = 0; steps < maxSteps && isOnlyReference(start.value, is30); steps += 1) {
    start = followed(String((start.value as Node).$ref));
  }
  return start;
}

function isOnlyReference(value: unknown, is30: boolean): boolean {
  if (!isNode(value) || typeof value.$ref !== 'string') return false;
  return is30 ? saidBesideReference(value).length === 0 : Object.keys(value).length === 1;
}

/** Keywords next to a reference that do not limit what it refers to. */
function saidBesideReference(node: Node): [keyword: string, value: unknown][] {
  return Object.entries(node).filter(([keyword]) => keyword !== '$ref' && !limitsReference(keyword));
}

/** The only alternative beside null, which is one of them, or which `nullable` allows (3.0). */
function onlyAlternative(node: Node): { keyword: string; index: number; value: unknown } | undefined {
  for (const keyword of unionKeywords) {
    const members = listOf(node[keyword]);
    const others = members.filter((member) => !isNode(member) || !isNullAlone(member));
    const [value] = others;
    const isBesideNull = members.length === 2 || (members.length === 1 && node.nullable === true);
    if (others.length !== 1 || !isBesideNull) continue;
    return { keyword, value, index: members.indexOf(value) };
  }
  return undefined;
}

/** Alternatives beside `nullable` with null as one of them, as 3.1 has it; constants list values, beside which it stays. */
function withNullAmong(node: Node): Node {
  const unions = unionKeywords.filter((keyword) =>
    listOf(node[keyword]).some((each) => !Object.hasOwn(asNode(each), 'const')),
  );
  return Object.fromEntries(unions.map((keyword) => [keyword, [...listOf(node[keyword]), { type: 'null' }]]));
}

/** What a schema of a view states. */
export interface StatedValue extends LocatedValue {
  schema: SchemaOfView;
}

/** What the schemas of a view state by a keyword. */
export function statedIn(view: View, keyword: string): StatedValue[] {
  return view.schemas
    .filter(({ node }) => node[keyword] !== undefined)
    .map((schema) => ({ schema, value: schema.node[keyword], pointer: extendPointer(schema.pointer, keyword) }));
}

/** The entries of a keyword that is a map or a list, by their names or numbers; those of one name together. */
export function entriesIn(view: View, keyword: string): Map<string, LocatedValue[]> {
  const entries = new Map<string, LocatedValue[]>();
  for (const { value, pointer } of statedIn(view, keyword)) {
    const stated = isNode(value) || Array.isArray(value) ? Object.entries(value) : [];
    for (const [name, inner] of stated) {
      const entry = { value: inner, pointer: extendPointer(pointer, name) };
      const known = entries.get(name);
      if (known) known.push(entry);
      else entries.set(name, [entry]);
    }
  }
  return entries;
}

/** Whether a view has the flag that a keyword is. */
export function hasFlag(view: View, keyword: string): boolean {
  return view.schemas.some(({ node }) => node[keyword] === true);
}

/** Whether a view allows every value: nothing is stated, or only what describes values and does not limit them. */
export function isAny({ schemas, isNever }: View): boolean {
  return !isNever && schemas.every(({ node }) => entriesOf(node).every(([keyword]) => !limitsReference(keyword)));
}

/** Whether a view states nothing at all. */
export function isEmpty({ schemas, isNever }: View): boolean {
  return !isNever && schemas.every(({ node }) => entriesOf(node).length === 0);
}
