import type { SecurityView } from './page';
import { joined } from './words';

const open = 'no authorisation';

/** `bearer token`, `API key in the header X-Key and bearer token, or no authorisation`. */
export function accessInWords({ alternatives }: SecurityView): string {
  if (alternatives.length === 0) return open;
  const together = alternatives.map(
    (schemes) =>
      joined(
        schemes.map(({ label }) => label),
        'and',
      ) || open,
  );
  return joined([...new Set(together)], 'or');
}

/** The scopes of all schemes, each once. */
export function scopesOf({ alternatives }: SecurityView): string[] {
  return [...new Set(alternatives.flatMap((schemes) => schemes.flatMap(({ scopes }) => scopes)))];
}
