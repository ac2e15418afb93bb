import { expect, it } from 'vitest';
import { type Internal, nothingInternal } from '../../internal/internal';
import { publicWorkflows } from '../publicWorkflows';
import { madeWithWorkflows } from './madeWithWorkflows';

const left = 'This workflow calls what is internal, so it is left out.';

it('steps lose what names something internal in bodies, criteria, outputs and actions', async () => {
  const { text, ids, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}, responses: {200: {description: d, headers: {X-SECRET: {x-internal: true, schema: {type: string}}}, content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}}}}, /SECRET: {get: {operationId: SECRETop, x-internal: true, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    inputs: {type: object, properties: {SECRETin: {type: string, x-internal: true}, a: {type: string}}}
    steps:
      - {stepId: s1, operationId: pa, requestBody: {contentType: application/json, payload: {a: x, SECRET: 1}, replacements: [{target: /SECRET, value: 1}]}, successCriteria: [{condition: "$response.body#/SECRET == 'x'"}, {condition: "$statusCode == 200"}], outputs: {SECRETo: $response.body#/SECRET, a: $response.body#/a, SECREThead: $response.header.X-SECRET}}
    outputs: {SECRETout: $steps.s1.outputs.SECRETo, a: $steps.s1.outputs.a}
  - workflowId: SECRETflow
    steps: [{stepId: s1, operationId: SECRETop}]
  - workflowId: other
    steps: [{stepId: s1, operationPath: "{$sourceDescriptions.api.url}#/paths/~1a/post", requestBody: {contentType: application/json, payload: {a: x}}, onFailure: [{name: f, type: goto, workflowId: SECRETflow}], onSuccess: [{name: g, type: goto, workflowId: SECRETflow}]}]
`,
  );
  expect(text).toContain('$response.body#/a');
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect(ids).toEqual(['PUBLICflow', 'other']);
  expect(messages).toEqual([left]);
});

it('inputs that refer to a marked shared one go with it, and the steps that read them lose them', async () => {
  const { text, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {operationId: a, parameters: [{name: q, in: query, schema: {type: string}}], responses: {200: {description: d}}}}}`,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    inputs: {type: object, properties: {SECRETref: {$ref: "#/components/inputs/SECRETone"}, SECRETfar: {$ref: "#/components/inputs/SECRETtwo"}, a: {type: string}}}
    steps: [{stepId: s1, operationId: a, parameters: [{name: q, in: query, value: $inputs.a}], outputs: {SECREToutput: $inputs.SECRETref}}]
components:
  inputs: {SECRETone: {type: object, x-internal: true, properties: {b: {type: string}}}, SECRETtwo: {$ref: "#/components/inputs/SECRETone"}}
`,
  );
  expect(text).toContain('$inputs.a');
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect(messages).toEqual([]);
});

it('extensions lose the objects that are marked in them, at any depth', async () => {
  const { text, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {operationId: a, responses: {200: {description: d}}}}, /SECRET: {get: {operationId: SECRETop, x-internal: true, responses: {200: {description: d}}}}}`,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
x-tools: [{x-internal: true, a: SECRET1}, {x-internal: false, b: KEPT1}]
x-nested: {a: {x-internal: true, SECRET2: 1}, b: KEPT2}
workflows:
  - workflowId: w
    steps: [{stepId: s, operationId: a, x-own: {x-internal: true, zed: SECRET3}, x-other: {c: [KEPT3, {d: {x-internal: true, e: SECRET4}}]}}]
`,
  );
  for (const kept of ['KEPT1', 'KEPT2', 'KEPT3']) expect(text).toContain(kept);
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect(messages).toEqual([]);
});

it('what takes a value from there goes as well, with components and sources that nothing else names', async () => {
  const { text, ids, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {post: {operationId: pa, requestBody: {content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}}, responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/T"}}}}}}, get: {operationId: ga, parameters: [{name: q, in: query, schema: {type: string}}], responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/T"}}}}}}}}
components: {schemas: {T: {type: object, required: [SECRET], properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}`,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: SECRETapi, url: ./SECRET.yaml, type: openapi}, {name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    inputs: {$ref: "#/components/inputs/i"}
    parameters: [{name: q, in: query, value: $inputs.SECRETin}]
    failureActions: [{reference: $components.failureActions.SECRETact}]
    steps:
      - {stepId: s1, operationId: $sourceDescriptions.api.pa, requestBody: {contentType: application/json, payload: {a: $inputs.SECRETin, b: "x {$steps.s2.outputs.SECRETo} y"}}, outputs: {all: $response.body, a: "$response.body#/a"}}
      - {stepId: SECRETstep, x-internal: true, operationId: $sourceDescriptions.api.pa}
      - {stepId: s2, operationId: $sourceDescriptions.api.ga, parameters: [{name: q, in: query, value: "$steps.s1.outputs.all#/SECRET"}], successCriteria: [{context: $response.body, condition: "$[?@.SECRET == 1]", type: jsonpath}, {condition: $statusCode == 200}], outputs: {SECRETo: "$steps.s1.outputs.all#/SECRET", k: "$response.body#/a"}, onFailure: [{name: SECRETgo, type: goto, stepId: SECRETstep}]}
    outputs: {SECRETout: $steps.s2.outputs.SECRETo, k: $steps.s2.outputs.k}
  - workflowId: SECRETflow
    x-internal: true
    parameters: [{reference: $components.parameters.SECRETparam}]
    steps: [{stepId: s1, operationId: $sourceDescriptions.SECRETapi.x}]
  - workflowId: calls
    steps: [{stepId: s1, workflowId: PUBLICflow, parameters: [{name: SECRETin, value: a}], outputs: {SECRETz: $outputs.SECRETout}}]
components:
  inputs: {i: {type: object, properties: {SECRETin: {type: string, x-internal: true}, a: {type: string}}}}
  parameters: {SECRETparam: {name: q, in: query, value: SECRET}}
  failureActions: {SECRETact: {name: SECRET, type: goto, workflowId: SECRETflow}}
`,
  );
  expect(text).toContain('$steps.s2.outputs.k');
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect(ids).toEqual(['PUBLICflow', 'calls']);
  expect(messages.filter((message) => message.includes('internal'))).toEqual([left]);
});

it.each([
  ['of a workflow', 'parameters: [{name: SECRET, in: query, value: 1}, {name: p, in: query, value: PUBLIC}]', '', ''],
  [
    'of components',
    'summary: PUBLIC',
    'parameters: [{reference: $components.parameters.SECRETc}]',
    'components: {parameters: {SECRETc: {name: SECRET, in: query, value: 1}}}',
  ],
  [
    'of components, for all steps',
    'summary: PUBLIC\n    parameters: [{reference: $components.parameters.SECRETc}]',
    '',
    'components: {parameters: {SECRETc: {name: SECRET, in: query, value: 1}}}',
  ],
])('parameters %s go that the operation has lost', async (_of, workflow, step, components) => {
  const { text } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: T, version: "1"}
paths: {/a: {get: {operationId: a, parameters: [{name: SECRET, in: query, x-internal: true, schema: {type: string}}, {name: p, in: query, schema: {type: string}}], responses: {200: {description: d}}}}}`,
    `arazzo: 1.0.1
info: {title: W, version: "1"}
sourceDescriptions: [{name: s, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: w
    ${workflow}
    steps: [{stepId: one, operationId: a, ${step}}]
${components}
`,
  );
  expect(text).toContain('PUBLIC');
  expect(text).not.toContain('SECRET');
});

it('inputs lose what they are composed of, and steps the fields that selectors and full stops name', async () => {
  const { text, ids, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {operationId: ga, parameters: [{name: q, in: query, schema: {type: string}}, {name: r, in: query, schema: {type: string}}], responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {a: {type: string}, SECRET: {type: string, x-internal: true}}}}}}}}}}`,
    `arazzo: 1.1.0
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    inputs: {allOf: [{$ref: "#/components/inputs/i"}, {properties: {a: {type: string}}}]}
    steps:
      - {stepId: s1, operationId: ga, parameters: [{name: q, in: query, value: $inputs.SECRETin}, {name: r, in: query, value: $inputs.a}], outputs: {all: $response.body, SECRETo: {context: $response.body, selector: $.SECRET, type: jsonpath}, a: {context: $response.body, selector: $.a, type: jsonpath}}}
      - {stepId: s2, operationId: ga, parameters: [{name: q, in: query, value: $steps.s1.outputs.all.SECRET}, {name: r, in: query, value: $steps.s1.outputs.a}]}
