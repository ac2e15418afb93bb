import { listOf } from '../../reference/buildContext';
import { isInteger, isNumber } from '../../reference/exactNumber';
import { asNode, isSame, type Node, ownValue, typeOfValue } from '../../reference/json';
import { isNullable, statedTypes } from '../../reference/keywords/keyword';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { rows, schemaKeywords } from '../../reference/keywords/table';
import { everyType, type SchemaOfView, statedIn, type View } from './views';

/** The values that a view lists (`enum`, `const`), those that every schema allows and null left out; undefined for any. */
export function listedValues(view: View): unknown[] | undefined {
  let listed: unknown[] | undefined;
  for (const { node } of view.schemas) {
    for (const values of listsOf(node)) {
      listed = listed ? listed.filter((value) => values.some((other) => isSame(value, other))) : values;
    }
  }
  const values = listed?.filter((value) => value !== null);
  return values && isEvery(values, allowedTypes(view)) ? undefined : values;
}

/** Whether a list has every value of the types, as `true` and `false` are every boolean. */
function isEvery(values: unknown[], types: ReadonlySet<string> | undefined): boolean {
  const others = [...(types ?? ['any'])].filter((type) => type !== 'null');
  const isBoolean = others.every((type) => type === 'boolean');
  return isBoolean && values.length >= others.length * 2;
}

function listsOf(node: Node): unknown[][] {
  return [
    ...(Array.isArray(node.enum) ? [node.enum as unknown[]] : []),
    ...(node.const === undefined ? [] : [[node.const]]),
    ...unionKeywords.flatMap((keyword) => {
      const values = constantsIn(node[keyword]);
      return values ? [values] : [];
    }),
  ];
}

/** Annotations whose changes have rules of their own. */
const keywordsWithOwnRule = ['default', 'readOnly', 'writeOnly', 'deprecated', 'x-sunset'];

/** All others of the table are texts for readers: they say nothing of which values there are. */
export const textKeywords: readonly string[] = [
  ...rows.flatMap(({ annotates, keyword }) => (annotates && !keywordsWithOwnRule.includes(keyword) ? [keyword] : [])),
  '$comment',
];

/** What a constant may have beside it. */
const keywordsBesideConst = ['const', 'type', 'deprecated', ...textKeywords];

/** The values of alternatives that are constants, which list values as `enum` does; undefined for any others. */
export function constantsIn(alternatives: unknown): unknown[] | undefined {
  const members = listOf(alternatives).map(asNode);
  const isConstant = (node: Node): boolean =>
    node.const !== undefined &&
    Object.keys(node).every((key) => keywordsBesideConst.includes(key) || key.startsWith('x-'));
  return members.length > 0 && members.every(isConstant) ? members.map((node) => node.const) : undefined;
}

/** The types that a view allows, `null` among them; undefined when it allows any. */
export function allowedTypes(view: View): Set<string> | undefined {
  let types: Set<string> | undefined;
  for (const schema of view.schemas) {
    const own = typesOf(schema);
    if (own) types = types ? intersect(types, own) : own;
  }
  return types;
}

function typesOf(schema: SchemaOfView): Set<string> | undefined {
  const { node, orNull } = schema;
  const stated = statedTypes(node);
  const types = stated.length > 0 ? stated : impliedTypes(node);
  if (types.length === 0 || everyType.every((type) => types.includes(type))) return undefined;
  const lists = listsOf(node);
  const withNull =
    orNull ||
    // A schema may be `nullable` although the values that it lists lack null.
    (stated.length > 0 &&
      isNullable(node, types) &&
      (node.nullable === true || lists.every((values) => values.includes(null)))) ||
    (stated.length === 0 && types.includes('null'));
  return new Set([...types.filter((type) => type !== 'null'), ...(withNull ? ['null'] : [])]);
}

/** The types of the listed values, else those that other keywords are about: a schema with `properties` is an object's. */
function impliedTypes(node: Node): string[] {
  const values = listsOf(node).flat();
  if (values.length > 0) return [...new Set(values.map(exactTypeOf))];
  const about = Object.keys(node).flatMap((keyword) => {
    const row = ownValue(schemaKeywords, keyword);
    return row?.impliesType && row.about ? [row.about] : [];
  });
  return [...new Set(about)];
}

function exactTypeOf(value: unknown): string {
  return isNumber(value) && isInteger(value) ? 'integer' : typeOfValue(value);
}

/** Whether the numbers that a view allows are integers by their type. */
export function isIntegerOnly(view: View): boolean {
  const types = allowedTypes(view);
  return types?.has('integer') === true && !types.has('number');
}

/** The types with those that are among them: every integer is a number. */
export function withSubtypes(types: ReadonlySet<string>): Set<string> {
  return types.has('number') ? new Set([...types, 'integer']) : new Set(types);
}

function intersect(a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> {
  const [wideA, wideB] = [withSubtypes(a), withSubtypes(b)];
  const common = [...wideA].filter((type) => wideB.has(type));
  return new Set(common.filter((type) => type !== 'integer' || !common.includes('number')));
}

/** The values of a keyword that is a list of names, in all schemas of a view. */
export function namesIn(view: View, keyword: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { value, pointer } of statedIn(view, keyword)) {
    listOf(value).forEach((name, index) => {
      if (typeof name === 'string' && !names.has(name)) names.set(name, `${pointer}/${index}`);
    });
  }
  return names;
}
