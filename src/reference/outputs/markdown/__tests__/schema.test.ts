import { expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { createMarkdownWriter } from '../referencePage';

it('an alternative whose name has no words is named by its value or its type, and no mark stands around nothing', () => {
  const { pages } = makeAll(`
paths: {/a: {get: {operationId: a, responses: {'200': {description: d, content: {application/json: {schema: {type: object,
  properties: {k: {anyOf: [{const: ''}, {const: a}, {type: integer, title: ' '}]}}}}}}}}}}`);
  const write = createMarkdownWriter((href) => href);
  const text = pages.map((page) => write(page)).join('\n');
  expect(text).toMatch(/ {4}- \*\*""\*\* \(string\)\n.*\n {4}- \*\*a\*\* \(string\)\n.*\n {4}- \*\*integer\*\*/);
  expect(text).not.toContain('****');
});

it('an example without a value is its texts alone, with no empty block of code', () => {
  const { pages } = makeAll(`
paths: {/a: {get: {operationId: a, responses: {'200': {description: d, content: {application/json: {
  examples: {some: {value: 1}, none: {summary: Nothing yet, description: To come.}}}}}}}}}`);
  const text = pages.map((page) => createMarkdownWriter((href) => href)(page)).join('\n');
  expect(text).toContain('Example, Nothing yet:\n\nTo come.\n');
  expect(text).not.toMatch(/```\w+\n+```/);
});

it('examples of one summary are told apart by their names', () => {
  const { pages } = makeAll(`
paths: {/a: {get: {operationId: a, parameters: [{name: q, in: query, schema: {type: integer},
  examples: {few: {summary: Some, value: 3}, many: {summary: Some, value: 9}}}],
  responses: {'200': {description: d, content: {application/json: {
  examples: {milk: {summary: Drink, value: 1}, tea: {summary: Drink, value: 2}}}}}}}}}`);
  const text = pages.map((page) => createMarkdownWriter((href) => href)(page)).join('\n');
  expect([...text.matchAll(/Example, ([^:]+)/g)].map(([, label]) => label)).toEqual([
    'Some · few',
    'Some · many',
    'Drink · milk',
    'Drink · tea',
  ]);
});

it('an empty text as the only example is not announced', () => {
  const { pages } = makeAll(`
paths: {/a: {get: {operationId: a, responses: {'200': {description: d, content: {text/plain: {schema: {type: string}, example: ''}}}}}}}`);
  const text = pages.map((page) => createMarkdownWriter((href) => href)(page)).join('\n');
  expect(text).toContain('Body `text/plain`: string');
  expect(text).not.toContain('Example:');
});
