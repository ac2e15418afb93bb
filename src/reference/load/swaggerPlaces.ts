import { listOf } from '../buildContext';
import { asNode, isNode, type Node, ownValue } from '../json';
import { pointerKeys, toPointer, valueAt } from '../pointer';
import { referredNode } from './swaggerResponses';

/** Where Swagger 2.0 has what OpenAPI 3 has in its components. */
const componentHomes: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/** Fields of the media type of a form whose keys are the names of its fields, at the end of the way to them. */
const fieldMaps = ['schema/properties', 'encoding'];

/**
 * The pointer of what a part of a converted description was made of: the nearest part above it that the original, one of
 * Swagger 2.0, has.
 */
export function originalPointer(pointer: string, swagger: object, converted: object): string {
  const keys = fromComponents(pointerKeys(pointer), asNode(swagger), converted);
  const isInBody = keys[0] === 'paths' && keys[3] === 'requestBody';
  const body = isInBody ? bodyPlace(keys.slice(0, 3), keys.slice(4), asNode(swagger)) : responsePlace(keys, swagger);
  return toPointer(body ? enter(body.place, body.rest, swagger) : enter([], keys, swagger));
}

/** The keys from `place` on, as far as the original has them. */
function enter(place: string[], keys: string[], swagger: object): string[] {
  const found = [...place];
  let value = place.length === 0 ? swagger : valueAt(swagger, toPointer(place));
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, key)) {
      value = (value as Record<string, unknown>)[key];
      found.push(key);
    }
    // `content` and its media type are new; what is in them stood where they stand.
    else if (key === 'content') index += 1;
    else if (key !== 'schema') break;
  }
  return found;
}

function fromComponents(keys: string[], swagger: Node, converted: object): string[] {
  const [first, kind = '', name = '', ...rest] = keys;
  if (first !== 'components') return keys;
  // The converter makes one of bodies that are equal: the first operation that has it states it.
  if (kind === 'requestBodies' && ownValue(asNode(swagger.parameters), name) === undefined)
    return [...firstWithBody(toPointer([first, kind, name]), converted), ...rest];
  const home = ownValue<string>(componentHomes, kind);
  return home === undefined ? keys : [home, ...keys.slice(2)];
}

function firstWithBody(reference: string, converted: object): string[] {
  for (const [path, item] of Object.entries(asNode(asNode(converted).paths))) {
    for (const [method, operation] of Object.entries(asNode(item))) {
      if (asNode(asNode(operation).requestBody).$ref === reference) return ['paths', path, method, 'requestBody'];
    }
  }
  return [];
}

/**
 * The parameter that a part of a body was made of, of the operation or its path: the body, or the field of the form that the
 * part is of, else the first one. `rest` are the keys from there on.
 */
function bodyPlace(
  operation: string[],
  keys: string[],
  swagger: Node,
): { place: string[]; rest: string[] } | undefined {
  const parameters = [operation, operation.slice(0, -1)].flatMap((owner) => parametersOf(owner, swagger));
  const map = fieldMaps.find((fields) => keys.slice(2).join('/').startsWith(`${fields}/`));
  const depth = 2 + (map?.split('/').length ?? 0);
  const field = map === undefined ? undefined : keys[depth];
  const isField = ({ node }: StatedParameter) => node.in === 'formData' && node.name === field;
  const named = parameters.find(isField);
  if (named) return { place: named.place, rest: keys.slice(depth + 1) };
  const first = parameters.find(({ node }) => node.in === 'body' || node.in === 'formData');
  return first && { place: first.place, rest: first.node.in === 'body' ? keys : [] };
}

/** Where the response stands that an operation refers to, of which the converted operation may have its own. */
function responsePlace(keys: string[], swagger: object): { place: string[]; rest: string[] } | undefined {
  const [first, , , field] = keys;
  if (first !== 'paths' || field !== 'responses' || keys.length < 6) return undefined;
  const found = referredNode(valueAt(swagger, toPointer(keys.slice(0, 5))), swagger);
  return found && { place: pointerKeys(found.pointer), rest: keys.slice(5) };
}

interface StatedParameter {
  node: Node;
  place: string[];
}

/** The parameters that an operation or path states; one that is a reference stands where that leads. */
function parametersOf(owner: string[], swagger: Node): StatedParameter[] {
  return listOf(asNode(valueAt(swagger, toPointer(owner))).parameters).flatMap((stated, index) => {
    const { $ref } = asNode(stated);
    const target = typeof $ref === 'string' ? valueAt(swagger, $ref) : undefined;
    if (typeof $ref === 'string' && isNode(target)) return [{ node: target, place: pointerKeys($ref) }];
    return isNode(stated) ? [{ node: stated, place: [...owner, 'parameters', String(index)] }] : [];
  });
}
