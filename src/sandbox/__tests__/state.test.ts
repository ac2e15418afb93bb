import { describe, expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import type { Operation } from '../../reference/model';
import { advanceJobs } from '../advanceJobs';
import { selectItems } from '../answer/lists';
import { prepareDescription } from '../world/description';
import { openSession, tasks } from './described';

interface Task {
  id: number;
  name: string;
  [name: string]: unknown;
}

describe('a collection and its items', () => {
  it('lists, reads, changes and deletes what was created', async () => {
    const { send, state } = await openSession();
    const first = state();
    const made = send('POST', '/tasks', { body: { name: 'Lamp', secretWord: 'x' } });
    expect([made.status, made.json]).toEqual([
      201,
      { id: 10, name: 'Lamp', status: 'OPEN', version: 0, createDate: 1772442901000, note: null },
    ]);
    expect(send('GET', '/tasks?name=lam').json).toEqual([made.json]);
    expect(send('GET', '/tasks/10').json).toEqual(made.json);
    expect(send('PUT', '/tasks/10', { body: { name: 'Lamps', version: 0 } }).json).toMatchObject({
      name: 'Lamps',
      version: 1,
    });
    expect(send('GET', '/tasks/10').json).toMatchObject({ name: 'Lamps', version: 1 });
    expect(send('DELETE', '/tasks/10').status).toBe(204);
    expect(send('GET', '/tasks/10').status).toBe(404);
    expect(send('POST', '/tasks', { body: { name: 'Door' } }).json).toMatchObject({ id: 11 });
    expect(first.items).toEqual({});
  });

  it('gives what a replacement leaves out its default', async () => {
    const withDefault = tasks.replace('maxLength: 10}', 'maxLength: 10, default: None}');
    const { send } = await openSession(prepareDescription(documentOf(withDefault)));
    expect(send('PUT', '/tasks/1', { body: { name: 'Gate', note: 'Rusty' } }).json).toMatchObject({ note: 'Rusty' });
    expect(send('PUT', '/tasks/1', { body: { name: 'Gate' } }).json).toMatchObject({ note: 'None' });
  });

  it('deletes and changes what the examples show', async () => {
    const { send } = await openSession();
    expect(send('PUT', '/tasks/1', { body: { name: 'Gate' } }).json).toMatchObject({ id: 1, name: 'Gate', version: 1 });
    expect(send('DELETE', '/tasks/1').status).toBe(204);
    expect((send('GET', '/tasks').json as Task[]).map(({ id }) => id)).toEqual([2]);
  });

  it('takes no fields that the request does not have', async () => {
    const { send } = await openSession();
    expect(send('POST', '/tasks', { body: { name: 'Lamp', status: 'CLOSED' } }).json).toMatchObject({ status: 'OPEN' });
  });

  it('gives each new item an id of its own', async () => {
    const { send } = await openSession();
    const ids = [1, 2, 3].map(() => (send('POST', '/tasks', { body: { name: 'x' } }).json as Task).id);
    expect(ids).toEqual([10, 11, 12]);
  });

  it.each<[query: string, names: string[], total: string, pages: string]>([
    ['', ['Fridge', 'Door'], '3', '2'],
    ['?page=2', ['Lamp'], '3', '2'],
    ['?size=1&page=3', ['Lamp'], '3', '3'],
    ['?sort=-name&size=10', ['Lamp', 'Fridge', 'Door'], '3', '1'],
    ['?status=CLOSED', ['Door'], '1', '1'],
    ['?q=closed', ['Door'], '1', '1'],
    ['?ids=2,10', ['Door', 'Lamp'], '2', '1'],
    ['?createdAfter=1771500000000', ['Fridge', 'Lamp'], '2', '1'],
  ])('is listed by %s', async (query, names, total, pages) => {
    const { send } = await openSession();
    send('POST', '/tasks', { body: { name: 'Lamp' } });
    const { json, header } = send('GET', `/tasks${query}`);
    expect((json as Task[]).map(({ name }) => name)).toEqual(names);
    expect([header['X-Total-Count'], header['X-Total-Pages']]).toEqual([total, pages]);
  });

  it('is listed by an id that stands in a list inside the items', () => {
    const items = [
      { id: 1, responses: [{ shopId: 679 }, { shopId: 681 }] },
      { id: 2, responses: [{ shopId: 681 }] },
      { id: 3, responses: null },
    ];
    const list = { path: '/tasks', parameters: [{ name: 'shopIds', in: 'query' }] } as unknown as Operation;
    const found = (ids: number[]) => selectItems(items, list, new Map([['query shopIds', ids]])).items;
    expect([found([679]), found([681]), found([5])].map((page) => page.map(({ id }) => id))).toEqual([[1], [1, 2], []]);
  });

  it('does to an item what the example of an action shows', async () => {
    const { send, events } = await openSession();
    const { id } = send('POST', '/tasks', { body: { name: 'Lamp' } }).json as Task;
    const closed = { id, name: 'Lamp', status: 'CLOSED', version: 1, closeDate: 1772442901000 };
    expect(send('POST', `/tasks/${id}/close`).json).toMatchObject(closed);
    expect(send('GET', '/tasks?status=CLOSED').json).toMatchObject([{ name: 'Door' }, closed]);
    expect(events).toMatchObject([
      { operationId: 'taskClosed', receivers: [], body: { occurredAt: 1772442901000, task: closed } },
    ]);
  });

  it.each<[name: string, method: string, url: string, body: unknown, code: string]>([
    ['another version', 'PUT', '/tasks/1', { name: 'x', version: 5 }, 'version'],
    ['a state that a conflict is named after', 'DELETE', '/tasks/2', undefined, 'conflict'],
  ])('refuses %s', async (_name, method, url, body, code) => {
    const { send } = await openSession();
    const response = send(method, url, { body });
    expect([response.status, (response.json as { code: string }).code]).toEqual([409, code]);
  });
});

describe('what is preferred', () => {
  it.each<[prefer: string, status: number, header: Record<string, string>, json: unknown]>([
    ['code=429', 429, { 'Retry-After': '12', 'Preference-Applied': 'code=429' }, { code: 'limited' }],
    ['example=none', 200, { 'Preference-Applied': 'example=none', 'X-Total-Count': '0', 'X-Total-Pages': '0' }, []],
    ['example=other', 200, { 'X-Total-Count': '2' }, [{ id: 1 }, { id: 2 }]],
    ['code=401', 401, { 'Preference-Applied': 'code=401' }, { code: 'bad' }],
    ['code=418', 200, {}, [{ id: 1 }, { id: 2 }]],
  ])('%s', async (prefer, status, header, json) => {
    const { send } = await openSession();
    const response = send('GET', '/tasks', { headers: { prefer } });
    expect(response.status).toBe(status);
    expect(response.header).toMatchObject(header);
    expect(response.json).toMatchObject(json as object);
    expect('Preference-Applied' in response.header).toBe('Preference-Applied' in header);
  });
});

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': 'key-12345' };

  it('gets the first response, and creates nothing', async () => {
    const { send } = await openSession();
    const first = send('POST', '/tasks', { headers, body: { name: 'Lamp', note: 'New' } });
    const second = send('POST', '/tasks', { headers, body: { note: 'New', name: 'Lamp' } });
    expect(second).toEqual(first);
    expect(send('GET', '/tasks?name=Lamp').json).toHaveLength(1);
  });

  it('stands for one method: another one at the same address is carried out', async () => {
    const withKeys = tasks.replace(
      'example: 1}]\n    get:',
      'example: 1}, {name: Idempotency-Key, in: header}]\n    get:',
    );
    const { send } = await openSession(prepareDescription(documentOf(withKeys)));
    expect(send('PUT', '/tasks/1', { headers, body: { name: 'Gate' } }).json).toMatchObject({ id: 1, name: 'Gate' });
    expect(send('DELETE', '/tasks/1', { headers }).status).toBe(204);
  });

  it('is refused with another body, as the examples say', async () => {
    const { send } = await openSession();
    send('POST', '/tasks', { headers, body: { name: 'Lamp' } });
    const other = send('POST', '/tasks', { headers, body: { name: 'Other' } });
    expect([other.status, other.json]).toMatchObject([409, { code: 'idempotency' }]);
  });

  it('keeps no response that refuses, and is forgotten after a day', async () => {
    const { send, environment } = await openSession();
    expect(send('POST', '/tasks', { headers, body: {} }).status).toBe(422);
    expect(send('POST', '/tasks', { headers, body: { name: 'Lamp' } }).status).toBe(201);
    environment.now += 24 * 60 * 60 * 1000;
    expect(send('POST', '/tasks', { headers, body: { name: 'Other' } }).json).toMatchObject({ name: 'Other' });
  });
});

