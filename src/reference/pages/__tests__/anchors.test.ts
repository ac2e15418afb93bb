import { describe, expect, it } from 'vitest';
import { anchorsTo, createAnchors } from '../anchors';

describe('top', () => {
  it.each([
    ['listTasks', 'list-tasks'],
    ['getHTTPStatus', 'get-http-status'],
    ['tasks_create_view', 'tasks_create_view'],
    ['a/b {c}', 'a-b-c'],
    ['задачи', 'part'],
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

it('gives the same for the same calls', () => {
  const make = () => {
    const anchors = createAnchors();
    return ['a', 'a', 'b'].map((name) => anchors.top(name));
  };
  expect(make()).toEqual(make());
});
