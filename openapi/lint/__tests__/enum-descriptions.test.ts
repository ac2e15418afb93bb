import { testRule } from './lintSnippet';

const schema = (text: string): string => `components: { schemas: { AuthType: ${text} } }`;

testRule('retail/enum-descriptions', [
  [
    'all described',
    {
      given: schema("{ enum: [LOCAL, 2, true, null], x-enumDescriptions: { LOCAL: Here, '2': Two, 'true': Yes } }"),
      want: [],
    },
  ],
  ['no enumeration', { given: schema('{ type: string }'), want: [] }],
  [
    'none described',
    {
      given: schema('{ enum: [LOCAL, LDAP] }'),
      want: [
        'Value `LOCAL` has no description. Add it to `x-enumDescriptions`.',
        'Value `LDAP` has no description. Add it to `x-enumDescriptions`.',
      ],
    },
  ],
  [
    'an empty one and one too many',
    {
      given: schema("{ enum: [LOCAL], x-enumDescriptions: { LOCAL: ' ', SAML: Single sign-on } }"),
      want: [
        'Value `LOCAL` has no description. Add it to `x-enumDescriptions`.',
        '`x-enumDescriptions` describes `SAML`, which is not a value. Remove it or add the value.',
      ],
    },
  ],
]);
