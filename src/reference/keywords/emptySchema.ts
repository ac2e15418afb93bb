import type { SchemaObject } from '../model';

/** A schema that says nothing. */
export const emptySchema: SchemaObject = {
  kind: 'schema',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  enum: [],
  constraints: [],
  properties: [],
  patternProperties: [],
  dependentRequired: [],
  dependentSchemas: [],
  prefixItems: [],
  allOf: [],
  oneOf: [],
  anyOf: [],
  examples: [],
};
