import { entriesOf, type Located, listOf } from '../../reference/buildContext';
import { isNode, isSame } from '../../reference/json';
import { displayMethod, methodFields, statedMethod } from '../../reference/methods';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import type { Direction } from '../../reference/schema';
import type { ChangedOperation } from '../change';
import { type ComparedPlace, type Comparison, compareOnce, createUnit, report, reportApi } from '../comparison';
import {
  areSkipped,
  type ComparedObjects,
  compareDocumentation,
  fieldOf,
  follow,
  followedEntries,
  hasField,
  inside,
  placeOf,
  textIn,
} from './comparedObjects';
import { compareContent } from './content';
import { compareLifetime, isPromised } from './lifetime';
import { compareParameters } from './parameters';
import { compareSecurity, securityOf } from './requirements';
import { compareResponses } from './responses';
import { schemeNames } from './security';
import { addressesOf, compareServers, type ServersOf, serversFor, sharedServers, templateOf } from './servers';

/** An Operation Object with its Path Item Object. */
export interface PathOperation {
  method: string;
  path: string;
  operation: Located;
  pathItem: Located;
}

/** The directions of a request and of its response: the API sends the requests of webhooks and callbacks. */
function directionsOf(kind: 'operation' | 'webhook' | 'callback'): Record<'request' | 'response', Direction> {
  return kind === 'operation'
    ? { request: 'request', response: 'response' }
    : { request: 'response', response: 'request' };
}

/** Compares an operation or webhook, as a unit of its own. */
export function compareOperation(
  base: PathOperation,
  revision: PathOperation,
  kind: 'operation' | 'webhook',
  comparison: Comparison,
): ComparedPlace {
  const isUnstable = !isPromised(base.operation.node['x-stability-level']);
  const isMoved = kind === 'operation' && templateOf(base.path) !== templateOf(revision.path);
  const operation = { ...changedOperation(revision, kind), ...(isMoved ? { formerPath: base.path } : {}) };
  const unit = createUnit({ operation, isUnstable });
  comparison.units.set(`${kind} ${revision.operation.pointer}`, unit);
  const at: ComparedPlace = {
    unit,
    direction: 'request',
    base: base.operation.pointer,
    revision: revision.operation.pointer,
  };
  compareFields(base, revision, kind, at, comparison);
  return at;
}

/** An operation or webhook as changes name it. */
export function changedOperation(
  { method, path, operation }: PathOperation,
  kind: 'operation' | 'webhook',
): ChangedOperation {
  const { operationId } = operation.node;
  return { kind, method, path, ...(typeof operationId === 'string' ? { operationId } : {}) };
}

function compareFields(
  base: PathOperation,
  revision: PathOperation,
  kind: 'operation' | 'webhook' | 'callback',
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const both = { base: base.operation, revision: revision.operation };
  if (areSkipped(both, comparison)) return;
  const directions = directionsOf(kind);
  const sent = { ...at, direction: directions.request };
  const received = { ...at, direction: directions.response };
  compareLifetime(both, at, 'operation', comparison.today);
  compareNames(both, at);
  compareDocumentation(both, at, ['summary', 'description', 'externalDocs']);
  const lists = ({ path, pathItem, operation }: PathOperation) => ({ path, lists: [pathItem, operation] });
  compareParameters(lists(base), lists(revision), sent, comparison);
  compareRequestBody(both, sent, comparison);
  compareResponses(both, received, comparison);
  compareCallbacks(both, at, comparison);
  if (kind !== 'operation') return;
  const old = securityOf(base.operation, comparison.base);
  const now = securityOf(revision.operation, comparison.revision);
  compareOnce('security', [[old], [now]], at, comparison, (inner) =>
    compareSecurity(old, now, inner, schemeNames(comparison)),
  );
  const servers = serversOfBoth(base, revision, comparison);
  const shared = sharedServers(comparison.revision);
  const paths: [string, string] = [base.path, revision.path];
  if (templateOf(base.path) !== templateOf(revision.path)) {
    if (haveCommonAddress(base, revision, comparison)) compareServers(servers.old, servers.now, shared, at, paths);
  } else if (!servers.old.areShared || !servers.now.areShared) compareServers(servers.old, servers.now, shared, at);
}

