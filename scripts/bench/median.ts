/** The middle value of an odd number of figures, or the lower one of the middle two. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

/** The medians of each figure of several runs. */
export function medians<Figures extends Record<string, number>>(runs: Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('A median needs at least one value.');
  const entries = Object.keys(first).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]);
  return Object.fromEntries(entries) as Figures;
}
