import { basePath } from '../../reference/address';
import { createExampleCache, type ExampleCache, exampleSteps } from '../../reference/examples/schemaExample';
import { isXmlType } from '../../reference/mediaType';
import type { MediaType, Operation, ReferenceModel, Schema } from '../../reference/model';
import { buildModel } from '../../reference/objects/model';
import { serverUrl } from '../../reference/sampleRequest';
import { schemasByName } from '../../reference/schema';
import { createValidator, type Validator } from '../../reference/validate/validator';
import { createBases, createRoutes, type Route } from '../request/match';
import type { WireContext } from '../request/xmlFormat';
import { type Collection, findCollections, findCollectionsByKind, type Role } from './collections';
import type { ExampleContext } from './documented';
import { createIndexes, type ItemIndexes } from './itemIndex';
import { type Extensions, readExtensions } from './readExtensions';
import { withReadXml } from './readXmlExamples';

/** A description, prepared for responding to requests. It never changes. */
export interface SandboxDescription extends Extensions, ExampleContext, WireContext {
  title: string;
  /** The path of the first server: `/v1`. */
  base: string;
  /** Paths of all servers. */
  bases: readonly string[];
  routes: readonly Route[];
  operations: readonly Operation[];
  webhooks: readonly Operation[];
  collections: readonly Collection[];
  /** Those that the name of a field such as `shopId` says: `shop`. */
  collectionsByKind: ReadonlyMap<string, Collection>;
  roles: ReadonlyMap<Operation, Role>;
  /** What was found in lists of items. */
  indexes: ItemIndexes;
}

/** What is known of a document beside what it says: the model made of it, and what judges values. */
export interface DescribedDocument {
  model: ReferenceModel;
  schemaNodes: ReadonlyMap<Schema, unknown>;
  validator: Validator;
  cache: ExampleCache;
}

/** Prepares a bundled description (OpenAPI 3.x). Throws an Error for one without a single operation. */
export async function prepareDescription(document: object): Promise<SandboxDescription> {
  const place = (pointer: string) => ({ file: 'openapi.json', line: 1, column: 1, pointer });
  const parsed = document as Parameters<typeof buildModel>[0]['document'];
  const { model, schemaNodes } = buildModel({ document: parsed, locate: place });
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(
    schemasByName(model.schemas),
    validator,
    undefined,
    [],
    exampleSteps({ document: parsed }),
  );
  const xml = hasXml(model.operations) ? await import('../request/xmlFormat') : undefined;
  const operations = xml ? model.operations.map((each) => withReadXml(each, { xml, cache })) : model.operations;
  const described = describeSandbox(document, { model: { ...model, operations }, schemaNodes, validator, cache });
  const description = xml ? { ...described, xml } : described;
  if (description.operations.length === 0)
    throw new Error('The description has no operation to serve. Add one under "paths".');
  return description;
}

/** Whether a body of a request or a response is XML, or a part of one: what writes and reads it is loaded then. */
function hasXml(operations: readonly Operation[]): boolean {
  const hasTypes = ({ mediaType, encoding }: MediaType): boolean =>
    isXmlType(mediaType) || encoding.some(({ contentType = '' }) => contentType.split(',').some(isXmlType));
  return operations.some(({ requestBody, responses }) =>
    [requestBody, ...responses].some((each) => each?.content.some(hasTypes)),
  );
}

/** A description of which a model has been made, as the sandbox takes it. */
export function describeSandbox(
  document: object,
  { model, schemaNodes, validator, cache }: DescribedDocument,
): SandboxDescription {
  const operations = withPlainPaths(model.operations.filter(({ kind }) => kind === 'operation'));
  const webhooks = model.operations.filter(({ kind }) => kind === 'webhook');
  const found = findCollections(operations, cache);
  return {
    title: model.title,
    base: basePath(serverUrl(model.servers[0])),
    bases: createBases(operations),
    routes: createRoutes(operations),
    operations,
    webhooks,
    ...found,
    collectionsByKind: findCollectionsByKind(operations, found.collections),
    ...{ cache, validator, madeExamples: new Map(), indexes: createIndexes() },
    ...readExtensions(document, operations, webhooks, schemaNodes),
  };
}

/**
 * Operations without the slash at the end of their paths, unless it makes another path of one: the items of `/items/` are at
 * `/items/{id}` or `/items/{id}/`.
 */
function withPlainPaths(operations: readonly Operation[]): Operation[] {
  const paths = new Set(operations.map(({ path }) => path));
  return operations.map((operation) => {
    const path = operation.path.replace(/(?<=.)\/$/, '');
    return path === operation.path || paths.has(path) ? operation : { ...operation, path };
  });
}
