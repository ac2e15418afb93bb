import { expect, it } from 'vitest';
import { compareDescriptions } from '../../diff/compareDescriptions';
import { check } from '../../mcp/check';
import { createContracts } from '../../mcp/contracts';
import type { Portal } from '../../mcp/portal';
import { read } from '../../mcp/read';
import { matchRequest } from '../../sandbox/request/match';
import { prepareDescription } from '../../sandbox/world/description';
import { referenceRecords } from '../../search/records/referenceRecords';
import { parseJson } from '../jsonText';
import { createMarkdownWriter } from '../outputs/markdown/referencePage';
import type { ReferenceIndex } from '../outputs/referenceIndex';
import { requestForm } from '../outputs/requestBuilder/requestForm';
import { sectionsOf } from '../page';
import { sampleLanguages } from '../samples/languages';
import { schemasByName } from '../schema';
import { generateFiles } from './generateFiles';

const description = `openapi: 3.2.0
info: {title: Files, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /files:
    get: {operationId: list, responses: {'204': {description: Done}}}
    additionalOperations:
      LOCK: {operationId: lockAll, responses: {'204': {description: Done}}}
      Lock: {responses: {'204': {description: Done}}}
`;

/** The outputs of the three operations, by what they are. */
async function makeOutputs(): Promise<Record<string, unknown>> {
  const made = await generateFiles({ 'openapi.yaml': description });
  const { pages, model, cache, renderText } = made;
  const { operations } = model;
  const context = { schemas: schemasByName(model.schemas), renderText, cache };
  const sections = pages.flatMap(sectionsOf);
  const files = new Map(made.files().map(({ path, content }) => [path, content]));
  const json = (path: string): string => files.get(path) ?? '';
  const markdown = pages.map(createMarkdownWriter((href) => href)).join();
  const index = parseJson(json('reference-index.json')) as unknown as ReferenceIndex;
  const contract = {
    ...{ openapi: '3.2.0', servers: [{ url: 'https://api.example.com' }] },
    paths: (made.description.document as { paths?: object }).paths,
  };
  const site = { name: 'build', read: async () => '', list: async () => ['all.json'], stamp: async () => undefined };
  const contracts = createContracts(site, index, async () => contract);
  const portal = { index, contracts, readMarkdownPage: async () => markdown } as unknown as Portal;
  const called = (method: string) =>
    check(portal, { method, url: '/files', headers: {}, start_again: false, offset: 0 }).then((text) =>
      text.slice(5, 8),
    );
  const sandbox = await prepareDescription(made.description.document);
  const found = (method: string): string | undefined => {
    const result = matchRequest(sandbox, method, '/files');
    return result.kind === 'match' ? result.match.operation.id : undefined;
  };
  const readBy = (name: string) => read(portal, { kind: 'operation', name, format: 'markdown', offset: 0 });
  return {
    ids: sections.map(({ id }) => id),
    page: sections.map(({ method }) => method),
    anchors: sections.map(({ anchor }) => anchor),
    titles: sections.map(({ title }) => title),
    samples: sections.map(({ samples }) => samples.filter(({ code }) => code.includes('Lock')).length),
    postman: [...new Set(json('downloads/files.postman_collection.json').match(/(?<="method": ")\w+/g))],
    search: referenceRecords(made).flatMap(({ method }) => method ?? []),
    builder: operations.map((operation) => requestForm(operation, context).method),
    slices: ['lockAll', 'lockFiles'].map((id) => /additionalOperations:\s+(\w+)/.exec(json(`openapi/${id}.yaml`))?.[1]),
    sandbox: ['GET', 'LOCK', 'Lock', 'lock'].map(found),
    MCP: await Promise.all(['GET', 'get', 'LOCK', 'Lock', 'lock'].map(called)),
    'read by MCP': (
      await Promise.all(['LOCK /files', 'Lock /files', 'Lock https://api.example.com/files'].map(readBy))
    ).map((text) => /`(\w+) /.exec(text)?.[1]),
  };
}

let made: ReturnType<typeof makeOutputs> | undefined;

it.each<[output: string, want: unknown[]]>([
  ['ids', ['list', 'lockAll', 'lockFiles']],
  ['page', ['GET', 'LOCK', 'Lock']],
  ['anchors', ['list', 'lock-all', 'lock-files']],
  ['titles', ['List', 'Lock all', 'Lock /files']],
  ['samples', [0, 0, sampleLanguages.length]],
  ['postman', ['GET', 'LOCK', 'Lock']],
  ['search', ['GET', 'LOCK', 'Lock']],
  ['builder', ['GET', 'LOCK', 'Lock']],
  ['slices', ['LOCK', 'Lock']],
  ['sandbox', ['list', 'lockAll', 'lockFiles', undefined]],
  ['MCP', ['204', '204', '204', '204', '405']],
  ['read by MCP', ['LOCK', 'Lock', 'Lock']],
])('a method of additionalOperations keeps its case: %s', async (output, want) => {
  made ??= makeOutputs();
  expect((await made)[output]).toEqual(want);
});

it('a method in another case is another operation of a comparison', () => {
  const document = (method: string): object => ({
    ...{ openapi: '3.2.0', info: { title: 'Files', version: '1' } },
    paths: { '/files': { additionalOperations: { [method]: { responses: {} } } } },
  });
  const changes = compareDescriptions(document('LOCK'), document('Lock'), '2026-03-01');
  expect(changes.map(({ rule, operations }) => [rule, operations[0]?.method])).toEqual([
    ['operation-removed', 'LOCK'],
    ['operation-added', 'Lock'],
  ]);
});
