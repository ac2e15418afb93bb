import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

const error = (message: string): string =>
  `{description: No., content: {application/json: {schema: {type: object}, example: {message: ${message}, details: [{field: a, message: b}]}}}}`;
const visit = '{id: 8, farmId: 1, guides: [{id: 90, name: Ann Lee}]}';

/** Visits name a farm by its id or its external id, and guides, who are users. */
const visits = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/dairy-farms', 'Farm', '[{id: 1, externalId: F-1}, {id: 2, externalId: F-2}]')}
  /dairy-farms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: getFarm, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}, '404': ${error('No dairy farm has the id 99')}}}
${list('/users', 'User', '[{id: 90, first: Ann, last: Lee}, {id: 91, first: Bo, last: Oak}]')}
${item('/users/{id}', 'User', 90)}
  /visits:
    post:
      operationId: createVisit
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                placeId: {type: integer, x-refers-to: /dairy-farms}
                placeExternalId: {type: string}
                code: {type: string, x-refers-to: '/dairy-farms#/externalId'}
                guides: {type: array, x-refers-to: /users, items: {$ref: '#/components/schemas/Guide'}}
      responses:
        '200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: ${visit}}}}
        '404': ${error('No user has the id 99')}
        '422': ${error('Not valid')}
  /visits/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 8}]
    get: {operationId: getVisit, parameters: [{name: fields, in: query, explode: false, schema: {type: array, items: {type: string, enum: [place]}}}], responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: ${visit}}}}}}
components:
  schemas:
    Farm: {type: object, properties: {id: {type: integer}, externalId: {type: string}}}
    User: {type: object, properties: {id: {type: integer}, first: {type: string}, last: {type: string}}}
    Guide: {type: object, properties: {id: {type: integer}, name: {type: string}}}
    Visit: {type: object, properties: {id: {type: integer}, placeId: {type: integer}, place: {$ref: '#/components/schemas/Farm'}, guides: {type: array, items: {$ref: '#/components/schemas/Guide'}}}}
`;

const prepared = prepareDescription(documentOf(visits));

it.each<[what: string, body: object, status: number, want: object]>([
  ['sets the id, of the stated collection', { placeExternalId: 'F-2' }, 200, { placeId: 2 }],
  ['may stand beside its id', { placeExternalId: 'F-2', placeId: 2 }, 200, { placeId: 2 }],
  [
    'is refused beside another id',
    { placeExternalId: 'F-2', placeId: 1 },
    422,
    { details: [{ field: 'placeExternalId', message: 'must name the same object as placeId' }] },
  ],
  [
    'is refused where nothing has it, in the words of the documented error',
    { placeExternalId: 'F-3' },
    404,
    { message: 'No dairy farm has the external id F-3' },
  ],
])('an external id %s', async (_what, body, status, want) => {
  const { send } = await openSession(prepared);
  const answer = send('POST', '/visits', { body });
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject(want);
});

it.each<[what: string, path: string, body: object | undefined, message: string]>([
  ['in a body', '/visits', { placeId: 3 }, 'No dairy farm has the id 3'],
  ['by another field', '/visits', { code: 'F-3' }, 'No dairy farm has the externalId F-3'],
  ['in a path', '/dairy-farms/3', undefined, 'No dairy farm has the id 3'],
  ['where no error is documented', '/users/3', undefined, 'No object has the id 3'],
])('words the refusal of an unknown id %s as the 404 of its own kind', async (_what, path, body, message) => {
  const { send } = await openSession(prepared);
  expect(Object.values(send(body ? 'POST' : 'GET', path, { body }).json ?? {})).toContain(message);
});

it('says of the objects in a list what they are called, where the request has their ids alone', async () => {
  const { send } = await openSession(prepared);
  const guides = [{ id: 91 }, { id: 90, name: 'Somebody else' }];
  const want = [
    { id: 91, name: 'Bo Oak' },
    { id: 90, name: 'Ann Lee' },
  ];
  expect(send('POST', '/visits', { body: { guides } }).json).toMatchObject({ guides: want });
});

it('shows on request the object of the stated collection beside its id', async () => {
  const { send } = await openSession(prepared);
  const { id } = send('POST', '/visits', { body: { placeId: 2 } }).json as { id: number };
  expect(send('GET', `/visits/${id}?fields=place`).json).toMatchObject({ place: { id: 2, externalId: 'F-2' } });
});
