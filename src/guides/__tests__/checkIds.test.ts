import { expect, it } from 'vitest';
import { apiOf } from './api';
import { fence, findings, guide } from './guide';

/** Two tasks that examples show, with what names one of them. */
const yaml = `openapi: 3.1.0
info: { title: Tasks, version: '1' }
servers: [{ url: 'https://api.example.com/v1' }]
paths:
  /tasks:
    get:
      operationId: listTasks
      tags: [Tasks]
      parameters:
        - { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: externalIds, in: query, explode: false, schema: { type: array, items: { type: string } } }
      responses:
        '200':
          description: Tasks
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Task' } }
              example: [{ id: 1480, externalId: T-1 }, { id: 1481, externalId: T-2 }]
    post:
      operationId: createTask
      tags: [Tasks]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }
      responses:
        '200': { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }
  /tasks/{id}:
    get:
      operationId: getTask
      tags: [Tasks]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: Task, content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }
  /tasks/{taskId}/close:
    post:
      operationId: closeTask
      tags: [Tasks]
      parameters: [{ name: taskId, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Closed } }
  /shifts:
    get:
      operationId: listShifts
      tags: [Tasks]
      parameters: [{ name: taskId, in: query, schema: { type: integer } }]
      responses: { '200': { description: Shifts } }
webhooks:
  taskClosed:
    post:
      operationId: taskClosed
      tags: [Tasks]
      requestBody:
        content: { application/json: { schema: { type: object, properties: { task: { $ref: '#/components/schemas/Task' } } } } }
      responses: { 2XX: { description: Received } }
components:
  schemas:
    Task:
      title: Task (Errand)
      type: object
      properties:
        id: { type: integer }
        externalId: { type: string }
        parentTaskExternalId: { type: string }
        taskExternalIds: { type: array, items: { type: string } }
        parentTaskId: { type: integer, x-refers-to: /tasks }
`;

const unknown = (place: string, id: number): string => `${place} No object of /tasks has the id ${id} in the examples.`;
const create = `${fence}bash run¶curl "$API_BASE/tasks" -H "Content-Type: application/json" -d '{}'`;

it.each<[what: string, source: string, want: string[]]>([
  ['in a path', guide(`${fence}bash¶curl "$API_BASE/tasks/1499"`), [unknown('2:23', 1499)]],
  ['in a path with another name', guide(`${fence}http¶POST /tasks/1499/close`), [unknown('2:13', 1499)]],
  ['in a path in a text', guide('Send `POST /tasks/1499/close`.'), [unknown('1:7', 1499)]],
  ['in a list of ids', guide(`${fence}bash¶curl "$API_BASE/tasks?ids=1480,1499"`), [unknown('2:32', 1499)]],
  ['in a parameter', guide(`${fence}http¶GET /shifts?taskId=1499`), [unknown('2:20', 1499)]],
  [
    'in a parameter in a text',
    guide('See [shifts](/docs/api_reference/api/tasks#list-shifts) with `taskId=1499`.'),
    [unknown('1:63', 1499)],
  ],
  [
    'in the body of a request',
    guide(`${fence}json request=createTask¶{ "parentTaskId": 1499 }`),
    [unknown('2:19 #/parentTaskId', 1499)],
  ],
  [
    'in a list',
    guide(`${fence}json response=listTasks¶[{ "id": 1480 }, { "id": 1499 }]`),
    [unknown('2:26 #/1/id', 1499)],
  ],
  [
    'in the HTTP of a response',
    guide(`${fence}http response=listTasks¶HTTP/1.1 200 OK¶¶[{ "id": 1499 }]`),
    [unknown('4:10 #/0/id', 1499)],
  ],
  [
    'in an event',
    guide(`${fence}json request=taskClosed¶{ "task": { "id": 1499 } }`),
    [unknown('2:19 #/task/id', 1499)],
  ],
  [
    'before it is created',
    guide(`${fence}bash¶curl "$API_BASE/tasks/1482"`, create, `${fence}json¶{ "id": 1482 }`),
    [unknown('2:23', 1482)],
  ],
  [
    'in a sentence',
    guide('Close task 1480.¶Then **task¶1499**, not task 1481.'.replaceAll('¶', '\n')),
    [unknown('3:1', 1499)],
  ],
  ['in a list in a sentence', guide('See tasks 1480, 1481 and 1499.'), [unknown('1:26', 1499)]],
  ['in a heading, by the title of the schema', guide('# The errand 1499'), [unknown('1:14', 1499)]],
  [
    'by its external id, in a list, a parameter and bodies',
    guide(
      `${fence}bash¶curl "$API_BASE/tasks?externalIds=T-1,T-9"`,
      `${fence}json response=listTasks¶[{ "id": 1480, "externalId": "T-8", "taskExternalIds": ["T-2", "T-7"] }]`,
      `${fence}json request=createTask¶{ "externalId": "T-5", "taskExternalIds": ["T-6"] }`,
    ),
    [
      ['2:39', 'T-9'],
      ['6:31 #/0/externalId', 'T-8'],
      ['6:65 #/0/taskExternalIds', 'T-7'],
      ['10:45 #/taskExternalIds', 'T-6'],
    ].map(([place, id]) => `${place} No object of /tasks has the external id ${id} in the examples.`),
  ],
])('an id that no object has is reported: %s', async (_what, source, want) => {
  expect(findings(source, await apiOf(yaml))).toEqual(want);
});

it.each<[what: string, source: string]>([
  ['of an object', guide(`${fence}bash¶curl "$API_BASE/tasks/1480"`, 'Then `GET /tasks/1481`, `/tasks/{id}`.')],
  ['that only the shell knows', guide(`${fence}bash¶curl "$API_BASE/tasks/$id"`)],
  ['that a run asks for', guide(`${fence}bash run¶curl "$API_BASE/tasks/1499"`)],
  [
    'that is no id of an object',
    guide('A task 1.5 times as long, in step 3 of 1499 tasks; no shift 1499, a task 50% done.'),
  ],
  [
    'that the page has created',
    guide(create, `${fence}json¶{ "id": 1482 }`, `${fence}bash¶curl "$API_BASE/tasks/1482"`, 'Task 1482.'),
  ],
])('an id is left alone: %s', async (_what, source) => {
  expect(findings(source, await apiOf(yaml))).toEqual([]);
});
