/** The items under each of their keys, in their order; keys are in that of their first item. Each item is looked at once. */
export function groupBy<Item>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<string>): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
