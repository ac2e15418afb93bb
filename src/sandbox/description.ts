import { createExampleCache, type ExampleCache } from '../reference/examples/schemaExample';
import type { Json } from '../reference/json';
import type { Operation, Schema } from '../reference/model';
import { buildModel } from '../reference/objects/model';
import { extendPointer, valueAt } from '../reference/pointer';
import { serverUrl } from '../reference/request/sampleRequest';
import { schemasByName } from '../reference/schema';
import { createValidator, type Validator } from '../reference/validate/validator';
import { type Collection, findCollections, type Role } from './collections';
import { basePath, createBases, createRoutes, type Route } from './match';

/** A description, ready to answer requests by. It never changes. */
export interface SandboxDescription {
  title: string;
  /** The path of the first server: `/v1`. */
  base: string;
  /** Paths of all servers. */
  bases: readonly string[];
  routes: readonly Route[];
  operations: readonly Operation[];
  webhooks: readonly Operation[];
  /** The webhooks that are sent after an operation has been carried out, by its id: `x-sent-after` of the webhook. */
  webhooksAfter: ReadonlyMap<string, readonly Operation[]>;
  collections: readonly Collection[];
  roles: ReadonlyMap<Operation, Role>;
  cache: ExampleCache;
  validator: Validator;
  /** Examples that were made, by their schema. */
  madeExamples: Map<Schema, Json>;
  /** The date at which its examples stand (`x-world-date` of the Info Object), in milliseconds; none where it says none. */
  worldDate?: number;
}

/** Prepares a bundled description (OpenAPI 3.x). Throws an Error for one without a single operation. */
export async function prepareDescription(document: object): Promise<SandboxDescription> {
  const place = (pointer: string) => ({ file: 'openapi.json', line: 1, column: 1, pointer });
  const described = document as Parameters<typeof buildModel>[0]['document'];
  const { model, schemaNodes } = buildModel({ document: described, locate: place });
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(schemasByName(model.schemas), validator);
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  if (operations.length === 0) throw new Error('The description has no operation to serve. Add one under "paths".');
  const webhooks = model.operations.filter(({ kind }) => kind === 'webhook');
  const worldDate = Date.parse(String((described.info as unknown as Record<string, unknown>)['x-world-date'] ?? ''));
  return {
    title: model.title,
    base: basePath(serverUrl(model.servers[0])),
    bases: createBases(operations),
    routes: createRoutes(operations),
    operations,
    webhooks,
    webhooksAfter: findWebhooksAfter(webhooks, document),
    ...findCollections(operations, cache),
    ...{ cache, validator, madeExamples: new Map() },
    ...(Number.isNaN(worldDate) ? {} : { worldDate }),
  };
}

function findWebhooksAfter(webhooks: readonly Operation[], document: object): Map<string, Operation[]> {
  const after = new Map<string, Operation[]>();
  for (const webhook of webhooks) {
    const names = valueAt(document, extendPointer(webhook.pointer, 'x-sent-after'));
    for (const name of Array.isArray(names) ? names.map(String) : [])
      after.set(name, [...(after.get(name) ?? []), webhook]);
  }
  return after;
}
