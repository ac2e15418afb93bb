import { describe, expect, it } from 'vitest';
import { documentOf, makeAll, modelOf } from '../../__tests__/builders';
import { createExampleCache } from '../../examples/schemaExample';
import { zapTables } from '../../outputs/guides/zapTables';
import { schemasByName } from '../../schema';
import { readZaps } from '../readZaps';

const api = (zaps: string): string => `
paths:
  /pets/{id}:
    put:
      operationId: updatePet
      tags: [Pets]
      summary: Update pet
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      requestBody:
        content:
          application/json:
            schema:
              required: [name]
              properties:
                name: {type: string}
                owner: {oneOf: [{required: [role], properties: {role: {enum: [KEEPER, VET]}, ids: {type: array}}}]}
      responses: {'200': {description: OK}}
webhooks:
  petSold:
    post:
      operationId: petSold
      tags: [Pets]
      requestBody:
        content:
          application/json:
            schema: {properties: {at: {type: integer}, pet: {properties: {id: {type: integer}}}}}
            examples: {one: {value: {at: 1898948400000, pet: {id: 7}}}}
      responses: {'200': {description: OK}}
info:
  title: Pets
  version: '1'
  x-zapier:
${zaps.replace(/^/gm, '  ')}`;

function read(zaps: string) {
  const { model } = modelOf(api(zaps));
  const problems: string[][] = [];
  const found = readZaps(documentOf(api(zaps)), {
    model,
    cache: createExampleCache(schemasByName(model.schemas)),
    report: (...problem) => problems.push(problem),
  });
  return { found, problems };
}

const action = (fields: string): string =>
  `  actions: [{label: Update pet, operationId: updatePet, fields: [${fields}]}]`;

describe('readZaps', () => {
  it.each<[field: string, required: boolean]>([
    ['{label: Pet, names: [id]}', true],
    ['{label: Name, names: [name]}', true],
    ['{label: Role, names: [owner.role]}', false],
    ['{label: Ids, names: [owner.ids, name]}', true],
    ['{label: Ids, names: [owner.ids]}', false],
  ])('%s is required: %s', (field, required) => {
    const { found, problems } = read(action(field));
    expect(problems).toEqual([]);
    expect(found?.actions[0]?.fields[0]?.required).toBe(required);
  });

  it.each<[zaps: string, pointer: string, message: string, remedy: string]>([
    [
      '  triggers: [{label: Pet lost, webhook: petLost}]',
      '/triggers/0/webhook',
      'The description has no webhook "petLost".',
      'Name one that it has, or remove the Zap.',
    ],
    ['  actions: [{label: Feed}]', '/actions/0', 'The Zap "Feed" names no operation.', 'Add `operationId`.'],
    [
      '  subscribe: addHook',
      '/subscribe',
      'The description has no operation "addHook".',
      'Name one that it has, or remove the Zap.',
    ],
    [
      action('{label: Age, names: [age]}'),
      '/actions/0/fields/0/names/0',
      'updatePet has no parameter and no field of its body that is called "age".',
      'Name one that is there: id, name, owner.',
    ],
    [
      action('{label: Age}'),
      '/actions/0/fields/0',
      'A field of a Zap names no field of the API.',
      'Add `names`, a list of one or more.',
    ],
    [
      action('{label: Role, names: [owner.role], description: "`KEEPER` or `GUEST`"}'),
      '/actions/0/fields/0/description',
      'updatePet has no value "GUEST".',
      'Write one that an enum of it has.',
    ],
  ])('%s', (zaps, pointer, message, remedy) => {
    expect(read(zaps).problems).toEqual([[`#/info/x-zapier${pointer}`, message, remedy]]);
  });
});

it('tables have the fields of each Zap, what is required of them, and examples', () => {
  const zaps = `${action('{label: Name, names: [name], description: "At *most* `5`"}')}
  triggers: [{label: Pet sold, webhook: petSold, description: A | sale, fields: [{label: Sold, names: [at], format: date}, {label: Pet, names: [pet, pet.id]}]}]`;
  const { found } = read(zaps);
  const { addresses } = makeAll(api(zaps));
  const tables = zapTables(found, addresses);
  expect(tables['zapier-action-fields'].split('\n').slice(2)).toEqual([
    '| **Update pet** |  |  |',
    '| Name | `name` | At *most* `5`. Required |',
  ]);
  expect(tables['zapier-trigger-fields'].split('\n').slice(2)).toEqual([
    '| **Pet sold** |  |  |',
    '| Sold | `at` | `2030-03-05T13:40:00Z` |',
    '| Pet | `pet` and `pet.id` | `7` |',
  ]);
  expect(tables['zapier-triggers'].split('\n')[2]).toMatch(/^\| Pet sold \| A \\\| sale \| \[Pet sold\]\(\S+\) \|$/);
  expect(zapTables(undefined, addresses)['zapier-searches'].split('\n')).toHaveLength(2);
});
