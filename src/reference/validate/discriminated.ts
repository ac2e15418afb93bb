import { listOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';

/** Leads from a reference to the schema; undefined for one that cannot be resolved. */
type Resolve = (reference: string) => unknown;

/** What a discriminator says of the values of its field, by the schema that they choose. */
interface Tags {
  property: string;
  /** The values that a mapping states; a schema that it leaves out is chosen by its name. */
  mapped: Map<Node, string[]>;
}

/** What the field of a discriminator says of the alternatives of a `oneOf` (4.25). */
export interface ValueChoice {
  property: string;
  /** For each alternative what its field may be; nothing for one of which that is not known. */
  options: (Option | null)[];
}

interface Option {
  /** The values that choose the alternative. */
  values: unknown[];
  /** Whether no other value is its own; one that is chosen by its name alone may have those that choose no other. */
  isClosed: boolean;
  /** Whether a mapping says so, and not its schema. */
  isMapped: boolean;
}

/**
 * What a discriminator says of its field in each alternative of a `oneOf`. JSON Schema knows no discriminator, by which
 * alternatives that allow each other's fields would all accept a value, and all of them would be tried with each value.
 */
export function choiceByValue(node: Node, resolve: Resolve): ValueChoice | undefined {
  const alternatives = listOf(node.oneOf).map((each) => named(each, resolve));
  const tags = tagsOf(node, alternatives, resolve);
  if (!tags || alternatives.length < 2) return undefined;
  const { property, mapped } = tags;
  const known = alternatives.map((each) => {
    if (!each) return undefined;
    const stated = statedValues(each.schema, property, resolve);
    const own = mapped.get(each.schema);
    const values = asTyped(own ?? [each.name]);
    // An alternative that states its value is known by it, unless a mapping says another; what the others extend states theirs.
    if (stated?.length === 1)
      return own && !values.includes(stated[0])
        ? undefined
        : { values: stated, stated, isClosed: true, isMapped: false };
    return { values, stated, isClosed: own !== undefined, isMapped: own !== undefined };
  });
  const all = new Set(known.flatMap((each) => each?.values ?? []));
  const options = known.map((each) => {
    if (!each) return null;
    const { stated, ...option } = each;
    // What is of none of the known values is said by another field.
    if (stated && !stated.some((value) => all.has(value))) return null;
    const own = new Set(option.values);
    return [...all].every((value) => own.has(value)) ? null : option;
  });
  return { property, options };
}

interface Alternative {
  name: string;
  schema: Node;
}

function named(alternative: unknown, resolve: Resolve): Alternative | undefined {
  const { $ref } = asNode(alternative);
  const schema = typeof $ref === 'string' ? resolve($ref) : undefined;
  return isNode(schema) ? { name: decodeURIComponent(String($ref).replace(/^.*[/#]/, '')), schema } : undefined;
}

/** The discriminator of a union, with what those that its alternatives extend say by the same field. */
function tagsOf(node: Node, alternatives: readonly (Alternative | undefined)[], resolve: Resolve): Tags | undefined {
  const inherited = alternatives.flatMap((each) => (each ? discriminatorsOf(each.schema, resolve) : []));
  const all = [...(isNode(node.discriminator) ? [node.discriminator] : []), ...new Set(inherited)];
  const property = all[0]?.propertyName;
  if (typeof property !== 'string') return undefined;
  const mapped = new Map<Node, string[]>();
  const add = (schema: unknown, value: string): void => {
    if (!isNode(schema)) return;
    const values = mapped.get(schema) ?? [];
    values.push(value);
    mapped.set(schema, values);
  };
  for (const { propertyName, mapping } of all)
    if (propertyName === property)
      for (const [value, target] of Object.entries(asNode(mapping))) add(targetOf(String(target), resolve), value);
  for (const each of alternatives) {
    const { 'x-discriminator-value': own, 'x-ms-discriminator-value': microsoft } = each?.schema ?? {};
    const value = own ?? microsoft;
    if (typeof value === 'string') add(each?.schema, value);
  }
  return { property, mapped };
}

function targetOf(target: string, resolve: Resolve): unknown {
  return target.includes('/') ? resolve(target) : resolve(`#/components/schemas/${target}`);
}

/** The discriminators in the schemas that a schema extends, and its own. */
function discriminatorsOf(schema: Node, resolve: Resolve): Node[] {
  return extendedBy(schema, resolve).flatMap(({ discriminator }) => (isNode(discriminator) ? [discriminator] : []));
}

/** The values that a schema states for a property, in itself or in what it extends: the fewest. */
function statedValues(schema: Node, property: string, resolve: Resolve): unknown[] | undefined {
  const lists = extendedBy(schema, resolve).flatMap(({ properties }) => {
    const stated = asNode(asNode(properties)[property]);
    const own = typeof stated.$ref === 'string' ? asNode(resolve(stated.$ref)) : stated;
    if (own.const !== undefined) return [[own.const]];
    return Array.isArray(own.enum) ? [own.enum] : [];
  });
  return lists.sort((a, b) => a.length - b.length)[0];
}

/** A schema and all that it extends. */
function extendedBy(schema: Node, resolve: Resolve): Node[] {
  const found = new Set<Node>([schema]);
  for (const each of found) {
    const referred = typeof each.$ref === 'string' ? [resolve(each.$ref)] : [];
    for (const inner of [...referred, ...listOf(each.allOf)]) if (isNode(inner)) found.add(inner);
  }
  return [...found];
}

/** Values of a mapping, which are texts, and what they are where the field is a number or true or false. */
export function asTyped(values: readonly string[]): unknown[] {
  const typed = values.flatMap((value): unknown[] => {
    if (/^(true|false)$/.test(value)) return [value, value === 'true'];
    return /^-?(0|[1-9]\d{0,14})$/.test(value) ? [value, Number(value)] : [value];
  });
  return [...new Set(typed)];
}
