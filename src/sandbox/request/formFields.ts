import type { ExampleCache } from '../../reference/examples/schemaExample';
import { groupBy } from '../../reference/groupBy';
import type { Json } from '../../reference/json';
import type { Encoding, MediaType } from '../../reference/model';
import { defaultStyles, isExplodedByDefault } from '../../reference/request/parameterStyle';
import { propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';
import { decodeForm, formPairs, type NestedPair, namesInBrackets, nestedValues } from './pairs';
import { separators, split } from './parameters';
import { parseJson, readValue } from './values';

type Property = MediaType['schema'];

/** How the value of a field is written, as a parameter of a query (4.15.1.2). */
type FieldStyle = Required<Pick<Encoding, 'style' | 'explode'>>;

/** A field without a stated style: a list repeats its name, and an object is JSON. */
const unstated: FieldStyle = { style: defaultStyles.query, explode: true };

/** Fields of a form by their names; `a[b]` and JSON texts are read where the schema asks for an object (4.15). */
export function readForm(media: MediaType, text: string, cache: ExampleCache): Json {
  const properties = propertiesIn(media.schema, cache);
  const namesOf = fieldNames(media, cache);
  const nested = formPairs(text).map(([key, value]) => ({ names: namesOf(key), value }));
  const byName = groupBy(nested, ({ names: [first = ''] }) => [first]);
  return Object.fromEntries(
    [...byName].map(([name, given]) => {
      const own = given.map(({ names: [, ...inner], value }): NestedPair => [inner, value]);
      if (own.every(([[first = '']]) => first === '')) {
        const texts = own.map(([, value]) => value);
        return [name, readField(texts, properties.get(name), cache, styleOf(media, name), decodeForm)];
      }
      const decoded = own.map(([inner, value]): NestedPair => [inner, decodeForm(value)]);
      return [name, readValue(nestedValues(decoded), properties.get(name), cache)];
    }),
  );
}

/**
 * Reads the name of a field as the names that lead to its value: `a[b]` is `b` in `a`, and so is `b` where the encoding of the
 * object `a` gives each of its fields a pair of its own.
 */
export function fieldNames(media: MediaType, cache: ExampleCache): (key: string) => string[] {
  const properties = propertiesIn(media.schema, cache);
  const spread = media.encoding.flatMap(({ property }) => {
    const schema = properties.get(property);
    const { style, explode } = styleOf(media, property) ?? { ...unstated, explode: false };
    const isSpread = style === defaultStyles.query && explode && typesIn(schema, cache).has('object');
    return isSpread ? [{ property, named: propertiesIn(schema, cache) }] : [];
  });
  return (key) => {
    if (properties.has(key)) return [key];
    const names = namesInBrackets(key);
    const [first = ''] = names;
    if (properties.has(first)) return names;
    const owner = spread.find(({ named }) => named.has(first)) ?? spread.find(({ named }) => named.size === 0);
    return owner ? [owner.property, ...names] : names;
  };
}

/** The style that the encoding of a field states. */
export function styleOf({ encoding }: MediaType, property: string): FieldStyle | undefined {
  const { style, explode } = encoding.find((each) => each.property === property) ?? {};
  if (style === undefined && explode === undefined) return undefined;
  const stated = style ?? defaultStyles.query;
  return { style: stated, explode: explode ?? isExplodedByDefault(stated) };
}

/** Reads a field by its schema and style, from all texts that were sent by its name, each of which `decode` decodes. */
export function readField(
  texts: readonly string[],
  property: Property,
  cache: ExampleCache,
  style = unstated,
  decode = (text: string): string => text,
): Json {
  const types = typesIn(property, cache);
  const decoded = texts.map(decode);
  const [only = ''] = decoded;
  const parsed = texts.length === 1 && /^\s*[[{]/.test(only) ? parseJson(only) : undefined;
  if (parsed !== undefined && (types.has('object') || types.has('array'))) {
    // A list of one object is sent as that.
    return types.has('object') || Array.isArray(parsed) ? parsed : [parsed];
  }
  const wanted = { isList: types.has('array'), isObject: types.has('object') && !style.explode };
  if (!wanted.isList && !wanted.isObject) return texts.length > 1 ? decoded : readValue(only, property, cache);
  const [first = ''] = texts;
  const pieces =
    texts.length === 1 ? split({ name: '', explode: false, style: style.style }, first, wanted, decode) : [];
  const whole = wanted.isList || texts.length > 1 ? [decoded] : [];
  const isJoined = !style.explode || Object.hasOwn(separators, style.style);
  const readings = isJoined ? [...pieces, ...whole] : [...whole, ...pieces];
  const values = readings.map((each) => readValue(each, property, cache));
  return values.find((value) => property && cache.accepts(property, value, 'request')) ?? values[0] ?? [];
}
