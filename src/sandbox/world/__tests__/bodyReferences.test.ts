import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../description';

const error = `{description: No., content: {application/json: {schema: {type: object, properties: {message: {type: string}}}, example: {message: No.}}}}`;

/** Visits name farms by the name of their fields, and guides, who are users, by what the description says. */
const visits = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/farms', 'Farm', '[{id: 1, closed: false}, {id: 2, closed: true}]')}
${item('/farms/{id}', 'Farm', 1, '{id: 1, closed: false}')}
    delete: {operationId: deleteFarm, responses: {'204': {description: Gone.}}}
${list('/users', 'User', '[{id: 90}]')}
${item('/users/{id}', 'User', 90)}
${item('/villages/{id}', 'Village', 5, '{id: 5}')}
${list('/villages', 'Village', '[{id: 5}]')}
  /villages/{id}/farms:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 5}]
    get: {operationId: listVillageFarms, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/VillageFarm'}}, example: [{id: 31}]}}}}}
  /villages/{id}/farms/{farmId}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}, example: 5}
      - {name: farmId, in: path, required: true, schema: {type: integer}, example: 32}
    get: {operationId: getVillageFarm, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/VillageFarm'}, example: {id: 32}}}}}}
  /visits:
    post:
      operationId: createVisit
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                farmId: {type: [integer, string]}
                places: {type: object, properties: {farmIds: {type: array, items: {type: integer}}}}
                guides: {type: array, x-refers-to: /users, items: {$ref: '#/components/schemas/User'}}
                leader: {type: integer, x-refers-to: /users}
                barnId: {type: integer}
            example: {farmId: 7}
      responses:
        '200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: {id: 8, farmId: 1}}}}
        '404': ${error}
        '422': {description: No., content: {application/json: {schema: {type: object}, examples: {other: {value: {message: No}}, alone: {x-when: $request.body#/barnId != null && $request.body#/leader == null, value: {message: Not valid, details: [{field: leader, message: is needed in a barn}]}}}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {closed: {x-when: $named#/farmId/closed == true, value: {message: Farm 1 is closed}}}}}}
  /visits-bulk:
    post:
      operationId: createVisits
      requestBody: {content: {application/json: {schema: {type: array, items: {type: object}}}}}
      responses: {'200': {description: Rows., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Row'}}, example: []}}}}
    put:
      operationId: writeVisits
      requestBody: {content: {application/json: {schema: {type: array, items: {type: object}}}}}
      responses: {'200': {description: Rows., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Row'}}, example: []}}}}
${item('/visits/{id}', 'Visit', 8, '{id: 8, farmId: 1, status: DONE}')}
    patch:
      operationId: updateVisit
      requestBody: {content: {application/json: {schema: {type: object, properties: {farmId: {type: integer}}}}}}
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}
        '404': ${error}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {closed: {x-when: $named#/farmId/closed == true, value: {message: Farm 1 is closed}}, first: {x-when: $request.path.id == 8 && $request.body#/farmId == null, value: {message: Visit 8 stays}}}}}}
  /visits/{id}/end:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 8}]
    post:
      operationId: endVisit
      responses:
        '200': {description: Ended., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}, example: {id: 8, farmId: 1, status: DONE, endDate: 1}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {ended: {x-when: $item#/farmId == 1, value: {message: Visit 8 has ended}}}}}}
  /visits/{visitId}/guests:
    parameters: [{name: visitId, in: path, required: true, schema: {type: integer}, example: 8}]
    get: {operationId: listGuests, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {type: object}}, example: [{name: Ann}]}}}, '404': ${error}}}
  /visits/{id}/notes:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 8}]
    post:
      operationId: addNote
      requestBody: {content: {application/json: {schema: {type: object}, example: {text: Late}}}}
      responses:
        '200': {description: Added., content: {application/json: {schema: {type: object}, example: {text: Late}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {over: {x-when: $item#/status == 'DONE', value: {message: Visit 8 is done}}}}}}
  /notes:
    post:
      operationId: createNote
      requestBody: {content: {application/json: {schema: {type: object, properties: {farmId: {type: integer}}}}}}
      responses: {'200': {description: Made.}}
components:
  schemas:
    Farm: {type: object, properties: {id: {type: integer}, closed: {type: boolean}}}
    Row: {type: object, properties: {index: {type: integer}, id: {type: [integer, 'null']}, status: {type: string, enum: [CREATED, UPDATED, FAILED]}, error: {type: [object, 'null']}}}
    User: {type: object, properties: {id: {type: integer}}}
    Village: {type: object, properties: {id: {type: integer}}}
    VillageFarm: {type: object, properties: {id: {type: integer}}}
    Visit: {type: object, properties: {id: {type: integer}, farmId: {type: integer}, status: {type: string}, endDate: {type: integer}}}
`;

const prepared = prepareDescription(documentOf(visits));

it.each<[what: string, path: string, body: object, want: unknown[]]>([
  ['takes the id of an object', '/visits', { farmId: 1 }, [200]],
  ['takes one that is written as a text', '/visits', { farmId: '1' }, [200]],
  ['takes the id that its own example shows', '/visits', { farmId: 7 }, [200]],
  ['refuses an id that nothing has', '/visits', { farmId: 3 }, [404, 'farmId', 'No object has the id 3']],
  ['takes those of objects below others that are called alike', '/visits', { places: { farmIds: [31, 32] } }, [200]],
  ['refuses one in a list', '/visits', { places: { farmIds: [1, 3] } }, [404, 'places.farmIds[1]']],
  ['takes those of stated collections', '/visits', { leader: 90, guides: [{ id: 90 }] }, [200]],
  ['refuses one of a stated collection', '/visits', { leader: 91 }, [404, 'leader']],
  ['refuses an object of a stated collection', '/visits', { guides: [{ id: 90 }, { id: 91 }] }, [404, 'guides[1].id']],
  ['takes an id of nobody knows what', '/visits', { barnId: 3, leader: 90 }, [200]],
  ['refuses fields that do not go together', '/visits', { barnId: 3 }, [422, 'leader', '1 value is not valid']],
  ['takes any where the operation has no 404', '/notes', { farmId: 3 }, [200]],
  ['refuses by what the named object is, whose id it says', '/visits', { farmId: 2 }, [409, '', 'Farm 2 is closed']],
])('%s', async (_what, path, body, [status, field, message]) => {
  const { send } = await openSession(prepared);
  const answer = send('POST', path, { body });
  expect(answer.status).toBe(status);
  expect(answer.problems[0]?.field).toBe(field);
  if (message !== undefined) expect(answer.json).toMatchObject({ message: expect.stringContaining(String(message)) });
});

it('says the id that was sent also where the object of the documented message is gone', async () => {
  const { send } = await openSession(prepared);
  send('DELETE', '/farms/1');
  expect(send('POST', '/visits', { body: { farmId: 2 } }).json).toEqual({ message: 'Farm 2 is closed' });
});

it('refuses a row of many as it would alone', async () => {
  const { send } = await openSession(prepared);
  const failed = (error: object) => ({ id: null, status: 'FAILED', error });
  const body = [{ farmId: 1 }, { farmId: 3 }, { farmId: 2 }, { barnId: 3 }];
  expect(send('POST', '/visits-bulk', { body }).json).toMatchObject([
    { status: 'CREATED', error: null },
    failed({ message: 'No object has the id 3' }),
    failed({ message: 'Farm 2 is closed' }),
    failed({ details: [{ field: 'leader', message: 'is needed in a barn' }] }),
  ]);
});

it('refuses a row that changes an item as it would alone', async () => {
  const { send } = await openSession(prepared);
  const { id } = send('POST', '/visits', { body: { farmId: 1 } }).json as { id: number };
  const failed = (error: object) => ({ id: null, status: 'FAILED', error });
  const body = [1, 2, 3, 'one'].map((farmId) => ({ id, farmId }));
  expect(send('PUT', '/visits-bulk', { body }).json).toMatchObject([
    { id, status: 'UPDATED', error: null },
    failed({ message: 'Farm 2 is closed' }),
    failed({ message: 'No object has the id 3' }),
    failed({ code: 'validation_failed', message: 'The row is not valid: farmId must be integer' }),
  ]);
});

it('finds nothing below an object that is not there, whatever the path calls its id', async () => {
  const { send } = await openSession(prepared);
  expect([8, 99].map((id) => send('GET', `/visits/${id}/guests`).status)).toEqual([200, 404]);
});

it('refuses by what the path names', async () => {
  const { send } = await openSession(prepared);
  const { status, json } = send('PATCH', '/visits/8', { body: {} });
  expect([status, json]).toEqual([409, { message: 'Visit 8 stays' }]);
});

it('carries out its own example once, though the examples show already what comes of it', async () => {
  const { send } = await openSession(prepared);
  const end = (id: number) => send('POST', `/visits/${id}/end`, { body: {} }).status;
  const { id } = send('POST', '/visits', { body: { farmId: 1 } }).json as { id: number };
  expect([end(8), end(8), end(id)]).toEqual([200, 409, 409]);
});

it('refuses what is added below an object by the state of that one', async () => {
  const { send } = await openSession(prepared);
  const [first, repeat] = [1, 2].map(() => send('POST', '/visits/8/notes', { body: { text: 'Late' } }));
  expect([first?.status, repeat?.status, repeat?.json]).toEqual([200, 409, { message: 'Visit 8 is done' }]);
});
