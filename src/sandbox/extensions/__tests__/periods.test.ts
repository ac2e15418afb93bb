import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { openSession } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';

const period = 'x-period: {from: after, days: 10}';
const error = `{description: No., content: {application/json: {schema: {type: object}, example: {message: No, details: [{field: a, message: b}]}}}}`;

/** The clock of the sandbox of these tests stands at 2 March 2026. */
const reports = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /reports:
    get:
      operationId: getReport
      parameters:
        - {name: after, in: query, schema: {type: string}}
        - {name: before, in: query, schema: {type: string, ${period}}}
      responses: {'200': {description: All.}, '400': ${error}}
    post:
      operationId: createReport
      requestBody: {content: {application/json: {schema: {type: object, properties: {after: {type: integer}, before: {type: integer, ${period}}}}}}}
      responses: {'200': {description: All.}, '422': ${error}}
`;
const prepared = prepareDescription(documentOf(reports));
const day = 24 * 60 * 60 * 1000;

it.each<[what: string, query: string, status: number]>([
  ['as long as it may be', 'after=2026-01-01T00:00:00&before=2026-01-11T00:00:00', 200],
  ['longer', 'after=2026-01-01T00:00:00&before=2026-01-11T00:00:01', 400],
  ['up to now', 'after=2026-02-25T00:00:00', 200],
  ['up to now that is longer', 'after=2026-01-01T00:00:00', 400],
  ['that ends before it begins', 'after=2026-01-02T00:00:00&before=2026-01-01T00:00:00', 400],
  ['that ends when it begins', 'after=2026-01-01T00:00:00&before=2026-01-01T00:00:00', 400],
  ['that has not begun', 'after=2026-04-01T00:00:00', 200],
  ['without a beginning', 'before=2026-01-01T00:00:00', 200],
])('a period in a query %s', async (_what, query, status) => {
  const { send } = await openSession(prepared);
  expect(send('GET', `/reports?${query}`).status).toBe(status);
});

it('refuses a body whose period is too long, at the field that ends it', async () => {
  const { send } = await openSession(prepared);
  expect(send('POST', '/reports', { body: { after: day, before: 11 * day } }).status).toBe(200);
  const answer = send('POST', '/reports', { body: { after: day, before: 12 * day } });
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    details: [{ field: 'before', message: 'has to be at most 10 days after after' }],
  });
  expect(send('POST', '/reports', { body: { after: 2 * day, before: day } }).json).toMatchObject({
    details: [{ field: 'before', message: 'must be after after' }],
  });
});
