import { expect, it } from 'vitest';
import { left } from './left';

const described = (description: string, example: string): string => `paths:
  /a:
    get:
      description: ${description}
      responses: {422: {description: d, content: {a/json: {schema: {type: object, properties: {errors: {}}}, example: ${example}}}}}
components: {schemas: {Task: {properties: {id: {}, kind: {}, unit_cost: {x-internal: true}, cost: {x-internal: true}, kindOf: {x-internal: true}}}}}`;
const text = '#/paths/~1a/get/description';
const example = '#/paths/~1a/get/responses/422/content/a~1json/example';

it.each<[where: string, description: string, value: string, pointer: string, name: string]>([
  ['a text', 'The unit_cost is computed.', '1', text, 'unit_cost'],
  ['a text, as code', 'The `kindOf` is computed.', '1', text, 'kindOf'],
  ['an error', 'd', '{errors: [{field: unit_cost}]}', `${example}/errors/0/field`, 'unit_cost'],
  ['an error, in a list', 'd', '{errors: [{fields: [id, cost]}]}', `${example}/errors/0/fields/1`, 'cost'],
  ['an error, by its place', 'd', '{errors: [{at: "#/0/cost"}]}', `${example}/errors/0/at`, 'cost'],
  ['a text, an ordinary word as code', 'The `cost` is computed.', '1', text, 'cost'],
  ['a text, an ordinary word in JSON', '\'Send {"cost": 1}.\'', '1', text, 'cost'],
  ['a text, an ordinary word in an address', 'As /a?cost=1', '1', text, 'cost'],
  ['a text, an ordinary word after a field', 'The `task.cost`.', '1', text, 'cost'],
  ['a filter', 'd', '{errors: ["unit_cost gt 5"]}', `${example}/errors/0`, 'unit_cost'],
  ['an order', 'd', '{errors: ["id asc, cost desc"]}', `${example}/errors/0`, 'cost'],
  ['a text of another form', 'd', '{errors: ["<th>id</th> <th>unit_cost</th>"]}', `${example}/errors/0`, 'unit_cost'],
  ['an address', 'd', '{errors: ["<https://a.example/a?cost=1>; rel=next"]}', `${example}/errors/0`, 'cost'],
  ['a pair', 'd', '{errors: [{name: cost, value: 1}]}', `${example}/errors/0/name`, 'cost'],
  ['a column', 'd', '{errors: [{columns: [id, cost]}]}', `${example}/errors/0/columns/1`, 'cost'],
  ['an error, in words', 'd', '{errors: [The unit cost.]}', `${example}/errors/0`, 'unit_cost'],
  ['an error, in another form', 'd', '{errors: [unitCost]}', `${example}/errors/0`, 'unitCost'],
])('the name of a field in %s stays, with a notice', async (_where, description, value, pointer, name) => {
  const { messages } = await left(described(description, value));
  expect(messages).toEqual([`notice ${pointer} This names a field that is internal, "${name}", and is shown.`]);
});

it.each([
  ['a word of a text', 'The cost of it, kind of', '1'],
  ['a value', 'd', '{errors: [{state: cost, message: The cost of a unit.}]}'],
  ['the name of a public field', 'The kind and the id', '{errors: [{field: id}]}'],
])('%s is no name of a field', async (_what, description, value) => {
  const { messages } = await left(described(description, value));
  expect(messages).toEqual([]);
});

const withSample = (source: string): string => `paths:
  /a:
    post:
      operationId: oa
      requestBody: {content: {a/json: {schema: {properties: {id: {}, status: {x-internal: true}}}}}}
      x-codeSamples: [{lang: js, source: ${source}}]
      responses: {200: {description: d}}`;

it.each([
  ['curl -d status=open /a'],
  ['a --status open'],
  ['"a({ id: 1, status: true })"'],
  ['a.setStatus(open)'],
  ['a(status=open)'],
])('a sample that may name a field by a word of clients stays, with a notice: %s', async (source) => {
  const { text, messages } = await left(withSample(source));
  expect(text).toContain('x-codeSamples');
  expect(messages).toEqual([
    'notice #/paths/~1a/post/x-codeSamples/0/source This may name a field that is internal, "status", and is shown.',
  ]);
});

it('a sample that names a field of something else stays, with a notice', async () => {
  const { messages } =
    await left(`paths: {/a: {get: {x-codeSamples: [{lang: js, source: task.cost}], responses: {200: {description: d}}}}}
components: {schemas: {Task: {properties: {cost: {x-internal: true}}}}}`);
  expect(messages).toEqual([
    'notice #/paths/~1a/get/x-codeSamples/0/source This may name a field that is internal, "cost", and is shown.',
  ]);
});

it('a sample without such a word has no notice', async () => {
  expect((await left(withSample('curl -d id=1 /a'))).messages).toEqual([]);
});

