import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { modelOf } from '../../__tests__/builders';
import { createExampleCache } from '../../examples/schemaExample';
import type { Node } from '../../json';
import { schemasByName } from '../../schema';
import { readWorkflows } from '../readWorkflows';

const api = `
components:
  securitySchemes: {key: {type: apiKey, name: X-Key, in: header}}
  schemas:
    Pet: {type: object, properties: {id: {type: integer}, owner: {oneOf: [{properties: {name: {type: string}}}]}}}
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: size, in: query, required: true, schema: {type: integer}}]
      responses:
        '200':
          description: OK
          headers: {X-Total: {schema: {type: integer}}}
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
    post:
      operationId: addPet
      requestBody:
        content:
          application/json: {schema: {$ref: '#/components/schemas/Pet'}}
          multipart/form-data: {schema: {properties: {photo: {type: string}}}}
      responses:
        '201':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}, application/xml: {}}
        '409': {description: Taken, content: {application/json: {schema: {properties: {code: {type: string}}}}}}
  /login:
    post:
      operationId: logIn
      parameters: [{name: Content-Type, in: header, required: true, schema: {type: string}}]
      responses: {'200': {description: OK}, '2(': {description: No status}}
    put:
      operationId: renew
      requestBody: {content: {application/json: {schema: {properties: {a/b: {type: string}}}}}}
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {properties: {id: {type: integer}}, unevaluatedProperties: {type: string}}}}
    delete:
      operationId: logOut
      responses: {'204': {description: Done}}
`;

const first = `{stepId: first, operationId: listPets, parameters: [{name: size, in: query, value: 2}],
      outputs: {id: '$response.body#/0/id', pet: '$response.body#/0', total: $response.header.x-total}}`;

/** A workflow with a first step that lists pets, and one more. */
function read(step: string, more = '') {
  const { model } = modelOf(api);
  const problems: [pointer: string, message: string, remedy: string][] = [];
  const document = parse(`
workflows:
  - workflowId: pets
    inputs: {properties: {token: {type: string, description: A token}}}
    parameters: [{name: X-Key, in: header, value: 'Key {$inputs.token}'}]
    steps:
    - ${first}
    - ${step}
${more}`) as Node;
  const workflows = readWorkflows(
    { name: 'pets.arazzo.yaml', download: 'pets.arazzo.yaml', document, source: { name: 'api', isOnly: true } },
    {
      model,
      cache: createExampleCache(schemasByName(model.schemas)),
      report: (pointer, message, remedy) => problems.push([pointer, message, remedy]),
    },
  );
  return { workflow: workflows[0], problems };
}

describe('what goes in', () => {
  it.each<[step: string, given: [place: string, name: string, pieces: object[]][]]>([
    [
      "{stepId: a, operationId: addPet, requestBody: {payload: {id: $steps.first.outputs.id, owner: {name: 'x'}}}}",
      [
        ['body', 'id', [{ kind: 'response', step: 1, field: '[0].id' }]],
        ['body', 'owner.name', [{ kind: 'text', text: 'x' }]],
      ],
    ],
    [
      "{stepId: a, operationId: addPet, requestBody: {payload: {}, replacements: [{target: /id, value: '$steps.first.outputs.pet#/id'}]}}",
      [
        ['body', '', [{ kind: 'text', text: '{}' }]],
        ['body', 'id', [{ kind: 'response', step: 1, field: '[0].id' }]],
      ],
    ],
    [
      '{stepId: a, operationId: renew, requestBody: {payload: {}, replacements: [{target: /a~1b, value: x}]}}',
      [
        ['body', '', [{ kind: 'text', text: '{}' }]],
        ['body', 'a/b', [{ kind: 'text', text: 'x' }]],
      ],
    ],
    [
      '{stepId: a, operationId: listPets, parameters: [{reference: $components.parameters.size, value: $steps.first.outputs.total}]}',
      [['query', 'size', [{ kind: 'response', step: 1, field: 'x-total' }]]],
    ],
    [
      "{stepId: a, operationPath: '{$sourceDescriptions.api.url}#/paths/~1pets/get', parameters: [{name: size, in: query, value: $inputs.token}]}",
      [['query', 'size', [{ kind: 'input', name: 'token' }]]],
    ],
    [
      '{stepId: a, operationId: $sourceDescriptions.other.deletePet, parameters: [{name: whatever, in: query, value: [1, 2]}]}',
      [['query', 'whatever', [{ kind: 'text', text: '[1,2]' }]]],
    ],
  ])('%s', (step, given) => {
    const { workflow, problems } = read(step, 'components: {parameters: {size: {name: size, in: query, value: 5}}}');
    expect(problems).toEqual([]);
    expect(workflow?.steps[1]?.given.map((value) => [value.in, value.name, value.pieces])).toEqual(given);
    expect(workflow?.common).toEqual([
      {
        in: 'header',
        name: 'X-Key',
        pieces: [
          { kind: 'text', text: 'Key ' },
          { kind: 'input', name: 'token' },
        ],
      },
    ]);
    expect(workflow?.inputs).toEqual([
      { name: 'token', description: 'A token', schema: { type: 'string', description: 'A token' } },
    ]);
  });
});

