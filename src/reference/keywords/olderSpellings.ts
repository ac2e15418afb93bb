import { listOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';
import { isNullAlone, isNullable, statedTypes } from './keyword';

/** What a schema says in an older spelling, by the keywords of today; undefined where it does not use that spelling. */
type Spelling = (node: Node) => Node | undefined;

const spellings: readonly Spelling[] = [
  exclusiveLimit('minimum', 'exclusiveMinimum'),
  exclusiveLimit('maximum', 'exclusiveMaximum'),
  itemsByPosition,
  dependencies,
  nullable,
  nullAlone,
  nullBeside,
];

/**
 * A Schema Object in which the spellings of OpenAPI 3.0 and of earlier drafts of JSON Schema are those of 2020-12. They are
 * read in every version, as authors mean what they write.
 */
export function inCurrentSpelling(node: Node): Node {
  const found = spellings.map((spelling) => spelling(node)).filter((changed) => changed !== undefined);
  // There are very many schemas, and few are copied.
  return found.length === 0 ? node : Object.assign({}, node, ...found);
}

/** `exclusiveMinimum: true` makes `minimum` an exclusive limit (3.0); later versions state a number. */
function exclusiveLimit(inclusive: string, exclusive: string): Spelling {
  return (node) => {
    if (node[exclusive] === true) return { [exclusive]: node[inclusive], [inclusive]: undefined };
    return node[exclusive] === false ? { [exclusive]: undefined } : undefined;
  };
}

/** A list under `items` is what `prefixItems` was before 2020-12, and `additionalItems` then what `items` is. */
function itemsByPosition({ items, additionalItems, prefixItems }: Node): Node | undefined {
  return Array.isArray(items) ? { prefixItems: [...items, ...listOf(prefixItems)], items: additionalItems } : undefined;
}

/** `dependencies` held schemas and lists of names before 2019-09. */
function dependencies(node: Node): Node | undefined {
  if (!isNode(node.dependencies)) return undefined;
  const entries = Object.entries(node.dependencies);
  const entriesWith = (isList: boolean): Node =>
    Object.fromEntries(entries.filter(([, value]) => Array.isArray(value) === isList));
  return {
    dependentRequired: { ...entriesWith(true), ...asNode(node.dependentRequired) },
    dependentSchemas: { ...entriesWith(false), ...asNode(node.dependentSchemas) },
  };
}

/**
 * Where null is the only value that is listed, types beside it say nothing more: before 3.1 a schema had to state one that is
 * no `null` to be of null alone.
 */
function nullAlone(node: Node): Node | undefined {
  const isListed = isNullAlone({ const: node.const, enum: node.enum });
  const isOfOthers = node.nullable === true || statedTypes(node).some((type) => type !== 'null');
  return isListed && isOfOthers && isNullable(node) ? { type: undefined, nullable: undefined } : undefined;
}

/** `nullable` allows null beside the types (3.0), and beside the values that are listed. */
function nullable(node: Node): Node | undefined {
  if (node.nullable !== true || node.type === undefined) return undefined;
  return {
    type: [...new Set([node.type, 'null'].flat())],
    ...(Array.isArray(node.enum) ? { enum: [...new Set([...node.enum, null])] } : {}),
  };
}

/**
 * `type: 'null'` beside the schema of another value allows null as well, as generators write `nullable` beside `allOf` for 3.1:
 * by the letter, no value would be of both.
 */
function nullBeside(node: Node): Node | undefined {
  const isNull = statedTypes(node).length > 0 && statedTypes(node).every((type) => type === 'null');
  const members = [node.allOf, node.oneOf, node.anyOf].flatMap(listOf).filter(isNode);
  if (!isNull || members.length === 0 || members.some((member) => member.$ref === undefined)) return undefined;
  return { type: undefined, nullable: true };
}
