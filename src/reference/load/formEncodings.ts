import type { OpenAPIV2 } from 'openapi-types';
import { asNode, isNode, type Node } from '../json';
import { isFormType } from '../mediaType';
import { valueAt } from '../pointer';

/** How each `collectionFormat` of a form's field is written as an Encoding Object. */
const encodings = new Map<unknown, Node>([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
]);

/**
 * States in a converted description how the lists of its forms are written, which the converter leaves out: `csv` where
 * Swagger 2.0 states nothing.
 */
export function stateFormEncodings(swagger: OpenAPIV2.Document, converted: object): void {
  for (const [path, item] of Object.entries(asNode(asNode(swagger).paths))) {
    for (const [method, operation] of Object.entries(asNode(item))) {
      const content = asNode(asNode(valueIn(converted, ['paths', path, method, 'requestBody'])).content);
      const lists = [...listsOf(asNode(item).parameters, swagger), ...listsOf(asNode(operation).parameters, swagger)];
      for (const media of Object.entries(content).flatMap(([type, each]) =>
        isFormType(type) && isNode(each) ? [each] : [],
      ))
        if (lists.length > 0) media.encoding = { ...Object.fromEntries(lists), ...asNode(media.encoding) };
    }
  }
}

function valueIn(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (Object.hasOwn(asNode(inner), key) ? asNode(inner)[key] : undefined),
    value,
  );
}

/** The fields of a form among parameters that are lists, each with its encoding. */
function listsOf(parameters: unknown, swagger: object): [name: string, encoding: Node][] {
  const all = Array.isArray(parameters) ? parameters : [];
  return all.flatMap((each): [string, Node][] => {
    const { $ref } = asNode(each);
    const parameter = asNode(typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(swagger, $ref) : each);
    const encoding = encodings.get(parameter.collectionFormat ?? 'csv');
    const isList = parameter.in === 'formData' && parameter.type === 'array';
    return isList && encoding ? [[String(parameter.name), encoding]] : [];
  });
}