it.each(['X-Cost', 'x-cost'])(
  'the name of a header in the example of another one stays, with a notice: %s',
  async (name) => {
    const { messages } = await left(`paths:
  /a:
    get:
      responses:
        200: {description: d, headers: {X-Cost: {x-internal: true, schema: {}}, Vary: {schema: {type: string}, example: "Accept, ${name}"}}}`);
    expect(messages).toEqual([
      `notice #/paths/~1a/get/responses/200/headers/Vary/example This names a header that is internal, "X-Cost", and is shown.`,
    ]);
  },
);

it.each([
  ['names an operation', 'listCosts', 'As listCosts does.'],
  ['names a schema', 'CostItem', 'A list of `CostItem`.'],
])('a text that %s stays, with a notice: %s', async (says, name, description) => {
  const { messages } = await left(`paths:
  /a: {get: {description: ${description}, responses: {200: {description: d}}}}
  /b: {get: {x-internal: true, operationId: listCosts, responses: {200: {description: d, content: {a/json: {schema: {$ref: "#/components/schemas/CostItem"}}}}}}}
components: {schemas: {CostItem: {x-internal: true, type: object}}}`);
  expect(messages).toEqual([`notice ${text} This ${says} that is internal, "${name}", and is shown.`]);
});

it('a member of allOf that has the mark alone has a notice, since what it stands in stays', async () => {
  const { messages } = await left(
    'components: {schemas: {A: {properties: {a: {allOf: [{$ref: "#/components/schemas/B"}, {x-internal: true, description: d}]}}}, B: {}}}',
  );
  expect(messages).toEqual([
    'notice #/components/schemas/A/properties/a/allOf/1 This member says nothing else than that it is internal, so what it stands in is shown.',
  ]);
});

/** A description of which `unitCost`, `filter[cost]`, `X-Unit-Cost`, `zqDebug`, `Cost audit` and more go; `PLACE` stays. */
const withPlace = (paths: string, rest = ''): string => `paths:
  /a:
    get:
      parameters: [{name: "filter[cost]", in: query, x-internal: true, schema: {}}, {name: zqDebug, in: query, x-internal: true, schema: {}}]
      responses: {200: {description: d, headers: {X-Unit-Cost: {x-internal: true, schema: {}}}}}
  /b: {get: {operationId: listCosts, tags: [Cost audit], x-internal: true, responses: {200: {description: d}}}}
  ${paths}
tags: [{name: Cost audit, x-internal: true}]
components:
  securitySchemes: {O: {type: oauth2, flows: {implicit: {authorizationUrl: "https://a.example", scopes: {read: r}}, password: {x-internal: true, tokenUrl: "https://a.example", scopes: {"read:costs": c}}}}}
  schemas:
    Task: {properties: {id: {}, unit_costs_total: {}, unitCost: {x-internal: true}, isActive: {x-internal: true}, zq: {x-internal: true}}}
    CostItem: {x-internal: true}
${rest}`;
const inDescription = (text: string): string =>
  withPlace(`/p: {get: {description: ${JSON.stringify(text)}, responses: {200: {description: d}}}}`);

it.each([
  ['The unit cost of a task.', 'names a field', 'unitCost'],
  ['Unit costs, by task', 'names a field', 'unitCost'],
  ['See UNIT_COST.', 'names a field', 'unitCost'],
  ['Call `useUnitCostQuery`.', 'names a field', 'unitCost'],
  ['As unitcost', 'names a field', 'unitCost'],
  ['the unit\ncost', 'names a field', 'unitCost'],
  ['or filter[cost]=1', 'names a field', 'filter[cost]'],
  ['a %66ilter%5Bcost%5D', 'names a field', 'filter[cost]'],
  ['the header x-unit-cost', 'names a header', 'X-Unit-Cost'],
  ['The cost audit says it', 'names something', 'Cost audit'],
  ['It needs read:costs', 'names something', 'read:costs'],
  ['Makes a list of a cost item', 'names a schema', 'CostItem'],
  ['As list-costs', 'names an operation', 'listCosts'],
  ['Whether it isActive', 'names a field', 'isActive'],
])('a name in any form is found in a text: %s', async (text, says, name) => {
  const { messages } = await left(inDescription(text));
  expect(messages).toContainEqual(
    `notice #/paths/~1p/get/description This ${says} that is internal, "${name}", and is shown.`,
  );
});

it.each([
  'The unit. Cost is not all.',
  'The unit, cost and id',
  'It is active.',
  'Unit costs total of it',
  'a unit_costs_total',
  'filter by cost',
  'units/cost',
])('words of another text are no name: %s', async (text) => {
  const { messages } = await left(inDescription(text));
  expect(messages.filter((message) => message.includes('~1p/'))).toEqual([]);
});

const responses = 'responses: {200: {description: d}}';
const content = (media: string): string => `/p: {get: {responses: {200: {description: d, content: {${media}}}}}}`;

