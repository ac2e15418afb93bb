import { describe, expect, it } from 'vitest';
import { generateFiles } from '../../__tests__/generateFiles';
import { valueAt } from '../../pointer';
import type { Reference } from '../../stages/generate';
import { left } from './left';

const unlist = { unlist: true };

describe('internal schemas are written out where something public refers to them', () => {
  it.each<[what: string, schemas: string, written: unknown]>([
    ['alone', 'S: {$ref: "#/components/schemas/I"}, I: {x-internal: true, type: string}', { type: 'string' }],
    [
      'with texts beside the reference',
      'S: {description: own, $ref: "#/components/schemas/I"}, I: {x-internal: true, description: theirs, type: string}',
      { description: 'own', type: 'string' },
    ],
    [
      'with limits beside the reference',
      'S: {maxLength: 3, $ref: "#/components/schemas/I"}, I: {x-internal: true, maxLength: 5}',
      { maxLength: 3, allOf: [{ maxLength: 5 }] },
    ],
    [
      'without what says where they stand',
      'S: {$ref: "#i"}, I: {x-internal: true, $anchor: i, x-page: a/b, title: i}',
      { title: 'i' },
    ],
    [
      'over several steps',
      'S: {items: {$ref: "#/components/schemas/I"}}, I: {x-internal: true, properties: {a: {$ref: "#/components/schemas/J"}}}, J: {x-internal: true, title: j}',
      { items: { properties: { a: { title: 'j' } } } },
    ],
    [
      'a part of one',
      'S: {$ref: "#/components/schemas/I/properties/a"}, I: {x-internal: true, properties: {a: {title: a}}}',
      { title: 'a' },
    ],
    [
      'once, where it leads back to itself',
      'S: {$ref: "#/components/schemas/I"}, I: {x-internal: true, title: i, items: {$ref: "#/components/schemas/I"}}',
      { title: 'i', items: {} },
    ],
    [
      'without what is internal in them',
      'S: {$ref: "#/components/schemas/I"}, I: {x-internal: true, required: [a, b], properties: {a: {}, b: {x-internal: true}}, example: {a: 1, b: 2}}',
      { required: ['a'], properties: { a: {} }, example: { a: 1 } },
    ],
    [
      'as alternatives without names',
      'S: {oneOf: [{$ref: "#/components/schemas/I"}, {$ref: "#/components/schemas/P"}], discriminator: {propertyName: k, mapping: {i: "#/components/schemas/I", p: "#/components/schemas/P"}}, example: {k: i}}, I: {x-internal: true, title: i}, P: {}',
      {
        oneOf: [{ title: 'i' }, { $ref: '#/components/schemas/P' }],
        discriminator: { propertyName: 'k', mapping: { p: '#/components/schemas/P' } },
        example: { k: 'i' },
      },
    ],
    [
      'but where it extends the schema with the discriminator: it goes, with the value that names it',
      'S: {properties: {k: {enum: [i, p]}}, discriminator: {propertyName: k, mapping: {i: I, p: P}}}, I: {x-internal: true, allOf: [{$ref: "#/components/schemas/S"}, {title: i}]}, P: {allOf: [{$ref: "#/components/schemas/S"}]}',
      { properties: { k: { enum: ['p'] } }, discriminator: { propertyName: 'k', mapping: { p: 'P' } } },
    ],
  ])('%s', async (_what, schemas, written) => {
    const { document, messages } = await left(`components: {schemas: {${schemas}}}`, '3.1.0', unlist);
    expect(valueAt(document, '#/components/schemas/S')).toEqual(written);
    expect(valueAt(document, '#/components/schemas/I')).toBeUndefined();
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
  });

  it('places are those of the schema', async () => {
    const { locate } = await left(
      'components: {schemas: {S: {prefixItems: [{}, {$ref: "#/components/schemas/I"}]}, I: {x-internal: true, properties: {a: {$ref: "#/components/schemas/J"}}}, J: {x-internal: true, oneOf: [{x-internal: true}, {title: j}]}}}',
      '3.1.0',
      unlist,
    );
    const at = '#/components/schemas/S/prefixItems/1';
    expect(locate(at).pointer).toBe('#/components/schemas/I');
    expect(locate(`${at}/properties/a/oneOf/0/title`).pointer).toBe('#/components/schemas/J/oneOf/1/title');
  });

  it('everything else that is internal goes', async () => {
    const { document, text } = await left(
      `paths: {/a: {get: {parameters: [{$ref: "#/components/parameters/P"}], responses: {200: {description: d}, 500: {$ref: "#/components/responses/R"}}}}}
components: {parameters: {P: {x-internal: true}}, responses: {R: {x-internal: true}}, schemas: {I: {x-internal: true, properties: {u: {$ref: "#/components/schemas/U"}}}, U: {}}}`,
      '3.1.0',
      unlist,
    );
    expect(document.components).toEqual({});
    expect(text).not.toContain('$ref');
  });

  it.each([
    ['a long list of values', '{x-internal: true, enum: [VALUES]}'],
    ['a long text', '{x-internal: true, description: "VALUES"}'],
  ])('%s that is written out very often is an error', async (_what, last) => {
    const values = Array.from({ length: 1500 }, (_, index) => `v${index}`).join(', ');
    const chain = Array.from({ length: 8 }, (_, index) => {
      const next = `{$ref: "#/components/schemas/I${index + 1}"}`;
      return `I${index}: {x-internal: true, properties: {a: ${next}, b: ${next}}}`;
    });
    const { messages } = await left(
      `components: {schemas: {S: {$ref: "#/components/schemas/I0"}, ${chain.join(', ')}, I8: ${last.replace('VALUES', values)}}}`,
      '3.1.0',
      unlist,
    );
    expect(messages).toContainEqual(expect.stringContaining('the internal schemas are too long'));
  });

  it('schemas that are too deep inside each other are an error with their place', async () => {
    const chain = Array.from(
      { length: 120 },
      (_, index) => `I${index}: {x-internal: true, properties: {a: {$ref: "#/components/schemas/I${index + 1}"}}}`,
    );
    const { messages } = await left(
      `components: {schemas: {S: {$ref: "#/components/schemas/I0"}, ${chain.join(', ')}, I120: {x-internal: true}}}`,
      '3.1.0',
      unlist,
    );
    expect(messages).toContainEqual(
      'error #/components/schemas/I100 Written out where they are used, internal schemas are more than 100 levels deep inside each other here.',
    );
  });

  it('schemas that grow too long when they are written out are an error', async () => {
    const chain = Array.from({ length: 30 }, (_, index) => {
      const next = `{$ref: "#/components/schemas/I${index + 1}"}`;
      return `I${index}: {x-internal: true, oneOf: [${next}, ${next}]}`;
    });
    const { messages } = await left(
      `components: {schemas: {S: {$ref: "#/components/schemas/I0"}, ${chain.join(', ')}, I30: {x-internal: true}}}`,
      '3.1.0',
      unlist,
    );
    expect(messages).toContainEqual(expect.stringContaining('the internal schemas are too long'));
  });
});

