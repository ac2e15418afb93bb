import { describe, expect, it } from 'vitest';
import { parameter, schema } from '../../__tests__/builders';
import type { Json } from '../../json';
import type { Parameter } from '../../model';
import { parameterExample, sentValue } from '../parameterExample';
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

describe('sentValue', () => {
  it.each<[Parameter['in'], Json, sent: boolean]>([
    ['path', 'The id of the task, e.g. 5d0', false],
    ['path', 'ID of the task (for example 12)', false],
    ['path', 'the task ID', false],
    ['path', 'Your account name', false],
    ['path', 'Number that the list has in the account', false],
    ['path', '<task id>', false],
    ['path', '{taskId}', true],
    ['path', ['a list of ids'], false],
    ['path', 'task-1', true],
    ['path', 'New York', true],
    ['path', 'The Gambia', true],
    ['path', 'id of the task', false],
    ['path', 'docs/how to begin.md', true],
    ['path', 'e.g', true],
    ['path', 'The', true],
    ['path', 12, true],
    ['query', 'the id, e.g. 12', false],
    ['query', 'where do I find the id of a task', true],
    ['query', '{"a": 1}', true],
  ])('in the %s, the example %j is a value: %s', (place, value, sent) => {
    const cache = createExampleCache(new Map());
    const own = parameter({ in: place, required: true, examples: [{ name: '', value }] });
    const ofSchema = parameter({ in: place, required: true, schema: schema({ types: ['string'], examples: [value] }) });
    expect(sentValue(own, cache)).toEqual(sent ? value : undefined);
    expect(sentValue(ofSchema, cache)).toEqual(sent ? value : undefined);
  });

  it('is what the author wrote where no reader has to give it', () => {
    const given = parameter({ in: 'query', required: false, examples: [{ name: '', value: 'the id, e.g. 12' }] });
    expect(sentValue(given, createExampleCache(new Map()))).toBe('the id, e.g. 12');
  });
});
