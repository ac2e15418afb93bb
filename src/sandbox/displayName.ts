import type { Json } from '../reference/json';
import type { JsonObject } from './types';

/** The text that samples show for an object in a field; undefined where no text is made of the object's own fields. */
export function displayName(
  name: string,
  object: JsonObject | undefined,
  samples: readonly JsonObject[],
  objectOf: (sample: JsonObject) => JsonObject | undefined,
): string | undefined {
  const found = samples.flatMap((each) =>
    typeof each[name] === 'string' ? [nameFields(each[name], objectOf(each) ?? {})] : [],
  );
  const fields = found.find((each) => each.length > 0);
  return object && fields?.map((key) => object[key] ?? '').join(' ');
}

/** The fields of an object that make a text: one (`sap`) or two (`firstName`, `lastName`); none where the text is not of the object. */
function nameFields(text: Json, object: JsonObject): string[] {
  const texts = Object.keys(object).filter((key) => typeof object[key] === 'string' && object[key] !== '');
  const pairs = texts.flatMap((first) => texts.map((second) => [first, second]));
  const choices = [...texts.map((key) => [key]), ...pairs];
  return choices.find((keys) => keys.map((key) => object[key]).join(' ') === text) ?? [];
}
