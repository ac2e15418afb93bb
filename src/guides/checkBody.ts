import { escapeRegExp } from '../reference/escape';
import { isJsonObject, type Json, ownValue } from '../reference/json';
import { schemaKeywords } from '../reference/keywords/table';
import type { Operation, Schema } from '../reference/model';
import { plainPointerKeys, toPlainPointer, valueAt } from '../reference/pointer';
import type { Direction } from '../reference/schema';
import { type AppliedCache, appliedBy } from '../reference/schemas/appliedSchemas';
import { describedPropertiesIn, unnamedFieldsOf } from '../reference/schemas/insideSchemas';
import { type DescribedBy, undescribedIn } from '../reference/schemas/undescribed';
import { parseJson } from '../sandbox/request/values';
import type { Collection } from '../sandbox/world/collections';
import { documentedFor, isJson, successOf } from '../sandbox/world/documented';
import type { Owner } from './apiNames';
import { collectionShownBy, unknownInBody } from './checkIds';
import type { Fault, GuideApi } from './guideApi';
import { unknownValue } from './shell';

/** What a JSON text is checked against. `isPart`: required fields may be missing. */
export interface Expected {
  /** In words: `the body of createTask`. */
  what: string;
  schema?: Schema;
  direction: Direction;
  mayBeIncomplete?: boolean;
  /** The collection whose objects it shows, where these are there already. */
  own?: Collection;
}

/** The JSON body that an operation takes, or that a webhook is sent with. */
export function requestBodyOf({ id, kind, requestBody }: Operation): Expected | undefined {
  const media = requestBody?.content.find(isJson);
  const direction = kind === 'operation' ? 'request' : 'response';
  return media && { what: `the body of ${id}`, schema: media.schema, direction };
}

/** The JSON body that an operation returns with a status; with none, that of its success. */
export function responseBodyOf(operation: Operation, { objects }: GuideApi, status?: number): Expected | undefined {
  const documented = status === undefined ? successOf(operation) : documentedFor(operation, status);
  const media = documented?.response.content.find(isJson);
  const own = collectionShownBy(operation, objects);
  return media && { what: `the response of ${operation.id}`, schema: media.schema, direction: 'response', own };
}

/** Checks a JSON text against a schema. A value that only the shell knows may be any. */
export function checkBody(text: string, expected: Expected, { validator, cache, objects }: GuideApi): Fault[] {
  const value = parseJson(withUnknown(text));
  if (value === undefined)
    return [{ excerpt: '', message: 'This is not JSON.', remedy: 'Correct it, or name another language.' }];
  if (!expected.schema) return [];
  const undeclared = undescribedIn(value, expected.schema, describedFields, cache)
    .map(toPlainPointer)
    .map((pointer) => ({
      pointer: `#${pointer}`,
      excerpt: excerptAt(pointer),
      message: `\`${pointer.slice(1).replaceAll('/', '.')}\` is not a field of ${expected.what}.`,
      remedy: 'Name a field that the description has.',
    }));
  const refused = validator
    .check(expected.schema, value, expected.direction, Number.POSITIVE_INFINITY)
    .flatMap(({ pointer, keyword, reason }) => {
      if (expected.mayBeIncomplete && keyword === 'required') return [];
      const found = ownValue(schemaKeywords, keyword)?.unnamedFields ? undefined : valueAt(value, pointer);
      if (typeof found === 'string' && found.includes(unknownValue)) return [];
      const place = pointer === '' ? 'The value' : `\`${pointer.slice(1).replaceAll('/', '.')}\``;
      return [
        {
          pointer: `#${pointer}`,
          excerpt: excerptAt(pointer),
          message: `${place} ${reason}, in ${expected.what}.`,
          remedy: 'Write it as the description has it, or name what this body is in the line that opens the block.',
        },
      ];
    });
  const known = new Set(refused.map(({ pointer }) => pointer));
  return [
    ...refused,
    ...undeclared.filter(({ pointer }) => !known.has(pointer)),
    ...unknownInBody(value, expected.schema, objects, expected.own),
  ];
}

/**
 * Nearly every schema allows further fields, so that clients accept them, but a guide shows only fields of the
 * description.
 */
const describedFields: DescribedBy = { propertiesOf: describedPropertiesIn, isOpen };

/** Whether a schema describes fields that it does not name. */
function isOpen(schema: Schema, cache: AppliedCache): boolean {
  return appliedBy(schema, cache)
    .flatMap(unnamedFieldsOf)
    .some(({ kind }) => kind !== 'never');
}

/** Puts a value that only the shell or Postman (`{{deadline}}`) knows into quotes, so that the whole text can be parsed. */
function withUnknown(text: string): string {
  return text
    .replace(/\{\{\w+\}\}/g, unknownValue)
    .replace(new RegExp(`(?<=[:,[]\\s*)${unknownValue}(?=\\s*[,}\\]])`, 'g'), `"${unknownValue}"`);
}

/** The field that a pointer ends at, as a JSON text writes it. */
function excerptAt(pointer: string): string {
  const name = plainPointerKeys(pointer)
    .filter((key) => !/^\d+$/.test(key))
    .at(-1);
  return name === undefined ? '' : `"${name}"`;
}

/**
 * The fields of JSON that a filter made of a response: each is one of the operation's, or named by the filter itself.
 * Text that is not JSON has none.
 */
export function checkFields(text: string, filter: string, operation: Operation, api: GuideApi): Fault[] {
  const about = api.reach(`operation ${operation.id}`);
  return [...new Set(keysOf(parseJson(text)))].flatMap((name) =>
    isFieldOf(name, about, api) || new RegExp(`(?<!\\w)${escapeRegExp(name)}"?\\s*:`).test(filter)
      ? []
      : [
          {
            excerpt: `"${name}"`,
            message: `\`${name}\` is not a field of ${operation.id}.`,
            remedy: 'Name a field that its response has.',
          },
        ],
  );
}

/** The fields that a filter of jq reads. */
export function checkFilter(filter: string, operation: Operation, api: GuideApi): Fault[] {
  const about = api.reach(`operation ${operation.id}`);
  const code = filter.replace(/"[^"]*"/g, '""');
  const paths = [...code.matchAll(/(?<![\w)])\.([a-zA-Z_]\w*(?:\??\.[a-zA-Z_]\w*)*)/g)].flatMap(([, path = '']) =>
    path.split(/\??\./),
  );
  const short = [...code.matchAll(/[{,]\s*([a-zA-Z_]\w*)\s*(?=[,}])/g)].map(([, name = '']) => name);
  return [...new Set([...paths, ...short])].flatMap((name) =>
    isFieldOf(name, about, api)
      ? []
      : [
          {
            excerpt: name,
            message: `jq reads \`${name}\`, which is not a field of ${operation.id}.`,
            remedy: 'Name a field that its response has.',
          },
        ],
  );
}

function isFieldOf(name: string, about: ReadonlySet<Owner>, { fields }: GuideApi): boolean {
  return [...(fields.get(name) ?? [])].some((owner) => about.has(owner));
}

/** The names of all fields in a value. */
export function keysOf(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
