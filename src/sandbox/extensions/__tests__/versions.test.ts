import { beforeEach, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession, type Session } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

/** Forms count their questions; a change of a question makes a new version, and the one before is off. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/forms', 'Form', '[{id: 1, questionsCount: 2}]')}
${item('/forms/{id}', 'Form', 1, '{id: 1, questionsCount: 2}')}
${list('/questions', 'Question', '[{id: q1, formId: 1, name: Warm?, off: false, conditions: []}, {id: q2, formId: 1, name: Why?, off: false, conditions: [{questionId: q1}]}]')}
    put:
      operationId: updateQuestion
      x-new-version: {previous: formerId, set: {off: true}}
      requestBody: {content: {application/json: {schema: {type: object, properties: {id: {type: string}, name: {type: string}, answers: {type: array, items: {type: object, properties: {id: {type: string}, text: {type: string}}}}}}, example: {id: q2}}}}
      responses:
        '200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Question'}, example: {id: q3, formId: 1, formerId: q1, name: Cold?, off: false, conditions: []}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {off: {x-when: $item#/off == true, value: {message: Question q2 is off}}}}}}
${item('/questions/{id}', 'Question', 'q1', '{id: q1, formId: 1, name: Warm?, off: false, conditions: []}')}
    delete:
      operationId: deleteQuestion
      x-effects: [{of: $item, set: {off: true}}]
      responses: {'204': {description: Off.}}
components:
  schemas:
    Form: {type: object, required: [id], properties: {id: {type: integer}, questionsCount: {type: integer, x-counts: {of: /questions, with: {off: false}}}}}
    Question: {type: object, required: [id], properties: {id: {type: string}, formId: {type: integer}, formerId: {type: [string, 'null']}, name: {type: string}, off: {type: boolean}, answers: {type: array, items: {type: object, properties: {id: {type: string}, text: {type: string}}}}, conditions: {type: array, items: {type: object, properties: {questionId: {type: string}}}}}}
`;

const prepared = prepareDescription(documentOf(forms));
let session: Session;
beforeEach(async () => {
  session = await openSession(prepared);
});
const get = (path: string): unknown => session.send('GET', path).json;
const change = (body: object) => session.send('PUT', '/questions', { body });

it('makes a new version with an id of its own, and keeps the one before', () => {
  const { json: made } = change({ id: 'q1', name: 'Cold?' });
  const { id } = made as { id: string };
  expect(made).toMatchObject({ formerId: 'q1', name: 'Cold?', off: false });
  expect(id).not.toBe('q1');
  expect(get(`/questions/${id}`)).toMatchObject({ name: 'Cold?', off: false });
  expect(get('/questions/q1')).toMatchObject({ name: 'Warm?', off: true });
  expect(get('/questions/q2')).toMatchObject({ conditions: [{ questionId: id }] });
  expect(get('/forms/1')).toMatchObject({ questionsCount: 2 });
});

it('makes no version twice, and refuses another change of the one before', () => {
  const sent = { id: 'q1', name: 'Cold?', answers: [{ text: 'Yes' }] };
  const { json: made } = change(sent);
  expect(change(sent).json).toEqual(made);
  expect(get('/questions')).toHaveLength(3);
  const refused = change({ ...sent, name: 'Hot?' });
  expect([refused.status, refused.json]).toEqual([409, { message: 'Question q1 is off' }]);
});

it('makes no version for a change that changes nothing', () => {
  expect(change({ id: 'q1', name: 'Warm?' }).json).toMatchObject({ id: 'q1' });
  expect(get('/questions')).toHaveLength(2);
});

it('switches off by DELETE what the description says stays, and counts it no more', () => {
  for (const _time of [1, 2]) expect(session.send('DELETE', '/questions/q2').status).toBe(204);
  expect(get('/questions/q2')).toMatchObject({ off: true });
  expect(get('/forms/1')).toMatchObject({ questionsCount: 1 });
});
