// @ts-check
import { objectsIn, operationExamples, schemaExamples } from '../examples.mjs';
import { world } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { Tree } from '../operations.mjs' */

/** How far from the middle of its city a store may be, in degrees. */
const FAR = 0.3;

/**
 * City, coordinates and time zone of a store agree. The cities stand in `openapi/world/world.yaml`.
 *
 * Good:
 *
 *     { city: Berlin, latitude: 52.517, longitude: 13.389, timeZoneId: Europe/Berlin }
 *
 * Bad:
 *
 *     { city: Berlin, latitude: 40.749, longitude: 73.989, timeZoneId: Europe/Berlin }
 *
 * @type {Oas3Rule}
 */
const storePlace = () => {
  /**
   * @param {object} paths
   * @param {UserContext} context
   */
  const check = (paths, context) => {
    const bodies = operationExamples(paths, context).filter(({ place }) => place !== 'parameter');
    const stores = bodies.flatMap(({ value, location }) => objectsIn(value, location));
    const places = new Map(stores.map((store) => [store.location.absolutePointer, store]));
    for (const { object, location } of places.values()) reportPlace(object, (field) => location.child(field), context);
  };
  return {
    Paths: check,
    WebhooksMap: check,
    Schema(schema, context) {
      const { values } = schemaExamples(schema, context.location);
      for (const { object, location } of values.flatMap(({ value, location: at }) => objectsIn(value, at)))
        reportPlace(object, (field) => location.child(field), context);
    },
    // The examples of an object's fields make an example of it.
    SchemaProperties(properties, context) {
      const shown = Object.entries(properties).map(([field, schema]) => [field, Object(schema).examples?.[0]]);
      reportPlace(Object.fromEntries(shown), (field) => context.location.child([field, 'examples', 0]), context);
    },
  };
};

export default storePlace;

/**
 * @param {Tree} store
 * @param {(field: string) => Location} placeOf
 * @param {UserContext} context
 */
function reportPlace(store, placeOf, { report }) {
  if (store.city === undefined) return;
  for (const { field, message } of problems(store)) report({ message, location: placeOf(field) });
}

/** @param {Tree} store */
function problems(store) {
  const city = world.cities[String(store.city)];
  if (!city) {
    return [
      { field: 'city', message: `No city of \`openapi/world\` is called ${store.city}. Add it, or name another.` },
    ];
  }
  const far = ['latitude', 'longitude'].filter(
    (field) => store[field] !== undefined && Math.abs(Number(store[field]) - Number(city[field])) > FAR,
  );
  const zone = store.timeZoneId === undefined || store.timeZoneId === city.timeZoneId ? [] : ['timeZoneId'];
  return [...far, ...zone].map((field) => ({
    field,
    message: `\`${field}\` is ${store[field]}, but ${store.city} is at ${city[field]}. Make them agree.`,
  }));
}
