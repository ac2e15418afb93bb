import { describe, expect, it } from 'vitest';
import { contextOf, operation } from '../../__tests__/builders';
import { buildTagGroups, buildTags, withBadgeTags } from '../tags';

describe('buildTags', () => {
  it('reads what a tag states', () => {
    const yaml =
      'tags: [{name: a, x-displayName: A, summary: S, description: D, x-page: g/a, externalDocs: {url: /x}}, {name: b, summary: S}, {name: c}, {}, x]';
    expect(buildTags([], contextOf(yaml))).toMatchObject([
      {
        name: 'a',
        title: 'A',
        description: ['D'],
        page: 'g/a',
        externalDocs: { url: '/x' },
        pointer: '#/tags/0',
      },
      { name: 'b', title: 'S', pointer: '#/tags/1' },
      { name: 'c', title: 'c', pointer: '#/tags/2' },
    ]);
  });

  it('adds tags that are only used, in the order of their first use', () => {
    const operations = [
      operation({ tags: ['z', 'a'], pointer: '#/1' }),
      operation({ tags: ['toString', 'z'], pointer: '#/2' }),
    ];
    const tags = buildTags(operations, contextOf('tags: [{name: a}]'));
    expect(tags.map(({ name, pointer }) => `${name} ${pointer}`)).toEqual(['a #/tags/0', 'z #/1', 'toString #/2']);
  });
});

describe('buildTagGroups', () => {
  it.each<[string, string, object[]]>([
    [
      'x-tagGroups',
      'x-tagGroups: [{name: g, tags: [a, b]}, {name: h, x-displayName: H}, {tags: [c]}]',
      [
        { name: 'g', title: 'g', tags: ['a', 'b'] },
        { name: 'h', title: 'H', tags: [] },
      ],
    ],
    [
      'parents',
      'tags: [{name: a, parent: g}, {name: g, summary: G}, {name: b, parent: g}, {name: c, parent: no}]',
      [
        { name: 'g', title: 'G', tags: ['g', 'a', 'b'] },
        { name: 'no', title: 'no', tags: ['c'] },
      ],
    ],
    [
      'parents of parents',
      'tags: [{name: c, parent: b}, {name: b, parent: a, summary: B}, {name: a}, {name: d, parent: b}]',
      [
        { name: 'b', title: 'B', ancestors: ['a'], tags: ['b', 'c', 'd'] },
        { name: 'a', title: 'a', tags: ['a'] },
      ],
    ],
    [
      'parents that name each other',
      'tags: [{name: a, parent: b}, {name: b, parent: a}, {name: c, parent: c}]',
      [
        { name: 'b', title: 'b', ancestors: ['a'], tags: ['b'] },
        { name: 'a', title: 'a', tags: ['a'] },
        { name: 'c', title: 'c', tags: ['c'] },
      ],
    ],
    [
      'x-tagGroups before parents',
      'x-tagGroups: [{name: g, tags: [a]}]\ntags: [{name: a, parent: h}]',
      [{ name: 'g', title: 'g', tags: ['a'] }],
    ],
    ['none', 'tags: [{name: a}]', []],
  ])('%s', (_case, yaml, want) => {
    expect(buildTagGroups(contextOf(yaml, '3.2.0'))).toEqual(want);
  });
});

describe('withBadgeTags', () => {
  it('takes tags of the kind badge from the tags to the badges', () => {
    const context = contextOf('tags: [{name: beta, kind: badge, summary: Beta}, {name: a, kind: nav}]', '3.2.0');
    const operations = [
      operation({ tags: ['beta', 'a'], badges: ['New', 'Beta'] }),
      operation({ tags: ['beta'] }),
      operation({ tags: ['a'] }),
    ];
    expect(withBadgeTags(operations, context).map(({ tags, badges }) => ({ tags, badges }))).toEqual([
      { tags: ['a'], badges: ['New', 'Beta'] },
      { tags: [], badges: ['Beta'] },
      { tags: ['a'], badges: undefined },
    ]);
  });
});