components: {inputs: {i: {type: object, properties: {SECRETin: {type: string, x-internal: true}, b: {type: string}}}}}
`,
  );
  expect(text).toContain('$steps.s1.outputs.a');
  expect(text).not.toMatch(/SECRET|x-internal/);
  expect([ids, messages]).toEqual([['PUBLICflow'], []]);
});

it.each<[what: string, workflow: string, components: string]>([
  [
    'an action of a step',
    'steps: [{stepId: one, operationId: a, onSuccess: [{reference: $components.successActions.A}]}]',
    'successActions: {A: {name: n, type: end, criteria: [{condition: "$response.body#/SECRET == 1"}]}}',
  ],
  [
    'an action of a workflow, by a path',
    'failureActions: [{reference: $components.failureActions.A}]\n    steps: [{stepId: one, operationId: a}]',
    'failureActions: {A: {name: n, type: end, criteria: [{context: $response.body, condition: $.SECRET, type: jsonpath}]}}',
  ],
  [
    'a parameter and an action that nothing uses',
    'steps: [{stepId: one, operationId: a}]',
    'parameters: {A: {name: SECRETp, in: query, value: 1}}, successActions: {B: {name: n, type: end, criteria: [{condition: $response.body#/SECRET}]}}',
  ],
  [
    'extensions',
    'x-own: {uses: SECRETop, at: /SECRETs/4}\n    steps: [{stepId: one, operationId: a, x-own: [SECRETop, p]}]',
    'x-other: SECRETp',
  ],
  [
    'a field of an input',
    'inputs: {properties: {i: {properties: {SECRETi: {x-internal: true}, b: {}}}}}\n    steps: [{stepId: one, operationId: a, parameters: [{name: p, in: query, value: $inputs.i#/SECRETi}]}]',
    'x-other: 1',
  ],
  [
    'a field of a shared input',
    'inputs: {$ref: "#/components/inputs/i"}\n    steps: [{stepId: one, operationId: a, parameters: [{name: p, in: query, value: "a{$inputs.i#/SECRETi}"}]}]',
    'inputs: {i: {properties: {i: {properties: {SECRETi: {x-internal: true}, b: {}}}}}}',
  ],
])('%s of a workflow goes that names what is internal', async (_what, workflow, components) => {
  const { text, ids } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /a: {get: {operationId: a, parameters: [{name: SECRETp, in: query, x-internal: true, schema: {type: string}}, {name: p, in: query, schema: {type: string}}], responses: {200: {description: d, content: {application/json: {schema: {type: object, properties: {SECRET: {type: string, x-internal: true}}}}}}}}}
  "/SECRETs/{id}": {get: {operationId: SECRETop, x-internal: true, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {200: {description: d}}}}`,
    `arazzo: 1.0.1
info: {title: W, version: "1"}
sourceDescriptions: [{name: s, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: w
    ${workflow}
components: {${components}}
`,
  );
  expect(ids).toEqual(['w']);
  expect(text).not.toMatch(/SECRET|x-internal/);
});

