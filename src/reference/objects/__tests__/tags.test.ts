import { describe, expect, it } from 'vitest';
import { contextOf, operation } from '../../__tests__/builders';
import { buildTagGroups, buildTags } from '../tags';

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
        { name: 'g', title: 'G', tags: ['a', 'b'] },
        { name: 'no', title: 'no', tags: ['c'] },
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
