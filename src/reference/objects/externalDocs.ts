import type { ExternalDocumentation } from '../model';
import { isNode } from '../node';
import { markdownOf } from './context';

/** Reads an External Documentation Object (4.11). */
export function buildExternalDocs(value: unknown): ExternalDocumentation | undefined {
  if (!isNode(value) || typeof value.url !== 'string') return undefined;
  return { url: value.url, description: markdownOf(value.description) };
}
