import type { Schema } from './schema';

/** The keyword under which a schema keeps its reference that leads nowhere, beside its limits. */
export const unresolvedKeyword = '$ref';

/** Whether a schema is a reference that leads nowhere, so that nothing is known of its values. */
export function isUnresolved(schema: Schema): boolean {
  return schema.kind === 'schema' && schema.constraints.some(({ keyword }) => keyword === unresolvedKeyword);
}

/** What a page says, in Markdown, where a reference leads nowhere. */
export function unresolvedText(reference: string): string {
  return `Unresolved reference: \`${reference.replaceAll('`', '')}\``;
}
