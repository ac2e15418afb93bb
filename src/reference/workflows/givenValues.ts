import { asNode, isNode, type Node } from '../json';
import { essenceOf } from '../mediaType';
import type { MediaType, Operation, Parameter } from '../model';
import { extendPointer } from '../pointer';
import { nameOneOf } from '../problems';
import { isIgnored } from '../request/parameterStyle';
import { isExpression } from './expressions';
import { listOf, type Scope, undescribedIn } from './scope';
import { targetKeys } from './selectors';
import { canHaveAt, namesAt } from './valueAtKeys';
import { fieldName, readValue } from './values';
import type { GivenValue } from './workflow';

const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

/** The Parameter Objects (4.6.6) of a workflow or step; of a step, reported are those that its operation does not have. */
export function givenParameters(
  parameters: unknown,
  pointer: string,
  document: Node,
  scope: Scope,
  operation?: Operation,
): GivenValue[] {
  const seen = new Set<string>();
  const written = listOf(parameters);
  return statedParameters(parameters, document).map(({ in: place, name, value }, index) => {
    const at = extendPointer(pointer, index);
    if (name === 'undefined') reportReference(written[index]?.reference, at, document, scope);
    const key = JSON.stringify([place, name]);
    const what = place === 'input' ? `parameter "${name}"` : `${place} parameter "${name}"`;
    if (seen.has(key)) scope.report(at, `The ${what} is given twice.`, 'Give it once.');
    seen.add(key);
    if (operation) checkParameter(name, place, at, operation, undescribedIn(scope));
    return { in: place, name, pieces: readValue(value, extendPointer(at, 'value'), scope) };
  });
}

/** The Parameter Objects of a list, as they are written; those of `components` in the place of what refers to them. */
export function statedParameters(
  parameters: unknown,
  document: Node,
): { in: GivenValue['in']; name: string; value: unknown }[] {
  return listOf(parameters).map((stated) => {
    const { in: place, name, value }: Node = { ...reusable(stated, document), ...stated };
    return { in: places.find((each) => each === place) ?? 'input', name: String(name), value };
  });
}

/** The parameter of `components` that a Reusable Object (4.6.10) names. */
function reusable({ reference }: Node, document: Node): Node {
  const [, name] = /^\$components\.parameters\.([\w.-]+)$/.exec(String(reference ?? '')) ?? [];
  return name === undefined ? {} : asNode(asNode(asNode(document.components).parameters)[name]);
}

/** Reports a reference to a parameter that is not there. */
function reportReference(reference: unknown, pointer: string, document: Node, { report }: Scope): void {
  const known = Object.keys(asNode(asNode(document.components).parameters)).map(
    (each) => `$components.parameters.${each}`,
  );
  report(pointer, `The file has no parameter "${reference}".`, nameOneOf(known));
}

function checkParameter(
  name: string,
  place: GivenValue['in'],
  pointer: string,
  operation: Operation,
  scope: Scope,
): void {
  if (place === 'header' && isIgnored({ in: place, name })) return;
  const known = operation.parameters.filter(({ in: where }) => where === place);
  const isSame = (other: string): boolean =>
    place === 'header' ? other.toLowerCase() === name.toLowerCase() : other === name;
  const isAccess = scope.model.securitySchemes.some(
    ({ scheme }) => scheme.kind === 'apiKey' && scheme.in === place && isSame(scheme.name),
  );
  if (isAccess || known.some((each) => isSame(each.name))) return;
  const message =
    place === 'input'
      ? `The parameter "${name}" does not say where it goes.`
      : `${operation.id} has no ${place} parameter "${name}".`;
  scope.report(
    pointer,
    message,
    place === 'input' ? 'Add `in`: path, query, header or cookie.' : nameOneOf(namesOf(known)),
  );
}

function namesOf(parameters: Parameter[]): string[] {
  return parameters.map(({ name }) => name);
}

