import { describe, expect, it } from 'vitest';
import { type Given, generate, get } from './petWorkflows';

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
