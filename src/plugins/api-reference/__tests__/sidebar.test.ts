import { expect, it } from 'vitest';
import type { DatedPage } from '../lastUpdates';
import { referenceRoutes } from '../routes';
import { referenceSidebar, withoutDoc } from '../sidebar';
import type { DocsVersion } from '../versions';

const names = ['errors', 'changelog', 'glossary'];
const links = names.map((name) => ({ title: name, permalink: `/docs/${name}` }));
const docs = names.map((name, index) => ({
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
  expect(referenceRoutes([page], referenceSidebar({ sidebars }))).toMatchObject([{ sidebar: 'main' }]);
  expect(referenceSidebar(version)).toBeUndefined();
});
