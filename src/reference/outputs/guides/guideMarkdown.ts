import type { Operation } from '../../model';
import type { Addresses } from '../../pages/addresses';

/** Text that Markdown does not read as markup. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|&~:@$="'/]/g, '\\$&').replace(/\s+/g, ' ');
}

/** A link to an operation, by its title. */
export function operationLink({ id, summary }: Operation, { operations }: Addresses): string {
  const address = operations.get(id);
  return address ? `[${plain(summary ?? id)}](${address.page}#${address.anchor})` : plain(summary ?? id);
}
