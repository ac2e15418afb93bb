import { documentOf, placeOf } from '../../__tests__/builders';
import type { CleanOptions } from '../cleanDocument';
import { removeInternal } from '../removeInternal';

/** What is left of a description in YAML, with what is reported of it. */
export async function left(yaml: string, openapi = '3.1.0', options: CleanOptions = {}) {
  const given = { document: documentOf(yaml, openapi), locate: placeOf };
  const { document, problems, locate, internal } = await removeInternal(given, options);
  const messages = problems.map(({ severity, place, message }) => `${severity} ${place.pointer} ${message}`);
  return { given: given.document, document, messages, locate, internal, text: JSON.stringify(document) };
}
