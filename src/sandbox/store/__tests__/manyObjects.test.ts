import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { post, readCounter } from '../../__tests__/countedReads';
import { emptyState, type SandboxState } from '../../request/types';
import { prepareDescription } from '../../world/description';

const notes = (id: string): string => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /notes:
    get:
      operationId: listNotes
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
    post:
      operationId: createNote
      parameters: [{name: Idempotency-Key, in: header, schema: {type: string}}]
      requestBody: {content: {application/json: {schema: {type: object, properties: {email: {type: string}}}}}}
      responses:
        '201': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
        '409': {description: Taken.}
  /notes/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: ${id.startsWith('"') ? 'string' : 'integer'}}}]
    get:
      operationId: getNote
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
components:
  schemas:
    Note:
      type: object
      properties:
        id: {type: ${id.startsWith('"') ? 'string' : 'integer'}, examples: [${id}]}
        email: {type: string}
        orderNum: {type: integer}
`;

const ids: [form: string, idAt: (at: number) => string][] = [
  ['1', (at) => `${at + 1}`],
  ['"N-001"', (at) => `"N-${String(at + 1).padStart(3, '0')}"`],
  ['"65f0000000000000000000aa"', (at) => `"65f0000000000000000${(0xaa + at).toString(16).padStart(5, '0')}"`],
];

/** How many fields of the objects that are there are read while one more is created, among so many. */
async function readsAmong(count: number, form: string, idAt: (at: number) => string): Promise<number> {
  const description = await prepareDescription(documentOf(notes(form)));
  const { counted, reads } = readCounter();
  const items = Array.from({ length: count }, (_, at) =>
    counted({ id: JSON.parse(idAt(at)) as string, email: `${at}@example.com`, orderNum: at }),
  );
  let state: SandboxState = { ...emptyState, items: { '/notes': items } };
  const create = (email: string): number => {
    const done = post(description, '/notes', { email }, state);
    state = done.state;
    return done.status;
  };
  expect(create('first@example.com')).toBe(201);
  const before = reads();
  expect(create('second@example.com')).toBe(201);
  const ofOne = reads() - before;
  expect(create(`${count - 1}@example.com`)).toBe(409);
  expect(new Set(state.items['/notes']?.map(({ id }) => id)).size).toBe(count + 2);
  return ofOne;
}

it.each(ids)('creates an object like %s among ten thousand as among ten', async (form, idAt) => {
  expect(await readsAmong(10_000, form, idAt)).toBe(await readsAmong(10, form, idAt));
});
