import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { createExampleCache } from '../../../reference/examples/schemaExample';
import { buildModel } from '../../../reference/objects/model';
import { schemasByName } from '../../../reference/schema';
import { createValidator } from '../../../reference/validate/validator';
import { checkExtensions } from '../checkExtensions';

/** Visits to farms, each with steps that are closed; `x` is put in at the places named below. */
const visits = (
  x: Partial<Record<'when' | 'setBy' | 'refersTo' | 'step' | 'update' | 'sentAfter' | 'effects' | 'elsewhere', string>>,
): string => `
paths:
  /farms:
    get: {operationId: listFarms, responses: {'200': {description: All., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Farm'}}}}}}}
  /farms/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getFarm, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}}}
  /visits:
    post:
      operationId: createVisit
      ${x.effects ?? ''}
      requestBody: {content: {application/json: {schema: {type: object, properties: {quiet: {type: boolean}, farmId: {type: integer}, at: {type: integer, ${x.refersTo ?? ''}}, steps: {type: array, items: {type: object, properties: {farmId: {type: integer}, grade: {type: integer, ${x.step ?? ''}}}}}}}}}}
      responses:
        '200': {description: Made., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}
        '409': {description: No., content: {application/json: {schema: {type: object}, examples: {closed: {${x.when ?? ''}value: {x-when: 1}}}}}}
  /visits/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getVisit, ${x.elsewhere ?? ''}responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}}}
    put: {operationId: updateVisit, ${x.update ?? ''}requestBody: {content: {application/json: {schema: {type: object}}}}, responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Visit'}}}}}}
webhooks:
  visitMade: {post: {operationId: visitMade, ${x.sentAfter ?? ''}responses: {'200': {description: Read.}}}}
components:
  schemas:
    Farm: {type: object, properties: {id: {type: integer}, closed: {type: boolean}, grades: {type: array, items: {type: object, properties: {points: {type: integer}}}}}}
    Visit: {type: object, properties: {id: {type: integer}, marks: {type: array, items: {type: object, properties: {points: {type: integer}, notes: {type: array, items: {type: string}}}}}, status: {type: string, enum: [OPEN, CLOSED]}, silent: {type: boolean, ${x.setBy ?? ''}}}}
`;

async function faultsOf(text: string): Promise<string[]> {
  const document = documentOf(text) as Parameters<typeof buildModel>[0]['document'];
  const locate = (pointer: string) => ({ file: 'openapi.yaml', line: 1, column: 1, pointer });
  const { model, schemaNodes } = buildModel({ document, locate });
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(schemasByName(model.schemas), validator);
  const problems = checkExtensions({ document, locate }, { model, schemaNodes, validator, cache });
  return problems.map(({ place, message, remedy }) => `${place.pointer.split('/').at(-1)} ${message} ${remedy}`);
}

const effects = (effect: string) => ({ effects: `x-effects: [${effect}]` });
const when = (condition: string) => ({ when: `x-when: "${condition}", ` });

it.each<[what: string, given: Parameters<typeof visits>[0]]>([
  ['nothing', {}],
  ['a field of the body', when('!($request.body#/quiet == true) && $now > 3')],
  ['an object that an id of the body names', when('$named#/farmId/closed == true')],
  ['a state of the object', when("$item#/status == 'closed' || $item#/silent")],
  ['a field that sets another one', { setBy: 'x-set-by: quiet' }],
  ['a name in an example', { when: 'dataValue: {x-when: 1}, ' }],
  ['a collection', { refersTo: 'x-refers-to: /farms' }],
  ['a field of a request whose values are unique', { refersTo: 'x-unique: true' }],
  ['another field than the id', { refersTo: 'x-refers-to: /farms#/closed' }],
  ['an added value', { refersTo: 'x-adds: {silent: A}' }],
  ['a period', { refersTo: 'x-period: {from: farmId, days: 3}' }],
  ['one of all items', when('$items#/19/id != null')],
  ['the type and the length of a value', when("$item#/status/$type == 'string' && $each#/grade/$length > 3")],
  ['an object with the same id', when('$tied.visits#/0/status == null')],
  ['a field with which null takes out a row', { step: 'x-null-removes: true' }],
  ['a list that has the values', { step: "x-value-in: '$named#/farmId/grades/*/points'" }],
  ['an effect', effects('{of: $item, when: $item#/silent == true, set: {status: OPEN}, send: visitMade}')],
  ['a new version', { update: 'x-new-version: {previous: id, set: {silent: true}}, ' }],
  ['what is counted', { setBy: 'x-counts: {of: /farms, with: {closed: false}}' }],
  ['a counted list', { setBy: 'x-counts: {of: marks}' }],
  ['a counted list in rows', { setBy: 'x-counts: {of: marks/*/notes}' }],
  ['a counted list of a request', { setBy: 'x-counts: {of: steps}' }],
  ['a value taken from rows', { setBy: "x-taken-from: {list: marks, field: points, when: $item#/status != 'OPEN'}" }],
  ['objects taken from rows', { setBy: 'x-taken-from: {list: marks, fields: {id: points}}' }],
  ['a state', { setBy: 'x-state: true' }],
  ['an operation', { sentAfter: 'x-sent-after: [createVisit], ' }],
])('accepts %s', async (_what, given) => expect(await faultsOf(visits(given))).toEqual([]));

