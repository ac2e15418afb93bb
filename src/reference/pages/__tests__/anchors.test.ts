import { describe, expect, it } from 'vitest';
import { ownSuffix } from '../../slug';
import { anchorsTo, createAnchors } from '../anchors';

describe('top', () => {
  it.each([
    ['listTasks', 'list-tasks'],
    ['getHTTPStatus', 'get-http-status'],
    ['tasks_create_view', 'tasks_create_view'],
    ['a/b {c}', 'a-b-c'],
    ['задачиНаДень', 'задачинадень'],
    ['注文一覧', '注文一覧'],
    ['+', 'u2b'],
  ])('%s -> %s', (name, want) => {
    expect(createAnchors().top(name)).toBe(want);
  });
});

describe('child', () => {
  it.each([
    ['name', 'a.name'],
    ['[any other key]', 'a.any-other-key'],
    ['$ref', 'a.$ref'],
    ['x y"<>', 'a.x-y'],
    ['', 'a.part'],
  ])('%o -> %s', (part, want) => {
    expect(createAnchors().child('a', part)).toBe(want);
  });
});

it('one is led to by those around it', () => {
  expect(anchorsTo('task.body.id')).toEqual(['task', 'task.body', 'task.body.id']);
});

it('numbers what is taken, without regard to case', () => {
  const anchors = createAnchors();
  const found = [
    anchors.top('listTasks'),
    anchors.top('list-tasks'),
    anchors.child('a', 'B'),
    anchors.child('a', 'b'),
    anchors.child('A', 'b'),
  ];
  expect(found).toEqual(['list-tasks', 'list-tasks-2', 'a.B', 'a.b-2', 'A.b-3']);
});

it.each<[names: string[], made: string[], anchors: string[], shared: number]>([
  [['x', 'y'], ['[^x-]'], ['a.x', 'a.y', `a.x-${ownSuffix('[^x-]')}`], 0],
  [['Key'], ['[key]'], ['a.Key', `a.key-${ownSuffix('[key]')}`], 0],
  [['y'], ['[^x-]'], ['a.y', 'a.x'], 0],
  [['y'], ['[^x-]', '[^X-]'], ['a.y', `a.x-${ownSuffix('[^x-]')}`, `a.X-${ownSuffix('[^X-]')}`], 1],
])('a name keeps its anchor beside one that is made: %j, %j', (names, made, want, shared) => {
  const anchors = createAnchors();
  anchors.expect('a', names, made);
  expect([...names, ...made].map((name) => anchors.child('a', name))).toEqual(want);
  expect(anchors.shared()).toHaveLength(shared);
});

it('gives names that were expected together, and would be equal, a suffix each', () => {
  const anchors = createAnchors();
  anchors.expect('a', ['Id', 'x', 'id']);
  const found = ['Id', 'x', 'id', 'x'].map((name) => anchors.child('a', name));
  expect(found).toEqual([
    expect.stringMatching(/^a\.Id-\w{7}$/),
    'a.x',
    expect.stringMatching(/^a\.id-\w{7}$/),
    'a.x-2',
  ]);
  expect(anchors.shared()).toEqual([
    {
      anchors: ['a.Id', 'a.id'],
      links: [
        { label: 'Id', href: `#${found[0]}` },
        { label: 'id', href: `#${found[2]}` },
      ],
    },
  ]);
});

it('gives the same for the same calls', () => {
  const make = () => {
    const anchors = createAnchors();
    return ['a', 'a', 'b'].map((name) => anchors.top(name));
  };
  expect(make()).toEqual(make());
});
