import { expect, it } from 'vitest';
import { makeAll } from '../../../reference/__tests__/builders';
import type { DatedPage } from '../lastUpdates';
import { referenceRoutes } from '../routes';
import { joinSidebar, referenceSidebar, withoutDoc } from '../sidebar';
import type { DocsVersion } from '../versions';

const guides = ['errors', 'changelog', 'glossary'];
const links = guides.map((name) => ({ title: name, permalink: `/docs/${name}` }));
const docs = guides.map((name, index) => ({
  ...{ id: `about/${name}`, permalink: `/docs/${name}` },
  ...{ previous: links[index - 1], next: links[index + 1] },
}));
const version = {
  docs,
  sidebars: {
    docs: [
      { type: 'doc', id: 'about/errors' },
      { type: 'category', label: 'More', items: [{ type: 'ref', id: 'about/changelog' }] },
      { type: 'doc', id: 'about/changelog' },
      { type: 'link', label: 'changelog', href: 'https://example.com/changelog' },
    ],
  },
} as unknown as DocsVersion;

it('takes the guide at an address out of a version: out of its pages, its sidebars, and the way from page to page', () => {
  const { docs: left, sidebars } = withoutDoc(version, '/docs/changelog');
  expect(left).toMatchObject([
    { id: 'about/errors', next: links[2] },
    { id: 'about/glossary', previous: links[0] },
  ]);
  expect(sidebars.docs).toMatchObject([
    { id: 'about/errors' },
    { label: 'More', items: [] },
    { href: 'https://example.com/changelog' },
  ]);
});

it.each(['/docs/none', undefined])('leaves a version as it is that has no guide at %s', (address) =>
  expect(withoutDoc(version, address)).toBe(version),
);

it('shows pages of the reference beside the sidebar with the marked category, whatever its name', () => {
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const sidebars = { guides: version.sidebars.docs, main: [marked] } as unknown as DocsVersion['sidebars'];
  const page = { url: '/docs/tasks', file: 'tasks.json' } as DatedPage;
  expect(referenceRoutes([page], referenceSidebar({ sidebars }), '/site')).toMatchObject([{ sidebar: 'main' }]);
  expect(referenceSidebar(version)).toBeUndefined();
});

it.each<[string, string, unknown]>([
  [
    'a tag of two groups in both',
    'x-tagGroups: [{name: One, tags: [a]}, {name: Two, tags: [a, b]}]',
    [{ One: ['a'] }, { Two: ['a', 'b'] }],
  ],
  [
    'each tag below its parents (3.2)',
    'tags: [{name: b, parent: In}, {name: In, parent: Out}, {name: Out}, {name: a, parent: Out}]',
    [{ Out: [{ In: ['b'] }, 'a'] }],
  ],
])('lists %s', (_case, yaml, want) => {
  const made = makeAll(
    `${yaml}\npaths: {/a: {get: {tags: [a], operationId: getA}}, /b: {get: {tags: [b], operationId: getB}}}`,
    '3.2.0',
  );
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const joined = joinSidebar({ docs: [], sidebars: { docs: [marked] } } as unknown as DocsVersion, made as never);
  const labels = (items: unknown): unknown[] =>
    (items as { label: string; items?: unknown[] }[]).map(({ label, items: inner }) =>
      inner ? { [label]: labels(inner) } : label,
    );
  expect(labels(joined.sidebars.docs)).toEqual([{ API: want }]);
});

it('lists each tag of a long chain of parents once, those below the last level beside each other', () => {
  const length = 60;
  const each = Array.from({ length }, (_, index) => index);
  const tags = each.map((index) => `{name: t${index}, ${index > 0 ? `parent: t${index - 1}` : ''}}`);
  const paths = each.map((index) => `/a${index}: {get: {tags: [t${index}], operationId: o${index}}}`);
  const made = makeAll(`tags: [${tags.join()}]\npaths: {${paths.join()}}`, '3.2.0');
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const joined = joinSidebar({ docs: [], sidebars: { docs: [marked] } } as unknown as DocsVersion, made as never);
  const text = JSON.stringify(joined.sidebars.docs);
  const categories = [...text.matchAll(/"type":"category","label":"(t\d+)"/g)].map(([, label]) => label);
  expect(categories).toHaveLength(length - 1);
  expect(new Set(categories).size).toBe(length - 1);
});

