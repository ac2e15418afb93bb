import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateReference } from '../../generate';
import { writeFiles } from '../../load/__tests__/files';
import { DescriptionError } from '../../report';
import type { StepCall } from '../workflow';

const description = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://api.example.com}]
paths:
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
    get:
      operationId: getPet
      parameters: [{name: petId, in: query, schema: {type: string}}]
      responses:
        '200':
          description: OK
          headers: {X-Rate: {schema: {type: integer}}}
          content:
            application/json:
              schema: {properties: {id: {type: string}, items: {type: array, items: {properties: {id: {type: string}}}}}}
    delete: {operationId: removePet, responses: {'204': {description: Gone}}}
  /pets:
    post:
      operationId: addPet
      requestBody:
        content:
          application/json:
            schema: {properties: {name: {type: string}, tag: {type: string}, owner: {properties: {id: {type: string}}}}}
          application/xml: {schema: {type: object}}
      responses: {'201': {description: OK}}
  /shared: {$ref: '#/components/pathItems/Shared'}
components: {pathItems: {Shared: {get: {operationId: shared, responses: {'200': {description: OK}}}}}}
`;

const api = '{name: api, url: ./openapi.yaml, type: openapi}';

/** A step that reads a pet, with one value. */
const get = (id: string, value: string, more = ''): string =>
  `{stepId: ${id}, operationId: $sourceDescriptions.api.getPet, parameters: [{name: petId, in: path, value: '${value}'}]${more}}`;

interface Given {
  version?: string;
  sources?: string;
  inputs?: string;
  steps: string[];
  rest?: string;
  files?: Record<string, string>;
}

async function generate({ version = '1.0.1', sources = api, inputs, steps, rest = '', files = {} }: Given) {
  const text = `arazzo: ${version}
info: {title: Pets, version: '1'}
sourceDescriptions: [${sources}]
workflows:
- workflowId: w${inputs === undefined ? '' : `\n  inputs: ${inputs}`}
  steps:
