import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

const write =
  '{type: object, properties: {questionId: {type: string}, photo: {type: object, properties: {fileNames: {type: array, items: {type: string}}}}}}';
const answers = `{type: array, items: ${write}}`;
const file =
  '{type: object, properties: {uid: {type: string}, name: {type: string}, size: {type: integer}, url: {type: string}}}';
const answer = `{type: object, required: [formId, photo], properties: {formId: {type: integer}, questionId: {type: string}, photo: {type: object, required: [photos], properties: {photos: {type: array, items: ${file}}}}}}`;
const example = '[{formId: 1, questionId: q, photo: {photos: [{uid: f, name: a.png, size: 3, url: /files/f.png}]}}]';
const shown = `{description: All., content: {application/json: {schema: {type: array, items: ${answer}}, example: ${example}}}}`;
const refused =
  '{description: No., content: {application/json: {schema: {type: object}, example: {message: No, details: [{field: a, message: b}]}}}}';

/** Forms whose answers have photos, which are sent as JSON or in parts with their files. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/forms', 'Form', '[{id: 1}, {id: 2}]')}
  /forms/{formId}: {get: {operationId: getForm, parameters: [{name: formId, in: path, required: true, schema: {type: integer}, example: 1}], responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Form'}, example: {id: 1}}}}}}}
  /forms/{formId}/answers:
    parameters: [{name: formId, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: listAnswers, responses: {'200': ${shown}}}
    post:
      operationId: answer
      requestBody:
        content:
          application/json: {schema: ${answers}}
          multipart/form-data: {schema: {type: object, required: [answers, files], properties: {answers: ${answers}, files: {type: array, items: {type: string, format: binary}}}}, encoding: {answers: {contentType: application/json}}}
      responses: {'200': ${shown}, '422': ${refused}}
components: {schemas: {Form: {type: object, required: [id], properties: {id: {type: integer}}}}}
`;
const prepared = prepareDescription(documentOf(forms));

const part = (head: string, content: string): string =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const naming = (...fileNames: string[]): string => JSON.stringify([{ questionId: 'q', photo: { fileNames } }]);
const photo = part('name="files"; filename="b.png"', 'abcd');
const inParts = (...parts: string[]) => ({
  body: `${parts.join('')}--b--`,
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});

it.each([
  ['as a text', 'name="answers"'],
  ['with a file name, as programs send it', 'name="answers"; filename="blob"\r\nContent-Type: application/json'],
  ['with a file name and no type, as curl sends it', 'name="answers"; filename="a.json"'],
])('keeps the files that JSON names, sent %s', async (_what, head) => {
  const { send } = await openSession(prepared);
  const sent = send('POST', '/forms/2/answers', inParts(part(head, naming('b.png')), photo));
  const want = [{ formId: 2, questionId: 'q', photo: { photos: [{ name: 'b.png', size: 4 }] } }];
  expect([sent.status, sent.json]).toMatchObject([200, want]);
  expect(send('GET', '/forms/2/answers').json).toMatchObject(want);
});

const lost = 'must be the name of a file of this request';

it.each<[what: string, sent: { body: unknown; headers?: Record<string, string> }, details: object[]]>([
  [
    'a name of no file',
    inParts(part('name="answers"', naming('b.png', 'c.png')), photo),
    [{ field: 'answers[0].photo.fileNames[1]', message: lost }],
  ],
  [
    'a file that is not named',
    inParts(part('name="answers"', naming('b.png')), photo, photo.replace('b.png', 'c.png')),
    [{ field: 'files', message: 'c.png is named nowhere' }],
  ],
  [
    'a name in a body without files',
    { body: JSON.parse(naming('b.png')) },
    [{ field: '[0].photo.fileNames[0]', message: lost }],
  ],
])('refuses %s', async (_what, sent, details) => {
  const { send } = await openSession(prepared);
  const refusal = send('POST', '/forms/2/answers', sent);
  expect([refusal.status, refusal.json]).toMatchObject([422, { details }]);
  expect(send('GET', '/forms/2/answers').json).toEqual([]);
});
