import { describe, expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import type { Node } from '../../json';
import type { Schema } from '../../model';
import { buildExamples } from '../example';

describe('buildExamples', () => {
  it.each<[string, object[]]>([
    ['{}', []],
    ['example: 0', [{ name: '', value: 0 }]],
    ['example: null', [{ name: '', value: null }]],
    ['examples: {a: {value: null}}', [{ name: 'a', value: null }]],
    [
      'examples: {a: {value: false, summary: S, description: D}}',
      [{ name: 'a', value: false, summary: 'S', description: ['D'] }],
    ],
    ['examples: {a: {externalValue: https://x.org/a.json}}', [{ name: 'a', externalValue: 'https://x.org/a.json' }]],
    ['examples: {a: {dataValue: {b: 1}, serializedValue: "b=1"}}', [{ name: 'a', value: { b: 1 } }]],
    ['examples: {a: {dataValue: null, serializedValue: ""}}', [{ name: 'a', value: null }]],
    ['examples: {a: {serializedValue: "b=1"}}', [{ name: 'a', value: 'b=1' }]],
    ["examples: {a: {$ref: '#/components/examples/E', summary: Own}}", [{ name: 'a', value: 1, summary: 'Own' }]],
    ["examples: {a: {$ref: '#/components/examples/No'}, b: 1}", []],
    [
      'example: 1\nexamples: {b: {value: 2}}',
      [
        { name: '', value: 1 },
        { name: 'b', value: 2 },
      ],
    ],
    ['examples: [1]', []],
  ])('%s -> %j', (yaml, want) => {
    const context = contextOf('components: {examples: {E: {value: 1, summary: S}}}', '3.2.0');
    const found = buildExamples(yamlOf(yaml) as Node, '#', context);
    expect(found).toHaveLength(want.length);
    expect(found).toMatchObject(want);
  });

  it.each<[text: string, mediaType: string | undefined, want: unknown]>([
    ['{"a": 1}', 'application/json', { a: 1 }],
    ['5', 'application/problem+json', 5],
    ['{"a"', 'application/json', '{"a"'],
    ['{"a": 1}', 'text/csv', '{"a": 1}'],
    ['a=1', undefined, 'a=1'],
  ])('%s as sent in %s is %j, and no example of another type', (serializedValue, mediaType, want) => {
    const context = { ...contextOf('', '3.2.0'), placedExamples: [] };
    const any: Schema = { kind: 'any' };
    expect(buildExamples({ examples: { a: { serializedValue } } }, '#', context, any, mediaType)).toMatchObject([
      { value: want },
    ]);
    expect(context.placedExamples).toEqual([]);
  });

  it.each([
    'empty: {}',
    'a: {summary: ""}',
    'a: {description: "", externalValue: ""}',
    "a: {$ref: '#/components/examples/Empty'}",
  ])('%s has no value, which is a notice, and is not shown', (yaml) => {
    const reported: string[] = [];
    const context = {
      ...contextOf('components: {examples: {Empty: {}}}', '3.2.0'),
      report: (pointer: string, severity: string, message: string) =>
        reported.push(`${severity} ${pointer} ${message}`),
    };
    const examples = yamlOf(`{${yaml}, b: {value: null}}`) as Node;
    expect(buildExamples({ examples }, '#', context)).toMatchObject([{ name: 'b', value: null }]);
    const place = yaml.includes('$ref') ? '#/components/examples/Empty' : `#/examples/${yaml.split(':')[0]}`;
    expect(reported).toEqual([`notice ${place} The example has no value, so it is not shown.`]);
  });

  it.each([
    ['{description: D}', { description: ['D'] }],
    ['{summary: "S*"}', { description: ['S\\*'] }],
    ['{summary: S, description: D}', { summary: 'S', description: ['D'] }],
  ])('shows the text of an example without a value, with a notice: %s', (example, want) => {
    const reported: string[] = [];
    const context = {
      ...contextOf(),
      report: (_pointer: string, _severity: string, message: string) => reported.push(message),
    };
    expect(buildExamples({ examples: { a: yamlOf(example) } }, '#', context)).toMatchObject([{ name: 'a', ...want }]);
    expect(reported).toEqual(['The example has no value, so its text alone is shown.']);
  });

  it('has no value when the description holds none', () => {
    expect(buildExamples({ examples: { a: { externalValue: '/a' } } }, '#', contextOf())[0]).not.toHaveProperty(
      'value',
    );
  });
});
