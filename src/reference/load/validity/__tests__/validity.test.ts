import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../__tests__/files';
import { loadDescription } from '../../description';

type Version = '2.0' | '3.0.4' | '3.1.1' | '3.2.0';

/** What is said of a description with this below its first two lines, as `line message`. */
async function check(version: Version, text: string, check = true): Promise<string[]> {
  const head = version === '2.0' ? 'swagger: "2.0"' : `openapi: ${version}`;
  const folder = writeFiles({ 'openapi.yaml': `${head}\ninfo: {title: T, version: "1"}\n${text}` });
  const { problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], check);
  expect(problems.filter(({ isViolation }) => !isViolation)).toEqual([]);
  return problems.map(({ place, message }) => `${place.line} ${message}`);
}

const parameter = (fields: string): string => `components:\n  parameters:\n    P: {${fields}}\n`;
const header = (fields: string): string => `components:\n  headers:\n    H: {${fields}}\n`;
const example = (fields: string): string => `components:\n  examples:\n    E: {${fields}}\n`;
const schema = (fields: string): string => `components:\n  schemas:\n    S: ${fields}\n`;
const body = (fields: string): string =>
  `components:\n  requestBodies:\n    B:\n      content:\n        multipart/mixed: {${fields}}\n`;
const scheme = (fields: string): string => `components:\n  securitySchemes:\n    S: {${fields}}\n`;
const get = (parameters: string, path = '/a'): string =>
  `paths:\n  ${path}:\n    get:\n      responses: {"204": {description: Done}}\n      parameters:\n${parameters}`;
const wide = '        - {name: q, in: querystring, content: {text/plain: {schema: {}}}}\n';
const plain = '        - {name: page, in: query, schema: {}}\n';
const server = (variable: string): string =>
  `components: {}\nservers:\n  - url: https://{v}.example.com\n    variables:\n      v: {${variable}}\n`;

