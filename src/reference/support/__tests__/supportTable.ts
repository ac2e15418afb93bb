import type { FieldSupport } from '../../fieldSupport';
import { support } from '../support';

/** The support matrix as a Markdown table: one row for each object, its fields with the version that brought them. */
export function supportTable(): string {
  const rows = Object.entries(support).map(([object, fields]) => {
    const names = Object.entries(fields).map(([name, field]) => describeField(name, field));
    return `| ${object} | ${names.join(', ')} |`;
  });
  return ['| Object | Fields |', '| --- | --- |', ...rows].join('\n');
}

function describeField(name: string, { since }: FieldSupport): string {
  const label = name === '*' ? 'any key' : `\`${name}\``;
  return since ? `${label} (${since})` : label;
}

/** How many fields the matrix has. */
export function countFields(): number {
  return Object.values(support).reduce((count, fields) => count + Object.keys(fields).length, 0);
}
