import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeAll, renderTexts } from '../../../__tests__/builders';
import { createExampleCache } from '../../../examples/schemaExample';
import type { Node } from '../../../json';
import { anchorFor } from '../../../pages/__tests__/anchorFor';
import { schemasByName } from '../../../schema';
import { readWorkflows } from '../../../workflows/readWorkflows';
import { exchangeOf, fillStep, inputValue, readStep } from '../fillStep';
import { makeRecipe, recipePath } from '../makeRecipe';
import type { RecipeInput, RecipeRequest } from '../recipe';

const api = `
servers: [{url: https://api.example.com/v1}]
components:
  securitySchemes: {key: {type: apiKey, name: X-Key, in: header}}
security: [{key: []}]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      tags: [Pets]
      parameters: [{name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}}]
      responses: {'200': {description: OK, headers: {X-Total: {}}, content: {application/json: {schema: {type: array}}}}, '201': {description: Created}}
    post:
      operationId: addPet
      tags: [Pets]
      requestBody:
        content:
          application/json: {schema: {type: object}}
          multipart/form-data:
            schema: {type: object, properties: {photo: {type: string, format: binary}, name: {type: string}}}
      responses: {'201': {description: OK, content: {application/json: {schema: {type: object}}}}}
`;

function recipeOf(steps: string, more = '') {
  const { model, addresses } = makeAll(api);
  const cache = createExampleCache(schemasByName(model.schemas));
  const document = parse(`
workflows:
  - workflowId: Add Pets
    summary: Add pets
${more}
    steps:
${steps.replace(/^/gm, '      ')}`) as Node;
  const [workflow] = readWorkflows(
    { name: 'pets.arazzo.yaml', download: 'pets.arazzo.yaml', document, source: { name: 'api', isOnly: true } },
    { model, cache, report: (...problem) => expect(problem).toEqual([]) },
  );
  if (!workflow) throw new Error('There is no workflow.');
  return {
    workflow,
    recipe: makeRecipe(workflow, { schemas: cache.schemas, cache, addresses, renderText: renderTexts }),
  };
}

it('gives the words of a text in CommonMark', () => {
  const { recipe } = recipeOf('- {stepId: a, description: "Call `a`, **then** [b](/b).", operationId: listPets}');
  expect(recipe.steps[0]?.description).toBe('Call a, then b.');
});

/** The first step, which calls an operation. */
function requestOf(steps: string, more?: string): RecipeRequest {
  const [step] = recipeOf(steps, more).recipe.steps;
  if (step?.kind !== 'request') throw new Error('The step calls no operation.');
  return step;
}

const context = { inputs: { key: 'k-1', pet: 7 }, outputs: {} };

describe('makeRecipe', () => {
  it('says of each value where it comes from, and of each output where it goes', () => {
    const { workflow, recipe } = recipeOf(
      `
- stepId: list
  operationId: listPets
  outputs: {id: '$response.body#/0/id', all: $response.body, total: $response.header.X-Total}
- stepId: add
  operationId: addPet
  requestBody: {payload: {pets: [{id: $steps.list.outputs.id}], text: 'No {$inputs.pet}, {$steps.list.outputs.id}'}}
- {stepId: other, operationId: $sourceDescriptions.other.deletePet}`,
      '    inputs: {properties: {pet: {type: integer}, key: {type: string}}}',
    );
    expect(recipePath(workflow)).toBe('request-builder/recipes/add-pets.json');
    const [list, add, other] = recipe.steps;
    expect(list).toMatchObject({
      title: 'List pets',
      address: `/docs/ref/api/pets#${anchorFor('listPets')}`,
      outputs: [
        {
          name: 'id',
          pointer: '/0/id',
          goesTo: [
            { number: 2, in: 'body', name: 'pets[0].id' },
            { number: 2, in: 'body', name: 'text' },
          ],
        },
        { name: 'all', pointer: '', goesTo: [] },
        { name: 'total', goesTo: [] },
      ],
    });
    expect(add).toMatchObject({
      taken: [
        { in: 'body', pointer: '/pets/0/id', from: [{ kind: 'step', number: 1 }] },
        {
          in: 'body',
          pointer: '/text',
          from: [
            { kind: 'input', name: 'pet' },
            { kind: 'step', number: 1 },
          ],
        },
      ],
    });
    expect(other).toEqual({ kind: 'other', id: 'other', name: '$sourceDescriptions.other.deletePet' });
  });

  it('points to fields with a percent sign', () => {
    const { recipe } = recipeOf(`
- stepId: list
  operationId: listPets
  outputs: {share: '$response.body#/50%'}
- stepId: add
  operationId: addPet
  requestBody: {payload: {50%: $steps.list.outputs.share}}`);
    expect(recipe.steps).toMatchObject([{ outputs: [{ pointer: '/50%' }] }, { taken: [{ pointer: '/50%' }] }]);
  });

  it.each<[schema: string, input: Partial<RecipeInput>]>([
    ['{type: integer, examples: [5, 6]}', { type: 'number', initial: '5' }],
    ['{type: string, format: password}', { type: 'string', isSecret: true }],
    ['{type: string, default: a, examples: [b]}', { type: 'string', initial: 'a' }],
    ['{enum: [x, y]}', { type: 'string', initial: 'x' }],
    ['{type: boolean}', { type: 'boolean' }],
    ['{type: object, example: {a: 1}}', { type: 'json', initial: '{"a":1}' }],
  ])('an input of %s', (schema, input) => {
    const { recipe } = recipeOf('- {stepId: a, operationId: listPets}', `    inputs: {properties: {it: ${schema}}}`);
    expect(recipe.inputs).toEqual([{ name: 'it', isSecret: false, ...input }]);
  });
});

