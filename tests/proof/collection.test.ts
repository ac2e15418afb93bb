import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { run } from 'newman';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGuide } from '../../src/guides/readGuide';
import { expectProof } from './expectProof';
import { type OurSamples, readOurSamples } from './samples/ourSamples';
import { type RecordingSandbox, startRecordingSandbox } from './samples/recordingSandbox';

const token = 'a token for tests';

let ours: OurSamples;
let sandbox: RecordingSandbox;
let folder: string;
let collection: { item: { item?: { name: string; event?: object[] }[] }[] };

beforeAll(async () => {
  ours = await readOurSamples();
  sandbox = await startRecordingSandbox(ours.description, token, true);
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-collection-'));
  collection = JSON.parse(fileOf('collection')) as typeof collection;
  for (const name of fileNames()) await writeFile(path.join(folder, name), `The content of ${name}`);
});

afterAll(async () => {
  sandbox.stop();
  await rm(folder, { recursive: true });
});

/** The files that requests send; those of saved examples are not run. */
function fileNames(): Set<string> {
  const requests = JSON.stringify(collection, (key, value: unknown) => (key === 'response' ? [] : value));
  return new Set([...requests.matchAll(/"src":"([^"]+)"/g)].map(([, name = '']) => name));
}

function fileOf(kind: string): string {
  return ours.files.find(({ path }) => path.endsWith(`operations.postman_${kind}.json`))?.content ?? '';
}

/** Runs a collection with the environment of the sandbox. One line for each request: what is wrong with it, or nothing. */
async function runCollection(given: object): Promise<string[]> {
  const summary = await promisify(run)({
    collection: given,
    environment: JSON.parse(fileOf('environment')) as object,
    envVar: [
      { key: 'baseUrl', value: sandbox.base },
      { key: 'apiToken', value: token },
    ],
    workingDir: folder,
    reporters: [],
  });
  return summary.run.executions.map(({ item, requestError, response, assertions = [] }) => {
    const failed = assertions.flatMap(({ error }) => (error ? [error.message] : []));
    const untested = assertions.length === 0 ? ['has no test'] : [];
    const wrong = [...(requestError ? [requestError.message] : []), ...failed, ...untested];
    return wrong.length === 0 ? '' : `${item.name}: ${response?.code} ${wrong.join('; ')}`;
  });
}

it('every request of the collection gets the response that is documented', { timeout: 180_000 }, async () => {
  const results = await runCollection(collection);
  const wrong = results.filter(Boolean);
  expect(wrong).toEqual([]);
  expect(results).toHaveLength(ours.samples.length);
  const keys = sandbox.take().flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(20);
  expectProof('Collection requests', [{ run: results.length, passed: results.length - wrong.length }]);
});

it('the guide makes every file that a request sends', () => {
  const [, names = ''] = /^touch (.*)$/m.exec(readFileSync(path.resolve('docs/docs/postman.md'), 'utf8')) ?? [];
  expect(names.split(' ').sort()).toEqual([...fileNames()].sort());
});

it('the scripts of the guide make a task, and the next request reads it', async () => {
  const guide = readGuide(readFileSync(path.resolve('docs/docs/postman.md'), 'utf8'));
  const blocks = guide.filter((part) => part.kind === 'block');
  const shown = (title: string): string =>
    blocks.find(({ meta }) => meta.title === `Create task, ${title}`)?.text ?? '';
  const script = (listen: string, text: string) => ({
    listen,
    script: { type: 'text/javascript', exec: text.split('\n') },
  });
  const [create, read] = ['Create task', 'Get task by id'].map((name) => {
    const found = collection.item.flatMap((part) => part.item ?? []).find((item) => item.name === name);
    return structuredClone(found) as unknown as PostmanItem;
  }) as [PostmanItem, PostmanItem];
  create.event = [script('prerequest', shown('Scripts, Pre-request')), script('test', shown('Scripts, Post-response'))];
  create.request.body = { ...create.request.body, raw: shown('Body, raw') };
  read.request.url.variable = [{ key: 'id', value: '{{taskId}}' }];
  sandbox.take();
  expect(await runCollection({ ...collection, item: [create, read] })).toEqual(['', '']);
  const [made, asked] = sandbox.take();
  expect(made?.body.toString()).toMatch(/"deadlineDate": \d{13},/);
  expect(asked?.target).toMatch(/\/tasks\/\d+$/);
});

/** A request of the collection, as far as the guide's scripts change it. */
interface PostmanItem {
  event: object[];
  request: { body: object; url: { variable: object[] } };
}

describe('a mistake in one request is seen', () => {
  /** The collection with this request alone, its JSON changed. */
  const changed = (name: string, from: RegExp, to: string): object => {
    const found = collection.item.flatMap((part) => part.item ?? []).find((item) => item.name === name);
    const text = JSON.stringify({ ...collection, item: [found] });
    expect(text).toMatch(from);
    return JSON.parse(text.replace(from, () => to)) as object;
  };

  it.each<[string, RegExp, string, RegExp]>([
    ['a field of the body', /\\"name\\": /, '\\"nome\\": ', /: 422 expected \[ '200' \] to include '422'/],
    ['the path', /"path":\["tasks"\]/, '"path":["tasks","none"]', /: 40[45] /],
    [
      'what its response is to be',
      /200: \\"#\/\$defs\/\d+\\"/,
      '201: null',
      /: 200 expected \[ '201' \] to include '200'/,
    ],
    ['the schema of its response', /#\/\$defs\/\d+\\"(?=[ ,].*};)/, '#/$defs/none\\"', /: 200 .*#\/\$defs\/none/],
  ])('%s', async (_case, from, to, want) => {
    const [result] = await runCollection(changed('Create task', from, to));
    expect(result).toMatch(want);
  });
});
