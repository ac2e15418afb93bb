/**
 * Names by which the schemas of a description call themselves (`$id`, JSON Schema core 8.2.1). A reference to one of
 * them is one within the description, also where it looks like the address of a file elsewhere.
 */
export function collectOwnIds(document: unknown): Set<string> {
  const ids = new Set<string>();
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('$id' in value && typeof value.$id === 'string') ids.add(value.$id);
    open.push(...Object.values(value));
  }
  return ids;
}