describe('fillStep', () => {
  it.each<[step: string, url: string, headers: [string, string][]]>([
    [
      '- {stepId: a, operationId: listPets, parameters: [{name: ids, in: query, value: [1, 2]}]}',
      '/pets?ids=1,2',
      [
        ['X-Key', ''],
        ['Accept', 'application/json'],
      ],
    ],
    [
      "- {stepId: a, operationId: listPets, parameters: [{name: X-Key, in: header, value: '{$inputs.key}!'}]}",
      '/pets',
      [
        ['Accept', 'application/json'],
        ['X-Key', 'k-1!'],
      ],
    ],
    [
      '- {stepId: a, operationId: listPets, parameters: [{name: accept, in: header, value: text/csv}, {name: X-Key, in: header, value: a}]}',
      '/pets',
      [
        ['accept', 'text/csv'],
        ['X-Key', 'a'],
      ],
    ],
  ])('%s', (step, url, headers) => {
    const { request, missing } = fillStep(requestOf(step), context);
    expect(request.url).toBe(`https://api.example.com/v1${url}`);
    expect(request.headers.map(({ name, value }) => [name, value])).toEqual(headers);
    expect(missing).toEqual([]);
  });

  it('writes the body in the media type that the step states, with replaced parts in their places', () => {
    const add = (body: string): RecipeRequest => requestOf(`- {stepId: a, operationId: addPet, requestBody: ${body}}`);
    expect(
      fillStep(add('{payload: {a: {b: 1}}, replacements: [{target: /a/c, value: $inputs.pet}]}'), context).request.body,
    ).toEqual({ kind: 'json', mediaType: 'application/json', value: { a: { b: 1, c: 7 } } });
    expect(
      fillStep(add('{contentType: multipart/form-data, payload: {photo: a.png, name: Rex}}'), context).request.body,
    ).toMatchObject({
      kind: 'multipart',
      parts: [
        { kind: 'file', name: 'photo', filename: 'a.png' },
        { kind: 'text', name: 'name', value: 'Rex' },
      ],
    });
  });

  it('names what is not known yet', () => {
    const step = requestOf('- {stepId: a, operationId: addPet, requestBody: {payload: {id: $inputs.other}}}', '');
    expect(fillStep(step, context)).toMatchObject({ missing: ['$inputs.other'], request: { body: { value: {} } } });
  });
});

it('a response gives outputs, and is held to the criteria of its step', () => {
  const step = requestOf(
    "- {stepId: a, operationId: listPets, outputs: {id: '$response.body#/0/id', no: '$response.body#/0/no'}, " +
      'successCriteria: [{condition: $statusCode == 200}, {condition: $statusCode == 201}, ' +
      "{condition: '$[?@.id]', context: $response.body, type: jsonpath}]}",
  );
  const { request } = fillStep(step, context);
  const response = { status: 200, headers: [['Content-Type', 'application/json']] as const, body: '[{"id": 3}]' };
  expect(readStep(step, exchangeOf(request, response), context)).toEqual({
    outputs: { id: 3 },
    missing: ['$response.body#/0/no'],
    unmet: ['$statusCode == 201'],
    unjudged: ['$[?@.id]'],
  });
  expect(exchangeOf(request, { ...response, headers: [['content-type', 'text/csv']] }).body).toBeUndefined();
  // A file that was uploaded as JSON may be none.
  expect(exchangeOf(request, { ...response, body: 'id;name' }).body).toBe('id;name');
});

it.each<[text: string, type: RecipeInput['type'], value: unknown]>([
  ['12', 'string', '12'],
  ['12', 'number', 12],
  ['twelve', 'number', 'twelve'],
  ['true', 'boolean', true],
  ['{"a":', 'json', '{"a":'],
])('the input %s of the type %s', (text, type, value) => {
  expect(inputValue(text, { name: 'it', type, isSecret: false })).toEqual(value);
});
