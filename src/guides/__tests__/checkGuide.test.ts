import { beforeAll, describe, expect, it } from 'vitest';
import type { GuideApi } from '../guideApi';
import { apiOf, yaml } from './api';
import { fence, findings, guide } from './guide';

const tasks = '[tasks](/docs/api_reference/api/tasks)';

/** Everything that a guide can name, right; and what the description renames so that it is wrong. */
const named: [kind: string, source: string, from: string, to: string, want: string[]][] = [
  [
    'the path of a request in HTTP',
    guide(`${fence}http¶GET /v1/tasks?page=1 HTTP/1.1`),
    '  /tasks:',
    '  /jobs:',
    ['2:8 No operation has the path /tasks.'],
  ],
  [
    'a parameter of a request in HTTP',
    guide(`${fence}http¶GET /v1/tasks?page=1 HTTP/1.1`),
    'name: page',
    'name: pageNumber',
    ['2:15 listTasks has no parameter `page`.'],
  ],
  [
    'a value of a parameter, in curl',
    guide(`${fence}bash¶curl -sG "$API_BASE/tasks" \\¶  -d sort=name | jq '.[].id'`),
    '-id, name]',
    '-id, title]',
    ['3:6 The parameter `sort` must be "id", "-id" or "title"'],
  ],
  [
    'the method of a request with curl',
    guide(`${fence}bash¶curl -X POST "$API_BASE/tasks/$id/files" -F photo=@a.png`),
    '/files:\n    post:',
    '/files:\n    put:',
    ['2:24 No operation is POST /tasks/…/files.'],
  ],
  [
    'a part of a multipart body',
    guide(`${fence}bash¶curl "$API_BASE/tasks/$id/files" -F photo=@a.png`),
    'photo: { type',
    'picture: { type',
    ['2:37 The body of addFile has no part `photo`.'],
  ],
  [
    'a header of a request',
    guide(
      `${fence}bash¶curl "$API_BASE/tasks" -H "Content-Type: application/json" -H "Idempotency-Key: a" -d '{"name": "A"}'`,
    ),
    'name: Idempotency-Key',
    'name: Request-Key',
    ['2:64 createTask has no header `idempotency-key`.'],
  ],
  [
    'a field of a body in a here-document, beside a value that only the shell knows',
    guide(
      `${fence}bash¶curl "$API_BASE/tasks" -H "Content-Type: application/json" --data @- <<JSON¶{ "name": "A", "due": $due }¶JSON`,
    ),
    'due: {',
    'deadline: {',
    ['3:16 #/due `due` '],
  ],
  [
    'a field that jq reads and the JSON that it makes',
    guide(
      `${fence}bash¶curl "$API_BASE/tasks" \\¶  | jq 'map({id, "by (name)": .owner.login})'`,
      `${fence}json¶[{ "id": 1, "by (name)": "a" }]`,
    ),
    'login: {',
    'email: {',
    ['jq reads `login`, which is not a field of listTasks.'],
  ],
  [
    'a field of the response that follows a request',
    guide(`${fence}bash¶curl "$API_BASE/tasks"`, `${fence}json¶[{ "name": "A",¶  "due": 1 }]`),
    'due: {',
    'deadline: {',
    ['7:3 #/0/due `0.due` '],
  ],
  [
    'a field of a schema that allows others',
    guide(`${fence}json schema=Closed part¶{ "event": "taskClosed" }`),
    '[event, task], properties: { event: { const',
    '[kind, task], properties: { kind: { const',
    ['2:3 #/event `event` is not a field of Closed.'],
  ],
  [
    'a value of a field, in a named body',
    guide(`${fence}json request=createTask¶{ "name": "A", "status": "DONE" }`),
    '[OPEN, DONE]',
    '[OPEN, CLOSED]',
    ['2:16 #/status `status` must be "OPEN" or "CLOSED"'],
  ],
  [
    'a named operation',
    guide(`${fence}json request=createTask¶{ "name": "A" }`),
    'operationId: createTask',
    'operationId: addTask',
    ['2:1 There is no operation or webhook createTask.'],
  ],
  [
    'a named schema',
    guide(`${fence}json schema=Task part¶{ "due": 1 }`),
    'due: {',
    'deadline: {',
    ['2:3 #/due `due` '],
  ],
  [
    'a delivery of a webhook',
    guide(
      `${fence}http request=taskClosed¶POST /hooks HTTP/1.1¶X-Signature: a¶¶{ "event": "taskClosed", "task": { "name": "A" } }`,
    ),
    'name: X-Signature',
    'name: Signature',
    ['3:1 `X-Signature` is not a header of taskClosed here.'],
  ],
  [
    'a header of a response',
    guide(`${fence}http response=listTasks¶HTTP/1.1 200 OK¶x-total-count: 1¶¶[]`),
    'x-total-count:',
    'x-count:',
    ['3:1 `x-total-count` is not a header of listTasks here.'],
  ],
  [
    'the status of an error that no request is before',
    guide(`${fence}http¶HTTP/1.1 409 Conflict¶¶{ "code": "gone" }`),
    "'409':",
    "'410':",
    ['2:10 409 is not a status of any operation.'],
  ],
  [
    'an error code in a body',
    guide(`${fence}http¶HTTP/1.1 409 Conflict¶¶{ "code": "gone" }`),
    ', gone]',
    ', lost]',
    ['4:3 #/code `code` must be "name_taken" or "lost"'],
  ],
  [
    'a field in a text',
    guide(`Of ${tasks}: \`due\`.`),
    'due: {',
    'deadline: {',
    ['1:45 `due` is not a name of the API.'],
  ],
  [
    'a way through fields',
    guide('See `Task.owner.login` and `owner.login`.'),
    'login: {',
    'email: {',
    ['1:6 `Task.owner.login` is not a field.', '1:29 `owner.login` is not a field.'],
  ],
  [
    'a way to a field that `required` alone still lists',
    guide('See `Task.name`.'),
    'name: { type: string }',
    'title: { type: string }',
    ['1:6 `Task.name` is not a field.'],
  ],
  [
    'a value in a text',
    guide(`Of ${tasks}: \`DONE\`.`),
    'OPEN, DONE',
    'OPEN, CLOSED',
    ['1:45 `DONE` is not a name of the API.'],
  ],
  [
    'a parameter with its value',
    guide(`Of ${tasks}: \`sort=-id\`.`),
    'id, -id',
    'id',
    ['1:45 The parameter `sort` must be "id" or "name"'],
  ],
  [
    'a method and path',
    guide('Send `POST /tasks/{id}/files`.'),
    '/tasks/{id}/files',
    '/tasks/{taskId}/files',
    ['1:7 No operation is `POST /tasks/{id}/files`.'],
  ],
  ['a path', guide('Below `/tasks`.'), '/tasks', '/jobs', ['1:8 No operation is `/tasks`.']],
  [
    'a header in a text',
    guide('The header `X-Total-Count`.'),
    'x-total-count:',
    'x-count:',
    ['1:13 `X-Total-Count` is not a name of the API.'],
  ],
  [
    'an operation',
    guide(`Of ${tasks}: \`addFile\`.`),
    'operationId: addFile',
    'operationId: addPhoto',
    ['1:45 `addFile` is not a name of the API.'],
  ],
  ['a status', guide('The status `409`.'), "'409':", "'410':", ['1:13 `409` is not a status of any operation.']],
  [
    'an error code',
    guide('The status `409` with the code `name_taken`.'),
    'code: name_taken',
    'code: gone',
    ['1:33 `409` never comes with the code `name_taken`.'],
  ],
  [
    'the status beside an error code in a table, as plain text',
    '| Code | Status |\n| --- | --- |\n| `name_taken` | 409 |\n',
    'code: name_taken',
    'code: gone',
    ['3:18 `409` never comes with the code `name_taken`.'],
  ],
  [
    'a path and a field in a program',
    guide(`See ${tasks}.`, `${fence}python¶task = api.get(f"{BASE}/tasks").json()[0]¶print(task["due"])`),
    'due: {',
    'deadline: {',
    ['5:13 The program reads `due`, which is not a name of the API.'],
  ],
  [
    'a field that a Python program sends',
    guide(`See ${tasks}.`, `${fence}python¶call("POST", "/tasks", json={"name": "A", "due": 1})`),
    'due: {',
    'deadline: {',
    ['4:44 The program names `due`, which is not a name of the API.'],
  ],
  [
    'a value that a program sends',
    guide(`See ${tasks}.`, `${fence}javascript¶await list({ status: 'DONE' });`),
    '[OPEN, DONE]',
    '[OPEN, CLOSED]',
    ['4:23 The program names `DONE`, which is not a name of the API.'],
  ],
  [
    'a field of an object that a JavaScript program reads',
    guide(`See ${tasks}.`, `${fence}javascript¶print(task.owner.login, task.owner.login.length, process.env.SHELL);`),
    'login: {',
    'account: {',
    ['4:18 The program reads `login`, which is not a name of the API.'],
  ],
  [
    'a header in a program',
    guide(`${fence}javascript¶const headers = { 'Idempotency-Key': key };`),
    'name: Idempotency-Key',
    'name: Request-Key',
    ['2:20 The program names `Idempotency-Key`, which is not a name of the API.'],
  ],
  [
    'the name of an event in a program',
    guide(`${fence}json schema=Closed part¶{}`, `${fence}javascript¶if (event === 'taskClosed') work();`),
    'taskClosed',
    'taskShut',
    ['6:16 The program names `taskClosed`, which is not a name of the API.'],
  ],
  [
    'a header in a heading, as plain text',
    guide('## The X-Signature header'),
    'name: X-Signature',
    'name: Signature',
    ['1:8 `X-Signature` is not a name of the API.'],
  ],
  [
    'a header in the title of a page, in small letters',
    '---\ntitle: Pages and x-total-count\n---\n\nText.\n',
    'x-total-count',
    'x-all-count',
    ['2:18 `x-total-count` is not a name of the API.'],
  ],
  [
    'a status in the description of a page',
    '---\ntitle: Errors\ndescription: What 409 means.\n---\n\nText.\n',
    "'409':",
    "'410':",
    ['3:19 `409` is not a status of any operation.'],
  ],
  [
    'a path behind a variable of the environment in a program',
    guide(`${fence}javascript¶await fetch(\`\${process.env.API_BASE}/stores\`);`),
    '/stores:',
    '/shops:',
    ['2:37 No operation has the path /stores.'],
  ],
  [
    'a path in a program',
    guide(`${fence}javascript¶await fetch(\`\${base}/tasks/\${id}/files\`);`),
    '/files:',
    '/photos:',
    ['2:21 No operation has the path /tasks/…/files.'],
  ],
];

describe('what a guide names', () => {
  let api: GuideApi;
  beforeAll(async () => {
    api = await apiOf(yaml);
  });

  it.each(named)('%s is found in the description', async (_kind, source) => {
    expect(findings(source, api)).toEqual([]);
  });

  it.each(named)(
    '%s is reported at its place when the description renames it',
    async (_kind, source, from, to, want) => {
      expect(yaml).toContain(from);
      const found = findings(source, await apiOf(yaml.replaceAll(from, to)));
      expect(found).toHaveLength(want.length);
      for (const [index, text] of want.entries()) expect(found[index]).toContain(text);
    },
  );

  it.each(['additionalProperties', 'patternProperties', 'unevaluatedProperties'])(
    'a field of no name is described by %s',
    async (keyword) => {
      const schema = keyword === 'patternProperties' ? '{ ^other: { type: integer } }' : '{ type: integer }';
      const described = await apiOf(yaml.replace('additionalProperties: false', `${keyword}: ${schema}`));
      expect(findings(guide(`${fence}json schema=Task part¶{ "other": 1 }`), described)).toEqual([]);
    },
  );
});
