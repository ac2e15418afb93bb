import { asNode, isSame } from '../json';
import { extendPointer, pointerKeys } from '../pointer';
import { createOperationReader, type InternalOperation, pruneContent } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import type { Edits } from './rewrite';
import { type SchemaContext, schemaContext } from './schemaGroup';

/** A runtime expression (OpenAPI 4.20.3), alone or in a text. */
const expression = /\$(request|response)\.(?:body#(\/[^\s}]*)|(header|query|path)\.([^\s}]+))/g;

/** What a text with expressions is about. */
interface Scope {
  schemas: SchemaContext;
  operation: InternalOperation | undefined;
  response: Part | undefined;
}

/** The path items of callbacks that are called at an address which only something internal gives. */
export function unreachableCallbacks(parts: Parts, references: References, gone: ReadonlySet<Part>): Part[] {
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  return parts.all.filter((part) => {
    if (gone.has(part) || part.parent?.object !== 'Callback') return false;
    const operation = outer(part, 'Operation');
    return namesGone(part.field, { schemas, operation: operation && read(operation), response: undefined });
  });
}

/** Takes out of links what names something that is gone: parameters that they give, and where they take values from. */
export function dropFromLinks(parts: Parts, references: References, gone: ReadonlySet<Part>, edits: Edits): void {
  const links = parts.all.filter((part) => part.object === 'Link' && !gone.has(part));
  if (links.length === 0) return;
  const read = createOperationReader(references, gone);
  const targets = new Map(
    references.uses.filter(({ target }) => target.object === 'Operation').map((use) => [use.holder, use.target]),
  );
  const schemas = schemaContext(references, gone);
  for (const link of links) {
    const [own, target] = [outer(link, 'Operation'), targets.get(link)];
    const scope = { schemas, operation: own && read(own), response: outer(link, 'Response') };
    const called = target && read(target);
    for (const [name, value] of Object.entries(asNode(link.node.parameters))) {
      const [, place, rest = name] = /^(path|query|header|cookie)\.(.+)$/.exec(name) ?? [];
      const isLost = (place ? [place] : ['path', 'query', 'header', 'cookie']).some((each) =>
        called?.hasLost(each, rest),
      );
      if (isLost || (typeof value === 'string' && namesGone(value, scope)))
        edits.dropped.add(extendPointer(link.pointer, 'parameters', name));
    }
    dropFromBody(link, called, scope, edits);
  }
}

function dropFromBody(
  { node, pointer }: Part,
  called: InternalOperation | undefined,
  scope: Scope,
  edits: Edits,
): void {
  const { requestBody } = node;
  if (requestBody === undefined) return;
  const at = extendPointer(pointer, 'requestBody');
  const isLost = typeof requestBody === 'string' && namesGone(requestBody, scope);
  const left = isLost ? undefined : called ? called.prune(requestBody) : requestBody;
  if (left === undefined) edits.dropped.add(at);
  else if (left !== requestBody) edits.replaced.set(at, left);
}

/** Whether a text with expressions names something that is gone. */
function namesGone(text: string, { schemas, operation, response }: Scope): boolean {
  return [...text.matchAll(expression)].some(([, message, pointer, place, name = '']) => {
    if (message === 'response') {
      if (pointer !== undefined)
        return response !== undefined && isGoneAt(pointer, (value) => pruneContent(value, response, schemas));
      const header = response?.parts.find(
        ({ field, key }) => field === 'headers' && key?.toLowerCase() === name.toLowerCase(),
      );
      return header !== undefined && schemas.gone.has(header);
    }
    if (pointer !== undefined) return operation !== undefined && isGoneAt(pointer, operation.prune);
    return operation?.hasLost(place, name) === true;
  });
}

/** Whether what a pointer names is not left of a value that has it. */
function isGoneAt(pointer: string, prune: (value: unknown) => unknown): boolean {
  const value = pointerKeys(pointer).reduceRight<unknown>(
    (inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }),
    'x',
  );
  return !isSame(prune(value), value);
}

function outer(part: Part, object: Part['object']): Part | undefined {
  for (let each = part.parent; each; each = each.parent) if (each.object === object) return each;
  return undefined;
}
