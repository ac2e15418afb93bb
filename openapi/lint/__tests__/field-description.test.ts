import { testRule } from './lintSnippet';

const schema = (text: string): string => `components:\n  schemas:\n    Store:\n      type: object\n${text}`;

testRule('retail/field-description', [
  [
    'own description',
    { given: schema('      properties: { sap: { type: string, description: Number of the store. } }'), want: [] },
  ],
  [
    'description of what it refers to',
    {
      given: schema(`      properties:
        region: { $ref: '#/components/schemas/Region' }
    Region: { type: object, description: A part of a division. }`),
      want: [],
    },
  ],
  [
    'description beside the reference',
    {
      given: schema(`      properties:
        region: { $ref: '#/components/schemas/Region', description: Region of the store. }
    Region: { type: object }`),
      want: [],
    },
  ],
  [
    'none',
    {
      given: schema('      properties: { sap: { type: string } }'),
      want: ['Field `sap` has no description. Say what it is for.'],
    },
  ],
  [
    'none, deep inside',
    {
      given: schema(`      properties:
        hours:
          description: Opening hours.
          type: array
          items: { type: object, properties: { from: { type: string, description: ' ' } } }`),
      want: ['Field `from` has no description. Say what it is for.'],
    },
  ],
  [
    'none, in a condition',
    {
      given: schema('      if: { properties: { level: { const: SHOP } } }\n      then: { required: [shopIds] }'),
      want: [],
    },
  ],
]);
