import { describe, expect, it } from 'vitest';
import { apiPage, makeAll, modelOf } from '../../__tests__/builders';
import { cut, splitOperations, weightsOnPages } from '../splitOperations';

describe('cut', () => {
  it.each<[string, number[], number, number[]]>([
    ['nothing that fits', [3, 3, 3], 10, [3]],
    ['parts of about the same size', [3, 3, 3, 3], 8, [2, 2]],
    ['a part for what fits nowhere', [1, 20, 1], 10, [1, 1, 1]],
    ['never more than fits', [4, 4, 4, 4, 4], 10, [2, 2, 1]],
    ['nothing of nothing', [0, 0], 10, [2]],
  ])('gives %s', (_, weights, limit, parts) => {
    expect(cut(weights, limit)).toEqual(parts);
    expect(parts.reduce((sum, length) => sum + length)).toBe(weights.length);
  });
});

describe('weightsOnPages', () => {
  const weight = { own: 1, schemas: new Map([['A', 5]]) };

  it.each<[string, number, number[]]>([
    ['once on a page', 100, [6, 1, 1]],
    ['again on the next page', 7, [6, 1, 6]],
    ['on every page that one operation fills', 5, [6, 6, 6]],
  ])('counts a schema %s', (_case, limit, want) => {
    expect(weightsOnPages([weight, weight, weight], limit)).toEqual(want);
  });
});

it('weighs each operation of a tag once, also where the tag is cut', () => {
  const { operations } = modelOf(largeTag(4, 10)).model;
  const weighed: string[] = [];
  const parts = splitOperations(operations, ({ id }) => {
    weighed.push(id);
    return { own: 1_000_000, schemas: new Map() };
  });
  expect(parts.map((part) => part.length)).toEqual(operations.map(() => 1));
  expect(weighed).toEqual(operations.map(({ id }) => id));
});

/** A tag with so many operations, each with a text of so many characters, and one whose tag wants the same address. */
function largeTag(operations: number, characters: number): string {
  const paths = Array.from(
    { length: operations },
    (_, index) =>
      `/r/${index}: {get: {tags: [Repos], operationId: op${index}, description: ${'x'.repeat(characters)}, responses: {}}}`,
  );
  return [
    'tags: [{name: Repos, description: All of them.}]',
    'paths:',
    ...paths.map((path) => `  ${path}`),
    "  /s: {get: {tags: [Repos 2, Repos], operationId: other, description: 'After [one](#op29).', responses: {}}}",
    '  /t: {get: {tags: [Else], operationId: further, description: Alone., responses: {}}}',
  ].join('\n');
}

describe('a tag that is too large for one page', () => {
  const made = makeAll(largeTag(30, 70_000));
  const urls = made.pages.map(({ url }) => url);

  it('stands on several pages, numbered', () => {
    const parts = urls.filter((url) => /repos(-\d+)*$/.test(url));
    expect(parts.length).toBeGreaterThan(3);
    // The page of the other tag has the address that is made of its name.
    expect(parts.sort()).toEqual(
      ['repos', 'repos-2', 'repos-2-2', ...parts.slice(3).map((_, index) => `repos-${index + 3}`)].map(
        (name) => `/docs/ref/api/${name}`,
      ),
    );
    expect(made.addresses.tags.get('Repos')).toBe('/docs/ref/api/repos');
  });

  it('has an overview across its pages on each of them, and what describes the tag on the first', () => {
    const pages = made.pages.filter(({ title }) => /^Repos(, part \d)?$/.test(title));
    const overviews = pages.map((page) => (page.kind === 'api' ? page.parts : undefined));
    expect(new Set(overviews.map((overview) => JSON.stringify(overview))).size).toBe(1);
    expect(overviews[0]?.flatMap(({ operations }) => operations)).toHaveLength(30);
    expect(pages.map(({ description }) => description?.source)).toEqual([
      ['All of them.'],
      ...pages.slice(1).map(() => undefined),
    ]);
    expect(apiPage(made, 'Repos').seeAlso).toMatchObject([{ href: '/docs/ref/api/repos-2#other' }]);
  });

  it('is led to where each operation stands', () => {
    const page = made.addresses.operations.get('op29')?.page ?? '';
    expect(page).toMatch(/repos-\d$/);
    expect(apiPage(made, 'Repos 2').operations[0]?.description?.html).toContain(`href="${page}#op29"`);
    expect(made.broken).toEqual([]);
  });

  it('gives its pages the operations of no other tag that had their address before', () => {
    const other = makeAll(largeTag(30, 70_000).replace('After [one](#op29).', 'Alone.'));
    const placed = other.pages.flatMap((page) =>
      page.kind === 'api' ? page.operations.map(({ id }) => [id, page.url]) : [],
    );
    expect(placed).toHaveLength(32);
    expect(placed).toEqual(placed.map(([id = '']) => [id, other.addresses.operations.get(id)?.page]));
  });

  it('is cut the same way every time', () => {
    expect(makeAll(largeTag(30, 70_000)).pages).toEqual(made.pages);
  });
});

it('leaves what fits on one page', () => {
  const { pages } = makeAll(largeTag(60, 100));
  expect(pages.map(({ url }) => url)).toEqual(['/docs/ref/api/repos', '/docs/ref/api/repos-2', '/docs/ref/api/else']);
});
