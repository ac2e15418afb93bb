import { asNode, type Node } from '../json';
import { type Pattern, readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import { findKinds } from './kinds';
import { composed } from './lostNames';
import type { Part } from './parts';
import type { References } from './references';

/** What of the schemas of a description goes, and how they lead to each other. */
export interface SchemaContext {
  gone: ReadonlySet<Part>;
  /** Where a schema leads without going further into its values: to what it refers to, and to the variants of a base. */
  leads: ReadonlyMap<Part, readonly Part[]>;
  /** The values by which each discriminator names schemas. */
  kinds: ReadonlyMap<Part, ReadonlyMap<string, Part>>;
  /** Those of them that name schemas that go. */
  hiddenKinds: ReadonlyMap<Part, ReadonlySet<string>>;
  /** The schemas that go, and those that lead to one or have one in them. */
  touched: ReadonlySet<Part>;
  /** Those of them that have, or lead to, alternatives of which one goes. */
  narrowed: ReadonlySet<Part>;
  /** The groups of single schemas, and the schemas for the fields of objects, that were asked for. */
  groups: Map<Part, SchemaGroup>;
  /** How many schemas further groups that are kept may have together, and how many alternatives and patterns values may be tried with. */
  room: { schemas: number; trials: number };
  /** The patterns that were read. */
  patterns: Map<string, Pattern | undefined>;
  fields: Map<Part, SchemaFields>;
  /** The names of all properties that go below single schemas which were asked for. */
  below: Map<Part, HiddenNames>;
  /** The names of properties in what single schemas lead to, of those that were asked for. */
  named: Map<Part, ReadonlySet<string>>;
  /** What names properties in and behind single schemas, of those that were asked for. */
  naming: Map<Part, readonly ReadonlySet<string>[]>;
}

/** Names of properties that go, the forms of those that stay (`formOf`), and whether a name is one that goes, in any form. */
export interface HiddenNames {
  names: ReadonlySet<string>;
  staying: ReadonlySet<string>;
  has: (name: string) => boolean;
  /** Whether XML writes one of them without its name: as text of the element around it. */
  isUnnamed: boolean;
}

/** What a schema has for the fields of an object, and what else it says of a value as a whole. */
interface SchemaFields {
  named: ReadonlyMap<string | undefined, Part>;
  patterns: readonly Part[];
  others: readonly Part[];
  /** The names of the properties that stay, and of those that go. A property whose schema is a boolean is no part. */
  stated: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  inPlace: readonly Part[];
  /** These, and where the schema leads. */
  next: readonly Part[];
  discriminators: readonly Part[];
}

/** The schemas that say something of the same value. */
export interface SchemaGroup {
  /** Those that stay. */
  left: ReadonlySet<Part>;
  /** Those of them that every value keeps, and not some under a condition. */
  certain: ReadonlySet<Part>;
  /** The names of the properties that stay. */
  stated: ReadonlySet<string>;
  /** The names of the properties that go: they are internal, or only what goes has them. */
  hidden: ReadonlySet<string>;
  /** Those of them that go from every value, and not from some alternatives alone. */
  surelyHidden: ReadonlySet<string>;
  /** Whether a property goes, by its name or by a pattern. */
  hides: (name: string) => boolean;
  /** Whether a value is one of an alternative that goes, as a discriminator says. */
  isOfHidden: (value: Node) => boolean;
}

/** Keywords whose schemas say something of the value itself; those of `allOf` do so of every value. */
export const inPlace: readonly string[] = [
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
];

/** How many schemas the groups have together that are kept for the next time: more of them would not fit into memory. */
const maxKept = 500_000;

/** How many alternatives all values of examples may be tried with; patterns take as many of them as they take steps. */
const maxTrials = 200_000;

/** Reads how the schemas of a description lead to each other. */
export function schemaContext({ uses, mappings, needs }: References, gone: ReadonlySet<Part>): SchemaContext {
  const leads = new Map<Part, Part[]>();
  for (const { holder, target } of [...uses, ...needs]) {
    const from = holder.object === 'Discriminator' ? holder.parent : holder;
    if (from?.object !== 'Schema' || target.object !== 'Schema') continue;
    const known = leads.get(from);
    if (known) known.push(target);
    else leads.set(from, [target]);
  }
  const kinds = findKinds({ uses, mappings, needs }, gone);
  const hiddenKinds = new Map(
    [...kinds].map(([discriminator, named]): [Part, Set<string>] => [
      discriminator,
      new Set([...named].flatMap(([name, target]) => (gone.has(target) ? [name] : []))),
    ]),
  );
  const schemas = [...gone].filter(({ object }) => object === 'Schema');
  const alternatives = schemas.filter(
    ({ parent, field }) => /^(one|any)Of$/.test(field) && parent && !gone.has(parent),
  );
  const [touched, narrowed] = [findTouched(schemas, leads), findTouched(alternatives, leads)];
  const found = { groups: new Map(), fields: new Map(), below: new Map(), named: new Map(), naming: new Map() };
  const patterns = new Map<string, Pattern | undefined>();
  return {
    gone,
    leads,
    kinds,
    hiddenKinds,
    touched,
    narrowed,
    ...found,
    patterns,
    room: { schemas: maxKept, trials: maxTrials },
  };
}

/** These schemas, and all that lead to one or have one in them. */
function findTouched(schemas: readonly Part[], leads: SchemaContext['leads']): Set<Part> {
  const leadingTo = new Map<Part, Part[]>();
  for (const [from, targets] of leads)
    for (const target of targets) {
      const known = leadingTo.get(target);
      if (known) known.push(from);
      else leadingTo.set(target, [from]);
    }
  const touched = new Set(schemas);
  // The set grows while it is gone through.
  for (const part of touched) {
    if (part.parent?.object === 'Schema') touched.add(part.parent);
    for (const from of leadingTo.get(part) ?? []) touched.add(from);
  }
  return touched;
}

/**
 * Finds all schemas that say something of the values that `first` are about; `conditional` say something of some of these
 * values.
 */
export function groupOf(
  first: readonly Part[],
  context: SchemaContext,
  conditional: readonly Part[] = [],
): SchemaGroup {
  const [only, ...others] = first;
  const isSingle = only !== undefined && others.length === 0 && conditional.length === 0;
  const known = isSingle ? context.groups.get(only) : undefined;
  const group = known ?? makeGroup(first, conditional, context, new Set());
  if (isSingle && !known && group.left.size <= context.room.schemas) {
    context.room.schemas -= group.left.size;
    context.groups.set(only, group);
  }
  return group;
}

/** The same without `excluded`, alternatives that a value is not one of. */
export function makeGroup(
  first: readonly Part[],
  conditional: readonly Part[],
  context: SchemaContext,
  excluded: ReadonlySet<Part>,
): SchemaGroup {
  const { gone } = context;
  const of = (part: Part): SchemaFields => fieldsOf(part, context);
  const [left, certain, removed] = [new Set<Part>(), new Set<Part>(), new Set<Part>()];
  const take = (part: Part, into: Set<Part>): void => {
    if (!excluded.has(part)) (gone.has(part) ? removed : into).add(part);
  };
  for (const part of first) take(part, certain);
  for (const part of conditional) take(part, left);
  // The sets grow while they are gone through.
  for (const part of certain) {
    for (const inner of of(part).inPlace) take(inner, inner.field === 'allOf' ? certain : left);
    const isBase = part.node.$ref === undefined;
    for (const target of context.leads.get(part) ?? []) take(target, isBase ? left : certain);
  }
  for (const part of left) for (const inner of of(part).next) take(inner, left);
  for (const part of certain) left.add(part);
  for (const part of removed)
    for (const inner of of(part).next) if (!left.has(inner) && !excluded.has(inner)) removed.add(inner);
  const [stated, hidden, surelyHidden] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const part of left) addAll(of(part), stated, hidden);
  const surely = new Set<string>();
  for (const part of certain) addAll(of(part), surely, surelyHidden);
  for (const name of surely) for (const names of [hidden, surelyHidden]) names.delete(name);
  for (const part of removed)
    for (const names of [of(part).stated, of(part).hidden])
      for (const name of names) if (!stated.has(name)) hidden.add(name);
  const isOther = hidesOther(left, stated, context);
  const composedNames = new Set([...hidden].map(composed));
  const isHiddenOtherwise = (name: string): boolean => composedNames.has(composed(name));
  const isOfHidden = hidesKind(left, removed, context);
  return {
    left,
    certain,
    stated,
    hidden,
    surelyHidden,
    hides: (name) => hidden.has(name) || (!stated.has(name) && isHiddenOtherwise(name)) || isOther(name),
    isOfHidden,
  };
}