const forbidden: [Version, string, string[]][] = [
  ['3.2.0', '', ['1 Must contain at least one of the following fields: paths, components, webhooks.']],
  ['3.0.4', '', ['1 The field "paths" must be present on this level.']],
  ['3.1.1', 'components: {}\nservers: {url: /v1}\n', ['4 Expected type "array" but got "object".']],
  ['3.1.1', 'components: {}\nrules: {}\n', ['4 Property "rules" is not expected here.']],
  [
    '3.1.1',
    schema("{properties: {a: {$ref: '#'}}}"),
    ['5 The $ref leads to an OpenAPI Object, where a Schema Object has to be.'],
  ],
  [
    '3.0.4',
    `paths: {}\n${schema("{$ref: '#/components/responses/R'}")}  responses: {R: {description: A}}\n`,
    ['6 The $ref leads to a Response Object, where a Schema Object has to be.'],
  ],
  ['3.1.1', schema('null'), ['5 Expected type "object" but got "null".']],
  ['3.0.4', `paths: {}\n${schema('true')}`, ['6 Expected type "object" but got "boolean".']],
  ['3.1.1', schema('{type: objekt}'), [expect.stringMatching(/^5 "type" can be one of the following only: "object"/)]],
  ['3.2.0', example('value: 1, dataValue: 1'), ['5 "dataValue" is not allowed beside "value".']],
  ['3.2.0', example('value: a, serializedValue: a'), ['5 "serializedValue" is not allowed beside "value".']],
  [
    '3.1.1',
    example('value: a, externalValue: "https://example.com"'),
    [expect.stringContaining('"externalValue" is not allowed')],
  ],
  ['3.2.0', body('encoding: {}, prefixEncoding: []'), ['7 "prefixEncoding" is not allowed beside "encoding".']],
  [
    '3.2.0',
    body('itemEncoding: {encoding: {}, itemEncoding: {}}'),
    [expect.stringContaining('"itemEncoding" is not allowed')],
  ],
  ['3.2.0', schema('{xml: {nodeType: text, wrapped: true}}'), ['5 "wrapped" is not allowed beside "nodeType".']],
  [
    '3.1.1',
    parameter('name: p, in: query, schema: {}, example: 1, examples: {}'),
    ['5 "examples" is not allowed beside "example".'],
  ],
  ['3.1.1', parameter('name: p, in: query'), [expect.stringContaining('schema, content')]],
  [
    '3.1.1',
    parameter('name: p, in: query, schema: {}, content: {a/b: {}}'),
    ['5 "content" is not allowed beside "schema".'],
  ],
  [
    '3.1.1',
    parameter('name: p, in: query, style: form, content: {a/b: {}}'),
    ['5 "style" is not allowed beside "content".'],
  ],
  ['3.1.1', parameter('name: p, in: query, content: {}'), [expect.stringContaining('exactly one media type')]],
  ['3.1.1', parameter('name: p, in: path, schema: {}'), ['5 A parameter in the path has to state "required: true".']],
  ['3.1.1', parameter('name: p, in: header, style: form, schema: {}'), ['5 The style "form" is not for "in: header".']],
  [
    '3.1.1',
    parameter('name: p, in: constructor, style: form, schema: {}'),
    [expect.stringMatching(/^5 "in" can be one of the following only/)],
  ],
  [
    '3.1.1',
    parameter('name: p, in: header, allowReserved: true, schema: {}'),
    [expect.stringContaining('"allowReserved" is not')],
  ],
  [
    '3.2.0',
    parameter('name: p, in: cookie, style: cookie, allowReserved: true, schema: {}'),
    [expect.stringContaining('"allowReserved" is not')],
  ],
  ['3.2.0', parameter('name: "p[]", in: header, schema: {}'), [expect.stringContaining('name of a header')]],
  ['3.2.0', parameter('name: "{p}", in: path, required: true, schema: {}'), [expect.stringContaining('braces')]],
  [
    '3.2.0',
    parameter('name: p, in: querystring, schema: {}'),
    ['5 A parameter "in: querystring" has "content" and no "schema".'],
  ],
  ['3.1.1', header('allowReserved: true, schema: {}'), ['5 "allowReserved" is not for "in: header" in this style.']],
  [
    '3.2.0',
    'components:\n  responses:\n    R: {headers: {"a b": {schema: {}}}}\n',
    [expect.stringContaining('name of a header')],
  ],
  [
    '3.2.0',
    get(`${wide}${wide.replace('name: q', 'name: r')}`),
    ['9 An operation has two parameters "in: querystring".'],
  ],
  ['3.2.0', get(`${wide}${plain}`), ['8 A parameter "in: query" is not allowed beside one "in: querystring".']],
  ['3.1.1', get(`${plain}${plain}`), ['9 A parameter is in the list twice, with one name in one place.']],
  ['3.1.1', get(plain, '/a/{id}'), ['5 A name in the braces of the path is no parameter of the operation.']],
  ['3.1.1', get(plain, '/a/{page}'), ['5 A name in the braces of the path is no parameter of the operation.']],
  [
    '3.1.1',
    get(plain, '/a{._format}'),
    ['5 An expression in the braces of the path is no parameter of the operation, so requests leave it out.'],
  ],
  [
    '3.1.1',
    get('        - {name: id, in: path, required: true, schema: {}}\n'),
    ['8 A parameter "in: path" is not in the braces of the path.'],
  ],
  ['3.1.1', 'paths:\n  /a/{b}: {}\n  /a/{c}: {}\n', ['5 Two paths are the same but for the names in their braces.']],
  ['3.2.0', 'paths:\n  /a/{b}/{b}: {}\n', ['4 A name is used twice in the braces of a path.']],
  ['3.2.0', 'paths:\n  /a?b: {}\n', ['4 A path may not have "?" or "#" in it.']],
  ['3.1.1', 'paths:\n  a: {}\n', ['4 The path "a" has to begin with "/".']],
  [
    '3.2.0',
    'paths:\n  /a:\n    additionalOperations:\n      POST: {}\n',
    [expect.stringMatching(/^6 .*may not have POST/)],
  ],
  [
    '3.2.0',
    'paths:\n  /a:\n    additionalOperations:\n      Post: {}\n      get: {}\n',
    [expect.stringMatching(/^7 .*may not have get/)],
  ],
  ['3.1.1', 'paths:\n  /a:\n    get:\n      responses: {}\n', ['6 An operation needs at least one response.']],
  ['3.1.1', server('enum: [], default: a'), ['7 The "enum" of a server variable may not be empty.']],
  ['3.1.1', server('enum: [a], default: b'), ['7 The "default" of a server variable has to be in its "enum".']],
  ['3.1.1', 'components:\n  schemas:\n    "a b": {}\n', [expect.stringMatching(/^5 The name of a component/)]],
  ['3.1.1', 'components: {}\nsecurity:\n  - nope: []\n', ['5 There is no security scheme "nope".']],
  [
    '3.2.0',
    'components: {}\nsecurity:\n  - "#/components/securitySchemes/no": []\n',
    ['5 There is no security scheme "#/components/securitySchemes/no".'],
  ],
  [
    '3.2.0',
    'components: {}\nsecurity:\n  - "other.yaml#/no": []\n',
    ['5 There is no security scheme "other.yaml#/no".'],
  ],
  ['3.1.1', 'components: {}\ntags:\n  - name: a\n  - name: a\n', ['6 A tag is in the list twice.']],
  ['3.2.0', 'components: {}\ntags:\n  - name: a\n    parent: b\n', ['6 The parent of a tag is not in the list.']],
  [
    '3.2.0',
    'components: {}\ntags:\n  - {name: ab, parent: b}\n  - {name: b, parent: ab}\n',
    ['5 A tag is its own ancestor.', '6 A tag is its own ancestor.'],
  ],
  [
    '3.1.1',
    'components: {x-tag: {name: a}}\ntags: [{$ref: "#/components/x-tag"}]\n',
    ['4 A "$ref" is not allowed here.'],
  ],
  [
    '3.0.4',
    'paths: {}\ncomponents:\n  schemas:\n    S: {type: array}\n',
    ['6 A schema of the type "array" has to state "items".'],
  ],
  [
    '3.0.4',
    'paths: {}\ncomponents:\n  schemas:\n    S: {type: array, items: [{type: string}]}\n',
    ['6 "items" has to be one schema, and no list of schemas.'],
  ],
  ['2.0', '', ['1 The field "paths" must be present on this level.']],
];

