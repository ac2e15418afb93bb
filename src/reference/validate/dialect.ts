import '@hyperjump/json-schema/draft-2020-12';
import { removeUriSchemePlugin } from '@hyperjump/browser';
import { setShouldValidateSchema } from '@hyperjump/json-schema/draft-2020-12';
import { defineVocabulary, loadDialect } from '@hyperjump/json-schema/experimental';
import { addOwnKeywords, keywordIds } from './keywords';

/** The dialect into which Schema Objects are written: JSON Schema 2020-12, with what differs by direction. */
export const dialect = 'urn:openapi-schema:dialect';

const vocabulary = 'urn:openapi-schema:vocabulary';

const fromLibrary = [
  ...['$ref', '$id', '$anchor', '$defs', 'type', 'enum', 'const', 'multipleOf', 'uniqueItems', 'required'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties', 'minContains', 'maxContains', 'dependentRequired', 'dependentSchemas'],
  ...['properties', 'propertyNames', 'unevaluatedProperties', 'items', 'prefixItems', 'contains', 'unevaluatedItems'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
];

const renamed: Record<string, string> = { $ref: 'ref', $id: 'id', $anchor: 'anchor', $defs: 'definitions' };

defineKeywords();

function defineKeywords(): void {
  addOwnKeywords();
  const { required: _library, hidden: _inPlace, ...ids } = keywordIds;
  defineVocabulary(vocabulary, {
    ...Object.fromEntries(
      fromLibrary.map((name) => [name, `https://json-schema.org/keyword/${renamed[name] ?? name}`]),
    ),
    $dynamicRef: 'https://json-schema.org/keyword/draft-2020-12/dynamicRef',
    $dynamicAnchor: 'https://json-schema.org/keyword/draft-2020-12/dynamicAnchor',
    ...ids,
  });
  loadDialect(dialect, { [vocabulary]: true }, true);
  // What is written in the dialect is made here and well formed, and descriptions are whole: nothing is fetched.
  setShouldValidateSchema(false);
  for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);
}