it.each<[what: string, given: Parameters<typeof visits>[0], want: string]>([
  ['a condition that is no text', { when: 'x-when: 3, ' }, '`x-when` has to be a condition. Write it as in'],
  ['half a comparison', when('$item#/status =='), '`x-when` has to be a condition of comparisons'],
  ['a text without quotation marks', when('$item#/status == CLOSED'), '`x-when` has to be a condition of comparisons'],
  ['brackets that do not close', when('($item#/silent'), '`x-when` has to be a condition of comparisons'],
  [
    'a field that is not there',
    when("$item#/stat == 'CLOSED'"),
    '`x-when` names "$item#/stat", and there is no field "stat". Name one that is there: id, marks, status, silent.',
  ],
  [
    'a state that is not there',
    when("$item#/status == 'SHUT'"),
    '`x-when` compares with "shut", which the field never is. Name one that is there: OPEN, CLOSED.',
  ],
  [
    'an object that is not there',
    when('$things#/id == 1'),
    '`x-when` names "$things", which the sandbox does not know.',
  ],
  ['a parameter that the path lacks', when("$request.path.di == '1'"), 'and the path has no parameter "di".'],
  ['all items at once', when('$items#/id == 1'), 'has to be about one of the items by its place.'],
  ['a row where none is sent', when('$each#/id == 1'), 'and there is no field "id".'],
  ['the length of nothing', when('$item#/stat/$length == 1'), 'and there is no field "stat".'],
  [
    'tied objects of no kind',
    when('$tied.barns#/0/id == 1'),
    'no collection has barns. Name one that is there: farms,',
  ],
  ['all tied objects', when('$tied.farms#/id == 1'), 'has to be about one of the objects by its place.'],
  ['a field that no tied object has', when('$tied.farms#/0/name == 1'), 'and there is no field "name".'],
  ['values in no list', { step: 'x-value-in: $named#/farmId/id' }, '`x-value-in` has to be a field of each object'],
  [
    'values that no object has',
    { step: "x-value-in: '$named#/farmId/grades/*/name'" },
    'the objects of the list have no such field. Name one that is there: points.',
  ],
  [
    'values in a list that is not there',
    { step: "x-value-in: '$named#/farmId/marks/*/points'" },
    'there is no field "marks".',
  ],
  ['a field that null removes, by a text', { step: 'x-null-removes: yes' }, '`x-null-removes` has to be true.'],
  ['a removing null outside a row', { refersTo: 'x-null-removes: true' }, '`x-null-removes` has no effect here.'],
  [
    'listed values outside a row',
    { refersTo: "x-value-in: '$named#/farmId/grades/*/points'" },
    '`x-value-in` has no effect here.',
  ],
  ['a field that no item has', when('$items#/1/stat == 1'), 'and there is no field "stat".'],
  ['a parent where there is none', when('$parent#/id == 1'), 'and there is no field "id".'],
  [
    'an id of nobody knows what',
    when('$named#/at/closed == true'),
    'nothing says of which collection "at" holds ids. Say so with `x-refers-to` in the field.',
  ],
  [
    'a field of the named object that is not there',
    when('$named#/farmId/open == true'),
    'there is no field "open". Name one that is there: id, closed, grades.',
  ],
  [
    'a condition elsewhere',
    { elsewhere: 'x-when: $item, ' },
    '`x-when` has no effect here. It stands in a named example',
  ],
  ['a field that no request has', { setBy: 'x-set-by: loud' }, 'which no body of a request has that sets this one.'],
  ['a field by a list', { setBy: 'x-set-by: [quiet]' }, '`x-set-by` has to be the name of a field.'],
  ['a unique field by a text', { refersTo: 'x-unique: yes' }, '`x-unique` has to be true.'],
  ['a unique field that nobody sends', { setBy: 'x-unique: true' }, '`x-unique` has no effect here.'],
  ['x-set-by in a request', { refersTo: 'x-set-by: quiet' }, '`x-set-by` has no effect here.'],
  ['a list that no object has', { refersTo: 'x-adds: {colours: A}' }, '`x-adds` names "$item#/colours"'],
  ['an added list', { refersTo: 'x-adds: {silent: [A]}' }, '`x-adds` has to be lists with a value for each.'],
  ['x-adds in a response', { setBy: 'x-adds: {silent: A}' }, '`x-adds` has no effect here.'],
  ['a period without days', { refersTo: 'x-period: {from: farmId}' }, '`x-period` has to be a beginning and a number'],
  ['a period from nowhere', { refersTo: 'x-period: {from: start, days: 3}' }, 'there: quiet, farmId, at, steps.'],
  ['a period of a response', { setBy: 'x-period: {from: id, days: 3}' }, '`x-period` has no effect here.'],
  [
    'a field of no object',
    { refersTo: 'x-refers-to: /farms#/name' },
    'no field "name". Name one that is there: id, closed, grades.',
  ],
  ['a path of no collection', { refersTo: 'x-refers-to: /barns' }, 'Name one that is there: /farms, /visits.'],
  ['an effect of nothing', effects('{of: $farm}'), '`x-effects` has to be a list of effects.'],
  ['an effect on a field that is not there', effects('{of: $item, set: {at: 1}}'), '`x-effects` names "$item#/at"'],
  ['an effect below where nothing is', effects('{of: $children, set: {id: 1}}'), '`x-effects` names "$child#/id"'],
  [
    'an effect with half a condition',
    effects("{of: $item, when: '$item#/id =='}"),
    '`x-effects` has to be a condition',
  ],
  ['an effect with a lost webhook', effects('{of: $item, send: gone}'), '`x-effects` names the webhook "gone"'],
  ['an effect elsewhere', { sentAfter: 'x-effects: [], ' }, '`x-effects` has no effect here.'],
  ['a version of nothing', { update: 'x-new-version: {set: {}}, ' }, '`x-new-version` has to be a field and values.'],
  [
    'a version before in no field',
    { update: 'x-new-version: {previous: old, set: {}}, ' },
    '`x-new-version` names "$item#/old"',
  ],
  [
    'a new version elsewhere',
    { elsewhere: 'x-new-version: {previous: id, set: {}}, ' },
    '`x-new-version` has no effect here.',
  ],
  ['a count without values', { setBy: 'x-counts: true' }, '`x-counts` has to be what is counted.'],
  ['a count in a request', { refersTo: 'x-counts: {of: /farms}' }, '`x-counts` has no effect here.'],
  ['a count of nothing', { setBy: 'x-counts: {of: /barns}' }, '`x-counts` names "/barns", which is not there.'],
  ['a count of no list', { setBy: 'x-counts: {of: status}' }, '`x-counts` names "status", which is not there.'],
  [
    'a value of no list',
    { setBy: 'x-taken-from: {list: steps, field: points}' },
    '`x-taken-from` names "steps", which is not a list beside it.',
  ],
  [
    'a value that no row has',
    { setBy: 'x-taken-from: {list: marks, field: grade}' },
    '`x-taken-from` names "grade", which the rows of "marks" do not have.',
  ],
  [
    'a value and objects at once',
    { setBy: 'x-taken-from: {list: marks, field: points, fields: {id: points}}' },
    '`x-taken-from` has to be a list and a field of its rows.',
  ],
  [
    'a value under a condition about the request',
    { setBy: 'x-taken-from: {list: marks, field: points, when: $request.body#/quiet}' },
    '`x-taken-from` has to be under a condition about `$item`.',
  ],
  [
    'a value in a request',
    { refersTo: 'x-taken-from: {list: marks, field: points}' },
    '`x-taken-from` has no effect here.',
  ],
  ['a state that is none', { setBy: 'x-state: yes' }, '`x-state` has to be true.'],
  ['a state in a request', { refersTo: 'x-state: true' }, '`x-state` has no effect here.'],
  [
    'a webhook after no operation',
    { sentAfter: 'x-sent-after: [endVisit], ' },
    'the operation "endVisit", which is not',
  ],
])('reports %s', async (_what, given, want) =>
  expect(await faultsOf(visits(given))).toEqual([expect.stringContaining(want)]),
);

it.each<[what: string, count: number, want: string[]]>([
  [
    'more than 10,000',
    101,
    [
      '~1files~1{a}{b} The values listed for its parameters divide this path in more than 10,000 ways, so the sandbox divides it without them. Put a character between the parameters that none of the values has, or list fewer values.',
    ],
  ],
  ['10,000', 100, []],
])('says where a segment is divided by the path alone: %s ways', async (_what, count, want) => {
  const listed = Array.from({ length: count }, (_, index) => 'x'.repeat(index + 1));
  const parameters = ['a', 'b'].map((name) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string', enum: listed } },
  }));
  const paths = { '/files/{a}{b}': { get: { parameters, responses: { 200: { description: 'One.' } } } } };
  expect(await faultsOf(`paths: ${JSON.stringify(paths)}`)).toEqual(want);
});
