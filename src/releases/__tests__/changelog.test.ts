import { load } from 'cheerio';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { linesOf } from '../../diff/apiTexts';
import type { SitePages } from '../../diff/pages';
import { recordRecomputed } from '../../reference/__tests__/builders';
import type { Node } from '../../reference/json';
import { compareReleases, makeChangelog, type ReleaseChanges, withUnreleased } from '../changelog';
import { markReleases } from '../marks';
import { changedCalls, changelogText } from '../outputs/changelogText';
import { changelogFeeds } from '../outputs/feeds';
import type { Release } from '../release';

const text = { type: 'string' };
const status = { type: 'string', enum: ['open', 'closed'] };

interface Stated {
  properties: object;
  parameters?: object[];
  paths?: object;
}

function documentOf({ properties, parameters = [], paths = {} }: Stated): Node {
  const schema = { $ref: '#/components/schemas/Task' };
  const responses = { '200': { content: { 'application/json': { schema } } } };
  return {
    openapi: '3.1.0',
    info: {},
    paths: { '/tasks': { get: { operationId: 'listTasks', parameters, responses } }, ...paths },
    components: {
      schemas: { Task: { type: 'object', properties } },
      parameters: { Page: { name: 'page', in: 'query', schema: text } },
    },
  };
}

function releaseOf(version: string, date: string, stated: Stated): Release {
  return { version, date, document: documentOf(stated) };
}

const page = { $ref: '#/components/parameters/Page' };
const now: Stated = {
  properties: { status, due: text },
  parameters: [{ name: 'sort', in: 'query', schema: text }, page],
  paths: { '/jobs': { post: { operationId: 'addJob', responses: {} } } },
};
const releases = [
  releaseOf('1.1.0', '2026-01-01', { properties: { status: text, note: text } }),
  releaseOf('1.2.0', '2026-02-01', { properties: { status: text, due: text }, parameters: [page] }),
  releaseOf('1.3.0', '2026-03-01', now),
];

const pages: SitePages = {
  ofChange: ({ field }) => (field.names.length > 0 ? `/m#task.${field.names.join('.')}` : undefined),
  ofOperation: ({ path }) => (path === '/tasks' ? '/a#list-tasks' : undefined),
  ofModel: (name) => `/models/${name}`,
};

const compare = (document: Node): ReleaseChanges[] =>
  withUnreleased(compareReleases(releases), releases[2] as Release, document, '2026-04-01');
const all = compare(documentOf(now));

it('compares each release with the one before, the newest first', () => {
  expect(
    all.map(({ version, changes }) => [version, changes.map(({ rule, verdict }) => `${verdict} ${rule}`)]),
  ).toEqual([
    ['1.3.0', ['safe values-listed', 'safe operation-added', 'safe parameter-added']],
    ['1.2.0', ['breaking property-renamed', 'safe parameter-added']],
    ['1.1.0', []],
  ]);
});

it('shows what is not released first, and nothing where texts alone differ', () => {
  const changed = documentOf({ ...now, properties: { status } });
  expect(compare(changed)[0]?.version).toBeUndefined();
  const worded = { ...documentOf(now), info: { description: 'New.' } };
  expect(compare(worded)[0]?.version).toBe('1.3.0');
});

