import type { Operation } from '../../model';
import type { Addresses } from '../../pages/addresses';

/** Text as code: between more backticks than it has in a row, on one line. Not for tables, where `|` ends it. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const line = text.replace(/\s+/g, ' ');
  return longest > 0 || line.trim() === '' ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** What may stand in the anchor of a heading or the name of a class. */
export function name(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Text that Markdown does not read as markup. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|&~:@$="'/]/g, '\\$&').replace(/\s+/g, ' ');
}

/** A link to an operation, by its title. */
export function operationLink({ id, summary }: Operation, { operations }: Addresses): string {
  const address = operations.get(id);
  return address ? `[${plain(summary ?? id)}](${address.page}#${address.anchor})` : plain(summary ?? id);
}
