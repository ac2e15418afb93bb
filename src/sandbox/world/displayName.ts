import type { Json } from '../../reference/json';
import type { JsonObject } from '../request/types';

/** How many items are looked through for samples: the texts of any others are made in the same way. */
export const mostSamples = 100;

/** The text that samples show for an object in a field; undefined where no text is made of the object's own fields. */
export function displayName(
  name: string,
  object: JsonObject | undefined,
  samples: readonly JsonObject[],
  objectOf: (sample: JsonObject) => JsonObject | undefined,
): string | undefined {
  if (!object) return undefined;
  for (const each of samples) {
    const text = each[name];
    const fields = typeof text === 'string' ? nameFields(text, objectOf(each) ?? {}) : [];
    if (fields.length > 0) return fields.map((key) => object[key] ?? '').join(' ');
  }
  return undefined;
}

/** The fields of an object that make a text: one (`sap`) or two (`firstName`, `lastName`); none where the text is not of the object. */
function nameFields(text: Json, object: JsonObject): string[] {
  const texts = Object.keys(object).filter((key) => typeof object[key] === 'string' && object[key] !== '');
  const pairs = texts.flatMap((first) => texts.map((second) => [first, second]));
  const choices = [...texts.map((key) => [key]), ...pairs];
  return choices.find((keys) => keys.map((key) => object[key]).join(' ') === text) ?? [];
}
