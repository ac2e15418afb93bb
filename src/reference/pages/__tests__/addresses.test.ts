import { describe, expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';
import { fieldsOn } from '../../outputs/referenceIndex';
import { createAnchors, topAnchors } from '../anchors';

function paths(...operations: [tags: string, id: string, path?: string][]): string {
  return `paths:\n${operations.map(([tags, id, path = `/${id}`]) => `  "${path}": {get: {tags: [${tags}], operationId: ${id}}}`).join('\n')}`;
}

const urls = (yaml: string): string[] => makeAll(yaml).pages.map(({ url }) => url.replace('/docs/ref/', ''));
const messages = (yaml: string): string[] =>
  makeAll(yaml).problems.map(({ place, message }) => `${place.pointer} ${message}`);

describe('API pages', () => {
  it.each<[string, string, string[]]>([
    ['by their first tag', paths(['b', 'x'], ['a, b', 'y'], ['b', 'z']), ['api/b', 'api/a']],
    [
      'in the order of the tags',
      `${paths(['b', 'x'], ['a', 'y'])}\ntags: [{name: a}, {name: b}, {name: unused}]`,
      ['api/a', 'api/b'],
    ],
    [
      'in folders of their groups',
      `${paths(['b', 'x'], ['a', 'y'], ['c', 'z'])}\nx-tagGroups: [{name: My group, tags: [a, b]}]`,
      ['api/my-group/a', 'api/my-group/b', 'api/c'],
    ],
    [
      'where authors want them',
      `${paths(['a', 'x'])}\ntags: [{name: a, x-page: tasks/Tasks_view}]`,
      ['api/tasks/Tasks_view'],
    ],
    [
      'of names in any script',
      paths(['注文', 'x'], ['Задачи', 'y'], ['طلبات', 'z'], ['Ενέργειες', 'w'], ['😀', 'v'], ['"*"', 'u']),
      ['api/注文', 'api/задачи', 'api/طلبات', 'api/ενέργειες', 'api/u1f600', 'api/u2a'],
    ],
    [
      'of a name, whatever others come before it',
      paths(['商品', 'w'], ['😎', 'v'], ['注文', 'x']),
      ['api/商品', 'api/u1f60e', 'api/注文'],
    ],
    [
      'by the first segment without a tag',
      paths(['', 'x', '/tasks/{id}'], ['', 'y', '/{id}']),
      ['api/tasks', 'api/other'],
    ],
    [
      'by the first segment after a version, also where others have none',
      paths(['', 'x', '/v1/orders/{id}'], ['', 'y', '/v1/stores'], ['', 'z', '/v1/orders']),
      ['api/orders', 'api/stores'],
    ],
    [
      'by the first segment where a path ends with what all begin with',
      paths(['', 'x', '/tasks'], ['', 'y', '/tasks/{id}/close']),
      ['api/tasks'],
    ],
    [
      'by the segment alone where its key goes on with a query or a fragment',
      paths(['', 'x', '/files'], ['', 'y', '/files?a=1'], ['', 'z', '/files#b'], ['', 'w', '/{k?}/jobs']),
      ['api/files', 'api/jobs'],
    ],
    ['by the first segment after a version', paths(['', 'x', '/api/v1/orders']), ['api/orders']],
    ['by the version alone where nothing else is in a path', paths(['', 'x', '/v1/{id}']), ['api/v1']],
    [
      'by a custom verb, a dotted name and the extension of a format as by segments',
      paths(['', 'x', '/jobs:run'], ['', 'y', '/chat.post'], ['', 'z', '/calls.json'], ['', 'w', '/calls/{id}.json']),
      ['api/jobs', 'api/chat', 'api/calls'],
    ],
    ['for webhooks', 'webhooks: {done: {post: {}}}', ['api/webhooks']],
    ['for odd names', paths(['__proto__', 'x'], ['constructor', 'y']), ['api/__proto__', 'api/constructor']],
  ])('%s', (_case, yaml, want) => {
    expect(urls(yaml)).toEqual(want);
  });

  it('derived ones do not take a stated address', () => {
    expect(
      urls(
        `${paths(['a', 'x'], ['B', 'y'])}\ntags: [{name: a}, {name: B, x-page: g/a}]\nx-tagGroups: [{name: g, tags: [a, B]}]`,
      ),
    ).toEqual([expect.stringMatching(/^api\/g\/a-[0-9a-z]{7}$/), 'api/g/a']);
  });
});

describe('names that give one address', () => {
  const decomposed = '\u0438\u0306';
  it.each<[string, [string, string]]>([
    ['case', ['Foo', 'foo']],
    ['accents', ['Ünder', 'under']],
    ['signs', ['A B', 'a-b']],
    ['one encoding of the same letter', [decomposed, decomposed.normalize('NFC')]],
    ['emoji behind a word', ['orders 😀', 'orders']],
    ['invisible characters', ['or\u200bders', 'orders']],
    ['long names with one beginning', ['注'.repeat(100), `${'注'.repeat(100)}文`]],
    ['Greek final letters', ['ΟΔΟΣ', 'οδοσ']],
  ])(
    'that differ in %s have one each, whatever their order, and the plain one lists both',
    (_what, [first, second]) => {
      const forwards = makeAll(paths([`"${first}"`, 'x'], [`"${second}"`, 'y']));
      const backwards = makeAll(paths([`"${second}"`, 'y'], [`"${first}"`, 'x']));
      const [one, other] = [first, second].map((name) => forwards.addresses.tags.get(name) ?? '');
      expect(one).toMatch(/-[0-9a-z]{7}$/);
      expect(other).toMatch(/-[0-9a-z]{7}$/);
      expect(one).not.toBe(other);
      expect([first, second].map((name) => backwards.addresses.tags.get(name))).toEqual([one, other]);
      const plain = new Set([one, other].map((url = '') => url.replace(/-[0-9a-z]{7}$/, '')));
      for (const made of [forwards, backwards])
        for (const url of plain) {
          const listing = made.pages.find((page) => page.url === url);
          expect(listing?.sharedAnchors?.[0]?.links.map(({ href }) => href).sort()).toEqual([one, other].sort());
        }
      const [notice] = forwards.problems.filter(({ severity }) => severity === 'notice');
      expect(notice?.message).toContain(
        `The names ${[first, second]
          .sort()
          .map((name) => `"${name}"`)
          .join(' and ')}`,
      );
    },
  );

  it('of models likewise, of which three may be equal', () => {
    const schemas =
      'components: {schemas: {a.b: {type: object}, a-b: {type: object}, A b: {type: object}, c: {type: object}}}';
    expect(urls(schemas)).toEqual([...Array(3).fill(expect.stringMatching(/^models\/a-b-/)), 'models/c', 'models/a-b']);
    expect(messages(schemas)).toEqual([
      '#/components/schemas/A b The names "A b", "a-b" and "a.b" share the address /docs/ref/models/a-b: each page has an address with a suffix, and this address lists them. "a-b" is at #/components/schemas/a-b and "a.b" is at #/components/schemas/a.b.',
    ]);
  });

  it('of many models are one short notice', () => {
    const names = Array.from({ length: 40 }, (_, index) => `"${'.'.repeat(index)}a": {type: object}`);
    const [first = ''] = messages(`components: {schemas: {${names.join(', ')}}}`);
    expect(first).toContain(' and 32 more share the address');
    expect(first).toMatch(/ and 31 more\.$/);
  });

  it('that are written in two ways are one notice', () => {
    const [first, ...further] = messages(
      'components: {schemas: {Strasse: {type: object}, "Stra\u00dfe": {type: object}}}',
    );
    expect(further).toEqual([]);
    expect(first).toContain(
      'share the addresses /docs/ref/models/strasse and /docs/ref/models/stra\u00dfe: each page has an address with a suffix, and these addresses list them.',
    );
  });

  it('of groups have anchors with suffixes on the overview', () => {
    const yaml = `${paths(['a', 'x'], ['b', 'y'], ['c', 'z'])}\nx-tagGroups: [{name: A B, tags: [a]}, {name: a-b, tags: [b]}, {name: 注文, tags: [c]}]`;
    const { pages, problems } = makeAll(yaml);
    expect(pages.map(({ breadcrumbs }) => breadcrumbs[1]?.href.replace(/^.*#/, ''))).toEqual([
      expect.stringMatching(/^a-b-\w{7}$/),
      expect.stringMatching(/^a-b-\w{7}$/),
      '注文',
    ]);
    expect(new Set(pages.map(({ breadcrumbs }) => breadcrumbs[1]?.href)).size).toBe(3);
    expect(problems.map(({ message }) => message)).toEqual([
      'The groups "A B" and "a-b" share the anchor #a-b: each has an anchor with a suffix, and this anchor lists them.',
    ]);
  });

  it('of operations, parameters and fields have anchors with suffixes, and the plain ones lead to both', () => {
    const { pages } = makeAll(
      [
        'paths:',
        '  /a: {get: {tags: [t], operationId: list-tasks, parameters: [{name: Id, in: query, schema: {}}, {name: id, in: query, schema: {}}]}}',
        '  /b: {get: {tags: [t], operationId: listTasks, responses: {"200": {content: {application/json: {schema: {properties: {"+1": {}, "-1": {}}}}}}}}}',
      ].join('\n'),
    );
    const [page] = pages;
    const shared = page?.sharedAnchors?.map(({ anchors, links }) => [anchors, links.map(({ label }) => label)]) ?? [];
    const [first = '', second = ''] = page?.kind === 'api' ? page.operations.map(({ anchor }) => anchor) : [];
    expect(shared).toEqual([
      [['list-tasks'], ['list-tasks', 'listTasks']],
      [
        [`${first}.query.Id`, `${first}.query.id`],
        ['Id', 'id'],
      ],
      [[`${second}.200.1`], ['+1', '-1']],
    ]);
    const fields = page ? fieldsOn(page).map(({ anchor }) => `#${anchor}`) : [];
    expect(page?.sharedAnchors?.slice(1).flatMap(({ links }) => links.map(({ href }) => href))).toEqual(fields);
  });
});

describe('model pages', () => {
  it.each<[string, string, string[]]>([
    [
      'of every object schema',
      'B: {type: object}, A: {oneOf: [{type: string}]}, C: {type: string}, D: true, E: {properties: {}}',
      ['models/a', 'models/b', 'models/e'],
    ],
    ['only the stated ones when one is stated', 'B: {type: object}, A: {type: string, x-page: g/a}', ['models/g/a']],
    ['of names in any script', 'Товар: {type: object}, 商品: {type: object}', ['models/товар', 'models/商品']],
  ])('%s', (_case, schemas, want) => {
    expect(urls(`components: {schemas: {${schemas}}}`)).toEqual(want);
  });
});

describe('problems', () => {
  it.each<[string, string, string[]]>([
    [
      'a page that is stated twice, without regard to case',
      'tags: [{name: a, x-page: g/x}, {name: b, x-page: G/X}]',
      ['#/tags/1/x-page The page address "G/X" is stated twice, by a and by b. Addresses compare without case.'],
    ],
    [
      'the same of models',
      'components: {schemas: {A: {x-page: g/x}, B: {x-page: g/x}}}',
      [
        '#/components/schemas/B/x-page The page address "g/x" is stated twice, by A and by B. Addresses compare without case.',
      ],
    ],
    ['an address that is none', 'tags: [{name: a, x-page: ../x}]', ['#/tags/0/x-page "../x" is not a page address.']],
    ['none for a tag and a model', 'tags: [{name: a, x-page: g/x}]\ncomponents: {schemas: {A: {x-page: g/x}}}', []],
  ])('%s', (_case, yaml, want) => {
    expect(messages(yaml)).toEqual(want);
  });
});

describe('operations', () => {
  it('have an anchor each, on the page of their first tag', () => {
    const { addresses } = makeAll(paths(['a', 'listTasks'], ['a', 'ListTasks'], ['b, a', 'x']));
    const [first, second] = topAnchors([{ id: 'listTasks' }, { id: 'ListTasks' }], createAnchors());
    expect([...addresses.operations]).toEqual([
      ['listTasks', { page: '/docs/ref/api/a', anchor: first }],
      ['ListTasks', { page: '/docs/ref/api/a', anchor: second }],
      ['x', { page: '/docs/ref/api/b', anchor: 'x' }],
    ]);
    expect([...addresses.tags]).toEqual([
      ['a', '/docs/ref/api/a'],
      ['b', '/docs/ref/api/b'],
    ]);
  });
});
