import { describe, expect, it } from 'vitest';
import type { StepCall } from '../workflow';
import { api, type Given, generate, get } from './petWorkflows';

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