/** What a schema has for the fields of an object; each schema is looked through once. */
export function fieldsOf(schema: Part, { fields, gone, leads }: SchemaContext): SchemaFields {
  const known = fields.get(schema);
  if (known) return known;
  const all = (...names: string[]): Part[] => schema.parts.filter(({ field }) => names.includes(field));
  const named = new Map(all('properties').map((part) => [part.key, part]));
  const names = Object.keys(asNode(schema.node.properties));
  const isHidden = (name: string): boolean => gone.has(named.get(name) ?? schema) && named.has(name);
  const ofValue = all(...inPlace);
  const made: SchemaFields = {
    named,
    patterns: all('patternProperties'),
    others: all('additionalProperties', 'unevaluatedProperties'),
    stated: new Set(names.filter((name) => !isHidden(name))),
    hidden: new Set(names.filter(isHidden)),
    inPlace: ofValue,
    next: [...ofValue, ...(leads.get(schema) ?? [])],
    discriminators: all('discriminator'),
  };
  fields.set(schema, made);
  return made;
}

/** Adds the names of properties of a schema to those of others. */
function addAll(own: SchemaFields, stated: Set<string>, hidden: Set<string>): void {
  for (const name of own.stated) stated.add(name);
  for (const name of own.hidden) hidden.add(name);
}

