import { groupBy } from '../../reference/groupBy';
import { generalTypes, isJsonType, plainMediaType } from '../../reference/mediaType';

/**
 * Finds which media type of the revision each one of the base has become: the same, however it is written, else the first
 * that stands for it or that it stands for, else the only other one of JSON. What has none is gone.
 */
export function matchMediaTypes(old: readonly string[], now: readonly string[]): Map<string, string> {
  const positions = new Map(now.map((type, index) => [type, index]));
  const matched = new Map<string, string>();
  const fresh = new Set(now);
  const firstIn = createFinder(fresh);
  const [named, narrower] = [firstIn((type) => [plainMediaType(type)]), firstIn(generalTypes)];
  const match = (type: string, other: string | undefined): void => {
    if (other === undefined || !fresh.delete(other)) return;
    matched.set(type, other);
  };
  for (const type of old) match(type, named(plainMediaType(type)));
  const gone = old.filter((type) => !matched.has(type));
  const [onlyJson, ...furtherJson] = gone.filter(isOneJsonType);
  for (const type of gone) {
    const similar = [...generalTypes(type).map(named), narrower(plainMediaType(type))];
    const [first] = similar
      .flatMap((other) => (other === undefined ? [] : [other]))
      .sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
    const isOnly = first === undefined && type === onlyJson && furtherJson.length === 0;
    const left = isOnly ? [...fresh].filter(isOneJsonType) : [];
    match(type, left.length === 1 ? left[0] : first);
  }
  return matched;
}

/** Whether a media type is one of JSON, and no range of them. */
export function isOneJsonType(type: string): boolean {
  return isJsonType(type) && !type.includes('*');
}

/** Makes finders of the first name under a key that is still among these: each name is looked at once for each of its keys. */
function createFinder(names: ReadonlySet<string>) {
  return (keysOf: (name: string) => string[]): ((key: string) => string | undefined) => {
    const groups = groupBy([...names].reverse(), keysOf);
    return (key) => {
      const group = groups.get(key) ?? [];
      while (group.length > 0 && !names.has(group.at(-1) ?? '')) group.pop();
      return group.at(-1);
    };
  };
}
