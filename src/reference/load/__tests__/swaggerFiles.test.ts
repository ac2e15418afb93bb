import { expect, it } from 'vitest';
import { stateFileTypes } from '../swaggerFiles';

const file = { schema: { type: 'string', format: 'binary' } };
const named = { schema: { $ref: '#/components/schemas/Err' } };
const json = { schema: { type: 'object' } };

it.each<[what: string, content: Record<string, object>, want: string[]]>([
  ['alone', { 'application/json': file }, ['application/octet-stream']],
  ['twice', { 'application/json': file, 'application/problem+json': file }, ['application/octet-stream']],
  ['beside a type of files', { 'application/json': file, 'application/pdf': file }, ['application/pdf']],
  ['as JSON', { 'application/json': json }, ['application/json']],
  ['of any type', { '*/*': file }, ['*/*']],
])('a file is bytes: %s', (_what, content, want) => {
  expect(typesOf(content)).toEqual(want);
});

const list = { schema: { type: 'array', items: {} } };
const text = { schema: { type: 'string' } };

it.each<[what: string, content: Record<string, object>, want: string[]]>([
  ['in JSON beside it', { 'application/pdf': json, 'application/json': json }, ['application/json']],
  ['by its name', { 'application/pdf': named, 'application/json': named }, ['application/json']],
  ['in lists', { 'image/png': list, 'text/csv': list }, ['text/csv']],
  ['alone', { 'application/pdf': json }, ['application/pdf']],
  ['in several files', { 'application/pdf': json, 'image/png': json }, ['application/pdf', 'image/png']],
  [
    'with an example',
    { 'application/pdf': { ...json, examples: { a: { value: 'x' } } }, 'text/xml': json },
    ['application/pdf', 'text/xml'],
  ],
  ['as a text', { 'application/pdf': text, 'application/json': text }, ['application/pdf', 'application/json']],
])('an object is no file: %s', (_what, content, want) => {
  expect(typesOf(content)).toEqual(want);
});

function typesOf(content: Record<string, object>): string[] {
  const response = { content };
  const components = { schemas: { Err: { properties: { code: {} } } } };
  const document = { paths: { '/a': { get: { responses: { 500: response } } } }, components };
  stateFileTypes(document.paths, document);
  return Object.keys(response.content);
}
