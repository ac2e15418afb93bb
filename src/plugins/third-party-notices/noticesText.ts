import { compareText } from '../../reference/problems';
import type { Notice } from './installedPackage';

const line = '-'.repeat(80);

/**
 * The file of the notices: each package once, sorted by name and version; packages with one and the same text share it.
 */
export function noticesText(notices: readonly Notice[]): string {
  const named = notices.map(({ name, version, licence, text }) => ({
    head: `${name} ${version}${licence && ` (${licence})`}`,
    text: text || 'This package brings no text of its licence.',
  }));
  const byText = new Map<string, Set<string>>();
  for (const { head, text } of named.sort((a, b) => compareText(a.head, b.head)))
    byText.set(text, (byText.get(text) ?? new Set()).add(head));
  const parts = [...byText].map(([text, heads]) => `${line}\n${[...heads].join('\n')}\n${line}\n\n${text}\n`);
  return ['The scripts and style sheets of this site contain these packages.\n', ...parts].join('\n');
}
