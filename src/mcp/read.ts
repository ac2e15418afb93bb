import { pathOf, safelyDecode } from '../reference/address';
import { parseJson, toJsonText } from '../reference/jsonText';
import { meantMethod } from '../reference/methods';
import type { ReferenceIndex } from '../reference/outputs/referenceIndex';
import { pointerKeys, toPointer, valueAt } from '../reference/pointer';
import { createRoutes } from '../sandbox/request/match';
import { sectionAt } from './guideSection';
import { pieceOf } from './pieces';
import { plainName } from './plainName';
import type { Portal } from './portal';
import { Refusal, unknownName } from './refusal';
import { callOf } from './search';

/** What can be read, one at a time. */
export const readableKinds = ['operation', 'model', 'guide', 'recipe'] as const;

interface ReadArguments {
  kind: (typeof readableKinds)[number];
  name: string;
  format: 'markdown' | 'openapi';
  offset: number;
}

type IndexedOperation = ReferenceIndex['operations'][number];

/** One operation, model, guide or recipe: a piece of its text from an offset on. */
export async function read(portal: Portal, { kind, name, format, offset }: ReadArguments): Promise<string> {
  const readers = { operation: readOperation, model: readModel, guide: readGuide, recipe: readRecipe };
  if (format === 'openapi' && kind !== 'operation' && kind !== 'model')
    throw new Refusal(`A ${kind} has no "openapi" format. Read it without "format".`);
  return pieceOf(await readers[kind](portal, name, format), offset);
}

/** An operation by its id, its address, or method and path: its section of the page, or its OpenAPI file. */
async function readOperation(portal: Portal, name: string, format: ReadArguments['format']): Promise<string> {
  const { index } = portal;
  const operations: IndexedOperation[] = [...index.operations, ...index.webhooks];
  const wanted = name.trim();
  const namesOf = (each: IndexedOperation): string[] => [each.id, callOf(each), `${each.page}#${each.anchor}`];
  const found =
    operations.find(({ id }) => id === name) ??
    operations.find(({ id }) => plainName(id) === plainName(name)) ??
    operations.find((each) => callOf(each) === wanted) ??
    operations.find((each) => namesOf(each).some((known) => isSameName(known, name))) ??
    operationAt(wanted, portal);
  if (!found) {
    const known = operations.flatMap((each) => (/^\/|\s/.test(wanted) ? [callOf(each), each.id] : [each.id]));
    throw unknownName('operation', name, known, 'List operations, or search.');
  }
  if (format === 'openapi') {
    if (found.openapi === undefined)
      throw new Refusal(`${found.id} has no OpenAPI file of its own. Read it as Markdown, or take openapi.yaml whole.`);
    return portal.read(found.openapi.slice(found.openapi.lastIndexOf('openapi/')));
  }
  return sectionOf(await portal.readMarkdownPage(found.page), found, operations);
}

function isSameName(known: string, wanted: string): boolean {
  return plainName(known).toLowerCase() === plainName(wanted).toLowerCase();
}

/** The operation that `GET /tasks/42` asks for. */
function operationAt(call: string, { index }: Portal): IndexedOperation | undefined {
  const [, method = '', url = ''] = /^(\S+)\s+(\S.*)$/.exec(call) ?? [];
  const called = index.operations.map((each) => ({ ...each, path: each.path ?? '' }));
  const routes = createRoutes(called);
  // Of a whole address, the path of the server comes first.
  const [, ...segments] = pathOf(url).split('/');
  const paths = segments.map((_segment, index) => `/${segments.slice(index).join('/')}`);
  const at = (path: string): IndexedOperation[] =>
    routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ operations }) => operations.get(method) ?? operations.get(meantMethod(method)) ?? []);
  return (/^\w+:\/\//.test(url) ? paths : paths.slice(0, 1)).flatMap(at)[0];
}

/** The part of a page's Markdown from the anchor of an operation to that of the next one. */
function sectionOf(
  markdownPage: string,
  { page, anchor }: IndexedOperation,
  operations: readonly IndexedOperation[],
): string {
  const placeOf = (each: string): number => markdownPage.indexOf(`\n<a id="${each}"></a>\n## `);
  const start = placeOf(anchor);
  if (start < 0) return markdownPage;
  const others = operations.filter((each) => each.page === page).map((each) => placeOf(each.anchor));
  const end = [...others, markdownPage.lastIndexOf('\n## See also\n')].filter((place) => place > start);
  return `${markdownPage.slice(start, Math.min(...end, markdownPage.length)).trim()}\n`;
}

/** A model by its name, or a reference to it: its page, or its schema if it has no page or `openapi` is requested. */
async function readModel(portal: Portal, asked: string, format: ReadArguments['format']): Promise<string> {
  const { models } = portal.index;
  const [, of, schemas, named] = /^#\/(components|definitions)\/(schemas\/)?(.+)$/.exec(asked.trim()) ?? [];
  const isReference = named !== undefined && (of === 'definitions') !== (schemas !== undefined);
  const name = isReference ? (pointerKeys(named)[0] ?? asked) : asked;
  const found =
    models.find((each) => each.name === name) ??
    models.find((each) => plainName(each.name) === plainName(name)) ??
    models.find((each) => isSameName(each.name, name));
  if (!found)
    throw unknownName(
      'model',
      name,
      models.map((each) => each.name),
      'List models, or search.',
    );
  if (found.page !== null && format === 'markdown') return portal.readMarkdownPage(found.page);
  const document = parseJson(await portal.read('openapi.json')) as object;
  const schema = valueAt(document, toPointer(['components', 'schemas', found.name]));
  return `${toJsonText(schema, 2)}\n`;
}

/** A guide, a post or another page by its address or its title; with an anchor its section alone. */
async function readGuide({ index, pages, readMarkdownPage }: Portal, name: string): Promise<string> {
  const wanted = pathOf(name.trim()).replace(/(?:\.md|(?<=.)\/)$/, '');
  const isWanted = ({ path, title }: (typeof pages)[number]): boolean =>
    isSameName(title, name) || isSameName(path.replace(/(?<=.)\/$/, ''), wanted);
  // Resources have the address behind a slash of their own.
  const found = pages.find(isWanted) ?? pages.find(({ path }) => path === `/${wanted}`);
  if (!found) {
    const model = index.models.find(({ page }) => page === wanted);
    if (model) throw new Refusal(`${wanted} is the page of a model: read the model "${model.name}".`);
    if (index.operations.some(({ page }) => page === wanted))
      throw new Refusal(`${wanted} is a page of operations: list operations of this "page", and read one of them.`);
    const known = pages.map(({ path, title }) => (wanted.includes('/') ? path : title));
    throw unknownName('guide', name, known, 'List guides, or search.');
  }
  const [, anchor] = /#([^#]+)$/.exec(name.trim()) ?? [];
  const markdownPage = await readMarkdownPage(found.path);
  return (anchor && sectionAt(markdownPage, safelyDecode(anchor))) || markdownPage;
}

/** A recipe by the name of its file: the workflow, as Arazzo. */
async function readRecipe({ recipes }: Portal, name: string): Promise<string> {
  const wanted = name.trim().replace(/\.arazzo\.yaml$/, '');
  const found = recipes.find((each) => isSameName(each.name, wanted));
  if (found) return found.text;
  const known = recipes.map((each) => each.name);
  const all = known.length > 0 ? `The recipes: ${known.join(', ')}.` : 'This site has no recipes.';
  throw unknownName('recipe', name, known, all);
}
