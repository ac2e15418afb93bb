import path from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject, isSame, type Json } from '../../src/reference/json';
import { judgeSandbox, withJson } from '../sandbox/judgedSandbox';
import { changed, seededRandom } from '../sandbox/randomBodies';
import { fileOf } from './descriptions';

const cases = 1000;

it.each([
  ['ours', path.resolve('openapi/openapi.yaml')],
  ['Train Travel', fileOf('3.1/json/train-travel.json')],
  ['Petstore', fileOf('3.0/json/petstore.json')],
  ['discriminators', fileOf('3.0/json/discriminators.json')],
  ['polymorphism', fileOf('3.0/json/polymorphism.json')],
])('%s: what Ajv refuses is refused, what it accepts is not, and every response is valid', async (_name, file) => {
  const { description, sampleOf, respond, bodySchema, againstBody, isUndecided, againstResponse } =
    await judgeSandbox(file);
  const random = seededRandom(20300304);
  const asked = description.operations.flatMap((operation) => {
    const schema = bodySchema(operation);
    const { body, ...request } = sampleOf(operation);
    if (schema === undefined) return [];
    const sample = body === undefined ? {} : (JSON.parse(new TextDecoder().decode(body)) as Json);
    return [{ operation, schema, request, sample }];
  });
  const wrong: string[] = [];
  const count = { accepted: 0, refused: 0, conflicts: 0 };
  for (let index = 0; index < cases; index += 1) {
    const { operation, schema, request, sample } = asked[index % asked.length] as (typeof asked)[number];
    const value = changed(sample, random);
    const errors = againstBody(schema, value);
    const given = respond(withJson(request, value));
    const isRefused = given.status >= 400 && given.status < 500;
    // The data, and not the body, can be why a body that is valid is refused: its version is an old one, its id unknown.
    const isOfData = given.status === 409 || given.status === 404 || hasRepeatedRows(value, String(given.body));
    const isConflict = errors === '' && isOfData;
    const isOpen = isConflict || isUndecided(schema, value);
    if (isConflict) count.conflicts += 1;
    else if (!isOpen) count[errors === '' ? 'accepted' : 'refused'] += 1;
    if (given.status >= 500 || (isRefused !== (errors !== '') && !isOpen))
      wrong.push(`${operation.id} ${given.status} ${JSON.stringify(value)} ${errors} ${String(given.body)}`);
    const against = againstResponse(operation, given);
    if (against !== '') wrong.push(`${operation.id} responds ${String(given.body)}: ${against}`);
  }
  expect(wrong).toEqual([]);
  expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(cases / 10);
  expect(count.conflicts).toBeLessThan(cases / 10);
});

/**
 * Whether each field that a response names repeats the value of a row before it: no two rows of a list share what is unique
 * (`x-unique`), which a schema cannot say.
 */
function hasRepeatedRows(value: Json, response: string): boolean {
  const error: Json = response.startsWith('{') ? (JSON.parse(response) as Json) : {};
  const details = isJsonObject(error) && Array.isArray(error.details) ? error.details.filter(isJsonObject) : [];
  const isRepeated = (field: string): boolean => {
    const [, list = '', index, name = ''] = /^(\w*)\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
    const rows = list !== '' && isJsonObject(value) ? value[list] : value;
    const values = Array.isArray(rows) ? rows.map((row) => (isJsonObject(row) ? row[name] : undefined)) : [];
    const own = values[Number(index)];
    return (
      own !== undefined && values.slice(0, Number(index)).some((before) => before !== undefined && isSame(before, own))
    );
  };
  return details.length > 0 && details.every(({ field }) => isRepeated(String(field)));
}
