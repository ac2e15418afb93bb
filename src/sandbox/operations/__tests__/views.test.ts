import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { item, list } from '../../__tests__/paths';
import { prepareDescription } from '../../world/description';

/** Forms with answers to questions, which stand below templates; an export lists forms by another path. */
const forms = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
${list('/templates', 'Template', '[{id: 4}, {id: 5}]')}
${item('/templates/{id}', 'Template', 4, '{id: 4}')}
  /templates/{id}/questions:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 4}]
    get:
      operationId: listTemplateQuestions
      parameters: [{name: deleted, in: query, schema: {type: boolean, default: false}}]
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Question'}}, example: [{id: q1, templateId: 4, deleted: false, name: How cold?, section: Fridge, type: {typeName: NUMBER}}, {id: q2, templateId: 4, deleted: true, name: How old?, section: Milk, type: {typeName: DATE}}]}}}}
  /questions:
    post:
      operationId: createQuestion
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Question'}}}}
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Question'}, example: {id: q1, templateId: 4, deleted: false, name: How cold?, section: Fridge, type: {typeName: NUMBER}}}}}}
${item('/questions/{id}', 'Question', 'q1', '{id: q1, templateId: 4, deleted: false, name: How cold?, section: Fridge, type: {typeName: NUMBER}}')}
  /forms:
    post:
      operationId: createForm
      requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}, questionId: {type: string}, labels: {type: [object, 'null']}}}}}}
      responses: {'200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Form'}, example: {id: 1, title: Monday, changedAt: 1898870400, answers: []}}}}}
  /forms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: getForm, responses: {'200': {description: One., content: {application/json: {schema: {type: object, properties: {id: {type: integer}}}, example: {id: 1}}}}}}
    put:
      operationId: updateForm
      requestBody: {content: {application/json: {schema: {type: object, properties: {answers: {type: array, items: {type: object, required: [questionId], properties: {questionId: {type: string}, value: {type: string}, comment: {type: string}}}}}}}}}
      responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Form'}, example: {id: 1, title: Monday, answers: [{questionId: q1, questionName: How cold?, section: Fridge, questionType: NUMBER, value: '9', comment: From the example, answerDate: 1}]}}}}}
  /forms/{id}/notes:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    get: {operationId: listNotes, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}, example: [{id: 31, formId: 1, questionId: q1, questionName: How cold?, text: From the example, points: 7, authorId: 5, authorName: Ann, createdAt: '2030-03-04T06:21:08.306', updateAt: '2030-03-04T06:21:08.306'}]}}}}}
    post:
      operationId: addNotes
      requestBody:
        content:
          application/json: {schema: {type: array, items: {$ref: '#/components/schemas/NoteSent'}}}
          multipart/form-data: {schema: {type: object, required: [notes, files], properties: {notes: {type: array, items: {$ref: '#/components/schemas/NoteSent'}}, files: {type: array, items: {type: string, format: binary}}}}}
      responses: {'200': {description: Kept., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
  /forms-export:
    get:
      operationId: exportForms
      parameters:
        - {name: x_form_ids, in: query, schema: {type: string}}
        - {name: x_changed_from, in: query, schema: {type: string}}
      responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Form'}}, example: [{id: 1, title: Monday, changedAt: 1898870400, answers: []}, {id: 2, title: Tuesday, changedAt: 1898956800, answers: []}]}}}}
  /forms/{id}/finish:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}, example: 1}]
    post: {operationId: finishForm, responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Form'}, example: {id: 1, title: Monday, answers: []}}}}}}
webhooks:
  formFinished:
    post:
      operationId: formFinished
      x-sent-after: [finishForm]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                event: {type: string}
                occurredAt: {type: integer}
                form: {type: object, required: [id, notesCount, place, labels], properties: {id: {type: integer}, labels: {type: object}, questionId: {type: string}, questionName: {type: string}, notesCount: {type: integer, x-counts: {of: '/forms/{id}/notes'}}, summary: {type: [string, 'null']}, place: {type: string}}}
            example: {event: formFinished, occurredAt: 1772000000000, form: {id: 1, labels: {room: cold}, questionId: q1, questionName: How cold?, notesCount: 5, summary: From the example, place: Hall}}
      responses: {'204': {description: Thanks.}}
components:
  schemas:
    NoteSent: {type: object, required: [questionId], properties: {questionId: {type: string}, text: {type: string}, pictures: {type: object, properties: {fileNames: {type: array, items: {type: string}}}}}}
    Note:
      type: object
      required: [id, formId, questionId, questionName, text, points, createdAt, updateAt]
      properties: {id: {type: integer}, formId: {type: integer}, questionId: {type: string}, questionName: {type: [string, 'null']}, text: {type: string}, pictures: {type: object, properties: {fileNames: {type: array, writeOnly: true, items: {type: string}}, photos: {type: array, items: {type: object, required: [name, size, url], properties: {name: {type: string}, size: {type: integer}, url: {type: string, examples: ['/files/a.png']}}}}}}, points: {type: integer}, authorId: {type: integer}, authorName: {type: [string, 'null']}, createdAt: {type: string}, updateAt: {type: string}}
    Template: {type: object, properties: {id: {type: integer}}}
    Question: {type: object, properties: {id: {type: string}, templateId: {type: integer}, deleted: {type: boolean}, name: {type: string}, section: {type: string}, type: {type: object}}}
    Form: {type: object, properties: {id: {type: integer}, labels: {type: [object, 'null']}, title: {type: string}, changedAt: {type: integer}, answers: {type: array, items: {$ref: '#/components/schemas/Answer'}}}}
    Answer:
      type: object
      required: [questionId, questionName, section, questionType, value, comment, answerDate]
      properties: {questionId: {type: string}, questionName: {type: [string, 'null']}, section: {type: [string, 'null']}, questionType: {type: [string, 'null']}, value: {type: string}, comment: {type: [string, 'null']}, answerDate: {type: integer}}
`;

const prepared = prepareDescription(documentOf(forms));
const now = 1772442901000;
const cold = {
  questionId: 'q1',
  questionName: 'How cold?',
  section: 'Fridge',
  questionType: 'NUMBER',
  answerDate: now,
};

it.each<[what: string, path: string, ids: unknown[]]>([
  ['all of a collection', '/forms-export', [1, 2]],
  ['those with ids in braces', '/forms-export?x_form_ids=%7B2,3%7D', [2]],
  ['none for an id that nothing has', '/forms-export?x_form_ids=%7B3%7D', []],
  ['those from a time on, in seconds', '/forms-export?x_changed_from=2030-03-05T00:00:00.000', [2]],
  ['those that name the object above, without what a default leaves out', '/templates/4/questions', ['q1']],
  ['those that a parameter asks for', '/templates/4/questions?deleted=true', ['q2']],
  ['none below another object', '/templates/5/questions', []],
])('lists at another path %s', async (_what, path, ids) => {
  const { send } = await openSession(prepared);
  expect((send('GET', path).json as { id: unknown }[]).map(({ id }) => id)).toEqual(ids);
});

it('lists at another path what was created', async () => {
  const { send } = await openSession(prepared);
  send('POST', '/questions', { body: { templateId: 5, name: 'How many?', section: 'Eggs', deleted: false } });
  expect(send('GET', '/templates/5/questions').json).toMatchObject([{ templateId: 5, name: 'How many?' }]);
});

it.each<[what: string, sent: object[][], want: object[]]>([
  [
    'what it is about, and nothing of the example',
    [[{ questionId: 'q1', value: '4' }]],
    [{ ...cold, value: '4', comment: null }],
  ],
  [
    'the last that was sent, in its place',
    [
      [
        { questionId: 'q1', value: '4', comment: 'Mine' },
        { questionId: 'q2', value: 'a' },
      ],
      [{ questionId: 'q1', value: '5' }],
    ],
    [
      { ...cold, value: '5', comment: 'Mine' },
      { questionId: 'q2', value: 'a', questionName: 'How old?' },
    ],
  ],
  ['nothing where nobody knows what it is about', [[{ questionId: 'q9', value: '4' }]], [{ questionName: null }]],
])('a row of which only a part is sent shows %s', async (_what, sent, want) => {
  const { send } = await openSession(prepared);
  for (const answers of sent) expect(send('PUT', '/forms/1', { body: { answers } }).status).toBe(200);
  expect(send('GET', '/forms-export?x_form_ids=%7B1%7D').json).toMatchObject([{ id: 1, answers: want }]);
});

it('says of a row that it was never changed until it is, where it can', async () => {
  const text = forms.replace('updateAt: {type: string}', "updateAt: {type: [string, 'null']}");
  const { send } = await openSession(prepareDescription(documentOf(text)));
  const write = () => send('POST', '/forms/1/notes', { body: [{ questionId: 'q2', text: 'Low' }] }).json;
  expect(write()).toMatchObject([{ updateAt: null }]);
  expect(write()).toMatchObject([{ updateAt: new Date(now).toISOString().replace('Z', '') }]);
});

it('keeps rows below an item that have no path of their own, and lists them for that item alone', async () => {
  const { send } = await openSession(prepared);
  const at = new Date(now).toISOString().replace('Z', '');
  const { id } = send('POST', '/forms', { body: { title: 'Friday' } }).json as { id: number };
  const path = `/forms/${id}/notes`;
  expect(send('GET', path).json).toEqual([]);
  const note = {
    id: 32,
    formId: id,
    questionId: 'q1',
    questionName: 'How cold?',
    points: 0,
    authorId: 5,
    authorName: 'Ann',
    createdAt: at,
    updateAt: at,
  };
  expect(send('POST', path, { body: [{ questionId: 'q1', text: 'Low' }] }).json).toEqual([{ ...note, text: 'Low' }]);
  const sent = [
    { questionId: 'q2', text: 'Old' },
    { questionId: 'q1', text: 'High' },
  ];
  expect(send('POST', path, { body: sent }).json).toMatchObject(sent);
  expect(send('GET', path).json).toMatchObject([
    { ...note, text: 'High' },
    { id: 33, formId: id, questionName: 'How old?', text: 'Old' },
  ]);
  expect(send('GET', '/forms/1/notes').json).toMatchObject([{ id: 31, text: 'From the example' }]);
});

it.each([1, 2])('keeps %i rows that are sent as JSON beside files, and the files that they name', async (count) => {
  const { send } = await openSession(prepared);
  const part = (head: string, text: string): string =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const ids = ['q1', 'q2'].slice(0, count);
  const notes = ids.map((questionId) =>
    part('name="notes"', JSON.stringify({ questionId, text: 'Low', pictures: { fileNames: [`${questionId}.png`] } })),
  );
  const files = ids.map((id) => part(`name="files"; filename="${id}.png"`, 'bytes'));
  const sent = send('POST', '/forms/1/notes', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${[...notes, ...files].join('')}--b--\r\n`,
  });
  const want = ids.map((questionId) => ({
    questionId,
    pictures: { photos: [{ name: `${questionId}.png`, size: 5 }] },
  }));
  expect(sent.json).toMatchObject(want);
  expect(JSON.stringify(sent.json)).not.toContain('fileNames');
  expect(send('GET', '/forms/1/notes').json).toEqual(sent.json);
});

it('sends of an object what is known of it, and of the example only what an object cannot lack', async () => {
  const { send, events } = await openSession(prepared);
  const { id } = send('POST', '/forms', { body: { title: 'Friday', questionId: 'q2', labels: null } }).json as {
    id: number;
  };
  send('POST', `/forms/${id}/notes`, { body: [{ questionId: 'q1', text: 'Low' }] });
  send('POST', `/forms/${id}/finish`);
  const form = {
    id,
    labels: {},
    questionId: 'q2',
    questionName: 'How old?',
    notesCount: 1,
    summary: null,
    place: 'Hall',
  };
  expect(events.map(({ body }) => body)).toEqual([{ event: 'formFinished', occurredAt: now, form }]);
});