/** The vendor's case: each page of a list is an internal schema. */
const wrappers = `openapi: 3.1.0
info: {title: Unlisted wrappers, version: 1.0.0}
paths:
  /boxes:
    get:
      operationId: listBoxes
      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/BoxPage'}}}}}
components:
  schemas:
    Box: {type: object, properties: {id: {type: string}, weight: {type: number}}}
    Paging: {type: object, properties: {pageNumber: {type: integer}, totalResults: {type: integer}}}
    BoxPage: {x-internal: true, allOf: [{type: object, properties: {results: {type: array, items: {$ref: '#/components/schemas/Box'}}}}, {$ref: '#/components/schemas/Paging'}]}
`;

function generate(internal: 'remove' | 'unlist'): Promise<Reference> {
  return generateFiles({ 'openapi.yaml': wrappers }, internal);
}

describe('a list whose page is an internal schema', () => {
  it('loses its fields with a notice', async () => {
    const { notices } = await generate('remove');
    expect(notices.map(({ message, place }) => `${place.line} ${message}`)).toContain(
      '7 This refers to the schema "BoxPage", which is internal (openapi.yaml:12:5), and is left out, with the fields results, pageNumber, totalResults.',
    );
  });

  it('shows its fields when asked, without a page for the schema or its name anywhere', async () => {
    const reference = await generate('unlist');
    const page = JSON.stringify(reference.pages.filter(({ kind }) => kind === 'api'));
    for (const field of ['results', 'pageNumber', 'totalResults', 'weight']) expect(page).toContain(field);
    expect(JSON.stringify([reference.pages, reference.files(), reference.model])).not.toContain('BoxPage');
    expect(reference.notices.filter(({ message }) => message.includes('internal'))).toEqual([]);
  });
});

it('says which values of a discriminator lead to a schema that is written out', async () => {
  const yaml = `components: {schemas: {A: {oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}], discriminator: {propertyName: k, mapping: {c: "#/components/schemas/Cat", d: Dog}}}, Cat: {x-internal: true, properties: {k: {}}}, Dog: {properties: {k: {}}}}}`;
  const said = (messages: string[]): string[] => messages.filter((message) => message.includes('/mapping/'));
  expect(said((await left(yaml, '3.1.0', unlist)).messages)).toEqual([
    'notice #/components/schemas/A/discriminator/mapping/c This leads to an internal schema, which is shown without a name, so the value is left out.',
  ]);
  expect(said((await left(yaml)).messages)).toEqual([]);
});
