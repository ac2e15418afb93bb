import { expect, it } from 'vitest';
import { firstSection, makeAll } from '../../__tests__/builders';
import { parameterPlaces, titleOfStatus } from '../statuses';

it.each([
  ['200', 'OK'],
  ['422', 'Unprocessable content'],
  ['499', 'Client error'],
  ['4XX', 'Client error'],
  ['5xx', 'Server error'],
  ['default', 'Any other status'],
  ['abc', 'Response'],
  ['constructor', 'Response'],
])('titleOfStatus(%s) -> %s', (status, want) => {
  expect(titleOfStatus(status)).toBe(want);
});

it('has a heading for every place of a parameter', () => {
  expect(parameterPlaces.map(({ place }) => place)).toEqual([
    'path',
    'query',
    'querystring',
    'header',
    'cookie',
    'unresolved',
  ]);
});

it.each([
  ['200', '', 1],
  ['204', '', 0],
  ['205', '', 0],
  ['304', '', 0],
  ['2XX', '', 1],
  ['default', '', 1],
  ['204', ', example: x', 1],
])('the content of a response with the status %s%s has %s examples', (status, example, want) => {
  const { responses } = firstSection(
    makeAll(`paths:
  /a: {get: {responses: {'${status}': {description: Done, content: {application/json: {schema: {type: string}${example}}}}}}}`),
  );
  expect(responses[0]?.mediaTypes[0]?.examples.length).toBe(want);
});
