import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';

async function locate(files: Record<string, string>, pointers: string[]): Promise<string[]> {
  const folder = writeFiles(files);
  const { description } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  return pointers.map((pointer) => {
    const place = description?.locate(pointer);
    return `${place?.file}:${place?.line}:${place?.column} ${place?.pointer}`;
  });
}

describe('a description in one file', () => {
  const yaml = `${head}paths:\n  /a%41/{id}:\n    get:\n      summary: S\n      tags:\n        - x\n`;
  it.each([
    ['#', 'openapi.yaml:1:1 #'],
    ['#/info/title', 'openapi.yaml:2:8 #/info/title'],
    ['#/paths/~1a%2541~1{id}/get/summary', 'openapi.yaml:6:7 #/paths/~1a%2541~1{id}/get/summary'],
    ['#/paths/~1a%2541~1{id}/get/tags/0', 'openapi.yaml:8:11 #/paths/~1a%2541~1{id}/get/tags/0'],
    ['#/paths/~1a%2541~1{id}/get/operationId', 'openapi.yaml:5:5 #/paths/~1a%2541~1{id}/get/operationId'],
  ])('%s -> %s', async (pointer, want) => {
    expect(await locate({ 'openapi.yaml': yaml }, [pointer])).toEqual([want]);
  });
});

describe('a description in several files', () => {
  const files = {
    'openapi.yaml': `${head}paths:\n  /a: {$ref: paths/a.yaml}\n  /b: {$ref: 'paths/all.yaml#/b~1c'}\n`,
    'paths/a.yaml':
      'get:\n  operationId: a\n  responses:\n    "200":\n      description: x\n      content:\n        application/json:\n          schema: {$ref: ../schemas/Task.yaml}\n',
    'paths/all.yaml':
      'x: 1\nb/c:\n  put:\n    operationId: b\n    parameters:\n      - {$ref: ../parameters.yaml#/Id}\n',
    'schemas/Task.yaml': 'type: object\nproperties:\n  next: {$ref: Task.yaml}\n  user: {$ref: ./User.yaml}\n',
    'schemas/User.yaml': 'type: object\ndescription: U\n',
    'parameters.yaml': 'Id:\n  name: id\n  in: query\n  schema: {type: string}\n',
  };
  it.each([
    ['#/paths/~1a', 'paths/a.yaml:1:1 #'],
    ['#/paths/~1a/get/operationId', 'paths/a.yaml:2:3 #/get/operationId'],
    ['#/paths/~1b/put/operationId', 'paths/all.yaml:4:5 #/b~1c/put/operationId'],
    ['#/components/schemas/Task/properties/next', 'schemas/Task.yaml:3:3 #/properties/next'],
    ['#/components/schemas/User/description', 'schemas/User.yaml:2:1 #/description'],
    ['#/components/parameters/Id/in', 'parameters.yaml:3:3 #/Id/in'],
    ['#/info/version', 'openapi.yaml:2:18 #/info/version'],
  ])('%s -> %s', async (pointer, want) => {
    expect(await locate(files, [pointer])).toEqual([want]);
  });
});
