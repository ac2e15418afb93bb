import { listOf } from '../buildContext';
import { asNode, isNode, type Node } from '../json';
import { token } from '../load/validity/rule';
import { extendPointer, pointerKeys, toPointer, valueAt } from '../pointer';
import { objectOf, walkObject } from '../support/walk';

/** Called with each name at fault: its pointer, the message and the way out. */
type Report = (pointer: string, message: string, remedy: string) => void;

/**
 * Names what a description names and does not have: scopes that no flow of their scheme declares (4.30), operations that a
 * link leads to (4.20), tags of `x-tagGroups`, and parameters that a `deepObject` beside them may mean as well (4.12). Names,
 * too, what no header, no cookie and no path can be called.
 */
export function reportNames(document: Node, report: Report): void {
  const ids = new Set<unknown>();
  const operations = new Set<unknown>();
  const tags = new Set(listOf(document.tags).map((tag) => String(asNode(tag).name)));
  walkObject('OpenAPI', document, '#', ({ object, field, value, support }) => {
    if (object === 'Operation' && field === 'operationId') ids.add(value);
    if (object === 'PathItem' && support && objectOf(support.kind) === 'Operation')
      for (const each of support.kind === '@Operation' ? [value] : Object.values(asNode(value))) operations.add(each);
    if (object === 'Operation' && field === 'tags') for (const tag of listOf(value)) tags.add(String(tag));
    return true;
  });
  reportGroups(document['x-tagGroups'], tags, report);
  reportPathKeys(asNode(document.paths), report);
  walkObject('OpenAPI', document, '#', ({ object, field, value, pointer, holder }) => {
    if (field === 'name' && (object === 'Parameter' || object === 'SecurityScheme')) {
      if (holder.in === 'header') reportHeaderName(String(value), pointer, report);
      if (holder.in === 'cookie') reportCookieName(String(value), pointer, report);
    }
    if (field === 'headers' && (object === 'Response' || object === 'Encoding'))
      for (const name of Object.keys(asNode(value))) reportHeaderName(name, extendPointer(pointer, name), report);
    if (field === 'security' && (object === 'Operation' || object === 'OpenAPI'))
      reportScopes(value, pointer, document, report);
    if (object === 'Link') reportTarget(field, value, pointer, { document, ids, operations }, report);
    if (field === 'parameters' && (object === 'Operation' || object === 'PathItem'))
      reportMembers(value, pointer, document, report);
    return true;
  });
}

/** Reports keys of paths that have more than a path in them. */
function reportPathKeys(paths: Node, report: Report): void {
  for (const path of Object.keys(paths)) {
    const pointer = toPointer(['paths', path]);
    const outside = path.replace(/\{[^{}]*\}/g, '');
    if (outside.includes('#'))
      report(
        pointer,
        'What follows "#" in a path is shown in the heading and left out of requests.',
        'Give the operations different paths, or join them.',
      );
    if (/^[^#]*\?/.test(outside))
      report(
        pointer,
        'What follows "?" in a path is sent as a query.',
        'Leave it out of the path, and describe it as a parameter with "in: query".',
      );
  }
}

function reportHeaderName(name: string, pointer: string, report: Report): void {
  if (token.test(name)) return;
  const message = `No header can be called "${name}": clients refuse to send it.`;
  report(pointer, message, 'Write letters, digits and hyphens alone, such as `X-Request-Id`.');
}

/** The name of a cookie is a token as well (RFC 6265, 4.1.1); servers read brackets in it nevertheless. */
function reportCookieName(name: string, pointer: string, report: Report): void {
  if (token.test(name.replace(/[[\]]/g, ''))) return;
  const message = `No cookie can be called "${name}": servers do not read such a name.`;
  report(pointer, message, 'Write letters, digits, hyphens and underscores alone, such as `session_id`.');
}

function reportScopes(security: unknown, pointer: string, document: Node, report: Report): void {
  const schemes = asNode(asNode(document.components).securitySchemes);
  (Array.isArray(security) ? security : []).forEach((requirement, index) => {
    for (const [name, scopes] of Object.entries(asNode(requirement))) {
      const { type, flows } = asNode(schemes[name]);
      const known = Object.values(asNode(flows)).flatMap((flow) => Object.keys(asNode(asNode(flow).scopes)));
      if (type !== 'oauth2' || !Array.isArray(scopes)) continue;
      scopes.forEach((scope, at) => {
        if (known.includes(String(scope))) return;
        const message = `No flow of the security scheme "${name}" declares the scope "${scope}".`;
        report(
          extendPointer(pointer, index, name, at),
          message,
          'Correct its name, or add it to the `scopes` of a flow.',
        );
      });
    }
  });
}

function reportGroups(groups: unknown, known: ReadonlySet<string>, report: Report): void {
  listOf(groups).forEach((group, index) => {
    listOf(asNode(group).tags).forEach((tag, at) => {
      if (known.has(String(tag))) return;
      const message = `No operation has the tag "${tag}", and \`tags\` does not list it, so the group is shown without it.`;
      report(toPointer(['x-tagGroups', index, 'tags', at]), message, 'Correct its name.');
    });
  });
}

function reportTarget(
  field: string,
  value: unknown,
  pointer: string,
  { document, ids, operations }: { document: Node; ids: ReadonlySet<unknown>; operations: ReadonlySet<unknown> },
  report: Report,
): void {
  if (typeof value !== 'string') return;
  const isLost =
    (field === 'operationId' && !ids.has(value)) ||
    (field === 'operationRef' && value.startsWith('#/') && !operations.has(reachedBy(value, document)));
  if (isLost) report(pointer, `The link leads to no operation: none is "${value}".`, `Correct \`${field}\`.`);
}

/** What a pointer names in a document, by way of the references that it comes through. */
function reachedBy(pointer: string, document: Node): unknown {
  let value: unknown = document;
  for (const key of pointerKeys(pointer)) {
    for (let steps = 0; steps < 100 && isNode(value) && typeof value.$ref === 'string'; steps += 1)
      value = valueAt(document, value.$ref);
    value = valueAt(value, extendPointer('#', key));
  }
  return value;
}

/** Parameters of a query whose name is that of a member of an object: `filter[name]` beside `filter`. */
function reportMembers(parameters: unknown, pointer: string, document: Node, report: Report): void {
  const stated = (Array.isArray(parameters) ? parameters : []).map((each) =>
    isNode(each) && typeof each.$ref === 'string' ? asNode(valueAt(document, each.$ref)) : asNode(each),
  );
  const inQuery = stated.filter((each) => each.in === 'query');
  const objects = inQuery.filter(({ style }) => style === 'deepObject').map(({ name }) => String(name));
  stated.forEach(({ name, in: place }, index) => {
    const [owner] = place === 'query' ? objects.filter((each) => String(name).startsWith(`${each}[`)) : [];
    if (owner === undefined) return;
    const message = `The parameter "${name}" has the name of a member of "${owner}", which is written the same way.`;
    report(extendPointer(pointer, index), message, `Make it a property of "${owner}", or give it another name.`);
  });
}
