import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

const answers =
  '[{questionId: 1, orderNum: 1, value: a, files: []}, {questionId: 3, orderNum: 3, value: c, files: [{name: c.png}]}]';

/** Forms with answers in the order of their questions. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/questions', 'Question', '[{id: 1, orderNum: 1}, {id: 2, orderNum: 2}, {id: 3, orderNum: 3}]')}
${item('/questions/{id}', 'Question', 1)}
${list('/forms', 'Form', `[{id: 7, answers: ${answers}}]`)}
${item('/forms/{id}', 'Form', 7, `{id: 7, answers: ${answers}}`)}
    put:
      operationId: updateForm
      requestBody: {content: {application/json: {schema: {type: object, properties: {answers: {type: array, items: {type: object, properties: {questionId: {type: integer}, value: {type: [string, 'null'], x-null-removes: true}}}}}}}}}
      responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Form'}, example: {id: 7, answers: ${answers}}}}}}
components:
  schemas:
    Question: {type: object, required: [id], properties: {id: {type: integer}, orderNum: {type: integer}}}
    Form: {type: object, required: [id], properties: {id: {type: integer}, answers: {type: array, items: {$ref: '#/components/schemas/Answer'}}}}
    Answer: {type: object, required: [questionId, orderNum, value, files], properties: {questionId: {type: integer}, orderNum: {type: integer}, value: {type: [string, 'null']}, files: {type: array, items: {type: object}}}}
`;
const prepared = prepareDescription(documentOf(forms));

it.each<[what: string, row: object, want: [questionId: number, value: string | null][]]>([
  [
    'takes the place of the one before',
    { questionId: 1, value: 'x' },
    [
      [1, 'x'],
      [3, 'c'],
    ],
  ],
  [
    'stands in the order of the questions',
    { questionId: 2, value: 'b' },
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
  ],
  ['is removed by null', { questionId: 1, value: null }, [[3, 'c']]],
  [
    'is not added with null',
    { questionId: 2, value: null },
    [
      [1, 'a'],
      [3, 'c'],
    ],
  ],
  [
    'with files stays, with null',
    { questionId: 3, value: null },
    [
      [1, 'a'],
      [3, null],
    ],
  ],
])('a row %s', async (_what, row, want) => {
  const { send } = await openSession(prepared);
  expect(send('PUT', '/forms/7', { body: { answers: [row] } }).status).toBe(200);
  const { answers: rows } = send('GET', '/forms/7').json as { answers: { questionId: number; value: string | null }[] };
  expect(rows.map(({ questionId, value }) => [questionId, value])).toEqual(want);
});