describe('what is wrong', () => {
  const size = (value: string): string => `parameters: [{name: size, in: query, value: ${value}}]`;

  it.each<[step: string, pointer: string, message: string, remedy: string]>([
    [
      '{stepId: a, operationId: listCats}',
      '/operationId',
      'The description has no operation with the operationId "listCats".',
      'Name one that it has, or add the operation to the description.',
    ],
    [
      '{stepId: a, workflowId: cats}',
      '/workflowId',
      'No workflow of this file has the workflowId "cats".',
      'Name one of: pets.',
    ],
    [
      "{stepId: a, operationId: addPet, outputs: {x: '$response.body#/name'}}",
      '/outputs/x',
      'No response of addPet has the field "name".',
      'Name one that is there: id, owner.',
    ],
    [
      "{stepId: a, operationId: addPet, outputs: {x: '$response.body#/code'}}",
      '/outputs/x',
      'No response of addPet has the field "code".',
      'Name one that is there: id, owner.',
    ],
    [
      "{stepId: a, operationId: addPet, outputs: {x: '$response.body#/owner/age'}}",
      '/outputs/x',
      'No response of addPet has the field "owner.age".',
      'Name one that is there: name.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('1')}, outputs: {x: $response.header.Total}}`,
      '/outputs/x',
      'No response of listPets has the header "Total".',
      'Name one that is there: X-Total.',
    ],
    [
      "{stepId: a, operationId: addPet, successCriteria: [{condition: '$response.body#/state == 1'}]}",
      '/successCriteria/0/condition',
      'No response of addPet has the field "state".',
      'Name one that is there: id, owner, code.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('$steps.none.outputs.id')}}`,
      '/parameters/0/value',
      'The workflow has no step "none".',
      'Name an earlier step: first.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('$steps.a.outputs.id')}}`,
      '/parameters/0/value',
      '$steps.a.outputs.id is taken before the step "a" has run.',
      'Name an earlier step: first.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('$steps.first.outputs.name')}}`,
      '/parameters/0/value',
      'The step "first" has no output "name".',
      'Add it to the `outputs` of the step, or name one of: id, pet, total.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('$inputs.size')}}`,
      '/parameters/0/value',
      'The workflow has no input "size".',
      'Add it to `inputs`, or name one of: token.',
    ],
    [
      '{stepId: a, operationId: listPets}',
      '',
      'The step gives no value for the required query parameter "size" of listPets.',
      'Add it to `parameters`.',
    ],
    [
      '{stepId: a, operationId: addPet, parameters: [{name: size, in: query, value: 1}]}',
      '/parameters/0',
      'addPet has no query parameter "size".',
      'Take something else, or add it to the description.',
    ],
    [
      "{stepId: a, operationId: logOut, outputs: {x: '$response.body#/id'}}",
      '/outputs/x',
      'No response of logOut has a body.',
      'Leave it out, or describe the body.',
    ],
    [
      "{stepId: a, operationId: addPet, outputs: {x: '$response.body#/name'}}",
      '/outputs/x',
      'No response of addPet has the field "name".',
      'Name one that is there: id, owner.',
    ],
    [
      '{stepId: a, operationId: addPet, requestBody: {payload: {name: x}}}',
      '/requestBody/payload/name',
      'The body of addPet has no field "name".',
      'Name one that is there: id, owner.',
    ],
    [
      `{stepId: a, operationId: listPets, ${size('1')}, requestBody: {payload: {name: x}}}`,
      '/requestBody/payload/name',
      'listPets takes no body.',
      'Leave the body out.',
    ],
    [
      '{stepId: a, operationId: addPet, requestBody: {contentType: text/csv, payload: {id: 1}}}',
      '/requestBody/contentType',
      'addPet takes no body of the type text/csv.',
      'Name one that is there: application/json, multipart/form-data.',
    ],
    [
      "{stepId: a, operationId: addPet, successCriteria: [{condition: '$statusCode == 201 || $statusCode == 200'}]}",
      '/successCriteria/0/condition',
      'No response of addPet has the status 200.',
      'Name one that is there: 201, 409.',
    ],
    [
      "{stepId: a, operationId: logIn, successCriteria: [{condition: '$statusCode == 201'}]}",
      '/successCriteria/0/condition',
      'No response of logIn has the status 201.',
      'Name one that is there: 200, 2(.',
    ],
  ])('%s', (step, pointer, message, remedy) => {
    expect(read(step).problems).toEqual([[`#/workflows/0/steps/1${pointer}`, message, remedy]]);
  });

  it.each([
    [
      'a field of an error, in a criterion',
      "{stepId: a, operationId: addPet, successCriteria: [{condition: '$response.body#/code == 1'}]}",
    ],
    [
      'a field of a body that nothing is said of',
      "{stepId: a, operationId: logIn, outputs: {x: '$response.body#/token'}}",
    ],
    ['a field of any other name', "{stepId: a, operationId: renew, outputs: {x: '$response.body#/token'}}"],
    [
      'a field of a form beside JSON',
      '{stepId: a, operationId: addPet, requestBody: {contentType: multipart/form-data, payload: {photo: x}}}',
    ],
    [
      'a media type with a parameter',
      '{stepId: a, operationId: addPet, requestBody: {contentType: Application/JSON; charset=utf-8, payload: {id: 1}}}',
    ],
    ['no value for a header that is no parameter', '{stepId: a, operationId: logIn}'],
  ])('nothing is wrong with %s', (_, step) => {
    expect(read(step).problems).toEqual([]);
  });
});
