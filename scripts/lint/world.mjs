// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPlainObject, parseYaml } from '@redocly/openapi-core';

/** @typedef {Record<string, unknown>} Tree */
/**
 * @typedef {object} Kind records of one kind, such as stores
 * @property {string} name
 * @property {string[]} paths the paths below which `id` is one of this kind
 * @property {Record<string, Record<string, string>>} fields the fields that hold such an id, each with the fields beside
 *   it that repeat one of the record
 * @property {Map<string, Tree>} records the records by their ids
 */
/** @typedef {{ now: number, cities: Record<string, Tree>, kinds: Kind[] }} World */

const FOLDER = path.join(import.meta.dirname, '../../openapi/world');

/** The chain of which the examples tell, read from `openapi/world`. */
export const world = readWorld();

/** @returns {World} */
function readWorld() {
  const { now, cities, kinds } = /** @type {Tree} */ (read('world.yaml'));
  return {
    now: Date.parse(String(now)),
    cities: /** @type {Record<string, Tree>} */ (cities),
    kinds: Object.entries(/** @type {Record<string, Tree>} */ (kinds)).map(([name, kind]) => ({
      name,
      paths: /** @type {string[]} */ (kind.paths),
      fields: /** @type {Kind['fields']} */ (kind.fields),
      records: typeof kind.records === 'string' ? recordsOf(kind.records) : listed(kind.ids),
    })),
  };
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
 * The records of a file of Example Objects; where two have the same id, the first.
 *
 * @param {string} file
 */
function recordsOf(file) {
  /** @type {Map<string, Tree>} */
  const records = new Map();
  for (const example of Object.values(/** @type {Record<string, Tree>} */ (read(file)))) {
    for (const record of [example.value].flat()) {
      if (!isPlainObject(record) || record.id === undefined || records.has(String(record.id))) continue;
      records.set(String(record.id), record);
    }
  }
  return records;
}

/** @param {unknown} ids */
function listed(ids) {
  return new Map((Array.isArray(ids) ? ids : []).map((id) => [String(id), /** @type {Tree} */ ({})]));
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
 * What a record says under `key`; the `name` of a user is made of two fields.
 *
 * @param {Tree} record
 * @param {string} key
 */
export function valueIn(record, key) {
  if (key === 'name' && record.firstName !== undefined) return `${record.firstName} ${record.lastName}`;
  return record[key];
}
