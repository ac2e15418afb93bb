import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

interface Listed {
  /** Query parameters, each with its schema. */
  parameters: string;
  /** Around the items: `{items}` stands for the schema of the list, and in `example` for its items. */
  schema?: string;
  example?: string;
  headers?: string;
}

const four = '[{id: a1}, {id: a2}, {id: a3}, {id: a4}]';
const ofItems = '{type: array, items: {$ref: "#/components/schemas/Item"}}';

/** An API with a list of four items and its items, as other teams describe theirs. */
function api({ parameters, schema = '{items}', example = '{items}', headers = '{}' }: Listed): string {
  const shown = example.replace('{items}', four);
  return `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /items:
    get:
      operationId: listItems
      parameters: [${parameters}]
      responses: {'200': {description: OK, headers: ${headers}, content: {application/json: {schema: ${schema.replace('{items}', ofItems)}, example: ${shown}}}}}
    post:
      operationId: createItem
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}
      responses: {'201': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
  /items/bulk:
    put:
      operationId: writeItems
      requestBody: {content: {application/json: {schema: {type: object, required: [items], properties: {dryRun: {type: boolean}, items: ${ofItems}}}}}}
      responses: {'200': {description: OK, content: {application/json: {schema: {type: object, required: [results], properties: {took: {type: integer}, results: {type: array, items: {$ref: '#/components/schemas/Row'}}}}, example: {took: 3, results: []}}}}}
  /items/{id}:
    get:
      operationId: getItem
      parameters: [{name: id, in: path, required: true, schema: {type: string}, example: a1}]
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}, example: {id: a1}}}}, '404': {description: No}}
components:
  schemas:
    Item: {type: object, properties: {id: {type: string}, name: {type: string}}}
    Row: {type: object, required: [id, status], properties: {id: {type: [string, 'null']}, status: {type: string, enum: [created, updated, failed]}}}
`;
}

const query = (name: string, schema: string): string => `{name: ${name}, in: query, schema: ${schema}}`;
const size = (name: string): string => query(name, '{type: integer, default: 2}');
const link = '{Link: {schema: {type: string}}}';

async function ask(listed: Listed, text: string) {
  const { send } = await openSession(prepareDescription(documentOf(api(listed))));
  return send('GET', `/items${text}`, { headers: { host: 'localhost:4010' } });
}

