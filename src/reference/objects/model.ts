import { isNode, type Node } from '../json';
import type { Description } from '../load/description';
import type { NamedSchema, ReferenceModel, Schema, UnresolvedPath } from '../model';
import { toPointer, valueAt } from '../pointer';
import type { Problem } from '../problems';
import { createAnchorFinder } from './anchors';
import { type BuildContext, entriesOf, isInternal, textOf, versionOf } from './context';
import { buildInfo } from './info';
import { buildPathItem } from './operation';
import { identifyOperations } from './operationIds';
import { type PathItemInput, unresolvedPathItem } from './pathItem';
import { buildSchema } from './schema';
import { buildSecuritySchemes } from './security';
import { buildServers } from './server';
import { buildTagGroups, buildTags, withBadgeTags } from './tags';

/**
 * Builds the reference model of a bundled description (OpenAPI 3.0 to 3.2). Returns it with what each schema was built
 * from, and with the problems found on the way; references that cannot be resolved say so in their place, and the
 * loader has reported them. Fields that nothing reads are another check's (`support/fieldProblems.ts`), since the model is
 * built in browsers as well.
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
  const context = { ...unidentified, operationIdAt: identifyOperations(items, unidentified) };
  const operations = withBadgeTags(
    items.flatMap((item) => buildPathItem(item, context)),
    context,
  );
  const info = isNode(root.info) ? root.info : {};
  const model: ReferenceModel = {
    title: textOf(info.title) ?? 'API',
    version: textOf(info.version) ?? '',
    openapi: textOf(root.openapi) ?? '',
    info: buildInfo(info, context),
    servers: buildServers(root.servers),
    securitySchemes: buildSecuritySchemes(context),
    tags: buildTags(operations, context),
    groups: buildTagGroups(context),
    operations,
    unresolvedPaths: findUnresolvedPaths(items, context),
    schemas: buildNamedSchemas(context),
  };
  return { model, problems, schemaNodes };
}

/** The Path Item Objects of the paths (4.8), then of the webhooks. */
function listPathItems({ paths, webhooks }: Node): PathItemInput[] {
  const list = (key: string, kind: PathItemInput['kind'], map: unknown): PathItemInput[] =>
    entriesOf(map).map(([path, value]) => ({ kind, path, value, pointer: toPointer([key, path]) }));
  return [...list('paths', 'operation', paths), ...list('webhooks', 'webhook', webhooks)];
}

/** The paths and webhooks whose reference cannot be resolved. */
function findUnresolvedPaths(items: PathItemInput[], context: BuildContext): UnresolvedPath[] {
  return items.flatMap((item) => {
    const reference = unresolvedPathItem(item, context);
    return reference === undefined ? [] : [{ path: item.path, reference }];
  });
}

/** All named schemas, with those that are referred to by a pointer elsewhere (which may add further ones). */
function buildNamedSchemas(context: BuildContext): NamedSchema[] {
  const components = context.document.components;
  const stated = isNode(components) && isNode(components.schemas) ? Object.entries(components.schemas) : [];
  const schemas = stated
    .filter(([, value]) => !isInternal(value))
    .map(
      ([name, value]): NamedSchema => ({
        name,
        schema: buildSchema(value, context),
        page: isNode(value) ? textOf(value['x-page']) : undefined,
        pointer: toPointer(['components', 'schemas', name]),
      }),
    );
  for (const [pointer, name] of context.pointedSchemas) {
    schemas.push({ name, schema: buildSchema(valueAt(context.document, pointer), context), pointer });
  }
  return schemas;
}