it.each([
  '$response.body.SECRET == 1',
  '$response.body.list[0].SECRET == 1',
  "$response.body['SECRET'] == 1",
  '$response.body["list"][0]["SECRET"] == 1',
  '$response.body#/list/0.SECRET == 1',
  '$response.body#/list[0].SECRET == 1',
  '!($response.body.a == 1) && ($response.body.SECRET == 1)',
])('a step loses the criterion %s', async (condition) => {
  const item = '{type: object, properties: {a: {type: string}, SECRET: {type: integer, x-internal: true}}}';
  const schema = `{allOf: [${item}, {properties: {list: {type: array, items: ${item}}}}]}`;
  const { text, ids } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: t, version: "1"}
paths: {/a: {get: {operationId: ga, responses: {200: {description: d, content: {application/json: {schema: ${schema}}}}}}}}`,
    `arazzo: 1.0.1
info: {title: t, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows: [{workflowId: w, steps: [{stepId: s, operationId: ga, successCriteria: [{condition: ${JSON.stringify(condition)}}, {condition: "$response.body.a == 'PUBLIC'"}]}]}]`,
  );
  expect(text).not.toContain('SECRET');
  expect(text).toContain('PUBLIC');
  expect(ids).toEqual(['w']);
});

it.each([
  ['a text', 'description: Calls /SECRET, or getSECRET with SECRETField', 'x', 'This has the address'],
  [
    'the name of an operation',
    'summary: Calls getSECRET',
    'x',
    'This names an operation that is internal, "getSECRET"',
  ],
  [
    'the name of a field',
    'x-a: 1',
    '{stepId: t, operationId: a, description: By SECRETField}',
    'This names a field that is internal, "SECRETField"',
  ],
  ['a comment', 'x-a: 1 # as getSECRET does', 'x', 'This names an operation that is internal, "getSECRET"'],
])('%s that names what is internal stays, with a notice', async (_what, line, step, message) => {
  const { text, messages } = await madeWithWorkflows(
    `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {get: {operationId: a, responses: {200: {description: d, content: {a/json: {schema: {properties: {SECRETField: {x-internal: true}}}}}}}}}, /SECRET: {get: {operationId: getSECRET, x-internal: true, responses: {200: {description: d}}}}}`,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: PUBLICflow
    ${line}
    steps: [{stepId: s, operationId: a}${step === 'x' ? '' : `, ${step}`}]
`,
  );
  expect(text).toContain('SECRET');
  expect(messages).toEqual([expect.stringContaining(message)]);
});

