import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';
import { findFile } from '../files';

const one = (schema: string, example: string): string =>
  `{description: One., content: {application/json: {schema: {$ref: '#/components/schemas/${schema}'}, example: ${example}}}}`;
const all = (schema: string, example: string): string =>
  `{description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/${schema}'}}, example: ${example}}}}`;

/** Forms whose answers and files only an export lists, and questions that answers are about. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /questions: {get: {operationId: listQuestions, responses: {'200': ${all('Question', '[{id: 5, name: Clean?}, {id: 6, name: Open?}]')}}}}
  /questions/{id}: {get: {operationId: getQuestion, parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 5}], responses: {'200': ${one('Question', '{id: 5, name: Clean?}')}}}}
  /forms:
    get: {operationId: listForms, responses: {'200': ${all('Form', '[{id: 1, comment: null}]')}}}
    post: {operationId: createForm, responses: {'201': ${one('FormExport', '{id: 1, comment: null, answers: [], files: []}')}}}
  /forms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: getForm, responses: {'200': ${one('Form', '{id: 1, comment: null}')}}}
    delete: {operationId: deleteForm, responses: {'204': {description: Gone.}}}
  /forms-export: {get: {operationId: exportForms, responses: {'200': ${all('FormExport', '[{id: 1, comment: null, answers: [{questionId: 5, questionName: Clean?, value: true, comment: Old, files: []}], files: []}]')}}}}
  /forms/{id}/files:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    post:
      operationId: addFiles
      requestBody: {content: {multipart/form-data: {schema: {type: object, required: [files], properties: {files: {type: array, items: {type: string, format: binary}}, questionId: {type: integer}, topic: {type: integer, x-refers-to: /questions}, comment: {type: string}}}}}}
      responses: {'404': {description: No., content: {application/json: {schema: {type: object}, example: {message: No}}}}, '200': ${all('File', '[{uid: 4f7d1c2e-8a35-4b09-9e61-0c2d5a7b3f18, name: a.png, size: 3, url: /files/4f7d1c2e-8a35-4b09-9e61-0c2d5a7b3f18.png}]')}}
components:
  schemas:
    File: {type: object, properties: {uid: {type: string}, name: {type: string}, size: {type: integer}, url: {type: string}}}
    Question: {type: object, required: [id, name], properties: {id: {type: integer}, name: {type: string}}}
    Answer: {type: object, required: [questionId, questionName, value, comment, files], properties: {questionId: {type: integer}, questionName: {type: string}, value: {type: [boolean, 'null']}, comment: {type: [string, 'null']}, files: {type: array, items: {$ref: '#/components/schemas/File'}}}}
    Form: {type: object, required: [id, comment], properties: {id: {type: integer}, comment: {type: [string, 'null']}}}
    FormExport: {type: object, required: [id, comment, answers, files], properties: {id: {type: integer}, comment: {type: [string, 'null']}, answers: {type: array, items: {$ref: '#/components/schemas/Answer'}}, files: {type: array, items: {$ref: '#/components/schemas/File'}}}}
`;

const file = { name: 'b.png', size: 4 };
const old = { questionId: 5, questionName: 'Clean?', value: true, comment: 'Old', files: [] as object[] };

function uploadWith(beside: Record<string, string>) {
  const fields = Object.entries(beside).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  const parts = ['name="files"; filename="b.png"\r\n\r\nabcd', ...fields];
  const body = `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--`;
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
}

it.each<[what: string, beside: Record<string, string>, want: object]>([
  ['the object', { comment: 'New' }, { comment: 'New', answers: [old], files: [file] }],
  [
    'a row of it',
    { questionId: '5', comment: 'New' },
    { comment: null, answers: [{ ...old, comment: 'New', files: [file] }], files: [] },
  ],
  [
    'a row of it whose comment stays',
    { questionId: '5' },
    { comment: null, answers: [{ ...old, files: [file] }], files: [] },
  ],
  [
    'a row that it does not have yet',
    { questionId: '6', comment: 'New' },
    {
      ...{ comment: null, files: [] },
      answers: [old, { questionId: 6, questionName: 'Open?', value: null, comment: 'New', files: [file] }],
    },
  ],
])('keeps an upload with its comment where only an export shows them: %s', async (_what, beside, want) => {
  const { send } = await openSession(prepareDescription(documentOf(forms)));
  const sent = uploadWith(beside);
  for (const _time of [1, 2]) expect(send('POST', '/forms/1/files', sent).json).toMatchObject([file]);
  const doubled = JSON.parse(JSON.stringify(want).replaceAll(JSON.stringify([file]), JSON.stringify([file, file])));
  expect(send('GET', '/forms-export').json).toMatchObject([{ id: 1, ...doubled }]);
});

it.each<[what: string, beside: Record<string, string>]>([
  ['the object', {}],
  ['a row of it', { questionId: '5' }],
])('deletes the files of %s with the object', async (_what, beside) => {
  const { send, description, state } = await openSession(prepareDescription(documentOf(forms)));
  const [{ url }] = send('POST', '/forms/1/files', uploadWith(beside)).json as [{ url: string }];
  expect(findFile(url, state(), description)).toMatchObject({ status: 200 });
  send('DELETE', '/forms/1');
  expect(findFile(url, state(), description)).toBeUndefined();
});

it('makes up a file whose name ends with what objects inherit', async () => {
  const { description, state } = await openSession(prepareDescription(documentOf(forms)));
  const naming = { ...state(), items: { '/forms': [{ id: 1, file: '/files/a.constructor' }] } };
  const made = findFile('/files/a.constructor', naming, description);
  expect(made?.headers).toEqual([['Content-Type', 'application/octet-stream']]);
});

it.each<[what: string, topic: string, status: number]>([
  ['an id that is there', '6', 200],
  ['an id that no object has', '9', 404],
])('an upload beside %s', async (_what, topic, status) => {
  const { send } = await openSession(prepareDescription(documentOf(forms)));
  expect(send('POST', '/forms/1/files', uploadWith({ topic })).status).toBe(status);
});
