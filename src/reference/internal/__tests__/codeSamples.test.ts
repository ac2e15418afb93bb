import { expect, it } from 'vitest';
import { left } from './left';

const sample = (source: string, field = 'source'): string => `{lang: Shell, ${field}: '${source}'}`;

const description = (samples: string): string => `servers: [{url: "https://open.example/v1"}]
paths:
  /a:
    post:
      operationId: addPublic
      security: [{open: [read]}]
      x-codeSamples: [${samples}]
      parameters: [{name: X-SECRETheader, in: header, x-internal: true, schema: {}}, {name: SECRETquery, in: query, x-internal: true, schema: {}}, {name: id, in: query, schema: {}}]
      requestBody: {content: {a/json: {schema: {properties: {SECRETbody: {x-internal: true}, unit_costSECRET: {x-internal: true}, SECRET_unit: {x-internal: true}, unitKind: {x-internal: true}, id: {x-internal: true}, kind: {oneOf: [{const: open}, {const: SECRETkind, x-internal: true}]}}}}}}
      responses: {200: {description: d, headers: {X-SECRET-Left: {x-internal: true, schema: {}}}, content: {a/json: {schema: {properties: {SECRETresponse: {x-internal: true}}}}, application/SECRET+json: {x-internal: true}}}}
  /SECRET/{id}/parts:
    get: {operationId: listSECRETParts, tags: [SECRETtag, Admin], x-internal: true, responses: {200: {description: d}}}
  /list:
    get: {operationId: list, x-internal: true, security: [{open: ["SECRET:only"]}], responses: {200: {description: d, content: {application/vnd.SECRET+json: {schema: {}}, application/json: {schema: {}}}}}}
  /public:
    get: {operationId: getOpenUnitCosts, responses: {200: {description: d, content: {a/json: {schema: {properties: {parentUnitKind: {}}}}}}}}
webhooks: {SECRETSent: {x-internal: true, post: {responses: {200: {description: d}}}}}
components:
  schemas: {SECRETModel: {x-internal: true}, ItemSECRET: {x-internal: true}, error: {x-internal: true}, Failure: {x-internal: true}}
  securitySchemes:
    open: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://open.example/token", scopes: {read: d, "SECRET:only": d}}}}
    key: {x-internal: true, type: apiKey, in: cookie, name: SECRETcookie}
    SECRETSign: {x-internal: true, type: oauth2, flows: {clientCredentials: {tokenUrl: "https://id.SECRET.example/token", scopes: {"SECRET:write": d}}}}
`;

it.each([
  ['a parameter', 'curl "https://a.example?SECRETquery=1"'],
  ['a field of the body', 'curl -d "{\\"SECRETbody\\": 1}"'],
  ['a field as an option', 'shop add --SECRETbody=1'],
  ['a field as a short option', 'shop add -SECRETbody 1'],
  ['a field as a variable', '$SECRETbody = 1;'],
  ['a field by a method that sets it', 'item.setSECRETbody(1)'],
  ['a field as another language writes it', 'item.setUnitCostSECRET(1)'],
  ['a header, whatever its case', 'curl -H "x-SECRETHeader: 1" https://a.example'],
  ['a field of a response', 'curl https://a.example | jq .SECRETresponse'],
  ['a header of a response', 'curl -I https://a.example | grep x-SECRET-left'],
  ['a value', 'shop add --kind SECRETkind'],
  ['a schema', 'new SECRETModel()'],
  ['a schema as a generator calls its class', 'SECRETModelDto'],
  ['a schema as an interface', 'IItemSECRET'],
  ['several of a schema', 'api.SECRETModels'],
  ['an enum of a schema', 'SECRETModel_Kind.A'],
  ['a field by what tells whether it is there', 'item.GetSECRETUnitOk()'],
  ['a field by a method that clears it', 'item.clearSECRETUnit()'],
  ['a field that may be null', 'item.SECRETUnitOrNull'],
  ['a header as PHP has it', '$_SERVER["HTTP_X_SECRETHEADER"]'],
  ['an operation by a method that a generator adds', 'api.listSECRETPartsWithHttpInfo()'],
  ['an operation as a hook', 'useListSECRETPartsQuery()'],
  ['an operation as a command', 'new ListSECRETPartsCommand()'],
  ['a media type', 'curl -H "Accept: application/SECRET+json"'],
  ['a media type of an operation', 'curl -H "Accept: application/vnd.SECRET+json"'],
  ['a webhook', 'client.subscribe("SECRETSent")'],
  ['a tag, by the class that a generator makes of it', 'new SECRETtagApi(client)'],
  ['a security scheme, by an option', 'new Client({ SECRETSign: "x" })'],
  ['a security scheme, by an option in another language', 'Client(SECRET_sign="x")'],
  ['a scope that only an internal operation needs', 'login --scope "read SECRET:only"'],
  ['what a security scheme is sent as', 'curl -b SECRETcookie=1'],
  ['where a security scheme gets tokens', 'curl https://id.SECRET.example/token'],
  ['a scope', 'login --scope SECRET:write'],
  ['an operation', 'client.listSECRETParts()'],
  ['an operation as another language writes it', 'client.list_SECRET_parts()'],
  ['the path of an operation', 'curl "$HOST/v2/SECRET/42/parts?page=1"'],
])('a sample of an operation that names %s that is internal is left out, with a notice', async (_what, source) => {
  const { text, messages } = await left(description(`${sample(source)}, ${sample('curl PUBLIC -d id=1')}`));
  expect(text).toContain('PUBLIC');
  expect(text).not.toContain('SECRET');
  expect(messages.filter((message) => message.includes('x-codeSamples'))).toEqual([
    'notice #/paths/~1a/post/x-codeSamples/0 This sample names something that is internal, and is left out.',
  ]);
});

it.each(['source', 'code', 'label'])('what is internal is in the %s of no sample', async (field) => {
  const { text } = await left(description(`${sample('add --SECRETbody', field)}, ${sample('curl PUBLIC')}`));
  expect(text).toContain('PUBLIC');
  expect(text).not.toContain('SECRET');
});

it.each([
  'catch (Error error) {}',
  'let failure = requests.list()',
  'curl https://open.example/v1/a',
  'curl https://docs.example/parts',
  'client.addPublic(1)',
  'item.parentUnitKind',
  'new Admin()',
  'item.getParentUnitKinds()',
  'curl -H Accept:application/json',
])('the sample %s, which names nothing that is internal, stays', async (source) => {
  const { text } = await left(description(sample(source)));
  expect(text).toContain(source);
});
