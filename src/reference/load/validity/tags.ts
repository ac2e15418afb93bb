import { isNode } from '../../json';
import type { Rule } from './rule';

/** Tags (4.22): each name once, each parent there, and none its own ancestor. */
export const tags: Rule = () => ({
  TagList(list, { report, location }) {
    const stated = (Array.isArray(list) ? list : []).map((tag: unknown) => (isNode(tag) ? tag : {}));
    const parents = new Map(stated.map((tag) => [tag.name, tag.parent]));
    const first = new Map([...stated.entries()].reverse().map(([index, { name }]) => [name, index]));
    const endless = ownAncestors(parents);
    stated.forEach((tag, index) => {
      const place = location.child([index]);
      if (tag.name !== undefined && first.get(tag.name) !== index)
        report({ message: 'A tag is in the list twice.', location: place.child(['name']) });
      if (tag.parent === undefined) return;
      if (!parents.has(tag.parent))
        report({ message: 'The parent of a tag is not in the list.', location: place.child(['parent']) });
      else if (endless.has(tag.name))
        report({ message: 'A tag is its own ancestor.', location: place.child(['parent']) });
    });
  },
});

/** The names that are their own ancestors; each is looked at once. */
function ownAncestors(parents: ReadonlyMap<unknown, unknown>): Set<unknown> {
  const found = new Set<unknown>();
  const done = new Set<unknown>();
  for (const start of parents.keys()) {
    const path = new Set<unknown>();
    let name: unknown = start;
    for (; name !== undefined && !path.has(name) && !done.has(name); name = parents.get(name)) path.add(name);
    const names = [...path];
    if (path.has(name)) for (const each of names.slice(names.indexOf(name))) found.add(each);
    for (const each of names) done.add(each);
  }
  return found;
}
