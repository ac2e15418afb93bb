/**
 * Which of the names that are gone has which of the new ones: the two are described alike, and no other name is
 * described like one of them.
 */
export function findRenamed(
  gone: readonly string[],
  fresh: readonly string[],
  isAlike: (gone: string, fresh: string) => boolean,
): Map<string, string> {
  // If many names were removed and added at once, none of them was renamed.
  if (gone.length * fresh.length > 25) return new Map();
  const alike = gone.flatMap((old) => fresh.filter((now) => isAlike(old, now)).map((now) => [old, now] as const));
  return new Map(
    alike.filter(([old, now]) => alike.filter((other) => other[0] === old || other[1] === now).length === 1),
  );
}
