import { listOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';
import { extendPointer, valueAt } from '../pointer';
import type { Locate, Problem } from '../problems';
import { once, refuseRepetition, sizeOfTree, type WrittenPart } from '../repetition';
import { referredNode } from './swaggerResponses';

/**
 * An error where the media types of a Swagger 2.0 description make it very much longer as OpenAPI 3, which writes the schema
 * of a body or response out for each of them. It is found before the description is converted. Every part is looked at once.
 */
export function findRepeatedTypes(swagger: object, locate: Locate): Problem[] {
  const root = swagger as Node;
  const sizeOf = once(sizeOfTree);
  const resolve = (value: unknown): unknown => {
    const { $ref } = asNode(value);
    return typeof $ref === 'string' ? valueAt(root, $ref) : value;
  };
  /** What of `uses` is in the content of something, each by every type; the converter compares the types at each. */
  const part = (pointer: string, types: unknown, uses: readonly unknown[], isContent: (use: Node) => boolean) => {
    const list = resolve(types);
    const count = Array.isArray(list) ? list.length : 1;
    const each = sizeOf(list) + count * count;
    const inside = uses.map((use) => referredNode(use, root)?.node ?? asNode(use)).filter(isContent);
    const size = inside.reduce((sum, use) => sum + count * sizeOf(use), each * uses.length);
    return { pointer, what: 'media types', size };
  };
  const operations = ['paths', 'x-ms-paths'].flatMap((field) =>
    Object.entries(asNode(root[field])).flatMap(([path, item]) =>
      Object.entries(asNode(item)).flatMap(([method, operation]): WrittenPart[] => {
        if (!isNode(operation)) return [];
        const pointer = extendPointer('#', field, path, method);
        const parameters = [asNode(item).parameters, operation.parameters].flatMap(listOf);
        const responses = Object.values(asNode(operation.responses));
        return [
          part(pointer, operation.consumes ?? root.consumes, parameters, isBody),
          // A response that is a reference is converted once, where it is defined, but for media types of the operation.
          part(
            pointer,
            operation.produces ?? root.produces,
            operation.produces ? responses : responses.filter(hasSchema),
            hasSchema,
          ),
        ];
      }),
    ),
  );
  const shared = (field: string, types: unknown, isContent: (use: Node) => boolean): WrittenPart[] =>
    Object.entries(asNode(root[field])).map(([name, each]) =>
      part(extendPointer('#', field, name), types, [each], isContent),
    );
  const parts = [
    ...operations,
    ...shared('parameters', root.consumes, isBody),
    ...shared('responses', root.produces, hasSchema),
  ];
  return refuseRepetition(parts, swagger, locate);
}

function isBody(parameter: Node): boolean {
  return parameter.in === 'body' || parameter.in === 'formData';
}

function hasSchema(response: unknown): boolean {
  return asNode(response).schema !== undefined;
}
