import type { Json } from '../reference/json';
import type { JsonObject } from './types';

/** What an object is called in a field, as samples have it of the objects that they are about; undefined where none has. */
export function calledAs(
  name: string,
  object: JsonObject | undefined,
  samples: readonly JsonObject[],
  objectOf: (sample: JsonObject) => JsonObject | undefined,
): string | undefined {
  const ways = samples.flatMap((each) =>
    typeof each[name] === 'string' ? [wayTo(each[name], objectOf(each) ?? {})] : [],
  );
  const way = ways.find((each) => each.length > 0);
  return object && way?.map((key) => object[key] ?? '').join(' ');
}

/** The fields of an object that make a text: one (`sap`), or two (`firstName`, `lastName`); none where it is from elsewhere. */
function wayTo(text: Json, object: JsonObject): string[] {
  const texts = Object.keys(object).filter((key) => typeof object[key] === 'string' && object[key] !== '');
  const pairs = texts.flatMap((first) => texts.map((second) => [first, second]));
  const ways = [...texts.map((key) => [key]), ...pairs];
  return ways.find((keys) => keys.map((key) => object[key]).join(' ') === text) ?? [];
}
