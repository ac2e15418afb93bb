import { describe, expect, it } from 'vitest';
import { firstSection, makeAll, modelPage } from '../../__tests__/builders';
import type { FieldView } from '../../schemaRows';

/** The rows of a body with these properties, beside a model with a page. */
function rowsOf(properties: string): FieldView[] {
  const made = makeAll(`
paths: {/a: {post: {requestBody: {content: {application/json: {schema: {properties: {${properties}}}}}}, responses: {}}}}
components: {schemas: {Thing: {type: object, title: A thing, description: On its page., properties: {x: {type: string}}},
  Colour: {type: string, title: Colours, description: Described., enum: [r]},
  Sizes: {type: array, description: All sizes., items: {type: string, description: A size.}},
  Paint: {$ref: '#/components/schemas/Colour', description: Of paint.},
  Size: {type: string, title: size, enum: [s]},
  Tags: {type: array, title: Tag list, description: The tags., items: {type: string}},
  Named: {type: array, title: Named, items: {type: string}}}}`);
  return firstSection(made).requestBody?.mediaTypes[0]?.schema?.fields ?? [];
}

const thing = "{$ref: '#/components/schemas/Thing'}";
const colour = "{$ref: '#/components/schemas/Colour'}";

it.each<[properties: string, texts: string[]]>([
  ['a: {type: array, description: List., items: {type: string, description: One.}}', ['List.', 'One.']],
  ['a: {type: array, description: Same., items: {type: string, description: Same.}}', ['Same.']],
  [
    'a: {type: array, items: {type: array, description: Row., items: {type: integer, description: Cell.}}}',
    ['Row.', 'Cell.'],
  ],
  [`a: {type: array, description: List., items: ${thing}}`, ['List.']],
  [`a: {type: array, items: ${thing}}`, ['On its page.']],
  [
    `a: {type: array, description: List., items: {$ref: '#/components/schemas/Thing', description: Here.}}`,
    ['List.', 'Here.'],
  ],
  [`a: {type: array, description: List., items: ${colour}}`, ['Colours', 'List.', 'Described.']],
  [`a: ${colour}`, ['Colours', 'Described.']],
  [`colours: ${colour}`, ['Described.']],
  ["a: {$ref: '#/components/schemas/Size'}", []],
  [
    "a: {type: array, description: List., items: {type: string, externalDocs: {url: 'https://example.com/d', description: More}}}",
    ['List.', '[More](<https://example.com/d>)'],
  ],
  [
    'a: {type: array, description: List., items: {type: string, externalDocs: {url: /a b}}}',
    ['List.', '[Documentation of the items](</a%20b>)'],
  ],
  [
    "a: {type: array, description: List., items: {type: string, externalDocs: {url: 'https://example.com/d', description: 'See [b](#c).'}}}",
    ['List.', 'See [b](#c).', '[Documentation of the items](<https://example.com/d>)'],
  ],
  [
    "a: {type: array, description: List., items: {$ref: '#/components/schemas/Thing', externalDocs: {url: 'https://example.com/d'}}}",
    ['List.', '[Documentation of the items](<https://example.com/d>)'],
  ],
  [
    `a: {type: array, description: List., items: {allOf: [${thing}], externalDocs: {url: 'https://example.com/d'}}}`,
    ['List.', '[Documentation of the items](<https://example.com/d>)'],
  ],
  ['item_id: {type: string, title: Item Id}', []],
  ['a: {type: string, title: The letter (*a*)}', ['The letter (\\*a\\*)']],
  ['a: {type: string, title: Letter, description: Text.}', ['Letter', 'Text.']],
  [`a: ${thing}`, ['On its page.']],
  [`a: {allOf: [${colour}], title: Of the wall}`, ['Of the wall', 'Described.']],
  ['a: {anyOf: [{type: string}, {type: "null"}], title: Of the item}', ['Of the item']],
  [`a: {allOf: [${colour}], description: Of the wall.}`, ['Colours', 'Of the wall.', 'Described.']],
  [`a: {anyOf: [${colour}, {type: "null"}], description: Of the wall.}`, ['Colours', 'Of the wall.', 'Described.']],
  [`a: {type: array, items: {allOf: [${colour}], description: Of a wall.}}`, ['Colours', 'Of a wall.', 'Described.']],
  [`a: {allOf: [${thing}], description: Of the wall.}`, ['Of the wall.']],
  ["a: {$ref: '#/components/schemas/Colour', description: Of the wall.}", ['Colours', 'Of the wall.', 'Described.']],
  [
    "a: {type: array, description: List., items: {$ref: '#/components/schemas/Colour', description: Of a wall.}}",
    ['Colours', 'List.', 'Of a wall.', 'Described.'],
  ],
  ["a: {$ref: '#/components/schemas/Sizes', description: Own.}", ['Own.', 'A size.', 'All sizes.']],
  ["a: {$ref: '#/components/schemas/Paint', description: Own.}", ['Colours', 'Own.', 'Of paint.', 'Described.']],
  ["a: {$ref: '#/components/schemas/Thing', description: Own.}", ['Own.']],
  ["a: {$ref: '#/components/schemas/Tags'}", ['Tag list', 'The tags.']],
  ["tag_list: {$ref: '#/components/schemas/Tags'}", ['The tags.']],
  ["a: {$ref: '#/components/schemas/Named'}", []],
])('a row says what is said of it and of its items: %s', (properties, texts) => {
  expect(rowsOf(properties)[0]?.description?.source ?? []).toEqual(texts);
});

