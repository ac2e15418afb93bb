import type { Operation } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import type { SandboxDescription } from '../world/description';
import { bodySchema, type Documented } from '../world/documented';

/** The fields of a body whose values no two objects share, by their names or by `x-unique`, in the order of its schema. */
export function uniqueFields(body: JsonObject, operation: Operation, { cache, unique }: SandboxDescription): string[] {
  const properties = propertiesIn(bodySchema(operation), cache);
  const isUnique = (name: string): boolean => {
    const property = properties.get(name);
    return conventions.unique.test(name) || (property !== undefined && unique.has(property));
  };
  return [...new Set([...properties.keys(), ...Object.keys(body)])].filter((name) => name in body && isUnique(name));
}

/**
 * The fields of a body that a documented 409 names where it says what is taken: "A pet with this name already exists". Each with
 * the fields of what its value is taken in: "The name is taken. Names are unique in the category."
 */
export function fieldsNamedAsTaken(body: JsonObject, { response, media }: Documented): string[][] {
  const examples = (media?.examples ?? []).map(({ summary, description, value }) => [summary, description, value]);
  return [response.description, ...examples].flatMap((source) => {
    const text = JSON.stringify(source ?? '');
    const sentences = text.split(/"|\\n|[.!?]\s/).filter((sentence) => conventions.saysTaken.test(sentence));
    if (sentences.length === 0) return [];
    const [whole, ...said] = [text, ...sentences].map(inWords);
    const names = Object.keys(body);
    const around = names.filter((name) => isPlace(inWords(name).replace(/ id $/, ' '), whole ?? ''));
    const isNamed = (name: string): boolean => said.some((sentence) => sentence.includes(inWords(name)));
    return names.filter((name) => isNamed(name) && !around.includes(name)).map((name) => [name, ...around]);
  });
}

/** Whether a text says that something is in, or belongs to, what has a name. */
function isPlace(name: string, text: string): boolean {
  const before = text.split(name).slice(0, -1);
  return before.some((words) => / (?:of|in|within|per|for)(?: (?:an?|the|this|that|its|each|one|same))*$/.test(words));
}

/** A name or a text as words between spaces, so that `externalId` is found in "The external id is taken". */
function inWords(text: string): string {
  const words = text.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}
