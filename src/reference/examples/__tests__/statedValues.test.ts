import { expect, it } from 'vitest';
import { examplesOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { makeExample } from '../schemaExample';

it("reads an author's value once in each direction, however many fields have it", async () => {
  const fields = Array.from({ length: 50 }, (_, index) => `p${index}: {$ref: '#/components/schemas/K'}`);
  const { schema, schemas, cache } = await examplesOf(
    `{type: object, properties: {${fields.join(', ')}}}`,
    '{K: {type: object, properties: {a: {type: string}}, example: {a: b}}}',
  );
  let reads = 0;
  const counted = new Proxy<{ [name: string]: Json }>(
    { a: 'b' },
    {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  const named = schemas.get('K')?.schema;
  if (named?.kind !== 'schema') throw new Error('K is no schema.');
  named.examples.splice(0, named.examples.length, counted);
  const made = makeExample(schema, schemas, 'response', cache);
  expect(Object.keys(made as object)).toHaveLength(50);
  expect(reads).toBe(1);
});
