import type { SecurityView } from './page';
import type { Fact } from './schemaRows';

/** `1 field`, `4 fields`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joined(words: string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** What is true of a value as a sentence: `Length: 1–255.` */
export function factSentence({ label, value }: Pick<Fact, 'label' | 'value'>): string {
  return `${label}: ${value}${/[.!?]$/.test(value) ? '' : '.'}`;
}

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

/** `1 March 2026`, of `2026-03-01`. */
export function dateInWords(date: string): string {
  const look = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', look);
}