/** Reports required parameters of an operation that a step does not give. */
export function reportMissing(operation: Operation, given: GivenValue[], pointer: string, scope: Scope): void {
  const { report } = undescribedIn(scope);
  const missing = operation.parameters.filter(
    (parameter) =>
      parameter.required &&
      !isIgnored(parameter) &&
      !given.some(({ name, in: place }) => name === parameter.name && place === parameter.in),
  );
  for (const { name, in: place } of missing)
    report(
      pointer,
      `The step gives no value for the required ${place} parameter "${name}" of ${operation.id}.`,
      'Add it to `parameters`.',
    );
}

/** The fields of a Request Body Object (4.6.13), each with its value; reported are those that no body has. */
export function readBody(body: unknown, pointer: string, scope: Scope, operation?: Operation): GivenValue[] {
  if (!isNode(body)) return [];
  const payload = leavesOf(body.payload, []).map(([keys, value]) => ({
    keys,
    value,
    at: extendPointer(pointer, 'payload', ...keys),
  }));
  const replaced = listOf(body.replacements).map((replacement, index) => ({
    keys: targetKeys(replacement, body),
    target: String(replacement.target),
    value: replacement.value,
    at: extendPointer(pointer, 'replacements', index, 'value'),
  }));
  // What replaces a value, or what that is in, stands for it.
  const isReplaced = (keys: readonly string[], later: typeof replaced): boolean =>
    later.some((each) => each.keys?.length && each.keys.every((key, index) => keys[index] === key));
  const sent = sentContent(body, operation);
  if (operation) checkMediaType(body, extendPointer(pointer, 'contentType'), operation, undescribedIn(scope));
  return [
    ...payload.filter(({ keys }) => !isReplaced(keys, replaced)),
    ...replaced.filter(({ keys }, index) => !keys || !isReplaced(keys, replaced.slice(index + 1))),
  ].map((given) => {
    const { keys, value, at } = given;
    if (operation && keys) checkField(keys, at, operation, sent, undescribedIn(scope));
    const name = keys ? fieldName(keys) : 'target' in given ? given.target : '';
    return { in: 'body', name, pieces: readValue(value, at, scope) };
  });
}

/** Reports a media type that the body of an operation does not have; a range (`text/*`) has many. */
function checkMediaType(
  { contentType }: Node,
  pointer: string,
  { id, requestBody }: Operation,
  { report }: Scope,
): void {
  const known = (requestBody?.content ?? []).map(({ mediaType }) => mediaType);
  const own = essenceOf(String(contentType ?? ''));
  const isKnown = known.some((each) => each.includes('*') || essenceOf(each) === own);
  if (contentType === undefined || known.length === 0 || isKnown) return;
  report(pointer, `${id} takes no body of the type ${own}.`, nameOneOf(known));
}

/** The media types of an operation's body that a step may mean: the one that it names, else all. */
function sentContent({ contentType }: Node, operation: Operation | undefined): MediaType[] {
  const content = operation?.requestBody?.content ?? [];
  const named = content.filter(({ mediaType }) => mediaType === contentType);
  return named.length > 0 ? named : content;
}

function checkField(
  keys: string[],
  pointer: string,
  operation: Operation,
  content: MediaType[],
  { cache, report }: Scope,
): void {
  if (keys.length === 0 ? operation.requestBody : canHaveAt(content, keys, cache)) return;
  report(
    pointer,
    keys.length === 0 || content.length === 0
      ? `${operation.id} takes no body.`
      : `The body of ${operation.id} has no field "${fieldName(keys)}".`,
    content.length === 0 ? 'Leave the body out.' : nameOneOf(namesAt(content, keys.slice(0, -1), cache)),
  );
}

/** Whether an item of a list is more than a plain value: an object, or an expression. */
function isStructured(item: unknown): boolean {
  return isNode(item) || Array.isArray(item) || (typeof item === 'string' && isExpression(item));
}

/** The plain values in a payload with the keys that lead to them; a list of plain values is one. */
function leavesOf(value: unknown, keys: string[]): [keys: string[], value: unknown][] {
  if (Array.isArray(value) && value.some(isStructured))
    return value.flatMap((each, index) => leavesOf(each, [...keys, String(index)]));
  if (!isNode(value) || Object.keys(value).length === 0) return value === undefined ? [] : [[keys, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}
