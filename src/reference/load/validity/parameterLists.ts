import type { Location, UserContext } from '@redocly/openapi-core';
import { isNode, type Node } from '../../json';
import { methodFields } from '../../methods';
import { namesInKey, splitPathKey } from '../../request/pathKey';
import { entriesOf, type Rule } from './rule';

interface ListedParameter {
  parameter: Node;
  location: Location;
}

/** Which parameters an operation has together (4.9, 4.10, 4.12): once each, one query string, and all of its path. */
export const parameterLists: Rule = () => ({
  PathItem(item, context) {
    const node = item as unknown as Node;
    const ofPath = listAt(node, context.location, context);
    checkList(ofPath, context);
    const operations = [
      ...methodFields.map((method): [string[], unknown] => [[method], node[method]]),
      ...entriesOf(node.additionalOperations).map(([name, value]): [string[], unknown] => [
        ['additionalOperations', name],
        value,
      ]),
    ];
    for (const [keys, stated] of operations) {
      if (!isNode(stated)) continue;
      const { operation, location } = operationAt(stated, context.location.child(keys), context);
      if (!operation) continue;
      const own = listAt(operation, location, context);
      checkList(own, context);
      checkTogether([...ofPath, ...own], ofPath.length, context);
      checkTemplate(String(context.key), [...ofPath, ...own], location, context);
    }
  },
});

/** No reference may stand for an operation, which is reported; what it leads to is shown, so its parameters count. */
function operationAt(
  stated: Node,
  location: Location,
  { resolve }: UserContext,
): { operation?: Node; location: Location } {
  if (typeof stated.$ref !== 'string') return { operation: stated, location };
  const target = resolve<Node>(stated, location.source.absoluteRef);
  return { location: target.location ?? location, ...(isNode(target.node) ? { operation: target.node } : {}) };
}

/**
 * The parameters of an object, whose list generators write behind a reference, too; a parameter that cannot be resolved is one of
 * which nothing is known.
 */
function listAt({ parameters }: Node, holder: Location, { resolve }: UserContext): ListedParameter[] {
  const isReference = isNode(parameters) && typeof parameters.$ref === 'string';
  const target = isReference ? resolve<object>(parameters, holder.source.absoluteRef) : undefined;
  const list = target ? target.node : parameters;
  const location = target?.location ?? holder.child(['parameters']);
  if (!Array.isArray(list)) return [];
  return list.map((value: unknown, index) => {
    const { node } = resolve(value as Node, location.source.absoluteRef);
    return { parameter: isNode(node) ? node : {}, location: location.child([index]) };
  });
}

function checkList(list: ListedParameter[], { report }: UserContext): void {
  const seen = new Set<string>();
  for (const { parameter, location } of list) {
    const id = JSON.stringify([parameter.in, parameter.name]);
    if (parameter.name !== undefined && seen.has(id))
      report({ message: 'A parameter is in the list twice, with one name in one place.', location });
    seen.add(id);
  }
  checkTogether(list, 0, { report });
}

/** A query string stands alone: once, and without parameters "in: query". `known` of the list were looked at before. */
function checkTogether(list: ListedParameter[], known: number, { report }: Pick<UserContext, 'report'>): void {
  const isNew = ({ location }: ListedParameter): boolean =>
    known === 0 || list.findIndex((one) => one.location === location) >= known;
  const whole = list.filter(({ parameter }) => parameter.in === 'querystring');
  for (const one of whole.slice(1).filter(isNew))
    report({ message: 'An operation has two parameters "in: querystring".', location: one.location });
  const inQuery = list.filter(({ parameter }) => parameter.in === 'query');
  const [last] = [...whole, ...inQuery].filter(isNew);
  if (whole.length > 0 && inQuery.length > 0 && last)
    report({
      message: 'A parameter "in: query" is not allowed beside one "in: querystring".',
      location: last.location,
    });
}

/** Each name in the braces of a path is a parameter, and each parameter of the path is in its braces (4.8.2). */
function checkTemplate(path: string, list: ListedParameter[], location: Location, { report }: UserContext): void {
  if (!path.startsWith('/') || list.some(({ parameter }) => parameter.in === undefined)) return;
  const stated = list.filter(({ parameter }) => parameter.in === 'path');
  const statedNames = stated.map(({ parameter }) => String(parameter.name));
  const inKey = namesInKey(path, statedNames);
  const names = inKey.filter((name) => name !== undefined);
  if (names.length < inKey.length)
    report({
      message: 'An expression in the braces of the path is no parameter of the operation, so requests leave it out.',
      location: location.key(),
    });
  if (names.some((name) => !path.includes(`{${name}}`)) || inKey.length < (path.match(/\{[^{}]*\}/g) ?? []).length)
    report({
      message: 'The braces of the path hold a mark beside the name of a parameter.',
      location: location.key(),
    });
  const { query } = splitPathKey(path, statedNames);
  const isStated = (name: string): boolean =>
    list.some(
      ({ parameter }) =>
        parameter.name === name &&
        (parameter.in === 'path' || (parameter.in === 'query' && query.includes(`{${name}}`))),
    );
  if (!names.every(isStated))
    report({ message: 'A name in the braces of the path is no parameter of the operation.', location: location.key() });
  for (const one of stated.filter(({ parameter }) => !names.includes(String(parameter.name))))
    report({ message: 'A parameter "in: path" is not in the braces of the path.', location: one.location });
}
