import { testRule } from './lintSnippet';

const NOW = '2030-03-04T16:00:00.000Z';
const body = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const read = (value: string): string => `paths: { /tasks: { get: { responses: { '200': ${body(value)} } } } }`;
const send = (description: string, value: string): string => `paths:
  /tasks:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { deadlineDate: { description: ${description} } } }
            examples: { a: { value: ${value} }, older: { value: { deadlineDate: 1 } } }`;
const field = (text: string): string => `components: { schemas: { Task: { properties: { at: ${text} } } } }`;
const old = (year: number): string => `\`at\` shows a time of ${year}. Show one of the year before ${NOW}, or later.`;
const early = `\`deadlineDate\` has to be in the future. Show a time after ${NOW}.`;

testRule('retail/example-times', [
  [
    'in order: milliseconds, seconds and date-times',
    {
      given: read(`[{ createDate: 1898841600000, lastModifiedAt: 1898844300, closeDate: 1898846100000 },
        { creationDate: '2030-03-04T06:00:00.000', finishDate: null, expireDate: 1899446437000 }]`),
      want: [],
    },
  ],
  [
    'closed before it was made',
    {
      given: read('{ createDate: 1898846100000, closeDate: 1898841600000 }'),
      want: ['`closeDate` is before `createDate`. Put them in order.'],
    },
  ],
  [
    'changed before it was made, inside',
    {
      given: read(`{ task: { createDate: 1898846100000, lastModifiedAt: 1898841600 } }`),
      want: ['`lastModifiedAt` is before `createDate`. Put them in order.'],
    },
  ],
  [
    'read before it has come',
    {
      given: read('{ closeDate: 1898948400000, deadlineDate: 1898948400000 }'),
      want: [`\`closeDate\` is in the future: the date of the example data is ${NOW}. Show an earlier time.`],
    },
  ],
  [
    'in the future, as the text says',
    { given: send('Has to lie in the future.', '{ deadlineDate: 1898953200000 }'), want: [] },
  ],
  [
    'in the past, against the text',
    { given: send('Has to lie in the future.', '{ deadlineDate: 1890000000000 }'), want: [early] },
  ],
  ['a text that asks for nothing', { given: send('Deadline.', '{ deadlineDate: 1890000000000 }'), want: [] }],
  ['a field of the last year', { given: field("{ examples: ['2029-09-03T08:15:00.000'] }"), want: [] }],
  [
    'closed before it was made, in what schemas and fields show',
    {
      given: `components: { schemas: {
        Task: { examples: [{ createDate: 1898846100000, closeDate: 1898841600000 }], properties: {
          parent: { default: { createDate: 1898846100000, updateDate: 1898841600000 } } } } } }`,
      want: [
        '`closeDate` is before `createDate`. Put them in order.',
        '`updateDate` is before `createDate`. Put them in order.',
      ],
    },
  ],
  [
    'fields of one object out of order',
    {
      given: `components: { schemas: { Task: { properties: {
        createDate: { examples: [1898846100000] }, closeDate: { examples: [1898841600000] } } } } }`,
      want: ['`closeDate` is before `createDate`. Put them in order.'],
    },
  ],
  ['a number that is no time', { given: field('{ description: Id., examples: [1623749422616] }'), want: [] }],
  [
    'a field of long ago',
    {
      given: field('{ description: In milliseconds since 1970-01-01 UTC., examples: [1623749422616] }'),
      want: [old(2021)],
    },
  ],
  ['a day of long ago', { given: field("{ examples: ['2022-08-05'] }"), want: [old(2022)] }],
  [
    'in the past, in a list of bodies',
    {
      given: `paths:
  /tasks:
    put:
      requestBody:
        content:
          application/json:
            schema: { items: { properties: { deadlineDate: { description: Has to lie in the future. } } } }
            examples: { a: { value: [{ deadlineDate: 1898953200000 }, { deadlineDate: 1890000000000 }] } }`,
      want: [early],
    },
  ],
  [
    'a deadline before the task was made, in a further example',
    {
      given: read('{ createDate: 1898846100000, deadlineDate: 1898841600000 }'),
      want: ['`deadlineDate` is before `createDate`. Put them in order.'],
    },
  ],
  [
    'a period that ends before it begins, in a body and in parameters',
    {
      given: `paths:
  /tasks:
    get:
      parameters:
        - { name: createdAfter, in: query, example: 1898553600000 }
        - { name: createdBefore, in: query, example: 1898553500000 }
        - { name: start_from, in: query, example: 1898553600 }
      requestBody: ${body("{ activeFrom: '2030-03-04', activeTo: '2030-03-03', gradeFrom: 0, gradeTo: 1 }")}`,
      want: [
        '`createdBefore` is before `createdAfter`. Put them in order.',
        '`activeTo` is before `activeFrom`. Put them in order.',
      ],
    },
  ],
  [
    'times of years ago, in a body and in a parameter',
    {
      given: `paths:
  /tasks:
    get:
      parameters: [{ name: updatedAfter, in: query, example: 1623749422616 }]
      responses: { '200': ${body("{ createDate: 1623749422616, changedAt: '2021-06-15T09:00:00.000', sizeTo: 9 }")} }`,
      want: [
        old(2021).replace('at', 'updatedAfter'),
        old(2021).replace('at', 'createDate'),
        old(2021).replace('at', 'changedAt'),
      ],
    },
  ],
  [
    'what an event shows, and when it was',
    {
      given: `webhooks: { closed: { post: { requestBody: ${body(
        '{ occurredAt: 1898959500000, task: { closeDate: 1898959600000 }, late: { closeDate: 1898959400000 } }',
      )} } } }`,
      want: ['`occurredAt` is before `closeDate`. Put them in order.'],
    },
  ],
]);
