import { beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import { handleRequest } from '../sandbox';
import { prepareDescription } from '../world/description';
import { openSession, type Sent, type Session } from './described';

let session: Session;
beforeAll(async () => {
  session = await openSession();
});

const json = (body: unknown): Sent => ({ body });
const form = (contentType: string, body: string): Sent => ({ body, headers: { 'content-type': contentType } });
const parts = (...each: string[]): Sent =>
  form(
    'multipart/form-data; boundary=b',
    `${each.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
  );
const photo = 'name="photos"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';

const tooDeep = 'is nested too deeply: a value may have 100 levels of objects and lists';

/** What is sent → status, and the message or the fields at fault. */
const cases: [name: string, method: string, url: string, sent: Sent, status: number, told: unknown][] = [
  ['a path that is none', 'GET', '/nothing', {}, 404, 'There is no path /v1/nothing'],
  ['a method that the path lacks', 'PATCH', '/tasks', {}, 405, 'The path has no method PATCH; it has GET, HEAD, POST'],
  ['no token', 'GET', '/tasks', { headers: { authorization: '' } }, 401, 'The token is missing'],
  ['another token', 'GET', '/tasks', { headers: { authorization: 'Bearer no' } }, 401, 'The token is not valid'],
  ['a parameter of another type', 'GET', '/tasks?page=x', {}, 400, 'A parameter is not valid: page must be integer'],
  ['a parameter below its limit', 'GET', '/tasks?page=0', {}, 400, 'A parameter is not valid: page must be at least 1'],
  [
    'a list in several parameters',
    'GET',
    '/tasks?ids=1&ids=2',
    {},
    400,
    'A parameter is not valid: ids must be sent once, with commas between its values',
  ],
  ['an item of a list', 'GET', '/tasks?ids=1,x', {}, 400, 'A parameter is not valid: ids[1] must be integer'],
  ['a path parameter', 'GET', '/tasks/x', {}, 404, 'A parameter is not valid: id must be integer'],
  ['an id that nothing has', 'GET', '/tasks/66', {}, 404, 'No object has the id 66'],
  ['an id above that nothing has', 'POST', '/tasks/66/close', {}, 404, 'No object has the id 66'],
  [
    'a header',
    'POST',
    '/tasks',
    { ...json({ name: 'x' }), headers: { 'idempotency-key': 'short' } },
    400,
    'A parameter is not valid: Idempotency-Key must have at least 8 characters',
  ],
  ['no body', 'POST', '/tasks', {}, 400, 'The body is missing'],
  [
    'a body that is cut off',
    'POST',
    '/tasks',
    form('application/json', '{"name":'),
    400,
    expect.stringMatching(/^The body is not JSON: .+/),
  ],
  [
    'another type',
    'POST',
    '/tasks',
    form('text/plain', 'x'),
    415,
    'The body has to be application/json; the header Content-Type says text/plain',
  ],
  ['a body of another type of value', 'POST', '/tasks', json([]), 422, [{ field: 'body', message: 'must be object' }]],
  [
    'a type that is not accepted',
    'GET',
    '/tasks',
    { headers: { accept: 'text/csv' } },
    406,
    'The response is available only as application/json',
  ],
  [
    'a body that is too long',
    'POST',
    '/tasks',
    form('application/json', ' '.repeat(10 * 1024 * 1024 + 1)),
    413,
    'The body is longer than 10 MB',
  ],
  [
    'a body that is nested too deeply',
    'POST',
    '/tasks',
    form('application/json', `{"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    422,
    [{ field: 'note', message: tooDeep }],
  ],
  [
    'a form whose names are nested too deeply',
    'POST',
    '/exports',
    form('application/x-www-form-urlencoded', `format${'[b]'.repeat(10_000)}=1`),
    422,
    [{ field: 'format', pointer: '/format', detail: tooDeep }],
  ],
  // After the one above: a value must not change how others are checked.
  ['a field of another type', 'POST', '/tasks', json({ name: 5 }), 422, [{ field: 'name', message: 'must be string' }]],
  ['a field that is missing', 'POST', '/tasks', json({}), 422, [{ field: 'name', message: 'is missing' }]],
  [
    'a field of a field',
    'POST',
    '/tasks',
    json({ name: 'x', owner: { id: '7' } }),
    422,
    [{ field: 'owner.id', message: 'must be integer' }],
  ],
  [
    'a field that is read-only',
    'POST',
    '/tasks',
    json({ name: 'x', id: 1 }),
    422,
    [{ field: 'id', message: 'must be left out: it is read-only' }],
  ],
  [
    'a form',
    'POST',
    '/exports',
    form('application/x-www-form-urlencoded', 'format=PDF'),
    422,
    [{ field: 'format', pointer: '/format', detail: 'must be "CSV" or "JSON"' }],
  ],
  [
    'a part that is missing',
    'POST',
    '/tasks/1/files',
    parts('name="comment"\r\n\r\nabc'),
    422,
    [{ field: 'photos', message: 'is missing' }],
  ],
  [
    'a part that is too long',
    'POST',
    '/tasks/1/files',
    parts(photo, 'name="comment"\r\n\r\nabcdef'),
    422,
    [{ field: 'comment', message: 'must have at most 5 characters' }],
  ],
  [
    'a part of another type',
    'POST',
    '/tasks/1/files',
    parts(photo.replace('image/png', 'text/plain')),
    422,
    [{ field: 'photos', message: 'must be of the type image/png or image/jpeg' }],
  ],
  [
    'a text in place of a file',
    'POST',
    '/tasks/1/files',
    parts('name="photos"\r\n\r\na.png'),
    422,
    [{ field: 'photos', message: 'must be a file: its part has no filename' }],
  ],
  [
    'too many parts',
    'POST',
    '/tasks/1/files',
    parts(photo, photo, photo),
    422,
    [{ field: 'photos', message: 'must have at most 2 items' }],
  ],
];

describe('a request that is not as the description says', () => {
  it.each(cases)('%s', (_name, method, url, sent, status, told) => {
    const response = session.send(method, url, sent);
    const { message, details } = response.json as { message?: string; title?: string; details?: unknown };
    const { title, errors } = response.json as { title?: string; errors?: unknown };
    expect([response.status, details ?? message ?? errors ?? title]).toEqual([status, told]);
  });

  it('says what is allowed, and what is asked for', () => {
    expect(session.send('PATCH', '/tasks').header.Allow).toBe('GET, HEAD, POST');
    expect(session.send('GET', '/tasks', { headers: { authorization: '' } }).header['WWW-Authenticate']).toBe('Bearer');
  });

  it('has another id of the request each time', () => {
    const [first, second] = [session.send('GET', '/tasks/66'), session.send('GET', '/tasks/66')];
    expect((first.json as { requestId: string }).requestId).not.toBe((second.json as { requestId: string }).requestId);
  });
});

/** Bodies with rules about several of their fields. */
const orders = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /orders:
    put:
      operationId: writeOrders
      requestBody:
        content:
          application/json:
            schema:
              type: array
              items:
                properties:
                  number: {type: string, format: uuid}
                  to: {oneOf: [{type: object, required: [street], properties: {street: {type: string}}}, {type: array, maxItems: 1}]}
                anyOf: [{required: [shopId]}, {required: [shopCode]}]
      responses: {'200': {description: Written.}}
`;

describe('a body of several alternatives', () => {
  it.each<[row: Record<string, unknown>, message: string]>([
    [{}, '[0].shopId is missing; send shopId or shopCode'],
    [{ shopId: 1, to: { street: 1 } }, '[0].to.street must be string'],
    [{ shopId: 1, to: [1, 2] }, '[0].to must have at most 1 item'],
    [{ shopId: 1, number: 'x' }, '[0].number must have the format uuid'],
  ])('%j: %s', async (row, message) => {
    const { problems } = (await openSession(prepareDescription(documentOf(orders)))).send('PUT', '/orders', {
      body: [row],
    });
    expect(problems.map(({ field, message: reason }) => `${field} ${reason}`)).toEqual([message]);
  });
});

it('names the object that was sent in a conflict about its state', () => {
  expect(session.send('PUT', '/tasks/2', { body: { name: 'x', version: 3 } }).json).toMatchObject({
    message: 'Task 2 is closed',
  });
});

it('has the code of a general error where an operation does not document the status', () => {
  expect(session.send('PATCH', '/tasks/1/files').json).toMatchObject({ code: 'bad' });
});

it('has no path without the base of the servers, and says what paths begin with', async () => {
  const { description, state, environment } = await openSession();
  const request = { method: 'GET', url: '/tasks', headers: { authorization: 'Bearer secret' } };
  const { status, body } = handleRequest(description, request, state(), environment).response;
  expect([status, String(body)]).toMatchObject([
    404,
    expect.stringContaining('There is no path /tasks. Paths begin with /v1'),
  ]);
});

describe('parameters by their styles', () => {
  it.each<[name: string, url: string, headers: Record<string, string>, status: number]>([
    ['matrix', '/styles/;ids=1,2', {}, 200],
    ['matrix of another type', '/styles/;ids=1,x', {}, 400],
    ['deepObject', '/styles/;ids=1?deep[a]=1&deep%5Bb%5D=2', {}, 200],
    ['a field that deepObject lacks', '/styles/;ids=1?deep[c]=1', {}, 400],
    ['pipeDelimited', '/styles/;ids=1?pipes=1|2', {}, 200],
    ['pipeDelimited, encoded', '/styles/;ids=1?pipes=1%7C2', {}, 200],
    ['pipeDelimited of another type', '/styles/;ids=1?pipes=1|a', {}, 400],
    ['content', '/styles/;ids=1?json=%7B%22x%22%3A1%7D', {}, 200],
    ['content that is not JSON', '/styles/;ids=1?json=x', {}, 400],
    ['content that breaks its schema', '/styles/;ids=1?json=%7B%7D', {}, 400],
    ['header', '/styles/;ids=1', { 'x-flags': 'true, false' }, 200],
    ['header of another type', '/styles/;ids=1', { 'x-flags': 'true,1' }, 400],
    ['cookie', '/styles/;ids=1', { cookie: 'a=b; seen=3' }, 200],
    ['cookie of another type', '/styles/;ids=1', { cookie: 'seen=x' }, 400],
    ['a list whose commas are encoded', '/tasks?ids=1%2C2', {}, 200],
  ])('%s', (_name, url, headers, status) => {
    expect(session.send('GET', url, { headers }).status).toBe(status);
  });

  it.each([
    ['%2C', 'Fridge%2CDoor', ['Fridge', 'Door']],
    ['a comma', 'Fridge,Door', ['Fridge', 'Door']],
    ['a comma beside one that is part of a value', 'Fridge,Door%2Cleft', ['Fridge']],
  ])('splits a list of texts at %s', (_what, names, found) => {
    const { json: rows } = session.send('GET', `/tasks?names=${names}`);
    expect((rows as { name: string }[]).map(({ name }) => name)).toEqual(found);
  });
});
