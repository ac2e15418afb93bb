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

/** The fields of a body that a documented 409 names where it says what is taken: "A pet with this name already exists". */
export function fieldsNamedAsTaken(body: JsonObject, { response, media }: Documented): string[] {
  const examples = (media?.examples ?? []).map(({ summary, description, value }) => [summary, description, value]);
  const sentences = JSON.stringify([response.description, examples])
    .split(/"|\\n|[.!?]\s/)
    .filter((sentence) => conventions.saysTaken.test(sentence))
    .map(inWords);
  return Object.keys(body).filter((name) => sentences.some((sentence) => sentence.includes(inWords(name))));
}

/** A name or a text as words between spaces, so that `externalId` is found in "The external id is taken". */
function inWords(text: string): string {
  const words = text.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}
