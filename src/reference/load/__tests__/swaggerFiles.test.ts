import { expect, it } from 'vitest';
import { stateFileTypes } from '../swaggerFiles';

const file = { schema: { type: 'string', format: 'binary' } };
const json = { schema: { type: 'object' } };

it.each<[what: string, content: Record<string, object>, want: string[]]>([
  ['alone', { 'application/json': file }, ['application/octet-stream']],
  ['twice', { 'application/json': file, 'application/problem+json': file }, ['application/octet-stream']],
  ['beside a type of files', { 'application/json': file, 'application/pdf': file }, ['application/pdf']],
  ['as JSON', { 'application/json': json }, ['application/json']],
  ['of any type', { '*/*': file }, ['*/*']],
])('a file is bytes: %s', (_what, content, want) => {
  const response = { content };
  stateFileTypes({ paths: { '/a': { get: { responses: { 200: response } } } } });
  expect(Object.keys(response.content)).toEqual(want);
});