/** Whether a property goes whose name no schema states: its pattern goes, or the schema of all others. */
function hidesOther(
  left: ReadonlySet<Part>,
  stated: ReadonlySet<string>,
  context: SchemaContext,
): (name: string) => boolean {
  const { gone } = context;
  const [patterns, others]: [Part[], Part[]] = [[], []];
  for (const schema of left) {
    const own = fieldsOf(schema, context);
    if (own.patterns.length > 0) patterns.push(...own.patterns);
    if (own.others.length > 0) others.push(...own.others);
  }
  const hasAll = others.some((part) => gone.has(part));
  const [going, staying] = [patterns.filter((part) => gone.has(part)), patterns.filter((part) => !gone.has(part))];
  if (!hasAll && going.length === 0) return () => false;
  return (name) => {
    if (stated.has(name)) return false;
    // Where it is not found out whether a pattern matches, the property goes.
    if (staying.some(({ key = '' }) => tryPattern(key, name, context))) return false;
    return hasAll || going.some(({ key = '' }) => matches(key, name, context));
  };
}

/** Whether a name matches a pattern; one that cannot be read, or takes too many steps, matches every name. */
export function matches(source: string, name: string, context: SchemaContext): boolean {
  return tryPattern(source, name, context) !== false;
}

/** The same; undefined where it is not found out. What it takes is among the trials of all values. */
function tryPattern(source: string, name: string, { room, patterns }: SchemaContext): boolean | undefined {
  // The value is not shown then, so that it may as well not match.
  if (room.trials < 0) {
    room.trials -= 1;
    return false;
  }
  if (!patterns.has(source)) patterns.set(source, readPattern(source));
  const pattern = patterns.get(source);
  const steps = { left: room.trials };
  const isMatch = pattern && matchesPattern(pattern, name, steps);
  room.trials = steps.left;
  return isMatch;
}

function hidesKind(
  left: ReadonlySet<Part>,
  removed: ReadonlySet<Part>,
  context: SchemaContext,
): (value: Node) => boolean {
  const { hiddenKinds } = context;
  const names = [...removed].filter(({ parent }) => parent?.object === 'Components').map(({ key }) => key);
  const kinds = [...left]
    .filter((schema) => fieldsOf(schema, context).discriminators.length > 0)
    .flatMap((schema) => fieldsOf(schema, context).discriminators)
    .map((part) => ({
      name: String(part.node.propertyName),
      hidden: new Set([...names, ...(hiddenKinds.get(part) ?? [])]),
    }));
  return (value) =>
    kinds.some(({ name, hidden }) => typeof value[name] === 'string' && hidden.has(String(value[name])));
}
