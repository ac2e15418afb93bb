import { valueAt } from '../../pointer';
import { isNode, type Node } from './positions';

/** Where a request is described: the method in lower case and the path as `paths` has it. */
export interface RequestPlace {
  method: string;
  path: string;
}

/**
 * The part of an Operation Object (4.10) that a request is made from, with what its Path Item and the root say for it:
 * servers, security, parameters and body. Of the responses only the media types are kept, for the Accept header.
 */
export function requestOperation(document: Node, { method, path }: RequestPlace): Node | undefined {
  const item = follow(document, isNode(document.paths) ? document.paths[path] : undefined);
  const operation = item?.[method];
  if (!item || !isNode(operation)) return undefined;
  const kept = ['operationId', 'summary', 'requestBody'].filter((key) => operation[key] !== undefined);
  return {
    ...Object.fromEntries(kept.map((key) => [key, operation[key]])),
    parameters: joinParameters(document, listOf(item.parameters), listOf(operation.parameters)),
    servers: [operation.servers, item.servers, document.servers].find(isFilled) ?? [{ url: '/' }],
    security: operation.security ?? document.security ?? [],
    responses: mediaTypesOf(document, operation.responses),
  };
}

/** An object, or what the reference that stands in its place leads to. */
export function follow(document: Node, value: unknown): Node | undefined {
  const seen = new Set<unknown>();
  let found = value;
  while (isNode(found) && typeof found.$ref === 'string' && !seen.has(found)) {
    seen.add(found);
    found = found.$ref.startsWith('#') ? valueAt(document, found.$ref) : undefined;
  }
  return isNode(found) ? found : undefined;
}

/** Parameters of the path and of the operation; the operation's own win over those of the same name and place. */
function joinParameters(document: Node, ofPath: unknown[], own: unknown[]): unknown[] {
  const keyOf = (parameter: unknown): string => {
    const { in: place, name } = follow(document, parameter) ?? {};
    return JSON.stringify([place, name]);
  };
  return [...new Map([...ofPath, ...own].map((parameter) => [keyOf(parameter), parameter])).values()].map((parameter) =>
    withSchema(document, parameter),
  );
}

/** A parameter that states a media type has its schema there (4.12.2.2); forms read it where the others have it. */
function withSchema(document: Node, parameter: unknown): unknown {
  const { content, ...rest } = follow(document, parameter) ?? {};
  const [mediaType] = isNode(content) ? Object.values(content) : [];
  return isNode(mediaType) ? { ...rest, schema: mediaType.schema ?? {}, example: mediaType.example } : parameter;
}

function mediaTypesOf(document: Node, responses: unknown): Node {
  const entries = Object.entries(isNode(responses) ? responses : {}).map(([status, response]) => {
    const content = follow(document, response)?.content;
    const types = isNode(content) ? Object.keys(content) : [];
    return [status, { description: '', content: Object.fromEntries(types.map((type) => [type, {}])) }];
  });
  return Object.fromEntries(entries);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}
