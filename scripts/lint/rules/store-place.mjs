// @ts-check
import { objectsIn, operationExamples } from '../examples.mjs';
import { world } from '../world.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

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
const storePlace = () => ({
  Paths(paths, context) {
    const seen = new Set();
    for (const { place, value, location } of operationExamples(paths, context)) {
      if (place === 'parameter') continue;
      for (const { object, location: at } of objectsIn(value, location)) {
        if (object.city === undefined || seen.has(at.absolutePointer)) continue;
        seen.add(at.absolutePointer);
        for (const { field, message } of problems(object)) context.report({ message, location: at.child(field) });
      }
    }
  },
});

export default storePlace;

/** @param {Record<string, unknown>} store */
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
