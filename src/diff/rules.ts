import type { Direction } from '../reference/schema';

/** The effect of a change on users of the API: their code stops working, may stop working, or is not affected. */
export type Verdict = 'breaking' | 'risky' | 'safe';

/** The worst first. */
export const verdicts: readonly Verdict[] = ['breaking', 'risky', 'safe'];

/** The verdicts as headings. */
export const verdictTitles: Readonly<Record<Verdict, string>> = { breaking: 'Breaking', risky: 'Risky', safe: 'Safe' };

/**
 * The effect on the set of possible values. Fewer values break senders, more break receivers, and other ones break
 * both.
 */
type Effect = 'fewer values' | 'more values' | 'other values';

/** A rule: what changed, and what that means for a request and for a response. */
export interface Rule {
  /** What changed, as a sentence without its end. */
  title: string;
  effect?: Effect;
  /** The verdict for both directions, or for what has none. */
  always?: Verdict;
  /** The verdict for one direction, where the effect says another. */
  request?: Verdict;
  response?: Verdict;
  /** Why the verdict is another one than oasdiff's, as a part of a sentence. */
  because?: string;
}

const byEffect: Record<Effect, Record<Direction, Verdict>> = {
  'fewer values': { request: 'breaking', response: 'safe' },
  'more values': { request: 'safe', response: 'breaking' },
  'other values': { request: 'breaking', response: 'breaking' },
};

/** The verdict of a rule for a direction. */
export function verdictOf({ effect, always, ...stated }: Rule, direction: Direction): Verdict {
  return stated[direction] ?? always ?? (effect ? byEffect[effect][direction] : 'safe');
}

/** The worst of verdicts. */
export function worstOf(found: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => found.includes(verdict)) ?? 'safe';
}