describe('what the specification forbids is found', () => {
  it.each(forbidden)('%s %s', async (version, text, want) => {
    const found = await check(version, text);
    expect(found).toEqual(want);
    expect(await check(version, text, false)).toEqual([]);
  });
});

const allowed: [Version, string][] = [
  ['3.0.4', 'paths: {}\ncomponents:\n  schemas:\n    S: {type: array, items: {}}\n'],
  ['3.1.1', 'components:\n  schemas:\n    S: {type: array}\n'],
  ['3.1.1', get(plain, '/a?p={page}')],
  [
    '2.0',
    `paths:
  /a:
    get:
      parameters:
        - {name: q, in: query, type: number, minimum: 0.15, maximum: 9.5}
        - {name: l, in: query, type: array, items: {type: number, maximum: 1.5}}
      responses: {"204": {description: Done, headers: {X-Rate: {type: number, minimum: 0.5}}}}
`,
  ],
  ['3.2.0', example('dataValue: 1, serializedValue: "1"')],
  ['3.2.0', parameter('name: p, in: cookie, style: cookie, schema: {}')],
  ['3.2.0', parameter('name: p, in: path, required: true, allowReserved: true, schema: {}')],
  ['3.2.0', get(wide)],
  ['3.2.0', 'components: {}\ntags:\n  - {name: ab, parent: a}\n  - {name: a}\n'],
  ['3.2.0', 'components:\n  responses: {R: {summary: Done}}\n'],
  ['3.2.0', 'components: {}\nsecurity: [{"https://example.com/schemes.yaml#/S": []}]\n'],
  ['3.2.0', body('prefixEncoding: [{encoding: {a: {}}}], itemEncoding: {itemEncoding: {}}')],
  ['3.1.1', schema('{anyOf: [true], not: false, if: true, $vocabulary: {"https://example.com": true}, ownKeyword: 1}')],
  ['3.1.1', 'paths: {"/a/{id}": {}}\n'],
  ['3.1.1', `${schema('{$id: "https://example.com/s", properties: {a: {$ref: "#"}}}')}`],
  ['3.1.1', "components: {schemas: {A: {$defs: {B: {}}, $ref: '#/components/schemas/A/$defs/B'}}}\n"],
  [
    '3.2.0',
    "paths: {/a: {$ref: '#/components/pathItems/P'}}\ncomponents: {pathItems: {P: {get: {callbacks: {c: {$ref: '#/components/callbacks/C'}}, responses: {200: {$ref: '#/components/responses/R'}}}}}, callbacks: {C: {'{$url}': {$ref: '#/components/pathItems/P'}}}, responses: {R: {links: {l: {$ref: '#/components/links/L'}}, content: {a/b: {$ref: '#/components/mediaTypes/M'}}}}, links: {L: {operationRef: '#/paths/~1a/get'}}, mediaTypes: {M: {examples: {e: {$ref: '#/components/examples/E'}}}}, examples: {E: {value: 1}}}\n",
  ],
  ['3.1.1', scheme('type: mutualTLS')],
  ['3.0.4', 'paths: {"/a#b": {}}\n'],
  ['3.1.1', 'components: {}\nx-logo: {href: 1, own: 2}\nx-tagGroups: [{own: 1}]\n'],
  ['3.1.1', 'components: {}\ntags: [{name: a, x-displayName: 3}]\n'],
  ['3.1.1', get('', '/a').replace('parameters:\n', 'x-codeSamples: {a: 1}\n')],
  ['3.1.1', get('', '/a').replace('parameters:\n', "x-codeSamples: [{$ref: '#/x-sample'}]\nx-sample: {lang: C}\n")],
];

