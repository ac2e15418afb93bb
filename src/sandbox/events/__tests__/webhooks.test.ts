import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession, tasks } from '../../__tests__/described';
import type { Attempt } from '../../request/types';
import { prepareDescription } from '../../world/description';
import { receiverNow, recordAttempt } from '../deliveries';

/** Addresses that are registered by requests, and deliveries that are made and repeated by them. */
const webhooks = `
  /webhooks:
    get:
      operationId: listWebhooks
      responses:
        '200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Webhook'}}, example: []}}}
    post:
      operationId: createWebhook
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Webhook'}}}}
      responses:
        '201': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/WithSecret'}, example: {id: 31, url: 'https://example.com/', events: [], active: true, secret: first}}}}
  /webhooks/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 31}]
    get:
      operationId: getWebhook
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Webhook'}, example: {id: 30, url: 'https://example.com/', events: [], active: true}}}}}
    put:
      operationId: updateWebhook
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Webhook'}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Webhook'}}}}}
    delete:
      operationId: deleteWebhook
      responses: {'204': {description: Gone.}}
  /webhooks/{id}/rotate-secret:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 31}]
    post:
      operationId: rotateSecret
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/WithSecret'}, example: {id: 31, url: 'https://example.com/', events: [], active: true, secret: second}}}}}
  /webhooks/{id}/deliveries:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 31}]
    get:
      operationId: listDeliveries
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Delivery'}}, example: []}}}}
    post:
      operationId: sendTest
      requestBody: {content: {application/json: {schema: {type: object, properties: {event: {type: string}}}}}}
      responses:
        '202': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Delivery'}, example: {id: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24, webhookId: 31, event: taskClosed, status: PENDING, payload: {event: taskClosed, test: true}}}}}
  /webhooks/{id}/deliveries/{deliveryId}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}, example: 31}
      - {name: deliveryId, in: path, required: true, schema: {type: string}, example: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24}
    get:
      operationId: getDelivery
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Delivery'}}}}}
  /webhooks/{id}/deliveries/{deliveryId}/redeliver:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}, example: 31}
      - {name: deliveryId, in: path, required: true, schema: {type: string}, example: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24}
    post:
      operationId: redeliver
      responses:
        '202': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Delivery'}, example: {id: 5b0c6c1e-2f2d-4a39-8f0e-6b7c7a1f9d24, webhookId: 31, event: taskClosed, status: PENDING, payload: {event: taskClosed, test: true}}}}}
webhooks:`;

const schemas = `
  schemas:
    Webhook:
      type: object
      required: [url, events]
      properties:
        id: {type: integer, readOnly: true}
        url: {type: string}
        events: {type: array, items: {type: string}}
        active: {type: boolean, default: true}
    WithSecret:
      type: object
      required: [secret]
      properties:
        id: {type: integer}
        url: {type: string}
        events: {type: array, items: {type: string}}
        active: {type: boolean}
        secret: {type: string}
    Delivery:
      type: object
      properties:
        id: {type: string}
        webhookId: {type: integer}
        event: {type: string}
        status: {type: string, enum: [PENDING, SUCCEEDED, FAILED]}
        payload: {type: object}`;

const prepared = prepareDescription(
  documentOf(tasks.replace('\nwebhooks:', webhooks).replace('\n  schemas:', schemas)),
);

const url = 'http://127.0.0.1:9/hooks';

/** The same event for those who are not registered. */
const nobody = { receivers: [] };

/** A session in which one address is registered. */
async function openRegistered(events: string[]) {
  const session = await openSession(prepared);
  const made = session.send('POST', '/webhooks', { body: { url, events } }).json as { id: number; secret: string };
  return { ...session, made, path: `/webhooks/${made.id}` };
}

describe('an address that is registered by a request', () => {
  it('gets the events that it asked for, signed with its own secret', async () => {
    const { send, events, made } = await openRegistered(['taskClosed']);
    expect(made).toMatchObject({ url, secret: 'first' });
    send('POST', '/tasks/1/close');
    expect(events).toMatchObject([{ operationId: 'taskClosed', receivers: [{ url, secret: 'first' }] }, nobody]);
  });

  it('shows its secret no second time, and signs with the new one after a change of it', async () => {
    const { send, events, path } = await openRegistered(['taskClosed']);
    expect(send('GET', path).json).not.toHaveProperty('secret');
    expect(send('POST', `${path}/rotate-secret`).json).toMatchObject({ url, secret: 'second' });
    send('POST', '/tasks/1/close');
    expect(events).toMatchObject([{ receivers: [{ url, secret: 'second' }] }, nobody]);
  });

  it('has a secret of its own from the second on, also after each change of it', async () => {
    const { send, path, made } = await openRegistered([]);
    const other = send('POST', '/webhooks', { body: { url, events: [] } }).json as { secret: string };
    const changed = [1, 2, 3].map(() => (send('POST', `${path}/rotate-secret`).json as { secret: string }).secret);
    expect(new Set([made.secret, other.secret, ...changed]).size).toBe(5);
    expect(other.secret).toMatch(/^[0-9a-f]{5}$/);
  });

  it.each<[name: string, wanted: string[], method: string, body: unknown]>([
    ['asked for others', ['checklistFinished'], 'GET', undefined],
    ['was switched off', ['taskClosed'], 'PUT', { url, events: ['taskClosed'], active: false }],
    ['was removed', ['taskClosed'], 'DELETE', undefined],
  ])('gets no event when it %s', async (_name, wanted, method, body) => {
    const { send, events, path } = await openRegistered(wanted);
    send(method, path, { body });
    send('POST', '/tasks/1/close');
    expect(events).toMatchObject([{ operationId: 'taskClosed', receivers: [] }]);
  });

  it.each([
    ['each once, and signed with the secret of each', {}, ['first', 'made']],
    ['without the one that was switched off', { active: false }, ['made']],
    ['without the one that asked for others', { events: [] }, ['made']],
  ])('that is registered twice gets events %s', async (_what, change, wanted) => {
    const { send, events, path, state, description } = await openRegistered(['taskClosed']);
    const other = send('POST', '/webhooks', { body: { url, events: ['taskClosed'] } }).json as { secret: string };
    send('PUT', path, { body: { url, events: ['taskClosed'], ...change } });
    send('POST', '/tasks/1/close');
    const sent = events.filter(({ receivers }) => receivers.length > 0);
    const secrets = sent.map((event) => receiverNow(event, state(), description)?.secret);
    expect(secrets).toEqual(wanted.map((name) => (name === 'made' ? other.secret : name)));
    const listed = [path, '/webhooks/33'].flatMap((each) => send('GET', `${each}/deliveries`).json as { id: string }[]);
    expect(listed.map(({ id }) => id)).toEqual(sent.map(({ deliveryId }) => deliveryId));
  });

  it('signs callbacks to it', async () => {
    const { send, events } = await openRegistered([]);
    const job = send('POST', '/exports', { body: { callbackUrl: url } }).json as { id: string };
    for (let times = 0; times < 2; times += 1) send('GET', `/exports/${job.id}`);
    expect(events).toMatchObject([{ body: { status: 'DONE' }, receivers: [{ url, secret: 'first' }] }, nobody]);
  });
});

