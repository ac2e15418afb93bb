import { isNode, ownValue } from '../../reference/json';
import { statedTypes } from '../../reference/keywords/keyword';
import { schemaKeywords } from '../../reference/keywords/table';
import type { Pair } from '../comparison';
import { allowedTypes, textKeywords, withSubtypes } from './allowed';
import { type Alternatives, alternativesOf } from './alternatives';
import type { LocatedValue, SchemaOfView, View } from './views';

/**
 * The pair with alternatives of one type each written as a list of types, where that is how the other side states them:
 * keywords about one type say nothing of values of another.
 */
export function withTypesListed(pair: Pair): Pair {
  const { base, revision } = pair;
  return { base: listTypes(base, revision), revision: listTypes(revision, base) };
}

function listTypes(view: View, other: View): View {
  const [alternatives, ...others] = alternativesOf(view);
  const isList = alternativesOf(other).length === 0 && (allowedTypes(other)?.size ?? 0) > 1;
  const types = alternatives && others.length === 0 && isList ? typesOfEach(alternatives) : undefined;
  if (!alternatives || !types) return view;
  const around = view.schemas.map((schema) => withoutAlternatives(schema, alternatives));
  const members = alternatives.members.map(({ value, pointer }) => ({
    node: { ...(isNode(value) ? value : {}), type: types },
    ...{ pointer, orNull: false },
  }));
  return { ...view, schemas: [...around, ...members] };
}

function withoutAlternatives(schema: SchemaOfView, { keyword, pointer }: Alternatives): SchemaOfView {
  if (`${schema.pointer}/${keyword}` !== pointer) return schema;
  const { [keyword]: _alternatives, ...node } = schema.node;
  return { ...schema, node };
}

/** The types of alternatives that have one each and say nothing of others; undefined where they are other schemas. */
function typesOfEach({ keyword, members }: Alternatives): string[] | undefined {
  const types = members.map(onlyType);
  const stated = types.flatMap((type) => type ?? []);
  const wide = withSubtypes(new Set(stated));
  const areApart = new Set(stated).size === stated.length && (keyword === 'anyOf' || wide.size === stated.length);
  return stated.length === members.length && areApart && hasNoKeywordTwice(members) ? stated : undefined;
}

function onlyType({ value }: LocatedValue): string | undefined {
  if (!isNode(value)) return undefined;
  const [type, ...others] = statedTypes(value);
  if (type === undefined || others.length > 0 || value.nullable === true) return undefined;
  const about = type === 'integer' ? 'number' : type;
  const isOfType = (keyword: string): boolean =>
    keyword === 'type' || keyword === 'format' || ownValue(schemaKeywords, keyword)?.about === about;
  return Object.keys(value).every((keyword) => isOfType(keyword) || textKeywords.includes(keyword)) ? type : undefined;
}

function hasNoKeywordTwice(members: readonly LocatedValue[]): boolean {
  const keywords = members.flatMap(({ value }) => Object.keys(isNode(value) ? value : {}));
  const limits = keywords.filter((keyword) => keyword !== 'type' && !textKeywords.includes(keyword));
  return new Set(limits).size === limits.length;
}