describe('jobs and files', () => {
  it('finishes a job as it is read, calls back, and has its file', async () => {
    const { send, events } = await openSession();
    send('POST', '/exports', { body: { format: 'CSV' } });
    const job = send('POST', '/exports', { body: { format: 'JSON', callbackUrl: 'http://127.0.0.1:1/x' } }).json as {
      id: string;
      status: string;
    };
    expect([job.status, events]).toEqual(['QUEUED', []]);
    expect(send('GET', `/exports/${job.id}`).json).toMatchObject({ status: 'RUNNING', url: null });
    const url = `/files/${job.id}.json`;
    expect(send('GET', `/exports/${job.id}`).json).toEqual({ id: job.id, status: 'DONE', format: 'JSON', url });
    expect(events).toMatchObject([
      { receivers: [{ url: 'http://127.0.0.1:1/x' }], body: { id: job.id, status: 'DONE' } },
    ]);
  });

  it('finishes jobs with time alone', async () => {
    const { send, state, description, environment } = await openSession();
    send('POST', '/exports', { body: { callbackUrl: 'http://127.0.0.1:1/x' } });
    const once = advanceJobs(description, state(), environment);
    expect([once.isWaiting, once.events]).toEqual([true, []]);
    const twice = advanceJobs(description, once.state, environment);
    expect([twice.isWaiting, twice.events.length]).toEqual([false, 1]);
  });

  it('keeps what was uploaded', async () => {
    const { send, description, state, environment } = await openSession();
    const { handleRequest } = await import('../sandbox');
    const body =
      '--b\r\nContent-Disposition: form-data; name="photos"; filename="x.jpeg"\r\nContent-Type: image/jpeg\r\n\r\nab\r\nc\r\n--b--';
    const [file] = send('POST', '/tasks/1/files', {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary="b"' },
    }).json as { name: string; size: number; url: string }[];
    expect(file).toMatchObject({ name: 'x.jpeg', size: 5 });
    const get = (authorization: string) =>
      handleRequest(
        description,
        { method: 'GET', url: file?.url ?? '', headers: { authorization } },
        state(),
        environment,
      ).response;
    expect([get('').status, get('Bearer secret').status, String(get('Bearer secret').body)]).toEqual([
      401,
      200,
      '97,98,13,10,99',
    ]);
  });
});

describe('other requests', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const { send } = await openSession();
    expect(send('HEAD', '/tasks')).toMatchObject({ status: 200, header: { 'X-Total-Count': '2' }, body: undefined });
  });

  it.each(['c++', 'a(b', 'a[b'])('a path may have signs of regular expressions: /%s', async (name) => {
    const { send } = await openSession(prepareDescription(documentOf(tasks.replaceAll('/tasks', `/${name}`))));
    expect(send('POST', `/${name}`, { body: { name: 'Lamp' } }).status).toBe(201);
  });

  it('OPTIONS says what is allowed', async () => {
    const { send } = await openSession();
    expect(send('OPTIONS', '/tasks')).toMatchObject({ status: 204, header: { Allow: 'GET, HEAD, POST' } });
  });
});
