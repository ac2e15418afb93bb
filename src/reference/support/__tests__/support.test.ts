import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../../../tests/coverage/pageText';
import { renderPage } from '../../../../tests/coverage/rendered';
import { makeAll, modelOf, renderTexts } from '../../__tests__/builders';
import { insertHtml } from '../../outputs/guides/insertPieces';
import { makeAbout } from '../../outputs/guides/introduction';
import { countFields, supportTable } from './supportTable';

const indent = (yaml: string, by: number): string => yaml.replace(/^/gm, ' '.repeat(by));

/** What is seen of the only operation of a description. */
function seen(operation: string, rest = ''): string {
  const { pages } = makeAll(`paths:\n  /a:\n    post:\n${indent(operation, 6)}\n${rest}`, '3.2.0');
  return pages.map((page) => textOfHtml(renderPage(page)).replace(/\s+/g, ' ')).join('\n');
}

/** What is seen of a schema as the body of an operation. */
function seenOfSchema(schema: string): string {
  return seen(`requestBody: {content: {application/json: {schema: ${schema}}}}`);
}

describe('keywords of schemas', () => {
  it.each([
    ['{properties: {a: {title: Name of A, properties: {b: {}, c: {}}}}}', 'fields of Name of A'],
    ['{properties: {a: {type: string, minLength: 2, maxLength: 5}}}', 'Length 2–5'],
    ['{properties: {a: {type: integer, multipleOf: 7}}}', 'Multiple of 7'],
    ['{properties: {a: {const: fixed}}}', 'Always fixed'],
    ['{properties: {a: {type: array, items: {type: array, minItems: 3, items: {type: string}}}}}', 'Item min items 3'],
    ['{patternProperties: {"^x": false}}', '[^x] nothing'],
    ['{type: object, additionalProperties: true}', 'Other fields allowed'],
    ['{type: object, propertyNames: {pattern: "^k"}}', '[key]'],
    ['{type: array, prefixItems: [{type: string}], items: false}', 'Further items not allowed'],
    ['{type: array, contains: {type: integer}, minContains: 2}', 'Min matching items 2'],
    ['{type: object, dependentRequired: {a: [b]}}', 'With a also b'],
    ['{type: object, dependencies: {a: [b]}}', 'With a also b'],
    ['{type: object, unevaluatedProperties: false}', 'Other fields not allowed'],
    ['{if: {required: [a]}, then: {required: [b]}}', 'Depends on its values'],
    ['{not: {type: string}}', 'Not allowed'],
    [
      '{type: object, discriminator: {propertyName: kind, mapping: {c: Cat}, defaultMapping: Dog}}',
      'Chosen by kind With kind c Cat With any other value Dog',
    ],
    ['{allOf: [{type: string, enum: [a]}, {enum: [b]}]}', 'a'],
    ['{type: object, xml: {name: tag, nodeType: element}}', 'XML {"name":"tag","nodeType":"element"}'],
    ['{type: [string, "null"], contentEncoding: base64}', 'Encoding base64'],
  ])('%s is seen as %j', (schema, want) => {
    expect(seenOfSchema(schema)).toContain(want);
  });
});

describe('fields of operations', () => {
  it.each([
    ['x-badges: [{name: Beta}]', 'Beta'],
    ['x-codeSamples: [{lang: Shell, label: Call it, source: call --now}]', 'call --now'],
    [
      'servers: [{url: "https://{env}.example.com", name: Test, description: For trials., variables: {env: {default: t1}}}]',
      'https://t1.example.com Template https://{env}.example.com For trials.',
    ],
    ['responses: {200: {summary: In short., description: At length.}}', 'In short.'],
    ['parameters: [{name: q, in: query, style: pipeDelimited, schema: {type: string}}]', 'Style pipeDelimited'],
    [
      'parameters: [{name: q, in: query, schema: {}, examples: {x: {summary: Some, description: Told., dataValue: 1, serializedValue: "01"}}}]',
      'Example, Some 1 Told. Example, Some, as sent 01',
    ],
    [
      'requestBody: {content: {a/b: {example: 1, schema: {type: array}, itemSchema: {type: integer}}}}',
      'Each item of the stream',
    ],
    [
      'requestBody: {content: {multipart/mixed: {prefixEncoding: [{contentType: image/png}], itemEncoding: {contentType: text/css}}}}',
      'Content text/css',
    ],
    [
      'responses: {200: {description: d, links: {next: {operationId: no, server: {url: "https://b.example"}}}}}',
      'Server https://b.example',
    ],
    [
      'responses: {200: {description: d, content: {application/json: {examples: {only: {summary: The one, value: 1}}}}}}',
      'The one',
    ],
  ])('%s is seen as %j', (operation, want) => {
    expect(seen(operation)).toContain(want);
  });
});

it('security schemes are described on the overview, with all flows', () => {
  const { model } = modelOf(
    'components: {securitySchemes: {o: {type: oauth2, deprecated: true, flows: {deviceAuthorization: {deviceAuthorizationUrl: "https://a/d", tokenUrl: "https://a/t", scopes: {read: Reads.}}}}}}',
    '3.2.0',
  );
  const text = textOfHtml(insertHtml(makeAbout({ model, renderText: renderTexts }))).replace(/\s+/g, ' ');
  for (const want of ['o OAuth 2 deprecated', 'Device authorization https://a/d', 'Token https://a/t', 'read Reads.'])
    expect(text).toContain(want);
});

it('fields that no object has are reported by name and place', () => {
  const { problems } = modelOf('paths: {/a: {get: {sumary: x, x-other: 1}}}');
  expect(problems.map(({ message, place }) => `${place.pointer} ${message}`)).toEqual([
    '#/paths/~1a/get/sumary "sumary" is not a field of the Operation Object, so it is not shown.',
    '#/paths/~1a/get/x-other The extension "x-other" is not shown.',
  ]);
});

it('the README has the matrix as it is', async () => {
  const file = path.resolve(__dirname, '../README.md');
  const readme = readFileSync(file, 'utf8');
  const table = /(?<=<!-- support -->\n\n).*(?=\n\n<!-- \/support -->)/s;
  expect(readme).toMatch(table);
  await expect(readme.replace(table, () => supportTable())).toMatchFileSnapshot(file);
  expect(countFields()).toBeGreaterThan(200);
});
