import { beforeEach, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession, type Session } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const list = (of: string, example: string): string =>
  `responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/${of}'}}, example: ${example}}}}}`;
const one = (of: string, example: string): string =>
  `responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/${of}'}, example: ${example}}}}}`;
const id = (name: string, example: number): string =>
  `{name: ${name}, in: path, required: true, schema: {type: integer}, example: ${example}}`;
const ids = (name: string, place: string, type: string): string =>
  `{name: ${name}, in: ${place}, required: ${place === 'path'}, explode: false, schema: {type: array, items: {type: ${type}}}, example: [15]}`;
const gone = `responses: {'204': {description: Gone.}}`;
const all = '[{name: CHIEF, text: Chief}, {name: GUARD, text: Guard}, {name: COOK, text: Cook}]';

/** Users have roles, whose names they hold; groups hold the ids of their users. */
const users = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /roles: {get: {operationId: listRoles, ${list('Role', all)}}}
  /groups: {get: {operationId: listGroups, ${list('Group', '[{id: 15, usersCount: 1, userIds: [1]}, {id: 16, usersCount: 9}]')}}}
  /groups/{id}: {get: {operationId: getGroup, parameters: [${id('id', 15)}, {name: fields, in: query, explode: false, schema: {type: array, items: {type: string, enum: [userIds]}}}], ${one('Group', '{id: 15, usersCount: 1}')}}}
  /users:
    get: {operationId: listUsers, parameters: [${ids('groupIds', 'query', 'integer')}], ${list('User', '[{id: 1, roles: [COOK]}, {id: 2, roles: []}, {id: 3, roles: []}]')}}
    post:
      operationId: createUser
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/UserWrite'}}}}
      ${one('User', '{id: 1}')}
  /users/{id}:
    get: {operationId: getUser, parameters: [${id('id', 1)}], ${one('User', '{id: 1}')}}
    put:
      operationId: updateUser
      parameters: [${id('id', 1)}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/UserWrite'}}}}
      ${one('User', '{id: 1}')}
    delete:
      operationId: deleteUser
      parameters: [${id('id', 4)}]
      responses: {'204': {description: Gone.}, '409': {description: No., content: {application/json: {schema: {type: object}, examples: {tied: {x-when: $tied.groups#/0/id != null || $tied.shifts#/0/id != null, value: {message: User 1 is needed}}}}}}}
  /shifts: {get: {operationId: listShifts, ${list('Shift', '[{id: 7, userId: 2}]')}}}
  /shifts/{id}: {get: {operationId: getShift, parameters: [${id('id', 7)}], ${one('Shift', '{id: 7, userId: 2}')}}}
  /users/{userId}/roles:
    parameters: [${id('userId', 1)}]
    get: {operationId: listUserRoles, ${list('Role', all)}}
    delete: {operationId: removeAllRoles, ${gone}}
  /users/{userId}/roles/{names}:
    parameters: [${id('userId', 1)}, ${ids('names', 'path', 'string')}]
    post: {operationId: addRoles, ${list('Role', all)}}
    put: {operationId: replaceRoles, ${list('Role', all)}}
    delete: {operationId: removeRoles, ${gone}}
  /users/{userId}/groups:
    parameters: [${id('userId', 1)}]
    get: {operationId: listUserGroups, ${list('Group', '[{id: 15}]')}}
    post:
      operationId: joinGroups
      requestBody: {content: {application/json: {schema: {type: object, properties: {groupIds: {type: array, items: {type: integer}}}}}}}
      ${list('Group', '[{id: 15}]')}
    delete: {operationId: leaveGroups, parameters: [${ids('groupIds', 'query', 'integer')}], ${gone}}
components:
  schemas:
    Role: {type: object, required: [name], properties: {name: {type: string}, text: {type: string}}}
    Group: {type: object, required: [id], properties: {id: {type: integer}, usersCount: {type: integer, x-counts: {of: userIds}}, userIds: {type: array, items: {type: integer}}}}
    User: {type: object, required: [id], properties: {id: {type: integer}, roles: {type: [array, 'null'], items: {type: string}}}}
    Shift: {type: object, required: [id], properties: {id: {type: integer}, userId: {type: integer}}}
    UserWrite: {type: object, properties: {isChief: {type: boolean, x-adds: {roles: CHIEF}}, guards: {type: boolean, x-adds: {roles: GUARD}}}}
`;

const prepared = prepareDescription(documentOf(users));
let session: Session;
beforeEach(async () => {
  session = await openSession(prepared);
});
const json = (method: string, url: string, body?: object): unknown => session.send(method, url, { body }).json;
const roles = (user: number): unknown =>
  (json('GET', `/users/${user}/roles`) as { name: string }[]).map(({ name }) => name);

it.each<[what: string, method: string, url: string, want: string[]]>([
  ['adds', 'POST', '/users/1/roles/CHIEF', ['CHIEF', 'COOK']],
  ['replaces', 'PUT', '/users/1/roles/GUARD,CHIEF', ['CHIEF', 'GUARD']],
  ['removes', 'DELETE', '/users/1/roles/COOK,CHIEF', []],
  ['keeps', 'DELETE', '/users/1/roles/CHIEF', ['COOK']],
  ['removes all', 'DELETE', '/users/1/roles', []],
])('%s the roles that a user holds, in the order of all roles', (_what, method, url, want) => {
  expect(roles(1)).toEqual(['COOK']);
  const answer = session.send(method, url);
  if (method !== 'DELETE') expect(answer.json).toEqual(want.map((name) => expect.objectContaining({ name })));
  expect(roles(1)).toEqual(want);
  expect(new Set((json('GET', '/users/1') as { roles: string[] | null }).roles ?? [])).toEqual(new Set(want));
  expect(roles(2)).toEqual([]);
});

it('finds and changes the groups that hold a user', () => {
  expect(json('GET', '/users?groupIds=15')).toMatchObject([{ id: 1 }]);
  expect(json('POST', '/users/2/groups', { groupIds: [15, 16] })).toEqual([
    { id: 15, usersCount: 2 },
    { id: 16, usersCount: 10 },
  ]);
  expect(json('GET', '/users?groupIds=15')).toMatchObject([{ id: 1 }, { id: 2 }]);
  session.send('DELETE', '/users/2/groups?groupIds=15');
  expect(json('GET', '/users/2/groups')).toEqual([{ id: 16, usersCount: 10 }]);
  expect(json('GET', '/groups/15?fields=userIds')).toEqual({ id: 15, usersCount: 1, userIds: [1] });
});

it('adds to lists what fields of a request say that are true, and takes out what those say that are false', () => {
  const { id: made, ...rest } = json('POST', '/users', { isChief: true, guards: false }) as { id: number };
  expect(rest).toEqual({ roles: ['CHIEF'] });
  json('PUT', `/users/${made}`, { guards: true });
  expect(roles(made)).toEqual(['CHIEF', 'GUARD']);
  expect(json('PUT', `/users/${made}`, { isChief: false, guards: false })).toEqual({ id: made, roles: null });
});

it.each<[what: string, user: number, status: number]>([
  ['is in a list of ids of another object', 1, 409],
  ['is named by another object', 2, 409],
  ['is nowhere else', 3, 204],
])('a user who %s', (_what, user, status) => expect(session.send('DELETE', `/users/${user}`).status).toBe(status));
