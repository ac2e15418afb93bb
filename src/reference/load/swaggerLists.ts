import { asNode, isNode, type Node } from '../json';
import { pointerKeys, valueAt } from '../pointer';
import type { Locate, Place, Problem } from '../problems';
import { once, refuseRepetition, sizeOfTree } from '../repetition';
import { isProperties, maxSteps, propertiesOf } from './referredMaps';
import { visitReferences } from './visitReferences';

/** Maps of Swagger 2.0 that OpenAPI 3 has as objects, or under other names. */
const ownMaps: ReadonlySet<string> = new Set(['paths', 'securityDefinitions']);

/**
 * Puts what references in the place of whole lists (`parameters`, `consumes`) and maps (`responses`) of a Swagger 2.0
 * description lead to into these places, which it returns: the converter looks into the lists and maps, and follows no
 * reference. Where they would make it very much longer, nothing is put in and an error is returned.
 */
export function putSwaggerLists(swagger: object, locate: Locate): { places: Place[]; repeated: Problem[] } {
  const found: { holder: Node; field: string; value: unknown; pointer: string }[] = [];
  visitReferences(swagger, ({ node, pointer, around, isInData, isMap }) => {
    const field = pointerKeys(pointer).at(-1) ?? '';
    const holder = around.at(-2);
    if (isInData || holder?.[field] !== node) return;
    let target: unknown = node;
    for (let steps = 0; typeof asNode(target).$ref === 'string' && steps < maxSteps; steps += 1)
      target = valueAt(swagger, String(asNode(target).$ref));
    const isReferredMap = (isMap || ownMaps.has(field)) && isNode(target) && target.$ref === undefined;
    if (!Array.isArray(target) && !isReferredMap) return;
    const { $ref: _reference, ...beside } = node;
    const map = isProperties(pointer) ? propertiesOf(asNode(target)) : asNode(target);
    found.push({ holder, field, value: Array.isArray(target) ? target : { ...map, ...beside }, pointer });
  });
  const sizeOf = once(sizeOfTree);
  const parts = found.map(({ field, value, pointer }) => ({ pointer, what: field, size: sizeOf(value) }));
  const repeated = refuseRepetition(parts, swagger, locate);
  if (repeated.length > 0) return { places: [], repeated };
  for (const { holder, field, value } of found) holder[field] = value;
  return { places: found.map(({ pointer }) => locate(pointer)), repeated };
}
