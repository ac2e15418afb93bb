import { asNode, isNode } from '../json';
import { escapeToken, extendPointer, pointerKeys } from '../pointer';
import { fieldTest, type Lost } from './lostNames';
import { createOperationReader, type InternalOperation, pruneContent, responsesOf } from './operation';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { groupUsers } from './removal';
import type { Edits } from './rewrite';
import { type SchemaContext, schemaContext } from './schemaGroup';
import { withoutLostFields } from './values';

/** A runtime expression (OpenAPI 4.20.3), alone or in a text. */
const expression = /\$(request|response)\.(?:body#(\/[^\s}]*)|(header|query|path)\.([^\s}]+))/g;

/** What a text with expressions is about. */
interface Scope {
  schemas: SchemaContext;
  /** The operations and responses that it stands in: those that refer to a component have it too. */
  operations: readonly InternalOperation[];
  responses: readonly Part[];
}

/** The same, with the names of fields that nothing has which stays. */
interface LinkScope extends Scope {
  isLostField: (name: string) => boolean;
}

/** The path items of callbacks that are called at an address which only something internal gives. */
export function unreachableCallbacks(parts: Parts, references: References, gone: ReadonlySet<Part>): Part[] {
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  const findOuter = createOuterFinder(references);
  return parts.all.filter((part) => {
    if (gone.has(part) || part.parent?.object !== 'Callback') return false;
    const operations = findOuter(part, 'Operation');
    const responses = operations.flatMap((operation) => responsesOf(operation, references));
    return namesGone(part.field, { schemas, operations: operations.map(read), responses });
  });
}

/** Takes out of links what names something that is gone: parameters that they give, and where they take values from. */
export function dropFromLinks(
  parts: Parts,
  references: References,
  gone: ReadonlySet<Part>,
  lost: Lost,
  edits: Edits,
): void {
  const links = parts.all.filter((part) => part.object === 'Link' && !gone.has(part));
  if (links.length === 0) return;
  const read = createOperationReader(references, gone);
  const targets = new Map(
    references.uses.filter(({ target }) => target.object === 'Operation').map((use) => [use.holder, use.target]),
  );
  const schemas = schemaContext(references, gone);
  const findOuter = createOuterFinder(references);
  const isLostField = fieldTest(lost);
  for (const link of links) {
    const target = targets.get(link);
    const operations = findOuter(link, 'Operation').map(read);
    const scope = { schemas, operations, responses: findOuter(link, 'Response'), isLostField };
    const called = target && read(target);
    for (const [name, value] of Object.entries(asNode(link.node.parameters))) {
      const [, place, rest = name] = /^(path|query|header|cookie)\.(.+)$/.exec(name) ?? [];
      const places = place ? [place] : ['path', 'query', 'header', 'cookie'];
      const isLost = places.some((each) => called?.hasLost(each, rest));
      const prune = (left: unknown, each: string): unknown =>
        left === undefined || !called ? left : called.pruneParameter(each, rest, left);
      const left = isLost ? undefined : withoutLost(places.reduce(prune, value), scope);
      const at = extendPointer(link.pointer, 'parameters', name);
      if (left === undefined) edits.dropped.add(at);
      else if (left !== value) edits.replaced.set(at, left);
    }
    dropFromBody(link, called, scope, edits);
  }
}

function dropFromBody(
  { node, pointer }: Part,
  called: InternalOperation | undefined,
  scope: LinkScope,
  edits: Edits,
): void {
  const { requestBody } = node;
  if (requestBody === undefined) return;
  const at = extendPointer(pointer, 'requestBody');
  const left = withoutLost(called ? called.prune(requestBody) : requestBody, scope);
  if (left === undefined) edits.dropped.add(at);
  else if (left !== requestBody) edits.replaced.set(at, left);
}

/** A value without fields of names that are lost; undefined where a text in it has an expression for what is gone. */
function withoutLost(value: unknown, scope: LinkScope): unknown {
  if (value === undefined || textsIn(value).some((text) => namesGone(text, scope))) return undefined;
  return withoutLostFields(value, scope.isLostField);
}

/**
 * Finds whether a text with expressions that belongs to an operation names something that is gone from its requests or
 * responses; `$item` stands for the object that is in both.
 */
export function createExpressionReader(
  references: References,
  gone: ReadonlySet<Part>,
): (text: string, operation: Part) => boolean {
  const read = createOperationReader(references, gone);
  const schemas = schemaContext(references, gone);
  return (text, operation) => {
    const scope = { schemas, operations: [read(operation)], responses: responsesOf(operation, references) };
    // A condition has comparisons beside its expressions.
    const plain = text.replace(/[^\p{L}\p{M}\p{N}_$./#~%-]+/gu, ' ');
    return [plain, withPointers(text)].some((each) =>
      ['$request.body#', '$response.body#'].some((body) => namesGone(each.replaceAll('$item#', body), scope)),
    );
  };
}

/** A condition in which the operators that lead into a body are pointers: `$response.body[0].id` (Arazzo, 4.6.11). */
function withPointers(condition: string): string {
  const leading =
    /(\$(?:request|response)\.body)(#[^\s.[\]]*)?((?:\.[\p{L}\p{M}\p{N}_$-]+|\[\s*(?:\d+|'[^']*'|"[^"]*")\s*\])+)/gu;
  const one = /\.([^.[]+)|\[\s*["']?([^"'\]]*?)["']?\s*\]/g;
  return condition.replace(leading, (_all, body: string, pointer = '#', keys: string) => {
    const tokens = [...keys.matchAll(one)].map(([, name, index]) => escapeToken(name ?? index ?? ''));
    return `${body}${pointer}/${tokens.join('/')} `;
  });
}

/** Whether a text with expressions names something that is gone. */
function namesGone(text: string, { schemas, operations, responses }: Scope): boolean {
  return [...text.matchAll(expression)].some(([, message, pointer, place, name = '']) => {
    if (message === 'request')
      return operations.some(({ prune, hasLost }) =>
        pointer === undefined ? hasLost(place, name) : isGoneAt(pointer, prune),
      );
    return responses.some((response) => {
      if (pointer !== undefined) return isGoneAt(pointer, (value) => pruneContent(value, response, schemas));
      const isNamed = ({ field, key }: Part): boolean =>
        field === 'headers' && key?.toLowerCase() === name.toLowerCase();
      return response.parts.some((part) => isNamed(part) && schemas.gone.has(part));
    });
  });
}

/** All texts of a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether what a pointer names is not left of a value that has it. */
export function isGoneAt(pointer: string, prune: (value: unknown) => unknown): boolean {
  return pruneAt(pointerKeys(pointer), 'x', prune) !== 'x';
}

/** What is left of a value that stands at such keys in another one; undefined where nothing is. */
export function pruneAt(keys: readonly string[], value: unknown, prune: (value: unknown) => unknown): unknown {
  const whole = keys.reduceRight((inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }), value);
  return keys.reduce<unknown>(
    (left, key) => (Array.isArray(left) ? (left[0] as unknown) : isNode(left) ? left[key] : undefined),
    prune(whole),
  );
}

/** Finds the objects of a kind that a part stands in, or that have a component which it stands in, by references. */
export function createOuterFinder(references: References): (part: Part, object: Part['object']) => Part[] {
  const holders = groupUsers(references);
  return (part, object) => {
    const found: Part[] = [];
    const reached = new Set([part]);
    // The set grows while it is gone through.
    for (const each of reached) {
      const { parent } = each;
      if (parent?.object === object) found.push(parent);
      else for (const next of [...(parent ? [parent] : []), ...(holders.get(each) ?? [])]) reached.add(next);
    }
    return found;
  };
}
