// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { objectsWithin } from './examples.mjs';

/** @typedef {Record<string, unknown>} Tree */
/**
 * @typedef {object} Kind records of one kind, such as stores
 * @property {string} name
 * @property {string[]} paths the paths below which `id` is one of this kind
 * @property {Record<string, Record<string, string>>} fields the fields that hold such an id, each with the fields beside
 *   it that repeat one of the record
 * @property {string[]} externalFields the fields that hold the `externalId` of one
 * @property {string[]} inside the fields of other records that hold these records
 * @property {Map<string, Tree>} records the records by their ids
 * @property {Map<string, Tree>} external those with an `externalId`, by it
 */
/** @typedef {{ now: number, cities: Record<string, Tree>, otherIds: string[], kinds: Kind[] }} World */

const FOLDER = path.join(import.meta.dirname, '../world');

/** The data of the fictional retail chain that the examples use, from `openapi/world`. */
export const world = readWorld();

/** @returns {World} */
function readWorld() {
  const { now, cities, otherIds, kinds } = /** @type {Tree} */ (read('world.yaml'));
  return {
    now: Date.parse(String(now)),
    cities: /** @type {Record<string, Tree>} */ (cities),
    otherIds: Object.keys(/** @type {Tree} */ (otherIds)),
    kinds: Object.entries(/** @type {Record<string, Tree>} */ (kinds)).map(([name, kind]) => readKind(name, kind)),
  };
}

/**
 * @param {string} name
 * @param {Tree} kind as it stands in `world.yaml`
 * @returns {Kind}
 */
function readKind(name, { paths, fields, externalFields, inside, ids, records: files, key }) {
  const within = texts(inside);
  const records = new Map(texts(ids).map((id) => [id, /** @type {Tree} */ ({})]));
  for (const file of texts(files)) addRecords(records, file, within, String(key ?? 'id'));
  const external = [...records.values()].filter(({ externalId }) => typeof externalId === 'string');
  return {
    name,
    paths: texts(paths),
    fields: /** @type {Kind['fields']} */ (fields),
    externalFields: texts(externalFields),
    inside: within,
    records,
    external: new Map(external.map((record) => [String(record.externalId), record])),
  };
}

/**
 * @param {unknown} value a list, a single value or nothing
 * @returns {string[]}
 */
function texts(value) {
  return [value ?? []].flat().map(String);
}

/**
 * @param {string} file
 * @throws with file, line and column if it is not YAML
 */
function read(file) {
  try {
    return parseYaml(readFileSync(path.join(FOLDER, file), 'utf8'));
  } catch (cause) {
    const { mark, reason } = /** @type {{ mark?: { line: number, column: number }, reason?: string }} */ (cause);
    const at = mark ? `:${mark.line + 1}:${mark.column + 1}` : '';
    throw new Error(`openapi/world/${file}${at} is not YAML: ${reason}. Correct it.`, { cause });
  }
}

/**
 * Adds the records of a file of Example Objects; where two have the same id, the first.
 *
 * @param {Map<string, Tree>} records
 * @param {string} file
 * @param {string[]} inside the fields that hold them; without any, they are what the examples themselves show
 * @param {string} key the field that is their id
 */
function addRecords(records, file, inside, key) {
  for (const example of Object.values(/** @type {Record<string, Tree>} */ (read(file)))) {
    for (const { object, field } of objectsWithin(example.value)) {
      const isOne = inside.length === 0 ? field === undefined : inside.includes(String(field));
      const id = object[key];
      if (isOne && id !== undefined && !records.has(String(id))) records.set(String(id), object);
    }
  }
}

/**
 * The kind whose `id` is meant in what an operation at `address` sends and returns.
 *
 * @param {string} address a path of the description
 * @returns {Kind | undefined}
 */
export function kindAt(address) {
  const found = world.kinds.flatMap((kind) => kind.paths.map((start) => ({ kind, start })));
  const below = found.filter(({ start }) => address.startsWith(start));
  return below.sort((one, other) => other.start.length - one.start.length)[0]?.kind;
}

/**
 * The kinds whose ids the field may hold.
 *
 * @param {string} field
 */
export function kindsOf(field) {
  return world.kinds.filter((kind) => Object.hasOwn(kind.fields, field));
}

/**
 * The kinds whose external ids the field may hold.
 *
 * @param {string} field
 */
export function kindsOfExternal(field) {
  return world.kinds.filter(({ externalFields }) => externalFields.includes(field));
}

/**
 * What a record says under `key`; the `name` of a user is made of two fields.
 *
 * @param {Tree} record
 * @param {string} key
 */
export function valueIn(record, key) {
  if (key === 'name' && record.firstName !== undefined) return `${record.firstName} ${record.lastName}`;
  return record[key];
}
