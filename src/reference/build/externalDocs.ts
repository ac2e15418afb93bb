import type { ExternalDocumentation } from '../model';
import { type BuildContext, isNode, richTextOf } from './context';

/** Reads an External Documentation Object (4.11). */
export function buildExternalDocs(value: unknown, context: BuildContext): ExternalDocumentation | undefined {
  if (!isNode(value) || typeof value.url !== 'string') return undefined;
  return { url: value.url, description: richTextOf(value.description, context) };
}
