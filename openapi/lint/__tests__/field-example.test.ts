import { testRule } from './lintSnippet';

const field = (text: string): string => `components:
  schemas:
    Store:
      type: object
      properties:
        sap: ${text}
    Level: { type: string, enum: [SHOP, REGION] }
    Name: { type: string }`;

const problem = 'Field `sap` shows no value. Add `examples`.';

testRule('retail/field-example', [
  ['examples', { given: field("{ type: string, examples: ['0001'] }"), want: [] }],
  ['a constant', { given: field('{ type: string, const: A }'), want: [] }],
  ['an enumeration', { given: field('{ type: string, enum: [A, B] }'), want: [] }],
  ['a default', { given: field('{ type: boolean, default: false }'), want: [] }],
  ['the enumeration referred to', { given: field("{ $ref: '#/components/schemas/Level' }"), want: [] }],
  ['examples beside the reference', { given: field("{ $ref: '#/components/schemas/Name', examples: [a] }"), want: [] }],
  [
    'an enumeration that may be null',
    { given: field("{ oneOf: [{ $ref: '#/components/schemas/Level' }, { type: 'null' }] }"), want: [] },
  ],
  ['a list', { given: field('{ type: array, items: { type: string } }'), want: [] }],
  ['an object', { given: field("{ oneOf: [{ type: object }, { type: 'null' }] }"), want: [] }],
  ['an uploaded file', { given: field('{ type: string, format: binary }'), want: [] }],
  ['nothing', { given: field('{ type: string }'), want: [problem] }],
  ['an empty list of examples', { given: field('{ type: integer, examples: [] }'), want: [problem] }],
  ['nothing, and may be null', { given: field("{ type: [number, 'null'] }"), want: [problem] }],
  ['nothing in what it refers to', { given: field("{ $ref: '#/components/schemas/Name' }"), want: [problem] }],
  [
    'nothing in the alternatives',
    { given: field("{ oneOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] }"), want: [problem] },
  ],
]);