it('lists the pages of a tag that is too large for one below the tag, without those that only list others', () => {
  const text = 'x'.repeat(500_000);
  const path = (path: string, id: string): string =>
    `  "${path}": {get: {tags: [Acme], operationId: ${id}, description: ${text}}}`;
  const paths = ['/a/x', '/a/y', '/b'].map((each, index) => path(each, `o${index}`));
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const { sidebars } = joinSidebar(
    { docs: [], sidebars: { docs: [marked] } } as unknown as DocsVersion,
    makeAll(`paths:\n${paths.join('\n')}`) as never,
  );
  expect(sidebars.docs).toMatchObject([
    {
      items: [
        {
          label: 'Acme',
          items: [
            { label: 'Overview', href: '/docs/ref/api/acme' },
            { label: 'A x', href: '/docs/ref/api/acme/a/x' },
            { label: 'A y', href: '/docs/ref/api/acme/a/y' },
            { label: 'B', href: '/docs/ref/api/acme/b' },
          ],
        },
      ],
    },
  ]);
});

it('has one link to the page that lists the models, in the place of those of groups', () => {
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const made = makeAll(`paths: {/a: {get: {tags: [a], operationId: getA}}}
components: {schemas: {B: {type: object, x-page: zoo/b}, A: {type: object, x-page: pets/a}}}`);
  const { sidebars } = joinSidebar(
    { docs: [], sidebars: { docs: [marked] } } as unknown as DocsVersion,
    { ...made, modelsPage: '/models' } as never,
  );
  expect(sidebars.docs).toMatchObject([
    { items: [{ label: 'a' }, { label: 'Models', href: '/models', customProps: { lists: true } }] },
  ]);
});

/** The categories beside the pages, with `+` before open ones. */
function outline(yaml: string): string[] {
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const version = { docs: [], sidebars: { docs: [marked] } } as unknown as DocsVersion;
  const joined = joinSidebar(version, makeAll(yaml) as never);
  const [api] = joined.sidebars.docs as unknown as {
    items: { label: string; collapsed?: boolean; items?: unknown[] }[];
  }[];
  return (api?.items ?? []).flatMap(({ label, collapsed, items }) =>
    items ? [`${collapsed === false ? '+' : ''}${label}`] : [],
  );
}

const tagged = (count: number, tag: (index: number) => string, text = ''): string =>
  `paths:\n${Array.from({ length: count }, (_, index) => `  /a${index}/x: {get: {tags: [${tag(index)}], operationId: o${index}, description: "${text}"}}`).join('\n')}`;
const groups = (...tags: string[][]): string =>
  `x-tagGroups: [${tags.map((names, index) => `{name: G${index}, tags: [${names}]}`).join(', ')}]\n`;
const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `t${from + index}`);

it.each<[what: string, yaml: string, want: string[]]>([
  ['of few pages', `${groups(['t0', 't1'], ['t2'])}${tagged(3, (index) => `t${index}`)}`, ['+G0', '+G1']],
  ['with everything in it', `${groups(names(0, 25))}${tagged(25, (index) => `t${index}`)}`, ['+G0']],
  ['of one tag that is too large for a page', tagged(25, () => 'Acme', 'x'.repeat(200_000)), ['+Acme']],
])('groups %s are open', (_what, yaml, want) => {
  expect(outline(yaml)).toEqual(want);
});

it.each<[what: string, yaml: string, want: string[]]>([
  ['beside others', `${groups(names(0, 15), names(15, 30))}${tagged(30, (index) => `t${index}`)}`, ['G0', 'G1']],
  ['beside pages', `${groups(names(0, 25))}${tagged(26, (index) => `t${index}`)}`, ['G0']],
  [
    'of models',
    `${tagged(1, () => 't')}\ncomponents: {schemas: {${names(0, 30)
      .map((name) => `${name}: {type: object}`)
      .join(', ')}}}`,
    ['Models'],
  ],
])('a group %s is folded, where there are many pages', (_what, yaml, want) => {
  expect(outline(yaml)).toEqual(want);
});

it('says how many operations a filter finds', () => {
  const marked = { type: 'category', label: 'API', items: [], customProps: { apiReference: true } };
  const version = { docs: [], sidebars: { docs: [marked], other: [] } } as unknown as DocsVersion;
  const { sidebars } = joinSidebar(version, makeAll(tagged(7, () => 'Acme')) as never);
  expect(sidebars).toMatchObject({ docs: [{ customProps: { apiReference: true, operations: 7 } }], other: [] });
});
