import { operationRequest } from '../../exampleRequest/operationRequest';
import type { ExampleCache } from '../../examples/schemaExample';
import { groupBy } from '../../groupBy';
import { sentMethod } from '../../methods';
import type { Operation, ReferenceModel, Server, Tag } from '../../model';
import { withSeenLetters } from '../../printable';
import { hasHost, serverUrl } from '../../sampleRequest';
import { toSlug } from '../../slug';
import { downloadName } from '../downloads';
import { codeSpan, escapeText, oneLine } from '../markdown/text';
import type { OutputFile } from '../openapiFiles';
import { variablesOf } from './auth';
import {
  type Collection,
  createContext,
  type Folder,
  nameToId,
  type RequestContext,
  type RequestItem,
  type ResponseSchemas,
} from './collection';
import { toDescription } from './description';
import { buildRequest } from './request';
import { buildResponses } from './response';
import { buildTest } from './responseTests';
import { hostVariable, postmanAddress, schemasVariable } from './variables';

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * A Postman collection (v2.1) with one request for each operation, and the environment that it uses. Where the site says
 * that its samples run, that is the one of the sandbox, production has a second one, and each request tests its response by
 * `responseSchemas`. Webhooks are left out. Ids are made from names, so that the same description gives the same bytes.
 */
export function postmanFiles(
  model: ReferenceModel,
  cache: ExampleCache,
  responseSchemas?: ResponseSchemas,
): OutputFile[] {
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  const context = createContext(model, cache, responseSchemas);
  const base = `downloads/${downloadName(model.title)}`;
  return [
    {
      path: `${base}.postman_collection.json`,
      content: write(buildCollection(model, operations, context)),
    },
    ...environments(model, context, secretsOf(operations, context)).map(({ suffix, environment }) => ({
      path: `${base}${suffix}.postman_environment.json`,
      content: write(environment),
    })),
  ];
}

/** Indented with tabs, as Postman writes its own files. */
function write(value: object): string {
  return `${withSeenLetters(JSON.stringify(value, null, '\t'))}\n`;
}

function buildCollection(model: ReferenceModel, operations: Operation[], context: RequestContext): Collection {
  const { responseSchemas } = context;
  const ofTag = groupBy(operations, ({ tags }) => tags.slice(0, 1));
  const alsoOfTag = groupBy(operations, ({ tags }) => tags.slice(1));
  const itemsOf = (own: Operation[]): RequestItem[] =>
    inRunningOrder(own).map((operation) => buildItem(model.title, operation, context));
  const titles = new Map(model.tags.map(({ name, title }) => [name, title]));
  const folders = model.tags.flatMap((tag): Folder[] => {
    const elsewhere = alsoOfTag.get(tag.name) ?? [];
    const item = itemsOf(ofTag.get(tag.name) ?? []);
    if (item.length + elsewhere.length === 0) return [];
    const description = folderDescription(tag, elsewhere, titles);
    return [{ id: nameToId(model.title, 'tag', tag.name), name: tag.title, description, item }];
  });
  const variable = [
    ...hostVariables(operations, context),
    ...(responseSchemas ? [{ key: schemasVariable, value: responseSchemas.text }] : []),
    ...[...new Set(context.open.values())].map((key) => ({ key, value: '' })),
  ];
  return {
    info: {
      _postman_id: nameToId(model.title, 'collection'),
      name: model.title,
      description: toDescription(model.info.description),
      version: model.version,
      schema: format,
    },
    item: [...folders, ...itemsOf(operations.filter(({ tags }) => tags.length === 0))],
    auth: context.auth,
    ...(variable.length > 0 ? { variable } : {}),
  };
}

/** What stands for the host of servers without one, and the base URL with it, so that the collection runs on its own. */
function hostVariables(operations: Operation[], { baseUrl }: RequestContext): Collection['variable'] & object {
  const own = hasHost(baseUrl) ? [] : [{ key: 'baseUrl', value: postmanAddress(baseUrl) }];
  const isUsed =
    own.length > 0 ||
    operations.some(({ servers }) => servers.length === 0 || servers.some((server) => !hasHost(serverUrl(server))));
  return isUsed ? [{ key: hostVariable, value: '' }, ...own] : [];
}

