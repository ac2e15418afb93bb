import { describe, expect, it } from 'vitest';
import { parameter, schema } from '../../__tests__/builders';
import type { Json } from '../../json';
import type { Parameter } from '../../model';
import { parameterExample } from '../parameterExample';
import { createExampleCache } from '../schemaExample';

describe('parameterExample', () => {
  it.each<[string, Partial<Parameter>, Json]>([
    [
      'the first example with a value',
      {
        examples: [
          { name: 'a', externalValue: '/a' },
          { name: 'b', value: 2 },
        ],
      },
      2,
    ],
    ['an example of null', { examples: [{ name: '', value: null }], schema: schema({ types: ['integer'] }) }, null],
    ['one made of the schema', { schema: schema({ types: ['integer'] }) }, 1],
    ['a text without a schema', {}, 'text'],
  ])('%s', (_case, given, want) => {
    expect(parameterExample(parameter(given), createExampleCache(new Map()))).toEqual(want);
  });
});
