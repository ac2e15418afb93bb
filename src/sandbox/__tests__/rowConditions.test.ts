import { expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import { prepareDescription } from '../description';
import { openSession } from './described';

const question = "{$ref: '#/components/schemas/Question'}";
const form = "{$ref: '#/components/schemas/Form'}";
const refused = `{description: No., content: {application/json: {schema: {type: object}, examples: {type: {x-when: "$each#/value != null && $named#/questionId/type == 'NUMBER' && !($each#/value >= 0)", value: {message: No, details: [{field: 'answers[0].value', message: must be a number}]}}, other: {x-when: $each#/questionId != null && $named#/questionId/formId != $item#/id, value: {message: No, details: [{field: 'answers[0].questionId', message: is of another form}]}}}}}}`;

/** Forms with answers, each to a question of the form. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /questions: {get: {operationId: listQuestions, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${question}}, example: [{id: q1, formId: 1, type: NUMBER}, {id: q2, formId: 1, type: TEXT}, {id: q3, formId: 2, type: TEXT}]}}}}}}
  /questions/{id}: {get: {operationId: getQuestion, parameters: [{name: id, in: path, required: true, schema: {type: string}, example: q1}], responses: {'200': {description: One., content: {application/json: {schema: ${question}}}}}}}
  /forms: {get: {operationId: listForms, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${form}}, example: [{id: 1}, {id: 2}]}}}}}}
  /forms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: getForm, responses: {'200': {description: One., content: {application/json: {schema: ${form}, example: {id: 1}}}}}}
    put:
      operationId: updateForm
      requestBody: {content: {application/json: {schema: {type: object, properties: {answers: {type: array, items: {type: object, properties: {questionId: {type: string}, value: {type: [string, number, 'null']}}}}}}, example: {answers: [{questionId: q1, value: cold}]}}}}
      responses: {'200': {description: One., content: {application/json: {schema: ${form}, example: {id: 1}}}}, '422': ${refused}}
components:
  schemas:
    Question: {type: object, required: [id], properties: {id: {type: string}, formId: {type: integer}, type: {type: string, enum: [NUMBER, TEXT]}}}
    Form: {type: object, required: [id], properties: {id: {type: integer}}}
`;
const prepared = prepareDescription(documentOf(forms));

it.each<[what: string, form: number, answers: object[], want: object | undefined]>([
  [
    'right',
    1,
    [
      { questionId: 'q1', value: 3 },
      { questionId: 'q2', value: 'a' },
    ],
    undefined,
  ],
  ['removed', 1, [{ questionId: 'q1', value: null }], undefined],
  ['shown, though it is wrong', 1, [{ questionId: 'q1', value: 'cold' }], undefined],
  [
    'of another type than its question',
    1,
    [
      { questionId: 'q2', value: 'a' },
      { questionId: 'q1', value: 'a' },
    ],
    { field: 'answers[1].value', message: 'must be a number' },
  ],
  [
    'to a question of another form',
    1,
    [
      { questionId: 'q2', value: 'a' },
      { questionId: 'q3', value: 'a' },
    ],
    { field: 'answers[1].questionId', message: 'is of another form' },
  ],
])('a row that is %s', async (_what, id, answers, want) => {
  const { send } = await openSession(prepared);
  const answer = send('PUT', `/forms/${id}`, { body: { answers } });
  expect(answer.status).toBe(want ? 422 : 200);
  if (want) expect(answer.json).toMatchObject({ details: [want] });
});
