// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsIn, operationExamples, schemaExamples } from '../examples.mjs';
import { child, children, contentSchemas, itemSchema, operationsOf } from '../operations.mjs';
import { kindAt, kindsOf, kindsOfExternal, world } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Found } from '../operations.mjs' */
/** @import { Kind } from '../world.mjs' */
/** @typedef {string} By 'id', 'external id' or a field by whose values a list is filtered, such as `sap` */
/** @typedef {{ kinds: Kind[], by: By, id: string, own: boolean, location: Location }} Use where an example names a record */

/** A number, an ObjectId or a UUID; other text, such as a name, is no id. */
const ID = /^(\d+|[0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The fields by which a record itself is named. */
const OWN = ['id', 'uid', 'externalId'];

/** How the name of a field or parameter ends that holds ids. */
const ID_NAME = /([a-z0-9]Ids?|_ids?|-Id)$/;

/**
 * Every id in an example is one of a record in `openapi/world`, or of one that the response to a POST or PUT makes; an external
 * id may be one that a POST or PUT sends. Which field holds ids of what is stated in `openapi/world/world.yaml`, and a field
 * that is called like an id is stated there.
 *
 * Good:
 *
 *     regionIds: [74]
 *
 * Bad:
 *
 *     regionIds: [99]
 *
 * @type {Oas3Rule}
 */
const exampleIds = () => {
  /**
   * @param {object} paths
   * @param {UserContext} context
   */
  const check = (paths, context) => {
    const examples = operationExamples(paths, context);
    const uses = examples.map((example) => ({ example, uses: usesIn(example) }));
    const made = new Set(uses.flatMap(({ example, uses }) => uses.filter((use) => makes(example, use)).flatMap(names)));
    const seen = new Set();
    /**
     * @param {Location} location
     * @param {string} message
     */
    const report = (location, message) => {
      if (seen.has(location.absolutePointer)) return;
      seen.add(location.absolutePointer);
      context.report({ message, location });
    };
    for (const use of ownIds(paths, context).filter((each) => !isRecord(each)))
      report(use.location, missingRecord(use));
    for (const { example, uses: named } of uses) {
      for (const use of named.filter((each) => !isRecord(each) && !names(each).some((name) => made.has(name)))) {
        const missing = `No ${use.kinds.map(({ name }) => name).join(' or ')} has the ${use.by} ${use.id}`;
        if (isRefused(example, missing, examples)) continue;
        report(use.location, `${missing}. Name one of \`openapi/world\`.`);
      }
      for (const { name, location } of unknownIn(example)) {
        report(location, `\`${name}\` looks like an id. State what it identifies in \`openapi/world/world.yaml\`.`);
      }
    }
  };
  return {
    Paths: check,
    WebhooksMap: check,
    Schema(schema, { location, report }) {
      const { name, values } = schemaExamples(schema, location);
      const uses = values.flatMap(({ value, location: at }) => [
        ...(name === undefined ? [] : usesOfField(name, value, at)),
        ...objectsIn(value, at).flatMap(({ object, field, location: inside }) =>
          Object.keys(object).flatMap((key) =>
            key === 'id'
              ? idsIn(
                  { kinds: kindsOf(field ?? name ?? ''), by: 'id', own: false, location: inside.child(key) },
                  object.id,
                )
              : usesOfField(key, object[key], inside.child(key)),
          ),
        ),
      ]);
      for (const use of uses.filter((each) => !isRecord(each))) {
        report({ message: missingRecord(use), location: use.location });
      }
    },
  };
};

export default exampleIds;

/**
 * The ids that the schemas of records show as their own. Such a schema is known by the operations that return it: below
 * the paths of a kind.
 *
 * @param {object} paths
 * @param {UserContext} context
 * @returns {Use[]}
 */
function ownIds(paths, context) {
  /** @type {Map<string, { schema: Found, kinds: Set<Kind> }>} */
  const schemas = new Map();
  for (const { path, operation } of operationsOf(paths, context)) {
    for (const schema of returnedBy(operation, context)) {
      const known = schemas.get(schema.location.absolutePointer) ?? { schema, kinds: new Set() };
      for (const kind of listOf(kindAt(path))) known.kinds.add(kind);
      schemas.set(schema.location.absolutePointer, known);
    }
  }
  return [...schemas.values()].flatMap(({ schema, kinds }) => {
    const about = { kinds: [...kinds], own: true };
    const properties = child(schema, 'properties', context);
    const field = properties && child(properties, 'id', context);
    const shown = field ? schemaExamples(field.node, field.location).values : [];
    const whole = schemaExamples(schema.node, schema.location).values.flatMap(({ value, location }) =>
      isPlainObject(value) ? [{ value: value.id, location: location.child('id') }] : [],
    );
    return [...shown, ...whole].flatMap(({ value, location }) => idsIn({ ...about, by: 'id', location }, value));
  });
}

/**
 * The schemas of what an operation returns when all goes well; of a list, that of its items.
 *
 * @param {Found} operation
 * @param {UserContext} context
 * @returns {Found[]}
 */
function returnedBy(operation, context) {
  return children(operation, 'responses', context)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => contentSchemas(response, context))
    .map((schema) => itemSchema(schema, context));
}

/**
 * @param {string} field
 * @param {unknown} value
 * @param {Location} location
 */
function usesOfField(field, value, location) {
  return [
    ...idsIn({ kinds: kindsOf(field), by: 'id', own: false, location }, value),
    ...idsIn({ kinds: kindsOfExternal(field), by: 'external id', own: false, location }, value),
  ];
}

/** @param {Use} use */
function missingRecord({ kinds, by, id }) {
  return `No ${kinds.map(({ name }) => name).join(' or ')} has the ${by} ${id}. Name one of \`openapi/world\`.`;
}

/** @param {Use} use */
function isRecord({ kinds, by, id }) {
  if (by === 'id') return kinds.some(({ records }) => records.has(id));
  if (by === 'external id') return kinds.some(({ external }) => external.has(id));
  return kinds.some(({ records }) => [...records.values()].some((record) => String(record[by]) === id));
}

/**
 * Whether what is sent or returned makes the record that is named.
 *
 * @param {OperationExample} example
 * @param {Use} use
 */
function makes({ method, place, status }, { own, by }) {
  if (!own || !['post', 'put'].includes(method)) return false;
  return place === 'response' ? /^2/.test(String(status)) : place === 'request' && by === 'external id';
}

/**
 * Whether the operation itself says that there is no such record, as it does of a row that fails.
 *
 * @param {OperationExample} example
 * @param {string} missing
 * @param {OperationExample[]} examples
 */
function isRefused({ operation, place }, missing, examples) {
  const responses = examples.filter(
    (other) => other.operation.node === operation.node && /^2/.test(String(other.status)),
  );
  return place === 'request' && responses.some(({ value }) => JSON.stringify(value).includes(missing));
}

/** @param {Use} use */
function names({ kinds, by, id }) {
  return kinds.map(({ name }) => `${name} ${by} ${id}`);
}

/**
 * @param {OperationExample} example
 * @returns {Use[]}
 */
function usesIn({ path, place, name, parameterIn, value, location }) {
  if (place === 'parameter') {
    const start = path.slice(0, path.indexOf(`{${name}}`)).replace(/\/$/, '');
    const own = parameterIn === 'path' ? listOf(kindAt(start)) : name === 'ids' ? listOf(kindAt(path)) : [];
    const external = /^externalIds?$/.test(name) ? listOf(kindAt(path)) : kindsOfExternal(name);
    return [
      ...idsIn({ kinds: own.length > 0 ? own : kindsOf(name), by: 'id', own: false, location }, value),
      ...idsIn({ kinds: external, by: 'external id', own: false, location }, value),
      ...valuesIn(path, name, value, location),
    ];
  }
  return objectsIn(value, location).flatMap(({ object, location: at, field }) => {
    const inside = world.kinds.filter((kind) => kind.inside.includes(String(field)));
    const kinds = field === undefined ? listOf(kindAt(path)) : [...kindsOf(field), ...inside];
    // What is below a record, such as the responses of a task, is made with it.
    const isBelow = kinds.some((kind) => kind.paths.some((start) => start.startsWith(`${path}/`)));
    const own = field === undefined || inside.length > 0 || isBelow;
    return Object.entries(object).flatMap(([key, item]) => {
      const about = { own: own && OWN.includes(key), location: at.child(key) };
      return [
        ...idsIn({ ...about, kinds: key === 'id' ? kinds : kindsOf(key), by: 'id' }, item),
        ...idsIn({ ...about, kinds: key === 'externalId' ? kinds : kindsOfExternal(key), by: 'external id' }, item),
      ];
    });
  });
}

/**
 * The values by which a list is filtered, of a field that other records repeat and that is named in the singular: `saps`.
 *
 * @param {string} path
 * @param {string} name
 * @param {unknown} value
 * @param {Location} location
 * @returns {Use[]}
 */
function valuesIn(path, name, value, location) {
  const by = name.replace(/s$/, '');
  const kinds = listOf(kindAt(path)).filter(({ fields }) =>
    Object.values(fields).some((beside) => Object.values(beside).includes(by)),
  );
  if (!Array.isArray(value) || by === name || OWN.includes(by) || kinds.length === 0) return [];
  return value.map((item, index) => ({ kinds, by, own: false, id: String(item), location: location.child(index) }));
}

/** @param {Kind | undefined} kind */
function listOf(kind) {
  return kind ? [kind] : [];
}

/**
 * @param {Omit<Use, 'id'>} use
 * @param {unknown} value an id, a list of them, or ids in braces
 * @returns {Use[]}
 */
function idsIn(use, value) {
  if (use.kinds.length === 0 || value === null || isPlainObject(value)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => idsIn({ ...use, location: use.location.child(index) }, item));
  }
  const list = /^\{(.+)\}$/.exec(String(value))?.[1]?.split(',') ?? [value];
  return list.map(String).flatMap((id) => (use.by === 'external id' || ID.test(id) ? [{ ...use, id }] : []));
}

/**
 * Fields and parameters named like ids that neither a kind of `openapi/world` nor `world.yaml` lists.
 *
 * @param {OperationExample} example
 * @returns {Array<{ name: string, location: Location }>}
 */
function unknownIn({ place, parameterIn, name, value, location }) {
  const named =
    place === 'parameter'
      ? [{ name, location }]
      : objectsIn(value, location).flatMap(({ object, location: at }) =>
          Object.keys(object).map((key) => ({ name: key, location: at.child(key).key() })),
        );
  return named.filter((each) => ID_NAME.test(each.name) && parameterIn !== 'path' && !isKnown(each.name));
}

/** @param {string} name */
function isKnown(name) {
  const isOwn = /^externalIds?$/.test(name);
  return isOwn || [...kindsOf(name), ...kindsOfExternal(name)].length > 0 || world.otherIds.includes(name);
}
