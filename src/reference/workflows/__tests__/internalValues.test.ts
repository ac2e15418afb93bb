import { expect, it } from 'vitest';
import { generateFiles } from '../../__tests__/generateFiles';

const spec = `openapi: 3.1.0
info: {title: API, version: "1"}
paths:
  /a:
    post:
      operationId: pa
      parameters:
        - {name: filter, in: query, style: deepObject, schema: {type: object, properties: {a: {type: string}, hiddenF: {type: string, x-internal: true}}}}
        - {name: search, in: query, content: {application/json: {schema: {type: object, properties: {a: {type: string}, hiddenG: {type: string, x-internal: true}}}}}}
      requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}
      responses: {"200": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}}
components:
  schemas:
    S:
      type: object
      properties:
        a: {type: string}
        hiddenCost: {type: string, x-internal: true}
        items: {type: array, items: {type: object, properties: {b: {type: string}, hiddenIn: {type: string, x-internal: true}}}}
`;

interface Steps {
  arazzo?: string;
  steps: object[];
  /** Further fields of the workflow, and of the file. */
  workflow?: object;
  file?: object;
}

/** The file with workflows that is published, of steps that give and take values. */
async function published({ arazzo = '1.1.0', steps, workflow, file }: Steps): Promise<string> {
  const written = {
    ...{ arazzo, info: { title: 'Flow', version: '1' } },
    sourceDescriptions: [{ name: 'api', url: 'openapi.yaml', type: 'openapi' }],
    workflows: [{ workflowId: 'flow', steps: steps.map((step) => ({ operationId: 'pa', ...step })), ...workflow }],
    ...file,
  };
  const reference = await generateFiles({ 'openapi.yaml': spec, 'w.arazzo.json': JSON.stringify(written) });
  expect(reference.workflows).toHaveLength(1);
  expect(JSON.stringify([reference.inserts, reference.workflows])).not.toMatch(/hidden|vv/);
  const [download] = reference.files().filter(({ path }) => path.includes('w.arazzo'));
  return JSON.stringify(JSON.parse(String(download?.content)));
}

const one = { stepId: 'one', outputs: { all: '$response.body', public: '$response.body#/a' } };
const body = (requestBody: object): object => ({
  stepId: 'two',
  requestBody: { contentType: 'application/json', payload: { a: 'kept' }, ...requestBody },
});
const replacing = (...replacements: object[]): Steps => ({
  steps: [body({ replacements: [...replacements, { target: '/a', value: 'kept' }] })],
});
const jsonpath = (target: string): object => ({ target, targetSelectorType: 'jsonpath', value: 'vv' });
const select = (context: string, selector: string, type = 'jsonpath'): object => ({ context, selector, type });
const giving = (...parameters: object[]): Steps => ({ steps: [{ stepId: 'kept', parameters }] });

it.each<[what: string, given: Steps]>([
  ['the target of a JSONPath', replacing(jsonpath('$.hiddenCost'))],
  ['a target in brackets', replacing(jsonpath("$['hiddenCost']"))],
  ['a target in a list', replacing(jsonpath('$.items[0].hiddenIn'))],
  ['a target that is no place', replacing(jsonpath('$.items[*].hiddenIn'))],
  ['the target of an XPath', replacing({ target: '/s/items/hiddenIn', targetSelectorType: 'xpath', value: 'vv' })],
  ['a target at no place, with an object', replacing({ ...jsonpath('$.items[*]'), value: { hiddenIn: 'vv', b: 'c' } })],
  ['the value of a replacement', replacing({ target: '/items', value: [{ b: 'c', hiddenIn: 'vv' }] })],
  ['the whole body as a replacement', replacing({ target: '', value: { a: 'c', hiddenCost: 'vv' } })],
  ['the object of a parameter', giving({ name: 'filter', in: 'query', value: { a: 'kept', hiddenF: 'vv' } })],
  ['the text of a parameter', giving({ name: 'search', in: 'query', value: '{"a":"kept","hiddenG":"vv"}' })],
  [
    'the object of a parameter of the workflow',
    {
      steps: [{ stepId: 'kept' }],
      workflow: { parameters: [{ name: 'filter', in: 'query', value: { a: 'kept', hiddenF: 'vv' } }] },
    },
  ],
  [
    'the object of a parameter that steps share',
    {
      steps: [{ stepId: 'kept', parameters: [{ reference: '$components.parameters.f' }] }],
      file: { components: { parameters: { f: { name: 'filter', in: 'query', value: { a: 'kept', hiddenF: 'vv' } } } } },
    },
  ],
  [
    'an input that only an internal field was given',
    {
      steps: [body({ payload: { a: '$inputs.kept', hiddenCost: '$inputs.hiddenInput' } })],
      workflow: {
        inputs: {
          ...{ type: 'object', required: ['hiddenInput', 'kept'] },
          properties: { hiddenInput: { type: 'string' }, kept: { type: 'string' } },
        },
      },
    },
  ],
  [
    'an action of the workflow, for what a step has lost',
    {
      steps: [{ stepId: 'kept' }],
      workflow: {
        successActions: [
          { name: 'e', type: 'end', criteria: [{ condition: '$response.body#/hiddenCost == 1' }] },
          { name: 'kept', type: 'end', criteria: [{ condition: '$statusCode == 200' }] },
        ],
        failureActions: [
          {
            ...{ name: 'e', type: 'end' },
            criteria: [{ context: '$response.body', type: 'jsonpath', condition: '$.hiddenCost' }],
          },
        ],
      },
    },
  ],
  [
    'a selector in a payload',
    { steps: [one, body({ payload: { a: 'kept', items: select('$steps.one.outputs.all', '$.hiddenCost') } })] },
  ],
  [
    'a selector that is no place',
    { steps: [one, body({ payload: { a: 'kept', items: select('$steps.one.outputs.all', '$..hiddenCost') } })] },
  ],
  [
    'a selector in a parameter',
    {
      steps: [
        { ...one, stepId: 'one' },
        {
          stepId: 'kept',
          parameters: [{ name: 'q', in: 'query', value: select('$steps.one.outputs.all', '$.hiddenCost') }],
        },
      ],
    },
  ],
  [
    'a selector in an output of the workflow',
    {
      steps: [one],
      workflow: { outputs: { kept: '$steps.one.outputs.public', o: select('$steps.one.outputs.all', '$.hiddenCost') } },
    },
  ],
  [
    'an output that is a selector, of which a later step takes a field',
    {
      steps: [
        { stepId: 'one', outputs: { kept: '$response.body#/a', list: select('$response.body', '$.items') } },
        { stepId: 'later', outputs: { again: '$steps.one.outputs.list', kept: '$response.body#/a' } },
        body({ payload: { a: 'kept', items: '$steps.later.outputs.again#/0/hiddenIn' } }),
      ],
    },
  ],
])('leaves out %s with an internal field', async (_what, given) => {
  const text = await published(given);
  expect(text).toContain('kept');
  expect(text).not.toMatch(/hidden|vv/);
});

it('keeps selectors and values of what is public as they are', async () => {
  const kept = { target: '/items', value: [{ b: 'c' }] };
  const selector = select('$steps.one.outputs.all', '$.a');
  const text = await published({ steps: [one, body({ payload: { a: selector }, replacements: [kept] })] });
  for (const each of [kept, selector]) expect(text).toContain(JSON.stringify(each));
});
