import { entriesOf } from '../../reference/buildContext';
import type { Node } from '../../reference/json';
import { displayMethod } from '../../reference/methods';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { toPointer } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, createUnit, reportApi } from '../comparison';
import { valueWords } from '../valueWords';
import {
  type ComparedObjects,
  compareDocumentation,
  follow,
  placeOf,
  remainingAncestor,
  textIn,
} from './comparedObjects';
import { isOver, isPromised } from './lifetime';
import {
  changedOperation,
  compareOperation,
  haveCommonAddress,
  operationsIn,
  type PathOperation,
  serversOfBoth,
} from './operations';
import { compareSecuritySchemes } from './security';
import { addressesOf, compareServers, serversFor, sharedServers, templateOf } from './servers';
import { compareUnusedComponents } from './unusedComponents';

type Kind = 'operation' | 'webhook';

/** Compares the paths and webhooks of two documents, and what counts for all of them. */
export function compareApi(comparison: Comparison): void {
  const { base, revision } = comparison;
  const unit = createUnit();
  comparison.units.set('document', unit);
  const at: ComparedPlace = { unit, direction: 'request', base: '#', revision: '#' };
  const both = { base: { node: base, pointer: '#' }, revision: { node: revision, pointer: '#' } };
  compareDocumentation(both, at, ['info', 'tags', 'externalDocs']);
  compareDialects(both, at);
  compareSecuritySchemes(at, comparison);
  const pairs = compareAll('operation', 'paths', comparison);
  const areShared = ([before, after]: Pair): boolean => {
    const { old, now } = serversOfBoth(before, after, comparison);
    return old.areShared && now.areShared && templateOf(before.path) === templateOf(after.path);
  };
  // Servers that no operation has are nothing to a client.
  const shared = sharedServers(revision);
  if (pairs.length === 0 || pairs.some(areShared)) compareServers(sharedServers(base), shared, shared, at);
  compareAll('webhook', 'webhooks', comparison);
  compareUnusedComponents(at, comparison);
}

/** Compares `jsonSchemaDialect`, by which all schemas are read. */
function compareDialects({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map((document) => textIn(document, 'jsonSchemaDialect'));
  if (old === now) return;
  const places = { base: placeOf(base, 'jsonSchemaDialect'), revision: placeOf(revision, 'jsonSchemaDialect') };
  reportApi(at, 'schema-dialect-changed', {
    ...places,
    detail: `${valueWords(old ?? 'none')} → ${valueWords(now ?? 'none')}`,
  });
}

/** An operation on both sides. */
type Pair = [before: PathOperation, after: PathOperation];

/** Compares all operations of a kind, and returns those that are on both sides. */
function compareAll(kind: Kind, field: string, comparison: Comparison): Pair[] {
  const old = operationsOf(comparison.base, field);
  const now = operationsOf(comparison.revision, field);
  const moved = findMoved(old, now, comparison);
  const pairs: Pair[] = [];
  for (const [key, before] of old) {
    const newKey = now.has(key) ? key : moved.get(key);
    const after = newKey === undefined ? undefined : now.get(newKey);
    if (!after) {
      reportRemoved(before, kind, field, comparison);
      continue;
    }
    pairs.push([before, after]);
    if (comparison.isUnchanged(before.operation, after.operation)) continue;
    const at = compareOperation(before, after, kind, comparison);
    if (newKey !== key && !haveCommonAddress(before, after, comparison))
      reportApi(at, 'operation-moved', { detail: `${labelOf(before)} → ${labelOf(after)}` });
  }
  const known = new Set([...old.keys(), ...moved.values()]);
  for (const [key, after] of now) {
    if (known.has(key)) continue;
    const at = unitFor(after, kind, comparison);
    const places = { revision: after.operation.pointer, detail: labelOf(after) };
    reportApi({ ...at, base: toPointer([field]) }, kind === 'webhook' ? 'webhook-added' : 'operation-added', places);
  }
  return pairs;
}

/** Operations by method and path, in which parameters are distinguished by their positions alone. */
function operationsOf(document: Node, field: string): Map<string, PathOperation> {
  const operations = entriesOf(document[field]).flatMap(([path, value]) => {
    const pathItem = follow({ value, pointer: toPointer([field, path]) }, document);
    return pathItem ? operationsIn(path, pathItem) : [];
  });
  const keyOf = (path: string): string => (field === 'paths' ? templateOf(path) : path);
  return new Map(operations.map((operation) => [`${operation.method} ${keyOf(operation.path)}`, operation]));
}

/** Operations at another path: those that have the same method and, below another server, the same address, or the same id. */
function findMoved(
  old: Map<string, PathOperation>,
  now: Map<string, PathOperation>,
  { base, revision }: Comparison,
): Map<string, string> {
  const fresh = [...now].filter(([key]) => !old.has(key));
  const byId = new Map(fresh.map(([key, each]) => [`${each.method} ${textIn(each.operation, 'operationId')}`, key]));
  const byAddress = new Map(
    fresh.flatMap(([key, each]) => addressKeys(each, revision).map((at) => [at, key] as const)),
  );
  return new Map(
    [...old].flatMap(([key, each]): [string, string][] => {
      if (now.has(key)) return [];
      const id = textIn(each.operation, 'operationId');
      const [same] = addressKeys(each, base).flatMap((address) => byAddress.get(address) ?? []);
      const target = same ?? (id === undefined ? undefined : byId.get(`${each.method} ${id}`));
      return target === undefined ? [] : [[key, target]];
    }),
  );
}

function addressKeys({ method, path, operation, pathItem }: PathOperation, document: Node): string[] {
  return addressesOf(serversFor(operation, pathItem, document), path).map((address) => `${method} ${address}`);
}

function labelOf({ method, path }: PathOperation): string {
  return codeSpan(`${displayMethod({ kind: 'operation', method })} ${path}`);
}

function unitFor(
  operation: PathOperation,
  kind: Kind,
  { units }: Comparison,
): Omit<ComparedPlace, 'base' | 'revision'> & { revision: string } {
  const isUnstable = !isPromised(operation.operation.node['x-stability-level']);
  const unit = createUnit({ operation: changedOperation(operation, kind), isUnstable });
  units.set(`${kind} ${operation.operation.pointer}`, unit);
  return { unit, direction: 'request', revision: operation.operation.pointer };
}

/** The removal of an operation was announced if that was deprecated and its sunset date, if it has one, has passed. */
function reportRemoved(operation: PathOperation, kind: Kind, field: string, comparison: Comparison): void {
  const at = {
    ...unitFor(operation, kind, comparison),
    base: operation.operation.pointer,
    revision: remainingAncestor(comparison.revision, [field, operation.path]),
  };
  const detail = { detail: labelOf(operation) };
  if (kind === 'webhook') reportApi(at, 'webhook-removed', detail);
  else if (operation.operation.node.deprecated !== true) reportApi(at, 'operation-removed', detail);
  else if (!isOver(operation.operation.node['x-sunset'], comparison.today))
    reportApi(at, 'operation-removed-before-sunset', detail);
  else reportApi(at, 'deprecated-operation-removed', detail);
}
