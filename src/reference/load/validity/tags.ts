import { isNode } from '../../json';
import type { Rule } from './rule';

/** Tags (4.22): each name once, each parent there, and none its own ancestor. */
export const tags: Rule = () => ({
  TagList(list, { report, location }) {
    const stated = (Array.isArray(list) ? list : []).map((tag: unknown) => (isNode(tag) ? tag : {}));
    const parents = new Map(stated.map((tag) => [tag.name, tag.parent]));
    stated.forEach((tag, index) => {
      const place = location.child([index]);
      if (tag.name !== undefined && stated.findIndex(({ name }) => name === tag.name) < index)
        report({ message: 'A tag is in the list twice.', location: place.child(['name']) });
      if (tag.parent === undefined) return;
      if (!parents.has(tag.parent))
        report({ message: 'The parent of a tag is not in the list.', location: place.child(['parent']) });
      else if (isOwnAncestor(tag.name, parents))
        report({ message: 'A tag is its own ancestor.', location: place.child(['parent']) });
    });
  },
});

function isOwnAncestor(name: unknown, parents: Map<unknown, unknown>): boolean {
  const seen = new Set<unknown>();
  for (let parent = parents.get(name); parent !== undefined && !seen.has(parent); parent = parents.get(parent)) {
    if (parent === name) return true;
    seen.add(parent);
  }
  return false;
}
