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
  ['a filter', 'd', '{errors: ["unit_cost gt 5"]}', `${example}/errors/0`, 'unit_cost'],
  ['an order', 'd', '{errors: ["id asc, cost desc"]}', `${example}/errors/0`, 'cost'],
  ['a text of another form', 'd', '{errors: ["<th>id</th> <th>unit_cost</th>"]}', `${example}/errors/0`, 'unit_cost'],
  ['an address', 'd', '{errors: ["<https://a.example/a?cost=1>; rel=next"]}', `${example}/errors/0`, 'cost'],
  ['a pair', 'd', '{errors: [{name: cost, value: 1}]}', `${example}/errors/0/name`, 'cost'],
  ['a column', 'd', '{errors: [{columns: [id, cost]}]}', `${example}/errors/0/columns/1`, 'cost'],
  ['an error, in another form', 'd', '{errors: [unitCost]}', `${example}/errors/0`, 'unitCost'],
])('the name of a field in %s stays, with a notice', async (_where, description, value, pointer, name) => {
  const { messages } = await left(described(description, value));
  expect(messages).toEqual([`notice ${pointer} This names a field that is internal, "${name}", and is shown.`]);
});

it.each([
  ['a word of a text', 'The cost of it, kind of', '1'],
  ['a value', 'd', '{errors: [{state: cost, message: The unit cost.}]}'],
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
      `notice #/paths/~1a/get/responses/200/headers/Vary/example This names a header that is internal, "${name}", and is shown.`,
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