it('compares what is not released once, however often texts are edited', () => {
  const { kept, recomputed } = recordRecomputed();
  const edited = (summary: string, stated: object): number => {
    const { paths, ...document } = documentOf({ ...now, properties: { status, ...stated } });
    const titled = { ...document, paths: { ...(paths as object), '/b': { get: { summary, responses: {} } } } };
    const before = recomputed.length;
    const [first] = withUnreleased(compareReleases(releases), releases[2] as Release, titled, '2026-04-01', kept);
    kept.end();
    expect(first?.changes.map(({ rule }) => rule)).toContain('operation-added');
    return recomputed.length - before;
  };
  expect([edited('A', {}), edited('B', {}), edited('B', { end: text }), edited('C', { end: text })]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('marks what came and changed', () => {
  const { operations, parameters, pointers } = markReleases(all, '/changelog');
  const link = (label: string, version: string) => [{ label, href: `/changelog#v${version}` }];
  expect(Object.fromEntries(operations)).toEqual({ 'operation post /jobs': link('since 1.3', '1.3.0') });
  expect(Object.fromEntries(parameters)).toEqual({
    'operation get /tasks query sort': link('since 1.3', '1.3.0'),
    'operation get /tasks query page': link('since 1.2', '1.2.0'),
  });
  expect(Object.fromEntries(pointers)).toEqual({
    '#/components/schemas/Task/properties/status': link('changed in 1.3', '1.3.0'),
    '#/components/schemas/Task/properties/due': link('changed in 1.2', '1.2.0'),
  });
});

it('marks what is not released', () => {
  const changed = compare(documentOf({ ...now, properties: { status, due: text, id: text } }));
  expect(markReleases(changed, '/changelog').pointers.get('#/components/schemas/Task/properties/id')).toEqual([
    { label: 'since the next release', href: '/changelog#unreleased' },
  ]);
});

const texts = [
  {
    kind: 'guide' as const,
    file: 'g.md',
    lines: linesOf('[Task](/models/Task) has `note`.'),
    title: 'Guide <1>',
    href: '/g',
  },
  ...['first', 'second'].map((step) => ({
    ...{ kind: 'recipe' as const, file: 'r.yaml', title: 'Recipe', href: '/r' },
    ...{ lines: linesOf(`${step}\n\`note\``), operationIds: ['listTasks'] as const },
  })),
];

it.each(['Task', 'task-list', 'parameter'])('the model %s is not listed beside a change of its own', (name) => {
  const documentWith = (properties: object): Node => {
    const schemas = { [name]: { type: 'object', properties } };
    const schema = { $ref: `#/components/schemas/${name}` };
    const responses = { '200': { content: { 'application/json': { schema } } } };
    return { openapi: '3.1.0', info: {}, paths: { '/tasks': { get: { responses } } }, components: { schemas } };
  };
  const recorded = [{ id: text }, { id: text, note: text }].map((properties, index) => ({
    ...{ version: `1.${index}.0`, date: '2026-01-01', document: documentWith(properties) },
  }));
  const [entry] = makeChangelog(compareReleases(recorded).reverse(), pages, []);
  expect(entry?.changes.map(({ where, models }) => [where, models])).toEqual([[`${name}.note`, []]]);
});

it('lists changes with what they touch', () => {
  const entries = makeChangelog(all, pages, texts);
  const calls = changedCalls(entries, { operations: ['GET /tasks'], servers: [] });
  expect(calls.operations).toEqual(['GET /tasks', 'POST /jobs']);
  const written = changelogText(entries, calls);
  expect(written).toContain(
    '## 1.3.0 {#v1.3.0}\n\nReleased on 1 March 2026. 3 changes: 3 safe.\n\n### Safe {#v1.3.0-safe}',
  );
  expect(written).toContain(
    '<li data-calls="0"><a href="/m#task.due"><code>Task.due</code></a>: Field renamed: ' +
      '<code>note</code> → <code>due</code>. In responses.<span class="touches"> ' +
      'Operations: <a href="/a#list-tasks"><code>GET /tasks</code></a>. Guides: <a href="/g">Guide &lt;1&gt;</a>. Recipes: <a href="/r">Recipe</a>.</span></li>',
  );
  expect(written).toContain('## 1.1.0 {#v1.1.0}\n\nReleased on 1 January 2026. The first recorded release.');
});

it('knows the path that an operation had before it moved, also where what it uses changed', () => {
  const used = { $ref: '#/components/schemas/Task' };
  const responses = { '200': { description: 'ok', content: { 'application/json': { schema: used } } } };
  const documentAt = (path: string, properties: object): Node => ({
    openapi: '3.1.0',
    info: {},
    paths: { [path]: { get: { operationId: 'listTasks', responses } } },
    components: { schemas: { Task: { type: 'object', properties } } },
  });
  const moves: [former: string, path: string][] = [
    ['/tasks', '/jobs'],
    ['/tasks/{id}', '/tasks/{task}'],
  ];
  const known = moves.map(([former, path]) => {
    const documents = [documentAt(former, { id: text }), documentAt(path, { id: text, note: text })];
    const recorded = documents.map((document, index) => ({ version: `1.${index}.0`, date: '2026-01-01', document }));
    const entries = makeChangelog(compareReleases(recorded).reverse(), pages, []);
    return entries.flatMap(({ changes }) =>
      changes.map(({ rule, operations }) => [rule, ...operations.map(({ formerLabel }) => formerLabel)]),
    );
  });
  expect(known).toEqual([
    [
      ['operation-moved', 'GET /tasks'],
      ['property-added', 'GET /tasks'],
    ],
    [['property-added', undefined]],
  ]);
});

it('writes feeds with an entry for each release', () => {
  const entries = makeChangelog(all, pages, texts);
  const input = { title: 'Tasks & co', origin: 'https://example.com', page: '/changelog', base: '/1.0/', entries };
  const [atom, json] = changelogFeeds(input).map(({ content }) => content);
  const feed = JSON.parse(json ?? '') as {
    items: { id: string; title: string; content_html: string }[];
    feed_url: string;
  };
  expect(feed.feed_url).toBe('https://example.com/1.0/changelog.json');
  expect(feed.items.map(({ id }) => id)).toEqual(
    ['1.3.0', '1.2.0', '1.1.0'].map((version) => `https://example.com/changelog#v${version}`),
  );
  expect(feed.items[1]?.content_html).toContain('<h3>Breaking</h3><ul><li><a href="https://example.com/m#task.due">');
  // Whatever a change names leads to the site: operations, models, guides and recipes.
  expect(feed.items.flatMap(({ content_html }) => content_html.match(/href="(?!https:)[^"]*/g) ?? [])).toEqual([]);
  expect(atom).toContain('<title>Changes of the Tasks &amp; co</title>');
  expect(atom?.match(/<entry>/g)).toHaveLength(3);
  const $ = load(atom ?? '', { xml: true });
  expect($('feed > updated').text()).toBe('2026-03-01T00:00:00.000Z');
  expect($('feed > link[rel="self"]').attr('href')).toBe('https://example.com/1.0/changelog.atom');
  // Titles are HTML in Atom, and plain text in JSON.
  expect($('entry > title').first().text()).toBe('Tasks &amp; co 1.3.0');
  expect(feed.items[0]?.title).toBe('Tasks & co 1.3.0');
  expect($('entry > content').eq(1).text()).toBe(feed.items[1]?.content_html);
});

it.each([
  'a`\n\n# Heading\n\n![x](https://evil.example/x.png)\n\n<img src=x>`',
  '</code></li></ul>\n\n<script>alert(1)</script>',
  '`` ` [x](javascript:alert(1)) ```',
  ']]><script>alert(1)</script>\u001b\u0000\ufffe',
])('keeps names such as %j in their place, on the page and in feeds', (name) => {
  const schema = { type: 'object', properties: { [name]: text } };
  const documents = [{}, { [name]: schema, Other: schema }].map((schemas, index) => {
    const responses = {
      200: { content: { [name]: { schema: index === 0 ? {} : { $ref: '#/components/schemas/Other' } } } },
    };
    const paths = { [`/${name}`]: { get: { operationId: name, responses } } };
    return { openapi: '3.1.0', info: {}, paths: index === 0 ? {} : paths, components: { schemas } };
  });
  const recorded = documents.map((document, index) => ({ version: `1.${index}.0`, date: '2026-01-01', document }));
  const guide = { kind: 'guide' as const, file: 'g.md', lines: linesOf(name), title: name, href: '/g' };
  const entries = makeChangelog(compareReleases(recorded).reverse(), pages, [guide]);
  expect(entries[0]?.changes.length).toBeGreaterThan(0);
  const written = new MarkdownIt({ html: true }).render(
    changelogText(entries, changedCalls(entries, { operations: [], servers: [] })),
  );
  const [atom = '', json = ''] = changelogFeeds({
    ...{ title: name, origin: 'https://example.com', page: '/c', base: '/', entries },
  }).map(({ content }) => content);
  expect(atom).not.toMatch(/[\u0000\u001b\ufffe]/);
  const feed = JSON.parse(json) as { items: { content_html: string }[] };
  for (const html of [written, ...feed.items.map((item) => item.content_html)]) {
    const $ = load(html);
    expect($('img, script, h1, pre, [href^="javascript:"], body > p:has(img)')).toHaveLength(0);
    expect($('.changes').length).toBe($('h3').length === 0 ? 0 : html === written ? 1 : 0);
  }
});
