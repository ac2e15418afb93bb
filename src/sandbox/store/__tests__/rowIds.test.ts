import { expect, it, vi } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const question =
  '{type: object, required: [id], properties: {id: {type: integer, readOnly: true}, type: {$ref: "#/components/schemas/Type"}, tags: {type: array, items: {type: object, properties: {id: {type: string, readOnly: true}}}}}}';
const body =
  '{content: {application/json: {schema: {type: object, properties: {type: {$ref: "#/components/schemas/Type"}}}}}}';
const one = `{description: One., content: {application/json: {schema: ${question}, example: {id: 1, type: {answers: [{id: a1, text: Milk}]}, tags: [{}]}}}}`;
const prepared = prepareDescription(
  documentOf(`
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /questions:
    get: {operationId: list, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: ${question}}, example: [{id: 1, type: {answers: [{id: a1, text: Milk}]}}]}}}}}
    post: {operationId: create, requestBody: ${body}, responses: {'201': ${one}}}
  /questions/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: read, responses: {'200': ${one}}}
    put: {operationId: replace, requestBody: ${body}, responses: {'200': ${one}}}
components: {schemas: {Type: {type: object, properties: {answers: {type: array, items: {type: object, required: [text], properties: {id: {type: string, examples: [a1]}, text: {type: string}}}}}}}}
`),
);

it('gives rows that are sent without an id one of their own, and keeps those that have one', async () => {
  const { send } = await openSession(prepared);
  const created = send('POST', '/questions', { body: { type: { answers: [{ text: 'Milk' }, { text: 'Bread' }] } } });
  const type = {
    answers: [
      { id: 'a2', text: 'Milk' },
      { id: 'a3', text: 'Bread' },
    ],
  };
  expect(created.json).toMatchObject({ id: 2, type, tags: [{}] });
  const replaced = send('PUT', '/questions/2', {
    body: { type: { answers: [{ id: 'a3', text: 'Rolls' }, { text: 'Eggs' }] } },
  });
  expect(replaced.json).toMatchObject({
    type: {
      answers: [
        { id: 'a3', text: 'Rolls' },
        { id: 'a4', text: 'Eggs' },
      ],
    },
  });
});

it('looks at each id that was given as often among a thousand rows as among a hundred', async () => {
  const { send } = await openSession(prepared);
  const added = vi.spyOn(Set.prototype, 'add');
  const stepsOf = (count: number): number => {
    added.mockClear();
    const answers = Array.from({ length: count }, (_, index) => ({ text: `Answer ${index}` }));
    const { json } = send('POST', '/questions', { body: { type: { answers } } });
    const steps = added.mock.calls.length;
    expect(json).toMatchObject({ type: { answers: { length: count } } });
    return steps;
  };
  stepsOf(1);
  const few = stepsOf(100);
  expect(few).toBeGreaterThan(100);
  expect(stepsOf(1000)).toBeLessThanOrEqual(10 * few);
  added.mockRestore();
});