describe('pages as other APIs have them', () => {
  const numbered = { parameters: `${query('page', '{type: integer}')}, ${size('per_page')}`, headers: link };
  it.each<[query: string, ids: string[], links: string]>([
    [
      '',
      ['a1', 'a2'],
      '<http://localhost:4010/items?page=2>; rel="next", <http://localhost:4010/items?page=2>; rel="last", <http://localhost:4010/items?page=1>; rel="first"',
    ],
    [
      '?per_page=3&page=2',
      ['a4'],
      '<http://localhost:4010/items?per_page=3&page=1>; rel="prev", <http://localhost:4010/items?per_page=3&page=2>; rel="last", <http://localhost:4010/items?per_page=3&page=1>; rel="first"',
    ],
    [
      '?page=9',
      [],
      '<http://localhost:4010/items?page=2>; rel="prev", <http://localhost:4010/items?page=2>; rel="last", <http://localhost:4010/items?page=1>; rel="first"',
    ],
  ])('numbers and a header Link: %s', async (text, ids, links) => {
    const { json, header } = await ask(numbered, text);
    expect((json as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect(header.Link?.replaceAll('/v1/', '/')).toBe(links);
  });

  const object = (fields: string): string => `{type: object, required: [data], properties: {data: {items}, ${fields}}}`;
  it.each<[what: string, listed: Listed, query: string, want: object]>([
    [
      'the id of the last item is the cursor, and a flag says whether there are more',
      {
        parameters: `${query('starting_after', '{type: string}')}, ${size('limit')}`,
        schema: object('has_more: {type: boolean}'),
        example: '{data: {items}, has_more: false}',
      },
      '?starting_after=a1',
      { data: [{ id: 'a2' }, { id: 'a3' }], has_more: true },
    ],
    [
      'the cursor of the next page stands in the body',
      {
        parameters: `${query('cursor', '{type: string}')}, ${size('limit')}`,
        schema: object("meta: {type: object, properties: {next_cursor: {type: [string, 'null']}}}"),
        example: '{data: {items}, meta: {next_cursor: xyz}}',
      },
      '',
      { data: [{ id: 'a1' }, { id: 'a2' }], meta: { next_cursor: 'a2' } },
    ],
    [
      'null stands there behind the last page',
      {
        parameters: `${query('cursor', '{type: string}')}, ${size('limit')}`,
        schema: object("meta: {type: object, properties: {next_cursor: {type: [string, 'null']}}}"),
        example: '{data: {items}, meta: {next_cursor: xyz}}',
      },
      '?cursor=a2',
      { data: [{ id: 'a3' }, { id: 'a4' }], meta: { next_cursor: null } },
    ],
    [
      'links to other pages, of which one that is not there is left out',
      {
        parameters: `${query('offset', '{type: integer, default: 0}')}, ${size('limit')}`,
        schema: object(
          'links: {type: object, properties: {next: {type: string}, prev: {type: string}}}, total: {type: integer}',
        ),
        example:
          '{data: {items}, links: {next: https://api.example.com/items, prev: https://api.example.com/items}, total: 9}',
      },
      '?limit=1',
      { data: [{ id: 'a1' }], links: { next: 'http://localhost:4010/v1/items?limit=1&offset=1' }, total: 4 },
    ],
    [
      'a page says which it is, whether it is the first or the last, and how much is on it, as Spring has it',
      {
        parameters: `${query('page', '{type: integer, minimum: 0, default: 0}')}, ${size('size')}`,
        schema: object(
          'number: {type: integer}, size: {type: integer}, numberOfElements: {type: integer}, first: {type: boolean}, last: {type: boolean}, empty: {type: boolean}, pageable: {type: object, properties: {offset: {type: integer}, pageNumber: {type: integer}}}, contact: {type: object, properties: {number: {type: integer}}}',
        ),
        example:
          '{data: {items}, number: 7, size: 7, numberOfElements: 7, first: true, last: false, empty: true, pageable: {offset: 7, pageNumber: 7}, contact: {number: 7}}',
      },
      '?page=1&size=3',
      {
        data: [{ id: 'a4' }],
        ...{ number: 1, size: 3, numberOfElements: 1, first: false, last: true, empty: false },
        ...{ pageable: { offset: 3, pageNumber: 1 }, contact: { number: 7 } },
      },
    ],
    [
      'a page before an item',
      {
        parameters: `${query('ending_before', '{type: string}')}, ${query('starting_after', '{type: string}')}, ${size('limit')}`,
        schema: object('has_more: {type: boolean}'),
        example: '{data: {items}, has_more: false}',
      },
      '?ending_before=a4',
      { data: [{ id: 'a2' }, { id: 'a3' }], has_more: true },
    ],
    [
      'a cursor that no item has gives the first page',
      {
        parameters: `${query('after', '{type: string}')}, ${size('limit')}`,
        schema: object('more: {type: boolean}'),
        example: '{data: {items}, more: false}',
      },
      '?after=none',
      { data: [{ id: 'a1' }, { id: 'a2' }], more: true },
    ],
  ])('%s', async (_what, listed, text, want) => {
    const { json } = await ask(listed, text);
    expect(json).toEqual(want);
  });

  it.each([
    ['{type: integer}', ['a1', 'a2']],
    ['{type: integer, minimum: 0}', ['a3', 'a4']],
    ['{type: integer, exclusiveMinimum: -1}', ['a3', 'a4']],
    ['{type: integer, exclusiveMinimum: 0}', ['a1', 'a2']],
    ['{type: integer, minimum: 0, default: 1}', ['a1', 'a2']],
    ['{type: integer, default: 0}', ['a3', 'a4']],
  ])('page 1 is the first or the second one, as the number of a page is %s: %j', async (schema, want) => {
    const parameters = `${query('page', schema)}, ${size('per_page')}`;
    const { body } = await ask({ parameters, headers: link }, '?page=1');
    expect((JSON.parse(String(body)) as { id: string }[]).map(({ id }) => id)).toEqual(want);
  });

  it('every item comes once when a program follows the links', async () => {
    const listed: Listed = {
      parameters: `${query('cursor', '{type: string}')}, ${size('limit')}`,
      schema: object("next: {type: [string, 'null']}"),
      example: '{data: {items}, next: https://api.example.com/items}',
    };
    const { send } = await openSession(prepareDescription(documentOf(api(listed))));
    const ids: string[] = [];
    for (let url: string | null = '/v1/items?limit=3'; url !== null && ids.length < 9; ) {
      const page = send('GET', url.replace('/v1', '')).json as { data: { id: string }[]; next: string | null };
      ids.push(...page.data.map(({ id }) => id));
      url = page.next;
    }
    expect(ids).toEqual(['a1', 'a2', 'a3', 'a4']);
  });
});

it('rows stand in an object, of a request and of its response', async () => {
  const { send } = await openSession(prepareDescription(documentOf(api({ parameters: size('limit') }))));
  const items = [{ id: 'a2', name: 'Door' }, { name: 'Lamp' }];
  const { json } = send('PUT', '/items/bulk', { body: { dryRun: false, items } });
  expect(json).toMatchObject({ took: 3, results: [{ id: 'a2', status: 'updated' }, { status: 'created' }] });
  expect(send('GET', '/items/a2').json).toEqual(items[0]);
});

it('a range of creation is about the field that says so, which has the time of the request in a new item', async () => {
  const description = api({ parameters: query('createdAfter', '{type: string}') })
    .replace(
      'properties: {id: {type: string}, name: {type: string}}',
      'required: [creationDate], properties: {id: {type: string}, name: {type: string}, creationDate: {type: string, format: date-time, readOnly: true}}',
    )
    .replaceAll('{id: a1}', "{id: a1, creationDate: '2026-02-01T10:00:00Z'}");
  const { send } = await openSession(prepareDescription(documentOf(description)));
  const { id } = send('POST', '/items', { body: { name: 'New' } }).json as { id: string };
  const creationDate = '2026-03-02T09:15:01Z';
  expect(send('GET', '/items?createdAfter=2026-03-01').json).toEqual([{ id, name: 'New', creationDate }]);
});

it('what was made last comes first among those of one time, where the latest come first', async () => {
  const description = api({ parameters: query('sort', '{type: string, default: -createDate}') })
    .replace(
      'properties: {id: {type: string}, name: {type: string}}',
      'required: [createDate], properties: {id: {type: string}, name: {type: string}, createDate: {type: string, format: date-time, readOnly: true}}',
    )
    .replaceAll(/\{id: (a\d)\}/g, '{id: $1, createDate: "2026-02-01T10:00:00Z"}');
  const { send } = await openSession(prepareDescription(documentOf(description)));
  const [first, second] = ['First', 'Second'].map((name) => send('POST', '/items', { body: { name } }).json);
  const names = (send('GET', '/items').json as object[]).slice(0, 2);
  expect(names).toEqual([second, first]);
});