describe('titles', () => {
  it('of positions, map values and bodies are texts of theirs', () => {
    const [tuple, map] = rowsOf(
      'a: {type: array, prefixItems: [{type: string, title: Block hash}]}, b: {additionalProperties: {type: string, title: Label}}',
    );
    expect([tuple, map].map((row) => row?.fields[0]?.description?.source)).toEqual([['Block hash'], ['Label']]);
  });

  it('that several schemas share have their names', () => {
    const made = makeAll(
      `components: {schemas: {Item-Input: {type: object, title: Item}, Item-Output: {type: object, title: Item}, Other: {type: object, title: Else}, api.Item: {type: object, title: Item}, shop.items: {type: object, title: Item}}}`,
    );
    const names = ['Item-Input', 'Item-Output', 'Other', 'api.Item', 'shop.items'];
    const want = ['Item-Input', 'Item-Output', 'Else', 'api.Item', 'Item (shop.items)'];
    expect(names.map((name) => modelPage(made, name).title)).toEqual(want);
  });
});

it.each<[string, string[]]>([
  ["{oneOf: [{const: '', deprecated: true}, {const: ' '}]}", ['""', 'option 2']],
  ["{oneOf: [{const: 1, deprecated: true}, {const: '1'}]}", ['1', '"1"']],
  [`{oneOf: [{const: true, deprecated: true}, {const: 'true'}, {const: "a\\nb"}]}`, ['true', '"true"', 'a b']],
  ['{oneOf: [{title: A}, {title: A}, {title: "B\\nC"}, {title: " "}]}', ['A 1', 'A 2', 'B C', 'option 4']],
  [
    '{oneOf: [{required: [k], properties: {k: {enum: [a]}, x: true}}, {allOf: [{properties: {y: true}}, {required: [k], properties: {k: {const: b}}}]}, {title: C, required: [k], properties: {k: {const: c}}}]}',
    ['a', 'b', 'C'],
  ],
  [
    '{oneOf: [{required: [k], properties: {k: {enum: [a]}}}, {required: [k], properties: {k: {enum: [a]}, x: true}}, {properties: {k: {enum: [c]}}, type: object}]}',
    ['object 1', 'object 2', 'object 3'],
  ],
  ["{oneOf: [{allOf: [{$ref: '#/components/schemas/Size'}, {required: [z]}]}, {type: object}]}", ['size', 'object']],
])('each option of a union has a label: %s', (schema, want) => {
  const [row] = rowsOf(`a: ${schema}`);
  expect(row?.alternatives.flatMap(({ options }) => options.map(({ label }) => label))).toEqual(want);
});

it.each<[string, (string | undefined)[]]>([
  ['enum: [1, 2], x-enumDescriptions: {1: One.}', ['One.', undefined]],
  ['enum: [1, 2], x-enumDescriptions: [One., Two.]', ['One.', 'Two.']],
  ['enum: [in, cm], x-enum-descriptions: [{in: Inches.}, {cm: Centimetres.}]', ['Inches.', 'Centimetres.']],
  ['enum: [1, 2], x-enum-descriptions: [{value: 2, description: Two.}]', [undefined, 'Two.']],
  ['enum: [1, 2], x-enum-varnames: [ONE, TWO], x-enum-descriptions: [First.]', ['`ONE`: First.', '`TWO`']],
  ['enum: [1], x-enumNames: [One]', ['`One`']],
  ['enum: [A], x-enum-varnames: [A]', [undefined]],
  ['enum: [0, 1], x-google-enum-descriptions: [A., B.]', ['A.', 'B.']],
  ['enum: [0, 1], x-enum-comments: {Mon: First day.}, x-enum-varnames: [Mon, Tue]', ['`Mon`: First day.', '`Tue`']],
  [
    'enum: [0, 1], x-enum-comments: {Tue: B.}, x-enum-descriptions: ["", ""], x-enum-varnames: [Mon, Tue]',
    ['`Mon`', '`Tue`: B.'],
  ],
  ['enum: [a], x-enumDescriptions: {First: Text.}, x-enumNames: {a: First}', ['`First`: Text.']],
  [
    'enum: [a, b], x-ms-enum: {name: T, values: [{value: b, name: Bee, description: B.}, {value: a, description: A.}]}',
    ['A.', '`Bee`: B.'],
  ],
  ['enum: [1, "1"], x-ms-enum: {values: [{value: "1", description: Text.}]}', [undefined, 'Text.']],
  ['enum: [name, value], x-ms-enum: {values: [{value: value, name: value, description: V.}]}', [undefined, 'V.']],
  ['enum: [a], x-ms-enum: {name: T, modelAsString: true}', [undefined]],
  ['type: [string, "null"], enum: [a, null], x-enumDescriptions: {"null": Unknown.}', [undefined, 'Unknown.']],
  ['type: [string, "null"], enum: [a, null]', [undefined]],
])('values have their texts and names: %s', (keywords, want) => {
  const [row] = rowsOf(`a: {${keywords}}`);
  expect(row?.enum.map(({ description }) => description?.source[0])).toEqual(want);
});

it.each<[string, string[]]>([
  ["enum: [1, '1']", ['1', '"1"']],
  ["enum: [null, 'null']", ['null', '"null"']],
  ["type: [string, 'null'], enum: [null, 'null', a]", ['"null"', 'a']],
  ['enum: ["a\\nb", "a b"]', ['"a\\nb"', '"a b"']],
  ["type: array, items: {enum: [true, 'true']}", ['true', '"true"']],
])('allowed values that are not the same look different: %s', (keywords, want) => {
  const [row] = rowsOf(`a: {${keywords}}`);
  expect(row?.enum.map(({ value }) => value)).toEqual(want);
});

it('a default that is one of such values is written as it is among them', () => {
  const [row] = rowsOf("a: {enum: [1, '1'], default: '1'}");
  expect(row?.facts).toContainEqual(expect.objectContaining({ label: 'Default', value: '"1"' }));
});