${steps.map((step) => `  - ${step}`).join('\n')}
${rest}`;
  const siteDir = writeFiles({ 'openapi.yaml': description, 'w.arazzo.yaml': text, ...files });
  const { workflows, notices } = await generateReference({
    ...{ siteDir, descriptionFile: path.join(siteDir, 'openapi.yaml'), foreign: true },
    ...{ basePath: '/docs/ref', docsPath: '/docs', sitePaths: [], home: { label: 'API', href: '/docs' } },
  }).catch((error: unknown) => {
    throw error instanceof DescriptionError ? new Error(error.message) : error;
  });
  return { workflow: workflows[0], notices: notices.map(({ message }) => message) };
}

const nameOf = (call: StepCall): string => (call.kind === 'operation' ? call.operation.id : call.name);

describe('what steps call', () => {
  it.each<[what: string, given: Given, want: string[]]>([
    [
      'a path with braces, plain and percent-encoded',
      {
        steps: [
          "{stepId: a, operationPath: '{$sourceDescriptions.api.url}#/paths/~1pets~1%7BpetId%7D/delete', parameters: [{name: petId, in: path, value: x}]}",
          "{stepId: b, operationPath: '{$sourceDescriptions.api.url}#/paths/~1pets~1{petId}/delete', parameters: [{name: petId, in: path, value: x}]}",
        ],
      },
      ['removePet', 'removePet'],
    ],
    [
      'a path that refers to another place',
      { steps: ["{stepId: a, operationPath: '{$sourceDescriptions.api.url}#/paths/~1shared/get'}"] },
      ['shared'],
    ],
    [
      'an operation without its source, beside a source of workflows',
      {
        sources: `${api}, {name: more, url: ./more.arazzo.yaml, type: arazzo}`,
        steps: ['{stepId: a, operationId: addPet}', '{stepId: b, workflowId: $sourceDescriptions.more.first}'],
      },
      ['addPet', '$sourceDescriptions.more.first'],
    ],
    [
      'an operation of a source without a type, by an encoded address',
      { sources: '{name: api, url: ./openapi%2eyaml}', steps: ['{stepId: a, operationId: addPet}'] },
      ['addPet'],
    ],
    [
      'an operation of a source with full stops in its name, beside others',
      {
        sources:
          '{name: my.api, url: ./openapi.yaml, type: openapi}, {name: other, url: https://api.example.com/o.yaml}',
        steps: [
          '{stepId: a, operationId: $sourceDescriptions.my.api.addPet}',
          '{stepId: b, operationId: $sourceDescriptions.other.addPet}',
        ],
      },
      ['addPet', '$sourceDescriptions.other.addPet'],
    ],
    [
      'a channel (Arazzo 1.1), and what an extension calls',
      {
        version: '1.1.0',
        sources: `${api}, {name: events, url: ./asyncapi.yaml, type: asyncapi}`,
        steps: [
          "{stepId: a, channelPath: '{$sourceDescriptions.events.url}#/channels/x', action: receive, timeout: 5, outputs: {m: $message.payload#/id}}",
          "{stepId: b, dependsOn: [a], x-operation: {url: 'https://api.example.com/t', method: post}}",
          get('c', '$steps.a.outputs.m'),
        ],
      },
      ['{$sourceDescriptions.events.url}#/channels/x', 'POST https://api.example.com/t', 'getPet'],
    ],
  ])('%s', async (_what, given, want) => {
    const { workflow, notices } = await generate(given);
    expect([workflow?.steps.map(({ calls }) => nameOf(calls)), notices]).toEqual([want, []]);
  });
});

describe('what goes in', () => {
  it.each<[what: string, given: Given, want: object[]]>([
    [
      'an output with a full stop in its name, and a field of one without',
      {
        steps: [
          get('a', 'x', ", outputs: {pet.id: '$response.body#/id', list: '$response.body#/items'}"),
          get('b', '$steps.a.outputs.pet.id'),
          get('c', '$steps.a.outputs.list.0.id'),
        ],
      },
      [
        { kind: 'response', step: 1, field: 'id' },
        { kind: 'response', step: 1, field: 'items[0].id' },
      ],
    ],
    [
      'an output of a step with full stops in its id',
      { steps: [get('a.b', 'x', ", outputs: {id: '$response.body#/id'}"), get('c', '$steps.a.b.outputs.id')] },
      [{ kind: 'response', step: 1, field: 'id' }],
    ],
    [
      'an input of what the inputs are composed of',
      {
        inputs: "{allOf: [{$ref: '#/components/inputs/base'}, {properties: {x.y: {type: string}}}]}",
        steps: [get('a', 'x'), get('b', '$inputs.user'), get('c', '$inputs.x.y'), get('d', '$inputs.user#/name')],
        rest: 'components: {inputs: {base: {properties: {user: {type: string}}}}}',
      },
      [
        { kind: 'input', name: 'user' },
        { kind: 'input', name: 'x.y' },
        { kind: 'input', name: 'user.name' },
      ],
    ],
    [
      'an input of a script of its own, and a field of an input',
      {
        inputs: '{properties: {größe: {type: string}, owner: {type: object}}}',
        steps: [get('a', 'x'), get('b', '$inputs.größe'), get('c', '$inputs.owner.name')],
      },
      [
        { kind: 'input', name: 'größe' },
        { kind: 'input', name: 'owner.name' },
      ],
    ],
    [
      'an input that the inputs allow, and no more',
      {
        inputs: '{properties: {a: {type: string}}, additionalProperties: {type: string}}',
        steps: [get('a', 'x'), get('b', '$inputs.other')],
      },
      [{ kind: 'input', name: 'other' }],
    ],
    [
      'an output of a workflow that a step calls',
      { steps: ['{stepId: a, workflowId: w}', get('b', '$steps.a.outputs.id')] },
      [{ kind: 'expression', text: '$steps.a.outputs.id' }],
    ],
    [
      'what selectors take (Arazzo 1.1)',
      {
        version: '1.1.0',
        steps: [
          get(
            'a',
            'x',
            `, outputs: {
      a: {context: $response.body, selector: "$.items[0]['id']", type: jsonpath},
      b: {context: '$response.body#/items', selector: /0/id, type: {type: jsonpointer, version: rfc6901}},
      c: {context: $response.body, selector: '$.items[*]', type: jsonpath},
      d: {context: '$response.body#/items', selector: '//item', type: xpath}}`,
          ),
          get('b', '$steps.a.outputs.a'),
          get('c', '$steps.a.outputs.b'),
          get('d', '$steps.a.outputs.c'),
          get('e', '$steps.a.outputs.d'),
        ],
      },
      [
        { kind: 'response', step: 1, field: 'items[0].id' },
        { kind: 'response', step: 1, field: 'items[0].id' },
        { kind: 'expression', text: '$response.body $.items[*]' },
        { kind: 'expression', text: '$response.body /items //item' },
      ],
    ],
  ])('%s', async (_what, given, want) => {
    const { workflow, notices } = await generate(given);
    expect([workflow?.steps.slice(1).flatMap((step) => step.given[0]?.pieces), notices]).toEqual([want, []]);
  });

  it('the same name in two places, but not twice in one', async () => {
    const step = (...places: string[]): string =>
      `{stepId: a, operationId: getPet, parameters: [${places.map((each) => `{name: petId, in: ${each}, value: x}`)}]}`;
    expect((await generate({ steps: [step('path', 'query')] })).notices).toEqual([]);
    await expect(generate({ steps: [step('path', 'path')] })).rejects.toThrow(
      'The path parameter "petId" is given twice.',
    );
  });

  it('no parameter of `components` that is not there', async () => {
    const steps = ['{stepId: a, operationId: addPet, parameters: [{reference: $components.parameters.none}]}'];
    await expect(generate({ steps })).rejects.toThrow('The file has no parameter "$components.parameters.none".');
  });
});

describe('bodies', () => {
  const body = (text: string): Given => ({
    inputs: '{properties: {n: {type: string}}}',
    steps: [`{stepId: a, operationId: addPet, requestBody: ${text}}`],
  });

  it.each<[what: string, text: string, names: string[], payload: unknown]>([
    ['replacements without a payload', '{replacements: [{target: /name, value: x}]}', ['name'], { name: 'x' }],
    [
      'a field of the payload that is replaced',
      '{payload: {name: a, owner: {id: b}}, replacements: [{target: /name, value: c}, {target: /owner, value: $inputs.n}]}',
      ['name', 'owner'],
      { name: 'c', owner: '$inputs.n' },
    ],
    [
      'a place by a path (Arazzo 1.1), and in a fragment',
      "{payload: {}, replacements: [{target: $.owner.id, value: x}, {target: '#/tag', value: y}]}",
      ['', 'owner.id', 'tag'],
      { owner: { id: 'x' }, tag: 'y' },
    ],
    [
      'places in a text, which stays as it is written',
      '{contentType: application/json, payload: \'{"name": "{$inputs.n}"}\', replacements: [{target: /tag, value: x}]}',
      ['', '/tag'],
      '{"name": "{$inputs.n}"}',
    ],
    [
      'places in XML',
      `{contentType: application/xml, payload: <a/>, replacements: [{target: "//b[@c='3']/d", value: x}]}`,
      ['', "//b[@c='3']/d"],
      '<a/>',
    ],
  ])('%s', async (_what, text, names, payload) => {
    const { workflow, notices } = await generate(body(text));
    const [step] = workflow?.steps ?? [];
    expect([step?.given.map(({ name }) => name), step?.written.payload, notices]).toEqual([names, payload, []]);
  });

  it('what is replaced twice is noticed, and has its last value', async () => {
    const { workflow, notices } = await generate(
      body('{payload: {}, replacements: [{target: /name, value: a}, {target: /name, value: b}]}'),
    );
    expect(workflow?.steps[0]?.written.payload).toEqual({ name: 'b' });
    expect(workflow?.steps[0]?.given.map(({ name }) => name)).toEqual(['', 'name']);
    expect(notices).toEqual(['Every `replacement` in `requestBody` must be unique.']);
  });
});

describe('criteria and actions', () => {
  it.each<[what: string, given: Given, notices: string[]]>([
    [
      'of each type, with the own outputs of a step, actions and extensions',
      {
        steps: [
          get(
            'a',
            'x',
            `, x-mine: {a: 1}, outputs: {id: '$response.body#/id', u: $url, m: $method, s: $statusCode},
      successCriteria: [{condition: $statusCode == 200 && $steps.a.outputs.id != null},
        {context: $response.body, condition: '$[?(@.id)]', type: jsonpath, x-mine: 1},
        {context: $response.body, condition: //id, type: {type: xpath, version: xpath-20}},
        {context: $response.body, condition: $.id, type: {type: jsonpath, version: draft-goessner-dispatch-jsonpath-00}},
        {context: $statusCode, condition: '^2', type: regex}],
      onSuccess: [{name: end, type: end}, {name: next, type: goto, workflowId: w}],
      onFailure: [{name: again, type: retry, retryAfter: 1.5, retryLimit: 3}, {reference: $components.failureActions.f}]`,
          ),
        ],
        rest: '  successActions: [{name: s, type: goto, stepId: a}]\n  outputs: {o.1: $steps.a.outputs.id}\ncomponents: {failureActions: {f: {name: f, type: end}}}',
      },
      [],
    ],
    [
      'that lead back to a step after which another one has run',
      {
        steps: [
          get('a', '$steps.b.outputs.id'),
          get('b', 'x', ", outputs: {id: '$response.body#/id'}, onSuccess: [{name: g, type: goto, stepId: a}]"),
        ],
      },
      ['$steps.b.outputs.id is taken before the step "b" has run.'],
    ],
    [
      'that ask for the media type of a response',
      { steps: [get('a', 'x', ", successCriteria: [{condition: $response.header.Content-Type == 'text/plain'}]")] },
      [],
    ],
    [
      'that stand twice',
      {
        steps: [get('a', 'x', ', successCriteria: [{condition: $statusCode == 200}, {condition: $statusCode == 200}]')],
      },
      ['The Step SuccessCriteria items must be unique.'],
    ],
    [
      'that are no conditions',
      { steps: [get('a', 'x', ', successCriteria: [{condition: $statusCode = 200}]')] },
      ['"$statusCode = 200" is not a condition of Arazzo.'],
    ],
    [
      'and the body of a response that has none',
      {
        steps: [
          '{stepId: a, operationId: removePet, parameters: [{name: petId, in: path, value: x}], outputs: {all: $response.body}}',
        ],
      },
      ['No response of removePet has a body.'],
    ],
  ])('%s', async (_what, given, notices) => {
    expect((await generate(given)).notices).toEqual(notices);
  });

  it.each<[action: string, message: string]>([
    ['onSuccess: [{name: g, type: goto, stepId: none}]', 'The workflow has no step "none".'],
    ['onFailure: [{name: g, type: retry, workflowId: none}]', 'No workflow of this file has the workflowId "none".'],
    ['onFailure: [{reference: $components.failureActions.none}]', 'The file has no "$components.failureActions.none".'],
  ])('not with %s', async (action, message) => {
    await expect(generate({ steps: [get('a', 'x', `, ${action}`)] })).rejects.toThrow(message);
  });
});