/** Whether an operation can be called at the same address on both sides. */
export function haveCommonAddress(
  base: PathOperation,
  revision: PathOperation,
  comparison: Pick<Comparison, 'base' | 'revision'>,
): boolean {
  const { old, now } = serversOfBoth(base, revision, comparison);
  const addresses = addressesOf(old, base.path);
  return addressesOf(now, revision.path).some((address) => addresses.includes(address));
}

/** The servers of an operation on both sides. */
export function serversOfBoth(
  base: PathOperation,
  revision: PathOperation,
  comparison: Pick<Comparison, 'base' | 'revision'>,
): Record<'old' | 'now', ServersOf> {
  return {
    old: serversFor(base.operation, base.pathItem, comparison.base),
    now: serversFor(revision.operation, revision.pathItem, comparison.revision),
  };
}

function compareNames({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map((operation) => textIn(operation, 'operationId'));
  if (old !== now) {
    const places = { base: placeOf(base, 'operationId'), revision: placeOf(revision, 'operationId') };
    const detail = `${codeSpan(old ?? 'none')} → ${codeSpan(now ?? 'none')}`;
    reportApi(at, 'operation-id-changed', { ...places, name: old, detail });
  }
  const [tags, tagsNow] = [base, revision].map(({ node }) => listOf(node.tags).map(String).sort());
  if (!isSame(tags, tagsNow)) reportApi(at, 'tags-changed', { revision: placeOf(revision, 'tags') });
}

/** Compares Request Body Objects (4.13). */
function compareRequestBody({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = follow(fieldOf(base, 'requestBody'), comparison.base);
  const now = follow(fieldOf(revision, 'requestBody'), comparison.revision);
  if (!old || !now) {
    const isRequired = now?.node.required === true;
    if (now) report(at, isRequired ? 'required-request-body-added' : 'request-body-added', { revision: now.pointer });
    if (old) report(at, 'request-body-removed', { base: old.pointer });
    return;
  }
  const both = { base: old, revision: now };
  if (areSkipped(both, comparison)) return;
  const within = inside(at, both);
  const [was, is] = [old.node.required === true, now.node.required === true];
  if (!was && is) report(within, 'request-body-became-required', { revision: fieldOf(now, 'required').pointer });
  if (was && !is) report(within, 'request-body-became-optional');
  compareDocumentation(both, within, ['description']);
  if (hasField(old, 'content') || hasField(now, 'content')) compareContent(both, within, comparison);
}

/** Compares Callback Objects (4.18) by their names and expressions. */
function compareCallbacks({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = callbackOperations(base, comparison.base);
  const now = callbackOperations(revision, comparison.revision);
  for (const [name, before] of old) {
    const after = now.get(name);
    if (!after) reportApi(at, 'callback-removed', { base: before.operation.pointer, name });
    else {
      const within = inside(at, { base: before.operation, revision: after.operation });
      compareFields(before, after, 'callback', within, comparison);
    }
  }
  for (const [name, after] of now) {
    if (!old.has(name)) reportApi(at, 'callback-added', { revision: after.operation.pointer, name });
  }
}

function callbackOperations(operation: Located, document: Comparison['base']): Map<string, PathOperation> {
  const callbacks = followedEntries(fieldOf(operation, 'callbacks'), document);
  return new Map(
    [...callbacks].flatMap(([name, { node, pointer }]) =>
      [...followedEntries({ value: node, pointer }, document)].flatMap(([expression, pathItem]) =>
        operationsIn(expression, pathItem).map((found): [string, PathOperation] => [
          `${name} ${displayMethod({ kind: 'callback', method: found.method })} ${expression}`,
          found,
        ]),
      ),
    ),
  );
}

/** The operations of a Path Item Object (4.9). */
export function operationsIn(path: string, pathItem: Located): PathOperation[] {
  const { node, pointer } = pathItem;
  const own = Object.entries(node).filter(([key]) => methodFields.includes(key.toLowerCase()));
  const further = entriesOf(node.additionalOperations);
  const place = (method: string, keys: string[], value: unknown): PathOperation[] =>
    isNode(value)
      ? [{ method, path, pathItem, operation: { node: value, pointer: extendPointer(pointer, ...keys) } }]
      : [];
  return [
    ...own.flatMap(([key, value]) => place(key.toLowerCase(), [key], value)),
    ...further.flatMap(([method, value]) => place(statedMethod(method), ['additionalOperations', method], value)),
  ];
}
