import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf } from '../../__tests__/builders';
import { ExactNumber } from '../../exactNumber';
import { openapiFiles } from '../openapiFiles';

const document = documentOf(`
paths: {'/a{b}': {get: {description: "a: b\\n\\n# c", responses: {"200": {}}}}}
components: {schemas: {A: {$ref: '#/components/schemas/A'}, B: {example: "2020-01-01", default: "yes", enum: ["null", null, 1]}}}`);

it('writes the description as YAML and as JSON, both with all that is in it', () => {
  const [yaml, json] = openapiFiles(document);
  expect([yaml?.path, json?.path]).toEqual(['openapi.yaml', 'openapi.json']);
  expect(parse(yaml?.content ?? '')).toEqual(document);
  expect(JSON.parse(json?.content ?? '')).toEqual(document);
  expect(json?.content.endsWith('}\n')).toBe(true);
});

it('writes no YAML aliases for what is there twice', () => {
  const shared = { type: 'string' };
  expect(openapiFiles({ a: shared, b: shared })[0]?.content).toBe('a:\n  type: string\nb:\n  type: string\n');
});

it('keeps numbers as they are written where a schema has an `$id`', () => {
  const price = { type: 'number', example: new ExactNumber('1.10'), maximum: new ExactNumber('9007199254740993') };
  const document = { openapi: '3.1.0', paths: {}, components: { schemas: { A: { $id: 'a', properties: { price } } } } };
  const [yaml, json] = openapiFiles(document);
  expect(yaml?.content).toMatch(/example: 1\.10\n +maximum: 9007199254740993\n/);
  expect(json?.content).toMatch(/"example": 1\.10,\n +"maximum": 9007199254740993\n/);
});

it('refers to schemas with an `$id` by that from inside others, where a pointer leads elsewhere', () => {
  const given = documentOf(`
components:
  schemas:
    Tree: {$id: 'https://a.example/tree', items: {$ref: '#/components/schemas/Tree'}, default: {$ref: '#/components/schemas/Tree'}}
    List: {$id: list, $defs: {item: {type: string}}}
    Trees: {$id: 'https://a.example/trees', allOf: [{$ref: '#/components/schemas/List'}, {$ref: '#/components/schemas/List/$defs/item'}]}
    Plain: {$ref: '#/components/schemas/Tree'}
    Mixed: {$id: mixed, items: {$ref: '#/components/schemas/Plain'}}`);
  const [, json] = openapiFiles(given);
  expect(JSON.parse(json?.content ?? '').components.schemas).toEqual({
    Tree: {
      $id: 'https://a.example/tree',
      items: { $ref: 'https://a.example/tree' },
      default: { $ref: '#/components/schemas/Tree' },
    },
    List: { $id: 'list', $defs: { item: { type: 'string' } } },
    Trees: { $id: 'https://a.example/trees', allOf: [{ $ref: 'list' }, { $ref: 'list#/$defs/item' }] },
    Plain: { $ref: '#/components/schemas/Tree' },
    Mixed: { $id: 'mixed', items: { $ref: '#/components/schemas/Plain' } },
  });
  expect(given).toMatchObject({ components: { schemas: { Tree: { items: { $ref: '#/components/schemas/Tree' } } } } });
});
