import type { Node } from '../../reference/json';
import { displayMethod } from '../../reference/methods';
import { entriesOf } from '../../reference/objects/context';
import { toPointer } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, createUnit, reportApi } from '../comparison';
import {
  type ComparedObjects,
  compareDocumentation,
  follow,
  placeOf,
  remainingAncestor,
  textIn,
} from './comparedObjects';
import { isOver, isPromised } from './lifetime';
import { changedOperation, compareOperation, operationsIn, type PathOperation } from './operations';
import { compareSecuritySchemes } from './security';
import { compareServers } from './servers';
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
  const servers = (value: unknown) => ({ value, pointer: toPointer(['servers']) });
  compareDialects(both, at);
  compareServers(servers(base.servers), servers(revision.servers), at);
  compareSecuritySchemes(at, comparison);
  compareAll('operation', 'paths', comparison);
  compareAll('webhook', 'webhooks', comparison);
  compareUnusedComponents(at, comparison);
}

/** Compares `jsonSchemaDialect`, by which all schemas are read. */
function compareDialects({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map((document) => textIn(document, 'jsonSchemaDialect'));
  if (old === now) return;
  const places = { base: placeOf(base, 'jsonSchemaDialect'), revision: placeOf(revision, 'jsonSchemaDialect') };
  reportApi(at, 'schema-dialect-changed', { ...places, detail: `${old ?? 'none'} → ${now ?? 'none'}` });
}

function compareAll(kind: Kind, field: string, comparison: Comparison): void {
  const old = operationsOf(comparison.base, field);
  const now = operationsOf(comparison.revision, field);
  const moved = findMoved(old, now);
  for (const [key, before] of old) {
    const newKey = now.has(key) ? key : moved.get(key);
    const after = newKey === undefined ? undefined : now.get(newKey);
    if (!after) {
      reportRemoved(before, kind, field, comparison);
      continue;
    }
    if (comparison.isUnchanged(before.operation, after.operation)) continue;
    const at = compareOperation(before, after, kind, comparison);
    if (newKey !== key) reportApi(at, 'operation-moved', { detail: `${labelOf(before)} → ${labelOf(after)}` });
  }
  const known = new Set([...old.keys(), ...moved.values()]);
  for (const [key, after] of now) {
    if (known.has(key)) continue;
    const at = unitFor(after, kind, comparison);
    const places = { revision: after.operation.pointer, detail: labelOf(after) };
    reportApi({ ...at, base: toPointer([field]) }, kind === 'webhook' ? 'webhook-added' : 'operation-added', places);
  }
}

/** Operations by method and path, in which parameters are distinguished by their positions alone. */
function operationsOf(document: Node, field: string): Map<string, PathOperation> {
  const operations = entriesOf(document[field]).flatMap(([path, value]) => {
    const pathItem = follow({ value, pointer: toPointer([field, path]) }, document);
    return pathItem ? operationsIn(path, pathItem) : [];
  });
  const templateOf = (path: string): string => (field === 'paths' ? path.replace(/\{[^}]*\}/g, '{}') : path);
  return new Map(operations.map((operation) => [`${operation.method} ${templateOf(operation.path)}`, operation]));
}

/** Operations that have the same id and method at another path. */
function findMoved(old: Map<string, PathOperation>, now: Map<string, PathOperation>): Map<string, string> {
  const fresh = new Map(
    [...now]
      .filter(([key]) => !old.has(key))
      .map(([key, each]) => [`${each.method} ${textIn(each.operation, 'operationId')}`, key]),
  );
  return new Map(
    [...old].flatMap(([key, each]): [string, string][] => {
      const id = textIn(each.operation, 'operationId');
      const target = now.has(key) || id === undefined ? undefined : fresh.get(`${each.method} ${id}`);
      return target === undefined ? [] : [[key, target]];
    }),
  );
}

function labelOf({ method, path }: PathOperation): string {
  return `\`${displayMethod({ kind: 'operation', method })} ${path}\``;
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
