import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const id = 'id: {type: integer, readOnly: true}';
const oneOf = (...names: string[]): string =>
  `oneOf: [${names.map((name) => `{$ref: '#/components/schemas/${name}'}`).join(', ')}]`;
const object = (required: string, properties: string, further = ''): string =>
  `{type: object, required: [${required}], properties: {${properties}}${further}}`;
const closed = ', additionalProperties: false';

/** An API of things of a schema \`K\`, which requests send as \`Sent\`. */
const describing = (schemas: string, sent = 'K') => {
  const ref = (name: string): string => `content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}`;
  const shown = (status: number): string => `responses: {'${status}': {description: Done., ${ref('K')}}}`;
  return prepareDescription(
    documentOf(`
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /k:
    get: {responses: {'200': {description: Done., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/K'}}}}}}}
    post: {requestBody: {${ref(sent)}}, ${shown(201)}}
  /k/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {${shown(200)}}
    put: {requestBody: {${ref(sent)}}, ${shown(200)}}
    patch: {requestBody: {${ref(sent)}}, ${shown(200)}}
components:
  schemas:
${schemas}`),
  );
};

const constants = `
    K: {${oneOf('A', 'B')}}
    A: ${object('id, t, x', `${id}, t: {const: a}, x: {type: string}`)}
    B: ${object('id, t, y', `${id}, t: {const: b}, y: {type: string}`)}`;
const mapped = `
    K: {${oneOf('A', 'B')}, discriminator: {propertyName: t, mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}}}
    A: ${object('id, t, x', `${id}, t: {type: string}, x: {type: string}`)}
    B: ${object('id, t', `${id}, t: {type: string}, y: {type: string}`)}`;
const closedOnes = `
    Sent: {anyOf: [${object('a', 'a: {type: string}', closed)}, ${object('b', 'b: {type: string}', closed)}]}
    K: {${oneOf('A', 'B')}}
    A: ${object('id, a', 'id: {type: integer}, a: {type: string}', closed)}
    B: ${object('id, b', 'id: {type: integer}, b: {type: string}', closed)}`;
const nested = `
    K: {${oneOf('A', 'Others')}}
    Others: {${oneOf('B', 'C')}}
    A: ${object('id, t, x', `${id}, t: {const: a}, x: {type: string}`, closed)}
    B: ${object('id, t, y', `${id}, t: {const: b}, y: {type: string}`, closed)}
    C: ${object('id, t, z', `${id}, t: {const: c}, z: {type: string}`, closed)}`;
const beside = `
    K: {type: object, required: [id], properties: {${id}, x: {type: string}, y: {type: string}}, oneOf: [{required: [x]}, {required: [y]}]}`;
const based = `
    K: {allOf: [${object('id, made', `${id}, made: {type: integer, readOnly: true}`)}, {${oneOf('A', 'B')}}]}
    A: ${object('t', 't: {const: a}, x: {type: string, default: none}')}
    B: ${object('t, y', 't: {const: b}, y: {type: string}')}`;

describe('an object of a union is of the alternative that accepts what was sent', () => {
  it.each<[what: string, schemas: string, sent: object, want: object, sentAs?: string]>([
    ['by a constant', constants, { t: 'b', y: 'mine' }, { t: 'b', y: 'mine' }],
    ['by a constant, the first', constants, { t: 'a', x: 'mine' }, { t: 'a', x: 'mine' }],
    ['by a mapping', mapped, { t: 'b', y: 'mine' }, { t: 'b', y: 'mine' }],
    ['by a mapping alone', mapped, { t: 'b' }, { t: 'b' }],
    ['by closed alternatives', closedOnes, { b: 'mine' }, { b: 'mine' }, 'Sent'],
    ['in a union of unions', nested, { t: 'c', z: 'mine' }, { t: 'c', z: 'mine' }],
    ['by the fields that are required', beside, { y: 'mine' }, { y: 'mine' }],
    ['beside a base', based, { t: 'b', y: 'mine' }, { made: 1, t: 'b', y: 'mine' }],
  ])('%s', async (_what, schemas, sent, want, sentAs) => {
    const { send } = await openSession(describing(schemas, sentAs));
    const { json: first } = send('GET', '/k/1');
    const { json: made } = send('POST', '/k', { body: sent });
    expect(made).toEqual({ id: 2, ...want });
    expect(send('GET', '/k').json).toEqual([first, { id: 2, ...want }]);
    expect(send('PUT', '/k/1', { body: sent }).json).toEqual({ id: 1, ...want });
    expect(send('GET', '/k/1').json).toEqual({ id: 1, ...want });
  });

  it('in a field, and in the lists and fields of what is sent', async () => {
    const described = `${constants.replace('K:', 'U:')}
    K: ${object('id, body', `${id}, body: {$ref: '#/components/schemas/U'}, all: {type: array, items: {$ref: '#/components/schemas/U'}}, of: {type: object, properties: {u: {$ref: '#/components/schemas/U'}}}`)}`;
    const { send } = await openSession(describing(described));
    const b = { t: 'b', y: 'mine' };
    const want = expect.objectContaining({ ...b, id: expect.any(Number) });
    for (const [method, path] of [
      ['POST', '/k'],
      ['PUT', '/k/1'],
    ] as const) {
      const { json } = send(method, path, { body: { body: b, all: [b, { t: 'a', x: 'x' }], of: { u: b } } });
      expect(json).toMatchObject({ body: want, all: [want, { t: 'a', x: 'x' }], of: { u: want } });
      expect(JSON.stringify(json)).not.toContain('text');
    }
  });

  it('keeps that of an object of which a part is changed', async () => {
    const { send } = await openSession(describing(constants));
    send('POST', '/k', { body: { t: 'b', y: 'mine' } });
    expect(send('PATCH', '/k/2', { body: { t: 'b', y: 'new' } }).json).toEqual({ id: 2, t: 'b', y: 'new' });
    expect(send('PATCH', '/k/1', { body: { t: 'b', y: 'new' } }).json).toMatchObject({ id: 1, t: 'b', y: 'new' });
  });
});
