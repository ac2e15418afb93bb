/** Below this similarity a name is no help. */
const minSimilarity = 0.3;

/** The most characters by which names are compared: what is longer is a text, and like none. */
const maxCompared = 300;

/** The names that are most like one that does not exist, the nearest first. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.slice(0, maxCompared);
  return known
    .map((each) => ({ each, rate: similarity(wanted, each.slice(0, maxCompared)) }))
    .filter(({ rate }) => rate >= minSimilarity)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, 5)
    .map(({ each }) => each);
}

/** Share of the pairs of neighbouring letters that two texts have in common (Sørensen–Dice), from 0 to 1. */
export function similarity(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const total = left.length + right.length;
  const unmatched = new Map<string, number>();
  for (const pair of right) unmatched.set(pair, (unmatched.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of left) {
    const count = unmatched.get(pair) ?? 0;
    if (count === 0) continue;
    unmatched.set(pair, count - 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}

function pairs(text: string): string[] {
  const letters = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return [...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
