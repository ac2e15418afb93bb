import { describe, expect, it } from 'vitest';
import type { FieldProblem } from '../../../../../../sandbox/request/values';
import { isProblemOf, nameOfProblem, sentencesAt, sentencesIn } from '../fieldProblems';

const problem = (more: Partial<FieldProblem>): FieldProblem => ({
  ...{ in: 'body', field: 'executors[0].id', pointer: '/executors/0/id', message: 'is missing' },
  ...more,
});
const sentence = (message: string) => ({ message, isSentence: true }) as const;

describe('a problem', () => {
  it.each([
    [problem({}), 'body', 'executors', true],
    [problem({}), 'body', '', true],
    [problem({}), 'body', 'exec', false],
    [problem({}), 'query', 'executors', false],
    [problem({ in: 'query', field: 'ids[1]' }), 'query', 'ids', true],
    [problem({ in: 'query', field: 'filter[status]' }), 'query', 'filter', false],
    [problem({ in: 'header', field: 'ids' }), 'query', 'ids', false],
  ] as const)('%j: of the field in %s that is called "%s": %s', (given, place, name, want) => {
    expect(isProblemOf(given, { in: place, name })).toBe(want);
  });

  it.each([
    ['/executors/0/id', true],
    ['/executors/0', true],
    ['', true],
    ['/executors/0/id/first', true],
    ['/executors/0/identity', false],
    ['/executors/01', false],
  ])('is one of the part of the body at %s, as it is in it or holds it: %s', (pointer, want) => {
    expect(isProblemOf(problem({}), { in: 'body', name: '', pointer })).toBe(want);
  });

  it.each([
    ['/executors/0/id', {}, 'Is missing'],
    ['/executors', {}, '[0].id is missing'],
    ['', sentence('The id is unknown'), 'The id is unknown'],
  ])('at the part %s, with %j, reads: %s', (pointer, more, want) => {
    expect(sentencesIn([problem(more)], pointer)).toEqual([want]);
  });

  it.each([
    [problem({}), '', 'executors[0].id is missing'],
    [problem({}), 'executors', '[0].id is missing'],
    [problem({ field: 'name' }), 'name', 'Is missing'],
    [problem({ field: '', message: 'must be object' }), '', 'Must be object'],
    [problem({ in: 'path', field: 'id', ...sentence('No object has the id 6') }), 'id', 'No object has the id 6'],
  ])('%j at the field "%s" reads: %s', (given, name, want) => {
    expect(sentencesAt([given, problem({ in: 'cookie' })], { in: given.in, name })).toEqual([want]);
  });

  it.each([
    [problem({ field: 'a[0].b', pointer: '/a/0/b' }), '', '{\n"a": [\n{"b": 1}]}', 'Line 3: a[0].b is missing'],
    [problem({ field: 'a[0].b', pointer: '/a/0/b' }), 'a', '[\n{}]', 'Line 2: [0].b is missing'],
    [problem({ field: 'a', pointer: '/a' }), '', '{"a"', 'a is missing'],
  ])('%j at the field "%s" with the text %j reads: %s', (given, name, json, want) => {
    expect(sentencesAt([given], { in: 'body', name }, json)).toEqual([want]);
  });

  it.each([
    [problem({}), 'executors[0].id is missing'],
    [problem({ in: 'security', field: 'token', ...sentence('The token is missing') }), 'token: The token is missing'],
    [problem({ field: '', ...sentence('The body is not JSON') }), 'Body: The body is not JSON'],
    [problem({ field: 'email', ...sentence('email jo@example.com is taken') }), 'email: email jo@example.com is taken'],
    [problem({ field: 'id', message: 'MUST be a UUID' }), 'id MUST be a UUID'],
    [problem({ in: 'mediaType', field: '', message: 'must be JSON' }), 'Content-Type must be JSON'],
  ])('%j in a list reads: %s', (given, want) => {
    const { name, text } = nameOfProblem(given);
    expect(name + text).toBe(want);
  });
});
