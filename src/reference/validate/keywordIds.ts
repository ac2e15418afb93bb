/** The name of a keyword that is written here, for the library. */
export const own = (name: string): string => `urn:openapi-schema:keyword:${name}`;

/** The library's names of keywords that are written here, put in place of one of ours, or looked at. */
export const keywordIds = {
  required: 'https://json-schema.org/keyword/required',
  reference: own('$ref'),
  dynamicReference: own('$dynamicRef'),
  oneOf: own('oneOf'),
  schemaByValue: own('schemaByValue'),
  pattern: own('pattern'),
  enum: own('enum'),
  const: own('const'),
  patternProperties: own('patternProperties'),
  additionalProperties: own('additionalProperties'),
  format: own('format'),
  hidden: own('hidden'),
  requiredByDirection: own('requiredByDirection'),
  hiddenByDirection: own('hiddenByDirection'),
};