describe('what the specification allows is not reported', () => {
  it.each(allowed)('%s %s', async (version, text) => {
    expect(await check(version, text)).toEqual([]);
  });
});

it('says nothing further of what a reference that leads nowhere would have named', async () => {
  const lost = "        - {$ref: '#/components/parameters/Nope'}\n";
  expect(await check('3.1.1', get(lost, '/a/{id}'))).toEqual([
    `8 Can't resolve $ref: "#/components/parameters/Nope" is not there.`,
  ]);
});

it('looks for the parameters of an operation where a reference leads that may not stand for it', async () => {
  const target =
    'x-get: {parameters: [{name: id, in: path, required: true, schema: {}}], responses: {"204": {description: Done}}}\n';
  expect(await check('3.1.1', `paths:\n  /a/{id}:\n    get: {$ref: '#/x-get'}\n${target}`)).toEqual([
    '5 A "$ref" is not allowed here.',
  ]);
});

it.each(['application/json: {kind: Dog, bark: loud}', 'a: {value: {kind: Dog}, name: x}', 'application/json: text'])(
  'examples of a body of Swagger 2.0 are of any form: %s',
  async (examples) => {
    const parameter = `{name: b, in: body, schema: {type: object}, x-examples: {${examples}}}`;
    const text = `paths: {/a: {post: {parameters: [${parameter}], responses: {'200': {description: A}}}}}\nparameters: {B: ${parameter}}\n`;
    expect(await check('2.0', text)).toEqual([]);
  },
);

describe('parameters whose list is behind a reference', () => {
  it.each([
    ['to a list', "{$ref: '#/x-list'}", 'id', []],
    ['to another reference', "{$ref: '#/x-hop'}", 'id', []],
    [
      'to one without the parameter of the path',
      "{$ref: '#/x-list'}",
      'no',
      ['is not in the braces', 'is no parameter'],
    ],
  ])('count: %s', async (_what, list, name, want) => {
    const text = `x-list: [{name: ${name}, in: path, required: true, schema: {}}]\nx-hop: {$ref: '#/x-list'}\npaths: {'/a/{id}': {get: {parameters: ${list}, responses: {200: {description: d}}}}}`;
    const folder = writeFiles({ 'openapi.yaml': `openapi: 3.1.1\ninfo: {title: T, version: "1"}\n${text}` });
    const { problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], true);
    const found = problems.filter(({ message }) => /braces/.test(message)).map(({ message }) => message);
    expect(found).toHaveLength(want.length);
    for (const each of want) expect(found.join('\n')).toContain(each);
  });
});
