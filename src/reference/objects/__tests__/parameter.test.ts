import { describe, expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { buildHeaders, buildParameters } from '../parameter';

function build(yaml: string, document = '') {
  return buildParameters([{ value: yamlOf(yaml), pointer: '#/p' }], contextOf(document));
}

describe('buildParameters', () => {
  it.each<[string, object]>([
    ['in: path', { in: 'path', required: true, style: 'simple', explode: false }],
    ['in: query', { in: 'query', required: false, style: 'form', explode: true }],
    ['in: header', { style: 'simple', explode: false }],
    ['in: cookie', { style: 'form', explode: true }],
    ['in: cookie, style: cookie', { style: 'cookie', explode: true }],
    ['in: query, style: deepObject', { style: 'deepObject', explode: false }],
    ['in: query, style: pipeDelimited, explode: true', { style: 'pipeDelimited', explode: true }],
    ['in: query, explode: false', { style: 'form', explode: false }],
    [
      'in: query, allowReserved: true, allowEmptyValue: true, deprecated: true, required: true',
      { allowReserved: true, allowEmptyValue: true, deprecated: true, required: true },
    ],
    ['in: query, schema: {type: string}', { schema: expect.objectContaining({ types: ['string'] }) }],
    ['in: query, schema: false', { schema: { kind: 'never' } }],
    [
      'in: query, content: {application/json: {schema: true, example: {a: 1}}}',
      { mediaType: 'application/json', schema: { kind: 'any' }, examples: [{ name: '', value: { a: 1 } }] },
    ],
    [
      'in: querystring, content: {application/x-www-form-urlencoded: {schema: true}}',
      { in: 'querystring', mediaType: 'application/x-www-form-urlencoded' },
    ],
    ['in: query, example: null', { examples: [{ name: '', value: null }] }],
    [
      'in: query, examples: {a: {value: 1}, b: {externalValue: ./b}}',
      {
        examples: [
          { name: 'a', value: 1 },
          { name: 'b', externalValue: './b' },
        ],
      },
    ],
  ])('%s', (yaml, want) => {
    expect(build(`[{name: q, ${yaml}}]`)[0]).toMatchObject({ name: 'q', pointer: '#/p/0', ...want });
  });

  it.each(['[{name: q, in: body}]', '[{in: query}]', '[a]', '{}', '[{$ref: "#/nope"}]'])('leaves out %s', (yaml) => {
    expect(build(yaml)).toEqual([]);
  });

  it('follows references', () => {
    const found = build("[{$ref: '#/components/parameters/Q'}]", 'components: {parameters: {Q: {name: q, in: query}}}');
    expect(found[0]).toMatchObject({ name: 'q', pointer: '#/components/parameters/Q' });
  });

  it("lets the operation's win in the path's place, by name and place", () => {
    const path = yamlOf('[{name: a, in: query}, {name: b, in: query}, {name: a, in: header}]');
    const own = yamlOf('[{name: c, in: query}, {name: a, in: query, required: true}]');
    const found = buildParameters(
      [
        { value: path, pointer: '#/i' },
        { value: own, pointer: '#/o' },
      ],
      contextOf(),
    );
    expect(found.map((each) => `${each.in} ${each.name} ${each.required} ${each.pointer}`)).toEqual([
      'query a true #/o/1',
      'query b false #/i/1',
      'header a false #/i/2',
      'query c false #/o/0',
    ]);
  });
});

describe('buildHeaders', () => {
  it('reads headers by their name, whatever it is', () => {
    const found = buildHeaders(
      yamlOf('{X-Rate: {schema: {type: integer}, required: true}, x-total: {description: T}}'),
      '#/h',
      contextOf(),
    );
    expect(found).toMatchObject([
      { name: 'X-Rate', in: 'responseHeader', required: true, style: 'simple', explode: false, pointer: '#/h/X-Rate' },
      { name: 'x-total', required: false, description: ['T'] },
    ]);
  });

  it('follows references and takes nothing from what is no object', () => {
    const context = contextOf('components: {headers: {H: {description: D}}}');
    expect(buildHeaders({ A: { $ref: '#/components/headers/H' } }, '#', context)[0]?.pointer).toBe(
      '#/components/headers/H',
    );
    expect(buildHeaders(undefined, '#', context)).toEqual([]);
  });
});

it.each([
  ['Accept', false],
  ['authorization', false],
  ['Content-Type', false],
  ['X-Key', true],
])('a header %s that is stated as required is so: %s', (name, want) => {
  expect(build(`[{name: ${name}, in: header, required: true, schema: {type: string}}]`)).toMatchObject([
    { name, required: want },
  ]);
});