/**
 * Requests that delete come last, an item before its parent: so the whole collection can be run from start to end, and
 * every request finds what it needs.
 */
function inRunningOrder(operations: Operation[]): Operation[] {
  const deletes = operations.filter(({ method }) => method === 'delete');
  const depthOf = ({ path }: Operation): number => path.split('/').length;
  return [
    ...operations.filter(({ method }) => method !== 'delete'),
    ...deletes.sort((a, b) => depthOf(b) - depthOf(a)),
  ];
}

/** What a tag says, then the operations that carry it and have their request in the folder of their first tag. */
function folderDescription(tag: Tag, elsewhere: Operation[], titles: ReadonlyMap<string, string>): string | undefined {
  const lines = elsewhere.map(({ method, path, summary, tags: [first = ''] }) => {
    const title = summary === undefined ? '' : `${escapeText(oneLine(summary))}, `;
    return `- ${codeSpan(`${sentMethod(method)} ${oneLine(path)}`)}: ${title}in the folder ${escapeText(titles.get(first) ?? first)}`;
  });
  return toDescription([...(tag.description ?? []), ...(lines.length > 0 ? [lines.join('\n')] : [])]) || undefined;
}

/** An operation of several tags is in the folder of its first, so that each has one request. */
function buildItem(title: string, operation: Operation, context: RequestContext): RequestItem {
  const method = sentMethod(operation.method);
  const names = [title, 'operation', method, operation.path];
  const request = buildRequest(operation, context);
  const pruned = request.body && ['GET', 'HEAD'].includes(method);
  return {
    id: nameToId(...names),
    name: operation.summary ?? `${method} ${operation.path}`,
    ...(pruned ? { protocolProfileBehavior: { disableBodyPruning: true } } : {}),
    ...(context.responseSchemas ? { event: buildTest(operation, context.responseSchemas) } : {}),
    request,
    response: buildResponses({ operation, request, names, context }),
  };
}

/** The variables of the schemes that requests use, in the order of the schemes. */
function secretsOf(operations: Operation[], context: RequestContext): string[] {
  const uses = operations.flatMap((operation) => operationRequest(operation, context.cache).access);
  return [...context.variables.keys()].flatMap((name) => {
    const use = uses.find((each) => each.name === name);
    return use ? variablesOf(use, context) : [];
  });
}

/** The environments, each with what the name of its file has besides. */
function environments(
  { title, servers }: ReferenceModel,
  { cache: { samples } }: RequestContext,
  secrets: string[],
): { suffix: string; environment: object }[] {
  if (!samples) return [{ suffix: '', environment: buildEnvironment(title, servers, secrets) }];
  const sandbox = { url: samples.defaultBaseUrl, variables: [] };
  return [
    { suffix: '', environment: buildEnvironment(`${title}, sandbox`, [sandbox, ...servers.slice(1)], secrets) },
    { suffix: '-production', environment: buildEnvironment(`${title}, production`, servers.slice(0, 1), secrets) },
  ];
}

/**
 * `baseUrl` for the first server, and the secrets. Each further server is kept beside them, disabled, for its address to be
 * copied: two variables of one name are not distinguished by every program that reads an environment.
 */
function buildEnvironment(title: string, servers: Server[], secrets: string[]): object {
  const [first, ...others] = servers;
  return {
    id: nameToId(title, 'environment'),
    name: title,
    values: [
      { key: 'baseUrl', value: postmanAddress(serverUrl(first)), type: 'default', enabled: true },
      ...secrets.map((key) => ({ key, value: '', type: 'secret', enabled: true })),
      ...others.map((server, index) => ({
        key: hintName(server, index),
        value: postmanAddress(serverUrl(server)),
        type: 'default',
        enabled: false,
      })),
    ],
    _postman_variable_scope: 'environment',
  };
}

/** `baseUrl-sandbox` for a server whose description begins with the sentence "Sandbox.", else `baseUrl-2`. */
function hintName({ description }: Server, index: number): string {
  const words = /^[\w -]{1,30}(?=[.:,(]|$)/.exec(description?.[0] ?? '')?.[0];
  return `baseUrl-${words ? toSlug(words) : index + 2}`;
}
