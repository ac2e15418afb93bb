import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const rows =
  '{type: array, items: {type: object, properties: {questionId: {type: string, x-unique: true}, value: {type: integer}}}}';
const prepared = prepareDescription(
  documentOf(`
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /forms:
    put:
      operationId: fill
      requestBody: {content: {application/json: {schema: {type: object, properties: {answers: ${rows}}}}}}
      responses: {'200': {description: Done.}, '422': {description: No., content: {application/json: {schema: {type: object}, example: {message: No, details: [{field: a, message: b}]}}}}}
`),
);

it.each([
  ['twice', ['a', 'b', 'a'], 422],
  ['once each', ['a', 'b'], 200],
])('a value that no two rows of a request share, sent %s', async (_what, ids, status) => {
  const { send } = await openSession(prepared);
  const answers = ids.map((questionId) => ({ questionId, value: 1 }));
  const { status: own, json } = send('PUT', '/forms', { body: { answers } });
  expect(own).toBe(status);
  if (status === 422)
    expect(json).toMatchObject({
      details: [{ field: 'answers[2].questionId', message: 'is the same as in a row before' }],
    });
});
