import { describe, expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { buildModel } from '../../objects/model';
import { directions, schemasByName } from '../../schema';
import { createValidator } from '../../validate/validator';
import { createExampleCache, makeExample, makeShortExample } from '../schemaExample';

const schemes = `
    clientId: {type: apiKey, in: header, name: EXAMPLE-CLIENT-ID}
    Second: {type: apiKey, in: query, name: secret}
    token: {type: http, scheme: bearer}`;

/** The examples of a schema beside those schemes: the short one of a request, and those of all fields by direction. */
async function examplesOf(schema: string): Promise<unknown[]> {
  const document = documentOf(`components:\n  securitySchemes:${schemes}\n  schemas: {Subject: ${schema}}`);
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const schemas = schemasByName(model.schemas);
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(schemas, validator, undefined, model.securitySchemes);
  const subject = schemas.get('Subject')?.schema ?? { kind: 'any' };
  return [makeShortExample(subject, cache), ...directions.map((each) => makeExample(subject, schemas, each, cache))];
}

describe('a field that holds what an API key sends already', () => {
  it.each<[what: string, schema: string, short: unknown, all: unknown]>([
    [
      'is left out where it may be',
      '{properties: {client_id: {type: string}, user: {type: string}}}',
      { user: 'text' },
      { client_id: 'YOUR_CLIENT_ID', user: 'text' },
    ],
    ['is left out alone', '{type: object, properties: {clientId: {type: string}}}', {}, { clientId: 'YOUR_CLIENT_ID' }],
    [
      'is to be replaced where it is required',
      '{required: [secret], properties: {secret: {type: string}, a: {type: string}}}',
      { secret: 'YOUR_SECRET' },
      { secret: 'YOUR_SECRET', a: 'text' },
    ],
    [
      'has the value that the author gives it',
      '{required: [secret], properties: {secret: {type: string, example: mine}}}',
      { secret: 'mine' },
      { secret: 'mine' },
    ],
    ['is a text', '{required: [secret], properties: {secret: {type: boolean}}}', { secret: true }, { secret: true }],
    ['is none of another scheme', '{properties: {token: {type: string}}}', { token: 'text' }, { token: 'text' }],
    ['has its name', '{properties: {secrets: {type: string}}}', { secrets: 'text' }, { secrets: 'text' }],
  ])('%s', async (_what, schema, short, all) => {
    expect((await examplesOf(schema)).slice(0, 2)).toEqual([short, all]);
  });

  it('is one like any other in a response', async () => {
    expect((await examplesOf('{properties: {client_id: {type: string}}}'))[2]).toEqual({ client_id: 'text' });
  });
});