describe('a delivery that is asked for', () => {
  it('is sent to the one address, listed and read', async () => {
    const { send, events, path, made } = await openRegistered([]);
    const test = send('POST', `${path}/deliveries`, { body: { event: 'taskClosed' } });
    const { id } = test.json as { id: string };
    expect([test.status, test.json]).toMatchObject([202, { webhookId: made.id, event: 'taskClosed' }]);
    expect(events).toEqual([
      {
        ...{ operationId: 'taskClosed', deliveryId: id, body: { event: 'taskClosed', test: true } },
        receivers: [{ url, secret: 'first', id: made.id }],
      },
    ]);
    expect(send('GET', `${path}/deliveries`).json).toMatchObject([{ id }]);
    expect(send('GET', `${path}/deliveries/${id}`).json).toMatchObject({ id, status: 'PENDING' });
    expect(events).toHaveLength(1);
  });

  it('has another id than those to other addresses', async () => {
    const { send, path } = await openRegistered([]);
    const other = send('POST', '/webhooks', { body: { url, events: [] } }).json as { id: number };
    const ids = [path, `/webhooks/${other.id}`].map(
      (each) => (send('POST', `${each}/deliveries`, { body: { event: 'taskClosed' } }).json as { id: string }).id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('is sent again with the same id', async () => {
    const { send, events, path } = await openRegistered([]);
    const { id } = send('POST', `${path}/deliveries`, { body: { event: 'taskClosed' } }).json as { id: string };
    send('GET', `${path}/deliveries/${id}`);
    expect(send('POST', `${path}/deliveries/${id}/redeliver`).json).toMatchObject({ id, status: 'PENDING' });
    expect(events.map(({ deliveryId }) => deliveryId)).toEqual([id, id]);
  });
});

describe('an event that follows from a request', () => {
  const delivery = { status: 'PENDING', event: 'taskClosed', webhookId: 32 };

  it('is listed as a delivery to each registered address, and read', async () => {
    const { send, events, path } = await openRegistered(['taskClosed']);
    send('POST', '/tasks/1/close');
    const listed = send('GET', `${path}/deliveries`).json as { id: string }[];
    expect(listed).toMatchObject([{ ...delivery, payload: { event: 'taskClosed', task: { id: 1 } } }]);
    expect(events[0]).toMatchObject({ deliveryId: listed[0]?.id });
    expect(send('GET', `${path}/deliveries/${listed[0]?.id}`).json).toMatchObject(delivery);
  });

  it.each<[what: string, attempts: Attempt[], wanted: object]>([
    ['is accepted', [{ status: 204, isLast: false }], { status: 'SUCCEEDED' }],
    ['fails and is tried again', [{ status: 500, error: 'It returned 500', isLast: false }], { status: 'PENDING' }],
    ['fails for good', [{ error: 'Nobody is there', isLast: true }], { status: 'FAILED' }],
  ])('has the state of a delivery that %s', async (_what, attempts, wanted) => {
    const { send, events, path, state, description, environment } = await openRegistered(['taskClosed']);
    send('POST', '/tasks/1/close');
    const [event] = events;
    if (!event) throw new Error('nothing was sent');
    const after = attempts.reduce(
      (before, attempt) => recordAttempt(event, attempt, before, { description, environment }),
      state(),
    );
    expect(after.items[`${path}/deliveries`]).toMatchObject([wanted]);
  });

  it('goes to the address with the secret that it has by then, and to none that is gone', async () => {
    const { send, events, path, made, state, description } = await openRegistered(['taskClosed']);
    send('POST', '/tasks/1/close');
    const [event] = events;
    if (!event) throw new Error('nothing was sent');
    send('POST', `${path}/rotate-secret`);
    expect(receiverNow(event, state(), description)).toEqual({ url, secret: 'second', id: made.id });
    send('DELETE', path);
    expect(receiverNow(event, state(), description)).toBeUndefined();
  });
});
