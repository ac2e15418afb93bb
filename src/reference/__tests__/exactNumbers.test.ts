import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContractSlicer } from '../../sandbox/sliceDescription';
import { referenceRecords } from '../../search/records/referenceRecords';
import { toJsonText } from '../jsonText';
import { writeFiles } from '../load/__tests__/files';
import { createMarkdownWriter } from '../outputs/markdown/referencePage';
import { requestForm } from '../outputs/requestBuilder/requestForm';
import { sectionsOf } from '../page';
import { schemasByName } from '../schema';
import { generateReference, type Reference } from '../stages/generate';

const body =
  '{id: 9007199254740993, price: 1.10, e: 1.0e+3, zero: -0, whole: 5.0, list: [2.50, 007, .5, 1_000, 0x1F, +1]}';

/** The same as JSON writes it. */
const written = '{"id":9007199254740993,"price":1.10,"e":1.0e+3,"zero":-0,"whole":5.0,"list":[2.50,7,0.5,1000,31,1]}';

const inYaml = `openapi: 3.1.0
info: {title: Orders, version: 1.10, x-rate: 0.10}
servers: [{url: https://api.example.com}]
paths:
  /orders/{id}:
    post:
      operationId: addOrder
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer, default: 9007199254740993}}
        - {name: step, in: query, required: true, schema: {type: number, maximum: 10.50}, example: 1.50}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: ${body}}}}
      responses: {'204': {description: Done}}
components:
  schemas:
    Order:
      type: object
      properties:
        id: {type: integer, enum: [9007199254740993, 9223372036854775807], default: 9007199254740993}
        price: {type: number, multipleOf: 0.10, exclusiveMinimum: 0.0, maximum: 79228162514264337593543950335}
        list: {type: array, items: {type: number}, minItems: 1.0}
`;

const inSwagger = `swagger: '2.0'
info: {title: Orders, version: 1.10, x-rate: 0.10}
host: api.example.com
schemes: [https]
paths:
  /orders/{id}:
    post:
      operationId: addOrder
      consumes: [application/json]
      parameters:
        - {name: id, in: path, required: true, type: integer, default: 9007199254740993}
        - {name: step, in: query, required: true, type: number, maximum: 10.50, x-example: 1.50, default: 1.50}
        - {name: body, in: body, schema: {$ref: '#/definitions/Order'}}
      responses: {'204': {description: Done}}
definitions:
  Order:
    type: object
    properties:
      id: {type: integer, enum: [9007199254740993, 9223372036854775807], default: 9007199254740993}
      price: {type: number, multipleOf: 0.10, maximum: 79228162514264337593543950335}
    example: ${body}
`;

async function generate(text: string): Promise<Reference> {
  const siteDir = writeFiles({ 'openapi.yaml': text });
  return generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.yaml') },
    site: { basePath: '/ref', docsPath: '/docs', sitePaths: [], home: { label: 'API', href: '/' } },
    checks: { foreign: true },
  });
}

/** The texts that are made of a description, by what they are. */
function outputsOf(made: Reference): Record<string, string> {
  const { pages, model, renderText, cache } = made;
  const [operation] = model.operations;
  if (!operation) throw new Error('The description has no operation.');
  const writeMarkdownPage = createMarkdownWriter((href) => href);
  const context = { schemas: schemasByName(model.schemas), renderText, cache };
  const samples = pages.flatMap(sectionsOf).flatMap(({ samples: all }) => all);
  return {
    ...Object.fromEntries(made.files().map((file) => [file.path, file.content])),
    ...Object.fromEntries(samples.map(({ id, code }) => [id, code])),
    page: JSON.stringify(pages),
    Markdown: pages.map(writeMarkdownPage).join(),
    search: JSON.stringify(referenceRecords(made)),
    builder: toJsonText(requestForm(operation, context)),
    contract: toJsonText(createContractSlicer(made.description.document)([operation])),
  };
}

/** A text without what may be between two parts of JSON. */
function dense(text: string): string {
  return text
    .replaceAll('\\n', '')
    .replaceAll('\\"', '"')
    .replace(/\s+|(?<=[{,[])'|' ?[.+]/g, '');
}

const outputs: [output: string, inIt: string[]][] = [
  [
    'openapi.json',
    [`"example":${written}`, '"version":"1.10"', '"x-rate":0.10', '"maximum":79228162514264337593543950335'],
  ],
  ['openapi/addOrder.yaml', ['id:9007199254740993', '-2.50-7-0.5-1000-31-1', "version:'1.10'", '-9223372036854775807']],
  [
    'openapi.yaml',
    ['id:9007199254740993price:1.10e:1.0e+3zero:-0whole:5.0', "version:'1.10'", 'default:9007199254740993'],
  ],
  ['downloads/orders.postman_collection.json', [written, '"version":"1.10"', '"value":"1.50"', '9007199254740993']],
  ['reference-index.json', ['"version":"1.10"']],
  ['page', [written, '"value":"9223372036854775807"', '"value":"0.10"', '"value":"1.50"', '"value":"10.50"']],
  ['Markdown', [written, '9223372036854775807', '79228162514264337593543950335', '0.10', '1.50']],
  ['search', ['9223372036854775807']],
  ['builder', [written, '9223372036854775807', '"control":{"kind":"text"},"initial":"1.50"']],
  ['contract', ['"maximum":79228162514264337593543950335', '"multipleOf":0.10', '"maximum":10.50']],
  ...['curl', 'javascript', 'java', 'kotlin', 'csharp', 'go', 'swift', 'php', 'ruby', 'python'].map(
    (language): [string, string[]] => [language, ['"id":9007199254740993', '/orders/9007199254740993?step=1.50']],
  ),
];

describe.each([
  ['OpenAPI in YAML', inYaml],
  ['Swagger 2.0', inSwagger],
])('%s has every number as it is written', (_what, yaml) => {
  it.each(outputs)('in %s', async (output, inIt) => {
    const text = dense(outputsOf(await generate(yaml))[output] ?? '');
    for (const each of inIt) expect(text).toContain(each);
  });
});

it('has the same outputs of the same description in JSON', async () => {
  const want = outputsOf(await generate(inYaml));
  expect(outputsOf(await generate(want['openapi.json'] ?? ''))).toEqual(want);
});