const lossy = `openapi: 3.1.0
info: {title: PUBLIC, version: "1"}
paths: {/a: {post: {operationId: a, requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}}, responses: {200: {description: d}}}}}
components: {schemas: {S: {type: object, properties: {open: {}, SECRET: {x-internal: true}, inner: {properties: {KEPT: {}, SECRET: {x-internal: true}}}, rows: {type: array, items: {properties: {KEPT: {}, SECRET: {x-internal: true}}}}}}}}`;
const both = '{type: object, required: [SECRET], properties: {KEPT: {type: string}, SECRET: {type: string}}}';

it.each<[what: string, inputs: string, payload: string, more?: string]>([
  [
    'of a shared schema',
    '{$ref: "#/components/inputs/I"}',
    '{open: $inputs.KEPT, SECRET: $inputs.SECRET}',
    `{I: ${both}}`,
  ],
  [
    'of a schema that is composed',
    '{allOf: [{properties: {KEPT: {}}}, {type: object, properties: {SECRET: {}}}]}',
    '{open: $inputs.KEPT, SECRET: $inputs.SECRET}',
  ],
  [
    'with a schema of its own that is shared',
    '{properties: {KEPT: {}, SECRET: {$ref: "#/components/inputs/SECRET"}}}',
    '{open: $inputs.KEPT, SECRET: $inputs.SECRET}',
    '{SECRET: {$ref: "#/components/inputs/SECRET2"}, SECRET2: {type: string}}',
  ],
  [
    'with examples',
    `{default: {KEPT: a, SECRET: b}, properties: {KEPT: {}, SECRET: {}}}`,
    '{open: $inputs.KEPT, SECRET: $inputs.SECRET}',
  ],
  ['in the body as a whole', `{properties: {body: ${both}}}`, '$inputs.body'],
  ['in all inputs as the body', both, '$inputs'],
  [
    'in a part of the body',
    `{properties: {part: {$ref: "#/components/inputs/I"}}}`,
    '{inner: $inputs.part}',
    `{I: ${both}}`,
  ],
  ['in items', `{properties: {rows: {type: array, items: ${both}}}}`, '{rows: $inputs.rows}'],
])('an input that only an internal field was given goes: %s', async (_what, inputs, payload, components = '{}') => {
  const { text, messages } = await madeWithWorkflows(
    lossy,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: w
    inputs: ${inputs}
    steps: [{stepId: s, operationId: a, requestBody: {contentType: application/json, payload: ${payload}}}]
components: {inputs: ${components}}
`,
  );
  expect(text).toContain('KEPT');
  expect(text).not.toContain('SECRET');
  expect(messages).toEqual([]);
});

it('an input goes that only the lost input of another workflow took', async () => {
  const { text } = await madeWithWorkflows(
    lossy,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: w
    inputs: {properties: {SECRETin: {type: string}, KEPT: {type: string}}}
    steps: [{stepId: c, workflowId: v, parameters: [{name: SECRET, value: $inputs.SECRETin}, {name: open, value: $inputs.KEPT}]}]
  - workflowId: v
    inputs: {properties: {open: {type: string}, SECRET: {type: string}}}
    steps: [{stepId: s, operationId: a, requestBody: {contentType: application/json, payload: {open: $inputs.open, SECRET: $inputs.SECRET}}}]
`,
  );
  expect(text).toContain('KEPT');
  expect(text).not.toContain('SECRET');
});

