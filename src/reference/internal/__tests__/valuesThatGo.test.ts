import { expect, it } from 'vitest';
import { left } from './left';

const ok = 'responses: {200: {description: d}}';
const body = (schema: string, more = ''): string =>
  `paths: {/a: {post: {operationId: oa, requestBody: {content: {application/json: {schema: ${schema}${more}}}}, ${ok}}}}`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const encoded = (text: string): string =>
  body(
    `{type: object, properties: {a: {type: string, contentEncoding: base64, contentMediaType: application/json, contentSchema: {type: object, properties: {open: {}, SECRET: {x-internal: true}}}}}}`,
    `, example: {a: ${base64(text)}, KEPT: 1}`,
  );
const linked = (link: string): string => `paths:
  /a: {get: {operationId: oa, responses: {200: {description: d, links: {l: {operationId: ob, ${link}}, m: {operationId: oc, ${link}}}}}}}
  /b: {post: {operationId: ob, parameters: [{name: q, in: query, content: {application/json: {schema: {properties: {KEPT: {}, SECRET: {x-internal: true}}}}}}], requestBody: {content: {application/json: {schema: {properties: {KEPT: {}, SECRET: {x-internal: true}}}}}}, ${ok}}}
  /c: {get: {operationId: oc, ${ok}}}`;

it.each<[what: string, yaml: string, gone: RegExp]>([
  [
    'what extensions say of alternatives that are values',
    body(
      '{properties: {a: {type: string, oneOf: [{const: KEPT}, {const: SECRET, x-internal: true}], x-enumDescriptions: {KEPT: b, SECRET: c SECRET}, x-enum-varnames: [KEPTS, SECRETS]}}}',
    ),
    /SECRET/,
  ],
  [
    'an item that only an internal schema of contains states',
    body('{type: array, contains: {const: SECRET, x-internal: true}}', ', example: [KEPT, SECRET]'),
    /SECRET/,
  ],
  [
    'the text of an example beside its value',
    body(
      '{type: object, properties: {open: {}, lost: {x-internal: true}}}',
      ', examples: {e: {dataValue: {open: KEPT, lost: SECRET}, serializedValue: "KEPT,SECRET"}}',
    ),
    /SECRET/,
  ],
  ['a text in base64', encoded('{"open":1,"SECRET":2}'), new RegExp(base64('{"open":1,"SECRET":2}'))],
  ['the body of a link', linked('requestBody: {KEPT: 1, SECRET: 2}'), /"SECRET"/],
  ['a parameter of a link', linked('parameters: {q: {KEPT: 1, SECRET: 2}}'), /"SECRET"/],
  ['a parameter of a link, at its place', linked('parameters: {query.q: {KEPT: 1, SECRET: 2}}'), /"SECRET"/],
])('takes out %s', async (_what, yaml, gone) => {
  const { text, messages } = await left(yaml);
  expect(messages.filter((message) => !message.includes('example'))).toEqual([]);
  expect(text).toContain('KEPT');
  expect(text).not.toMatch(gone);
});

const inXml = (schema: string, example: string): string =>
  `paths: {/a: {post: {operationId: oa, requestBody: {content: {application/xml: {schema: {type: object, xml: {name: A}, properties: {open: {xml: {nodeType: attribute}}, lost: ${schema}}}, example: '${example}'}}}, ${ok}}}}
components: {schemas: {Text: {type: string, xml: {nodeType: text}}}}`;

it.each<[schema: string, example: string, stays: boolean]>([
  ['{x-internal: true, xml: {nodeType: text}}', '<A open="p">SECRET</A>', false],
  ['{x-internal: true, xml: {nodeType: cdata}}', '<A open="p"> <![CDATA[SECRET]]></A>', false],
  ['{x-internal: true, xml: {nodeType: none}, properties: {b: {}}}', '<A><b>SECRET</b></A>', false],
  ['{x-internal: true, $ref: "#/components/schemas/Text"}', '<?xml version="1.0"?> <A>SECRET</A>', false],
  ['{x-internal: true, xml: {nodeType: text}}', '<A open="p"/>', true],
  ['{x-internal: true}', '<A>of another element</A>', true],
])('with %s, the XML %s stays: %s', async (schema, example, stays) => {
  const { text } = await left(inXml(schema, example));
  expect(text.includes('"example"')).toBe(stays);
});

it('keeps a text in base64 that has nothing internal', async () => {
  const { text } = await left(encoded('{"open":1}'));
  expect(text).toContain(base64('{"open":1}'));
});

const fields = '{type: array, items: {properties: {open: {}, lost: {x-internal: true}, more: {}}}}';
const table = (content: string, more = ''): string =>
  `paths: {/a: {get: {operationId: oa, responses: {200: {description: d, content: {${content}}}}}}}${more}`;

it.each<[what: string, yaml: string, stays: boolean]>([
  ['without names', table(`text/csv: {schema: ${fields}, example: "a,SECRET,b"}`), false],
  [
    'as text beside JSON',
    table(`a/json: {schema: ${fields}}, text/csv: {schema: {type: string}, example: "a,SECRET"}`),
    false,
  ],
  [
    'of the schema of text',
    table(`a/json: {schema: ${fields}}, text/csv: {schema: {type: string, example: "a,SECRET"}}`),
    false,
  ],
  [
    'of a component',
    table(
      `text/tab-separated-values: {schema: ${fields}, examples: {e: {$ref: "#/components/examples/E"}}}`,
      '\ncomponents: {examples: {E: {value: "a\tSECRET"}}}',
    ),
    false,
  ],
  [
    'with an internal name in words',
    table(`text/csv: {schema: ${fields.replace('lost', 'lostField')}, example: "Open,Lost Field\\na,SECRET"}`),
    false,
  ],
  ['with the names of public fields', table(`text/csv: {schema: ${fields}, example: "open;more\\nSECRET;b"}`), true],
  ['of which nothing is internal', table(`text/csv: {schema: {type: string}, example: "a,SECRET"}`), true],
])('the example of a table %s stays: %#', async (_what, yaml, stays) => {
  const { text, messages } = await left(yaml);
  expect(text.includes('SECRET')).toBe(stays);
  expect(messages).toHaveLength(stays ? 0 : 1);
});
