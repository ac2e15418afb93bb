import { removeUriSchemePlugin } from '@hyperjump/browser';
import { setShouldValidateSchema } from '@hyperjump/json-schema/draft-2020-12';
import { defineVocabulary, loadDialect } from '@hyperjump/json-schema/experimental';
import { writtenKeywords } from './jsonSchema';
import { keywordIds } from './keywordIds';
import { implementationOf } from './keywords';

/** The dialect into which Schema Objects are written: JSON Schema 2020-12, with what differs by direction. */
export const dialect = 'urn:openapi-schema:dialect';

const vocabulary = 'urn:openapi-schema:vocabulary';

const naming = ['$id', '$anchor', '$dynamicAnchor', '$defs'];

defineKeywords();

function defineKeywords(): void {
  const { requiredByDirection, hiddenByDirection, schemaByValue } = keywordIds;
  const own = { requiredByDirection, hiddenByDirection, schemaByValue };
  const ids = [...writtenKeywords, ...naming].map((keyword) => [keyword, implementationOf(keyword)]);
  defineVocabulary(vocabulary, { ...Object.fromEntries(ids), ...own });
  loadDialect(dialect, { [vocabulary]: true }, true);
  // What is written in the dialect is made here and well formed, and descriptions are whole: nothing is fetched.
  setShouldValidateSchema(false);
  for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);
}
