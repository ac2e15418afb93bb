import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const question = "{$ref: '#/components/schemas/Question'}";
const form = "{$ref: '#/components/schemas/Form'}";
const refused = `{description: No., content: {application/json: {schema: {type: object}, examples: {type: {x-when: "$each#/value != null && $named#/questionId/type == 'NUMBER' && !($each#/value >= 0)", value: {message: No, details: [{field: 'answers[0].value', message: must be a number}]}}, whole: {x-when: "$named#/questionId/isWhole == true && $each#/value/$type != 'integer'", value: {message: No, details: [{field: 'answers[0].value', message: must be a whole number}]}}, long: {x-when: $each#/value/$length > $named#/questionId/longest, value: {message: No, details: [{field: 'answers[0].value', message: is too long}]}}, other: {x-when: $each#/questionId != null && $named#/questionId/formId != $item#/id, value: {message: No, details: [{field: 'answers[0].questionId', message: is of another form}]}}}}}}`;

/** Forms with answers, each to a question of the form. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /questions: {get: {operationId: listQuestions, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${question}}, example: [{id: q1, formId: 1, type: NUMBER}, {id: q2, formId: 1, type: TEXT}, {id: q3, formId: 2, type: TEXT}, {id: q4, formId: 1, type: NUMBER, isWhole: true}, {id: q5, formId: 1, type: TEXT, longest: 3, offers: [{code: a}, {code: b}]}]}}}}}}
  /questions/{id}: {get: {operationId: getQuestion, parameters: [{name: id, in: path, required: true, schema: {type: string}, example: q1}], responses: {'200': {description: One., content: {application/json: {schema: ${question}}}}}}}
  /forms: {get: {operationId: listForms, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${form}}, example: [{id: 1}, {id: 2}]}}}}}}
  /forms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: getForm, responses: {'200': {description: One., content: {application/json: {schema: ${form}, example: {id: 1}}}}}}
    put:
      operationId: updateForm
      requestBody: {content: {application/json: {schema: {type: object, properties: {answers: {type: array, items: {type: object, properties: {questionId: {type: string}, value: {type: [string, number, 'null']}, choice: {type: object, properties: {codes: {type: array, x-value-in: $named#/questionId/offers/*/code, items: {type: string}}}}}}}}}, example: {answers: [{questionId: q1, value: cold}]}}}}
      responses: {'200': {description: One., content: {application/json: {schema: ${form}, example: {id: 1}}}}, '422': ${refused}}
components:
  schemas:
    Question: {type: object, required: [id], properties: {id: {type: string}, formId: {type: integer}, type: {type: string, enum: [NUMBER, TEXT]}, isWhole: {type: boolean}, longest: {type: integer}, offers: {type: array, items: {type: object, properties: {code: {type: string}}}}}}
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
  ['a whole number', 1, [{ questionId: 'q4', value: 3 }], undefined],
  [
    'no whole number',
    1,
    [{ questionId: 'q4', value: 2.5 }],
    { field: 'answers[0].value', message: 'must be a whole number' },
  ],
  ['as long as it may be', 1, [{ questionId: 'q5', value: 'abé' }], undefined],
  ['too long', 1, [{ questionId: 'q5', value: 'abéd' }], { field: 'answers[0].value', message: 'is too long' }],
  ['of values that its question lists', 1, [{ questionId: 'q5', choice: { codes: ['b', 'a'] } }], undefined],
  ['of any values where its question lists none', 1, [{ questionId: 'q2', choice: { codes: ['z'] } }], undefined],
  [
    'of a value that its question does not list',
    1,
    [
      { questionId: 'q2', value: 'a' },
      { questionId: 'q5', choice: { codes: ['a', 'c'] } },
    ],
    { field: 'answers[1].choice.codes[1]', message: 'must be "a" or "b"' },
  ],
])('a row that is %s', async (_what, id, answers, want) => {
  const { send } = await openSession(prepared);
  const answer = send('PUT', `/forms/${id}`, { body: { answers } });
  expect(answer.status).toBe(want ? 422 : 200);
  if (want) expect(answer.json).toMatchObject({ details: [want] });
});
