import { asNode, isNode, type Node } from '../json';
import { pointerKeys, toPointer, valueAt } from '../pointer';
import type { Locate, Place } from '../problems';
import { visitFields } from '../slice/references';
import { walkObject } from '../support/walk';

/** Fields that hold one object of the specification whose keys are free, as a map does. */
const objectsOfAnyKey: ReadonlySet<string> = new Set(['@Responses', '@Paths', '@Components']);

/** Lists of values that are no objects of the specification. */
const valueLists: ReadonlySet<string> = new Set(['enum', 'required', 'tags', 'consumes', 'produces', 'schemes']);

/** Whether a field holds a list. */
export function isListField(field: string, kind = ''): boolean {
  return kind.startsWith('[') || valueLists.has(field);
}

/** More references in a row are not followed. */
export const maxSteps = 100;

/**
 * Puts what references in the place of whole maps (`content`, `headers`, `properties`) and lists (`parameters`, `oneOf`,
 * `enum`) lead to into these places: the
 * specification has none there, but bundlers follow them. `own` are the components that the author states; a component that
 * is there for such a reference alone is taken away again. Returns where these references stand, and what they refer to.
 */
export function putReferredMaps(
  document: Node,
  locate: Locate,
  own: ReadonlySet<string>,
): { places: Place[]; targets: ReadonlySet<string> } {
  const places: Place[] = [];
  const targets = new Set<string>();
  walkObject('OpenAPI', document, '#', ({ support, field, value, pointer, holder }) => {
    const kind = support?.kind ?? '';
    if (support && isListField(field, kind) && isNode(value) && typeof value.$ref === 'string') {
      const target = valueAt(document, value.$ref);
      if (!Array.isArray(target)) return true;
      places.push(locate(pointer));
      targets.add(value.$ref);
      holder[field] = copyOf(target);
      return true;
    }
    if (!/^[{<]/.test(kind) && !objectsOfAnyKey.has(kind)) return true;
    if (!isNode(value)) return true;
    for (let steps = 0; typeof value.$ref === 'string' && steps < maxSteps; steps += 1) {
      const target = valueAt(document, value.$ref);
      if (!isNode(target) || target === value) return true;
      if (steps === 0) places.push(locate(pointer));
      targets.add(value.$ref);
      const { $ref: _reference, ...beside } = value;
      delete value.$ref;
      Object.assign(value, copyOf(isProperties(pointer) ? propertiesOf(target) : target), beside);
    }
    return true;
  });
  if (targets.size > 0) takeAway(document, targets, own);
  return { places, targets };
}

/** Whether a pointer leads to the properties of a schema. */
export function isProperties(pointer: string): boolean {
  return pointerKeys(pointer).at(-1) === 'properties';
}

/** The properties that a reference in their place is meant to lead to: those of a whole schema, whose type is no property. */
export function propertiesOf(target: Node): Node {
  return typeof target.type === 'string' && isNode(target.properties) ? target.properties : target;
}

/** A copy of a tree, in which what is neither a list nor an object, such as an exact number, is the same. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

/** Takes away the components that the bundler has made of maps, where nothing else refers to them. */
function takeAway(document: Node, targets: ReadonlySet<string>, own: ReadonlySet<string>): void {
  const referred = new Set<string>();
  visitFields(document, (name, value) => {
    if (name === '$ref' && typeof value === 'string') referred.add(toPointer(pointerKeys(value)));
  });
  for (const target of targets) {
    const [root, section = '', name = '', ...rest] = pointerKeys(target);
    const place = toPointer(pointerKeys(target));
    if (root !== 'components' || rest.length > 0 || own.has(place) || referred.has(place)) continue;
    const components = asNode(document.components);
    delete asNode(components[section])[name];
    if (Object.keys(asNode(components[section])).length === 0) delete components[section];
    if (Object.keys(components).length === 0) delete document.components;
  }
}
