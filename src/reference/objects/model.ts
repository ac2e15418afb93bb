import { createAnchorFinder } from '../anchors';
import { type BuildContext, entriesOf, type PlacedExample, textOf, versionOf } from '../buildContext';
import { isNumber } from '../exactNumber';
import { asNode, isNode, type Node } from '../json';
import type { Description } from '../load/description';
import type { ComponentNames, MediaType, NamedSchema, ReferenceModel, Schema, UnresolvedPath } from '../model';
import { pointersOf } from '../nodePointers';
import { toPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import { distinctVariables } from '../request/authorise';
import { schemasByName } from '../schema';
import { createAppliedCache } from '../schemas/appliedSchemas';
import { compositionsOfClosed } from '../schemas/closedParts';
import { heldValue } from '../schemas/heldValue';
import { openedSchemas } from '../schemas/openedSchemas';
import { openClosedParts } from './closedParts';
import { readExamplesByType } from './exampleTypes';
import { buildInfo } from './info';
import { buildPathItem } from './operation';
import { identifyOperations } from './operationIds';
import { type PathItemInput, unresolvedPathItem } from './pathItem';
import { buildSchema } from './schema';
import { buildSecuritySchemes } from './security';
import { buildServers } from './server';
import { addSubtypes } from './subtypes';
import { buildTagGroups, buildTags, withBadgeTags } from './tags';
import { distinguishTitles } from './titles';

/**
 * Builds the reference model of a bundled description (OpenAPI 3.0 to 3.2). Returns it with what each schema was built
 * from, and with the problems found on the way; references that cannot be resolved say so in their place, and the
 * loader has reported them. Fields and names that are wrong are for other checks
 * (`fieldProblems.ts`, `idTypes.ts`), since the model is built in browsers as well.
 */
export function buildModel({ document, locate }: Pick<Description, 'document' | 'locate'>): {
  model: ReferenceModel;
  problems: Problem[];
  schemaNodes: Map<Schema, unknown>;
} {
  const problems: Problem[] = [];
  const root = document as unknown as Node;
  const findAnchor = createAnchorFinder(root);
  const schemaNodes = new Map<Schema, unknown>();
  const unidentified: BuildContext = {
    document: root,
    version: versionOf(root),
    report: (pointer, severity, message, remedy, further = {}) =>
      problems.push({ severity, place: locate(pointer), message, remedy, ...further }),
    pointedSchemas: new Map(),
    findAnchor,
    schemaNodes,
    isLost: (reference) =>
      valueAt(root, reference) === undefined && findAnchor(reference.replace(/^#/, '')) === undefined,
  };
  const items = listPathItems(root);
  const servers = buildServers(root.servers, '#/servers', unidentified);
  const secretVariables = distinctVariables(buildSecuritySchemes(unidentified).map(({ name }) => name));
  const placedExamples: PlacedExample[] = [];
  const mediaRanges: MediaType[] = [];
  const context = {
    ...unidentified,
    placedExamples,
    mediaRanges,
    servers,
    secretVariables,
    operationIdAt: identifyOperations(items, unidentified),
  };
  const byPath = items.map((item) => ({ ...item, operations: buildPathItem(item, context) }));
  const operations = withBadgeTags(
    byPath.flatMap((item) => item.operations),
    context,
  );
  const unresolvedPaths = findUnresolvedPaths(items, context);
  const unresolved = new Set(unresolvedPaths.map(({ path }) => path));
  const info = isNode(root.info) ? root.info : {};
  const model: ReferenceModel = {
    title: textOf(info.title)?.trim() || 'API',
    // YAML reads 1.10 as a number.
    version: isNumber(info.version) ? String(info.version) : (textOf(info.version) ?? ''),
    openapi: textOf(root.openapi) ?? '',
    info: buildInfo(info, context),
    servers,
    securitySchemes: buildSecuritySchemes(context),
    tags: buildTags(operations, context),
    groups: buildTagGroups(context),
    operations,
    unresolvedPaths,
    emptyPaths: byPath.flatMap(({ path, operations: own }) => (own.length > 0 || unresolved.has(path) ? [] : [path])),
    schemas: buildNamedSchemas(context),
    components: nameComponents(root.components),
  };
  distinguishTitles(model.schemas);
  openClosedParts(model.schemas, schemaNodes, compositionsOfClosed(root, openedSchemas(root)));
  const fields: FieldProblem[] = [];
  addSubtypes(model.schemas, schemaNodes, root, (field, ...problem) =>
    fields.push([schemaNodes.get(field), ...problem]),
  );
  reportFields(fields, context);
  const schemas = schemasByName(model.schemas);
  readExamplesByType(placedExamples, schemas, context);
  for (const media of mediaRanges) media.holds = heldValue(media, createAppliedCache(schemas));
  return { model, problems, schemaNodes };
}

/** The Path Item Objects of the paths (4.8), which begin with a slash whatever their keys do, then of the webhooks. */
function listPathItems({ paths, webhooks }: Node): PathItemInput[] {
  const list = (key: string, kind: PathItemInput['kind'], map: unknown): PathItemInput[] =>
    entriesOf(map).map(([name, value]) => {
      const path = kind === 'operation' && !name.startsWith('/') ? `/${name}` : name;
      return { kind, path, value, pointer: toPointer([key, name]) };
    });
  return [...list('paths', 'operation', paths), ...list('webhooks', 'webhook', webhooks)];
}

/** What is wrong with the schema of a field, by what that was built from. */
type FieldProblem = [node: unknown, message: string, remedy: string];

/** Reports each such problem once. */
function reportFields(problems: readonly FieldProblem[], { document, report }: BuildContext): void {
  const places = pointersOf(document, new Set(problems.map(([node]) => node)));
  for (const pointer of places) {
    const node = valueAt(document, pointer);
    const own = new Map(problems.flatMap(([of, message, remedy]) => (of === node ? [[message, remedy]] : [])));
    for (const [message, remedy] of own) report(pointer, 'notice', message, remedy);
  }
}

/** The paths and webhooks whose reference cannot be resolved. */
function findUnresolvedPaths(items: PathItemInput[], context: BuildContext): UnresolvedPath[] {
  return items.flatMap((item) => {
    const reference = unresolvedPathItem(item, context);
    return reference === undefined ? [] : [{ path: item.path, reference }];
  });
}

/** The kinds of components that no page of their own shows, without those that have no entry. */
function nameComponents(components: unknown): ComponentNames[] {
  return entriesOf(components)
    .filter(([kind]) => kind !== 'schemas' && kind !== 'securitySchemes')
    .map(([kind, entries]) => ({ kind, names: isNode(entries) ? Object.keys(entries) : [] }))
    .filter(({ names }) => names.length > 0);
}

/** The value of the discriminator for a schema, which Swagger 2.0 has no mapping for, so that generators extend it. */
function discriminatorValueOf(value: unknown): Pick<NamedSchema, 'discriminatorValue'> {
  const { 'x-discriminator-value': own, 'x-ms-discriminator-value': microsoft } = asNode(value);
  const stated = textOf(own) ?? textOf(microsoft);
  return stated === undefined ? {} : { discriminatorValue: stated };
}

/** All named schemas, with those that are referred to by a pointer elsewhere (which may add further ones). */
function buildNamedSchemas(context: BuildContext): NamedSchema[] {
  const components = context.document.components;
  const stated = isNode(components) && isNode(components.schemas) ? Object.entries(components.schemas) : [];
  const schemas = stated.map(
    ([name, value]): NamedSchema => ({
      name,
      schema: buildSchema(value, context),
      page: isNode(value) ? textOf(value['x-page']) : undefined,
      ...discriminatorValueOf(value),
      pointer: toPointer(['components', 'schemas', name]),
    }),
  );
  for (const [pointer, name] of context.pointedSchemas) {
    schemas.push({ name, schema: buildSchema(valueAt(context.document, pointer), context), pointer });
  }
  return schemas;
}
