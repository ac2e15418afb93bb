import { asNode, isNode } from '../json';
import { statedMethod } from '../methods';
import { toPointer, valueAt } from '../pointer';

/** An operation by its place under `paths`: the method as it is stated or sent. */
export interface OperationPlace {
  path: string;
  method: string;
}

/** A copy of an operation whose responses keep only the links to one of `operations` or out of the document. */
export function ownLinksOfOperation(
  operation: unknown,
  document: object,
  operations: readonly OperationPlace[],
): unknown {
  const { responses } = asNode(operation);
  if (!isNode(responses)) return operation;
  const own = Object.entries(responses).map(([status, response]): [string, unknown] => [
    status,
    ownLinksOfResponse(response, document, operations),
  ]);
  return { ...asNode(operation), responses: Object.fromEntries(own) };
}

/** The same for a response (4.17). */
export function ownLinksOfResponse(
  response: unknown,
  document: object,
  operations: readonly OperationPlace[],
): unknown {
  if (!isNode(response) || !isNode(response.links)) return response;
  const { links, ...rest } = response;
  const own = Object.entries(asNode(links)).filter(([, link]) => leadsTo(link, document, operations));
  return own.length > 0 ? { ...rest, links: Object.fromEntries(own) } : rest;
}

/** Whether a link (4.20) leads to one of the operations, or out of the document. */
function leadsTo(link: unknown, document: object, operations: readonly OperationPlace[]): boolean {
  const { $ref } = asNode(link);
  const { operationId, operationRef } = asNode(typeof $ref === 'string' ? valueAt(document, $ref) : link);
  if (typeof operationRef === 'string' && !operationRef.startsWith('#')) return true;
  return operations.some(({ path, method }) => {
    const at = (...keys: string[]): unknown => valueAt(pathItemAt(path, document), toPointer(keys));
    const operation = at(statedMethod(method)) ?? at('additionalOperations', method);
    if (typeof operationRef === 'string')
      return operation !== undefined && operation === valueAt(document, operationRef);
    return operationId !== undefined && asNode(operation).operationId === operationId;
  });
}

/** The Path Item Object of a path, whose key may lack the slash that a path begins with. */
export function pathItemAt(path: string, document: object): unknown {
  const at = (key: string): unknown => valueAt(document, toPointer(['paths', key]));
  return at(path) ?? at(path.replace(/^\//, ''));
}