it('an input that is called as an internal field, and that no step takes, has a notice', async () => {
  const { text, messages } = await madeWithWorkflows(
    lossy.replaceAll('SECRET', 'SECRET_id'),
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows:
  - workflowId: w
    inputs: {properties: {SECRET_id: {type: string}}}
    steps: [{stepId: s, operationId: a, requestBody: {contentType: application/json, payload: {open: a}}}]
`,
  );
  expect(text).toContain('SECRET_id');
  expect(messages).toEqual(['This names a field that is internal, "SECRET_id", and is shown.']);
});

it.each([false, true])(
  'values that are taken from step to step are followed in a few passes, from below: %s',
  (isReversed) => {
    const steps = Array.from({ length: 300 }, (_, index) => ({
      stepId: `s${index}`,
      operationId: 'a',
      outputs: { o: index === 299 ? '$response.body#/gone' : `$steps.s${index + 1}.outputs.o`, p: '$statusCode' },
    }));
    let asked = 0;
    const call = { namesLost: (text: string) => text.includes('gone'), hasLost: () => false };
    const internal = {
      ...nothingInternal,
      operation: () => {
        asked += 1;
        return call as unknown as ReturnType<Internal['operation']>;
      },
    };
    const document = { workflows: [{ workflowId: 'w', steps: isReversed ? [...steps].reverse() : steps }] };
    const source = { name: 'api', index: 0, url: 'openapi.yaml', isOnly: true };
    const locate = (pointer: string) => ({ file: 'w', line: 1, column: 1, pointer });
    const file = { name: 'w.arazzo.yaml', download: 'w.arazzo.yaml', body: '', document, source, locate };
    const { body = '' } = publicWorkflows(file, internal).file ?? {};
    expect(body).toContain('p: $statusCode');
    expect(body).not.toContain('outputs.o');
    expect(asked).toBeLessThan(steps.length * 20);
  },
);

it('texts of two expressions that take places of each other are looked at once each', async () => {
  const steps = Array.from({ length: 60 }, (_, index) => {
    const before = `$steps.s${index - 1}.outputs.o`;
    const o = index === 0 ? '$response.body' : `{${before}#/a}{${before}#/b}`;
    return `{stepId: s${index}, operationId: a, outputs: {o: "${o}"}}`;
  });
  const { text, messages } = await madeWithWorkflows(
    lossy,
    `arazzo: 1.0.1
info: {title: PUBLIC, version: "1"}
sourceDescriptions: [{name: api, url: openapi.yaml, type: openapi}]
workflows: [{workflowId: w, steps: [${steps.join(', ')}]}]
`,
  );
  expect(text).toContain('$steps.s58.outputs.o#/b');
  expect(messages).toEqual([]);
});
