import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { findFieldProblems } from '../fieldProblems';

it.each<[yaml: string, message: string, remedy: string]>([
  [
    'x-webhooks: {made: {post: {}}}',
    'The operations in "x-webhooks" are not shown.',
    'State them in `webhooks`, with OpenAPI 3.1.',
  ],
  ['x-ms-paths: {/a?b=c: {get: {}}}', 'The operations in "x-ms-paths" are not shown.', 'State them in `paths`.'],
  [
    'paths: {/a: {x-amazon-apigateway-any-method: {}}}',
    'The operations in "x-amazon-apigateway-any-method" are not shown.',
    'State an operation for each method.',
  ],
  ['x-own: {}', 'The extension "x-own" is not shown.', 'Nothing, if it is for other tools.'],
])('an extension is a notice, with the way out where it has operations: %s', (yaml, message, remedy) => {
  const found = findFieldProblems({ document: documentOf(yaml, '3.0.3') as never, locate: placeOf });
  expect(found).toMatchObject([{ severity: 'notice', message, remedy }]);
});

it('says nothing of an extension that references lead into', () => {
  const yaml = `
x-one: {s: {type: string}}
x-two: {s: {type: string}}
components:
  x-content: {a/b: {}}
  x-other: {a/b: {}}
  schemas: {A: {$ref: '#/x-one/s'}, B: {example: {$ref: '#/x-two/s'}}}`;
  const mapTargets = new Set(['#/components/x-content']);
  const found = findFieldProblems({ document: documentOf(yaml) as never, locate: placeOf, mapTargets });
  expect(found.map(({ place }) => place.pointer)).toEqual(['#/x-two', '#/components/x-other']);
});
