import { markdownOf } from '../buildContext';
import { isNode } from '../json';
import type { ExternalDocumentation } from '../model';

/** Reads an External Documentation Object (4.11). */
export function buildExternalDocs(value: unknown): ExternalDocumentation | undefined {
  if (!isNode(value) || typeof value.url !== 'string') return undefined;
  const description = markdownOf(value.description);
  return value.url.trim() === '' && !description ? undefined : { url: value.url, description };
}