/** A place in a description for a name, `NAME`, which no other module looks at. */
it.each<[pointer: string, paths: string, rest?: string]>([
  ['#/paths/~1p~1NAME', `/p/NAME: {get: {${responses}}}`],
  ['#/paths/~1p?NAME=1', `"/p?NAME=1": {get: {${responses}}}`],
  ['#/paths/~1p/get/operationId', `/p: {get: {operationId: NAME, ${responses}}}`],
  [
    '#/paths/~1p/get/parameters/0/schema/pattern',
    `/p: {get: {parameters: [{name: q, in: query, schema: {pattern: "^NAME:"}}], ${responses}}}`,
  ],
  ['#/paths/~1p/get/x-badges/0/name', `/p: {get: {x-badges: [{name: "with NAME"}], ${responses}}}`],
  ['#/paths/~1p/get/responses/200/content/a~1b;p=NAME', content('a/b;p=NAME: {schema: {}}')],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/examples/NAME',
    content('a/b: {schema: {}, examples: {NAME: {value: 1}}}'),
  ],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/x-enumDescriptions/a',
    content('a/b: {schema: {enum: [a], x-enumDescriptions: {a: "by NAME"}}}'),
  ],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/properties/c/xml/name',
    content('a/b: {schema: {properties: {c: {xml: {name: NAME}}}}}'),
  ],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/properties/c/default',
    content('a/b: {schema: {properties: {c: {default: NAME}}}}'),
  ],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/properties/c/const',
    content('a/b: {schema: {properties: {c: {const: NAME}}}}'),
  ],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/properties/c/enum/0',
    content('a/b: {schema: {properties: {c: {enum: [NAME]}}}}'),
  ],
  ['#/paths/~1p/get/responses/200/content/a~1b/schema/$comment', content('a/b: {schema: {$comment: "NAME goes"}}')],
  [
    '#/paths/~1p/get/responses/200/content/a~1b/schema/patternProperties/^NAME$',
    content('a/b: {schema: {patternProperties: {"^NAME$": {}}}}'),
  ],
  ['#/servers/0/variables/v/enum/0', '', 'servers: [{url: "/{v}", variables: {v: {default: a, enum: [NAME, a]}}}]'],
  ['#/servers/0/variables/NAME', '', 'servers: [{url: "/{NAME}", variables: {NAME: {default: a}}}]'],
  ['#/servers/0/url', '', 'servers: [{url: "https://e.example/a?NAME=1"}]'],
  ['#/info/contact/name', '', 'info: {title: t, version: "1", contact: {name: NAME}}'],
  ['#/x-tagGroups/0/name', '', 'x-tagGroups: [{name: NAME, tags: []}]'],
  ['#/tags/1/description', '', 'tags: [{name: Cost audit, x-internal: true}, {name: b, description: NAME}]'],
])('a name is found at %s', async (pointer, paths, rest = '') => {
  for (const name of ['unitCost', 'zqDebug', 'X-Unit-Cost', 'CostItem']) {
    const yaml = withPlace(paths.replaceAll('NAME', name), rest.replaceAll('NAME', name));
    const { messages } = await left(rest.startsWith('tags') ? yaml.replace(/^tags: .*$/m, '') : yaml);
    const at = pointer.replaceAll('NAME', name);
    expect(
      messages.filter((message) => message.startsWith(`notice ${at} `)),
      `${name} ${messages}`,
    ).toHaveLength(1);
  }
});

it('fields of the specification are no names, though an internal field is called like one', async () => {
  const { messages } = await left(`paths:
  /a: {get: {operationId: a, requestBody: {content: {a/b: {schema: {maxLength: 1, format: date-time}}}}, ${responses}}}
components: {schemas: {S: {properties: {requestBody: {x-internal: true}, operationId: {x-internal: true}, maxLength: {x-internal: true}, dateTime: {x-internal: true}}}}}`);
  expect(messages).toEqual([]);
});

it('names that a schema of names states which goes are found in examples', async () => {
  const { messages } = await left(
    'components: {schemas: {S: {propertyNames: {x-internal: true, enum: [cost, id]}, additionalProperties: {type: string}, example: {cost: a}}}}',
  );
  expect(messages).toEqual([
    'notice #/components/schemas/S/example/cost This names a field that is internal, "cost", and is shown.',
  ]);
});

it('a value of a parameter that has lost the field has no notice', async () => {
  const { text, messages } = await left(
    `paths: {/a: {get: {parameters: [{name: q, in: query, content: {application/json: {schema: {type: object, properties: {ok: {}, zqJ: {x-internal: true}}}, example: '{"ok": "a", "zqJ": "b"}'}}}], ${responses}}}}`,
  );
  expect(text).not.toContain('zqJ');
  expect(messages).toEqual([]);
});
