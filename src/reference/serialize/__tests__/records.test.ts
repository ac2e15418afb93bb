import { expect, it } from 'vitest';
import { contextOf, mediaType, schemasOf, yamlOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { isJsonType, type RecordFormat, recordFormat } from '../../mediaType';
import { buildSchema } from '../../objects/schema';
import { writeRecords } from '../records';

it.each<[string, RecordFormat | undefined]>([
  ['text/event-stream', 'events'],
  ['Text/Event-Stream; charset=utf-8', 'events'],
  ['application/jsonl', 'lines'],
  ['application/x-ndjson', 'lines'],
  ['application/ndjson', 'lines'],
  ['application/stream+json', 'lines'],
  ['application/json-seq', 'sequence'],
  ['application/geo+json-seq', 'sequence'],
  ['application/json', undefined],
  ['application/json-patch+json', undefined],
  ['text/plain', undefined],
])('%s is a stream of %s', (mediaType, want) => {
  expect(recordFormat(mediaType)).toBe(want);
  expect(isJsonType(mediaType)).toBe(want === undefined && mediaType.endsWith('json'));
});

it.each<[string, RecordFormat, Json, string]>([
  ['lines', 'lines', [{ a: 1 }, [2], 'x'], '{"a":1}\n[2]\n"x"\n'],
  ['one line', 'lines', { a: 'b\nc' }, '{"a":"b\\nc"}\n'],
  ['no line', 'lines', [], ''],
  ['a sequence', 'sequence', [1, { a: 2 }], '\u001E1\n\u001E{"a":2}\n'],
  ['an event', 'events', [{ data: 'a', event: 'b', id: 1 }], 'event: b\nid: 1\ndata: a\n\n'],
  ['data as JSON', 'events', [{ data: { a: 1 } }], 'data: {"a":1}\n\n'],
  ['data over lines', 'events', [{ data: 'a\r\nb\nc\rd' }], 'data: a\ndata: b\ndata: c\ndata: d\n\n'],
  ['a field that would end its line', 'events', [{ event: 'a\ndata: b', retry: 5 }], 'event: a data: b\nretry: 5\n\n'],
  ['an object of other fields', 'events', [{ data: 1, more: 2 }, {}], 'data: {"data":1,"more":2}\n\ndata: {}\n\n'],
  ['texts', 'events', ['a', null], 'data: a\n\ndata: null\n\n'],
])('writes %s', (_case, format, value, want) => {
  expect(writeRecords(value, format)).toBe(want);
});

const named = schemasOf('Message: {properties: {id: {type: integer}, data: {type: string}}}');

it.each<[string, 'schema' | 'itemSchema', string, Json, string]>([
  ['items are events', 'itemSchema', '{properties: {id: {}, data: {}}}', { id: 1, data: 'a' }, 'id: 1\ndata: a\n\n'],
  ['items of other fields', 'itemSchema', '{properties: {id: {}, title: {}}}', { id: 1 }, 'data: {"id":1}\n\n'],
  [
    'items of a list are events',
    'schema',
    '{type: array, items: {properties: {id: {}, data: {}}}}',
    [{ id: 1, data: 'a' }],
    'id: 1\ndata: a\n\n',
  ],
  [
    'items of a list without data',
    'schema',
    '{type: array, items: {properties: {id: {}}}}',
    [{ id: 1 }],
    'data: {"id":1}\n\n',
  ],
  ['one schema is that of the data', 'schema', '{properties: {data: {}}}', { data: 'a' }, 'data: {"data":"a"}\n\n'],
  ['a schema with an id', 'schema', '{properties: {id: {}, data: {}}}', { id: 1, data: 'a' }, 'id: 1\ndata: a\n\n'],
  ['a schema with a delay', 'schema', '{properties: {retry: {}, event: {}}}', { retry: 1 }, 'retry: 1\n\n'],
  ['an id alone', 'schema', '{properties: {id: {}}}', { id: 1 }, 'data: {"id":1}\n\n'],
  ['an id beside others', 'schema', '{properties: {id: {}, data: {}, n: {}}}', { id: 1 }, 'data: {"id":1}\n\n'],
  ['by its name', 'schema', '{allOf: [{$ref: "#/components/schemas/Message"}]}', { id: 1 }, 'id: 1\n\n'],
  [
    'alternatives with names of events',
    'schema',
    '{oneOf: [{properties: {event: {const: m}, data: {}}}, {properties: {event: {const: done}}}]}',
    { event: 'm', data: { n: 1 } },
    'event: m\ndata: {"n":1}\n\n',
  ],
  [
    'a list of names of events',
    'schema',
    '{properties: {event: {anyOf: [{enum: [m]}, {type: "null"}]}, data: {}}}',
    { event: 'm' },
    'event: m\n\n',
  ],
  [
    'alternatives',
    'schema',
    '{oneOf: [{properties: {event: {}}}, {properties: {data: {}}}]}',
    [{ event: 'a' }],
    'data: {"event":"a"}\n\n',
  ],
  [
    'alternatives of items',
    'itemSchema',
    '{oneOf: [{properties: {event: {}}}, {properties: {data: {}}}]}',
    [{ event: 'a' }],
    'event: a\n\n',
  ],
  ['a schema without fields', 'schema', '{type: object}', { event: 'a', data: 1 }, 'event: a\ndata: 1\n\n'],
])('of a stream of events, %s', (_case, field, schema, value, want) => {
  const media = mediaType({ [field]: buildSchema(yamlOf(schema), contextOf()) });
  expect(writeRecords(value, 'events', media, named)).toBe(want);
});
