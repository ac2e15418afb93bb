import { type BuildContext, listOf, markdownOf, textOf } from '../buildContext';
import { isNode } from '../json';
import { buildExternalDocs } from '../keywords/externalDocs';
import type { Operation, Tag, TagGroup } from '../model';
import { toPointer } from '../pointer';

/** Reads the Tag Objects (4.22) and adds the tags that operations use without one, in the order of their first use. */
export function buildTags(operations: Operation[], context: BuildContext): Tag[] {
  const tags = new Map<string, Tag>();
  listOf(context.document.tags).forEach((value, index) => {
    if (!isNode(value) || typeof value.name !== 'string') return;
    const title = textOf(value['x-displayName']) ?? textOf(value.summary) ?? value.name;
    const summary = textOf(value.summary);
    tags.set(value.name, {
      name: value.name,
      title,
      ...(summary === undefined || summary === title ? {} : { summary }),
      ...(typeof value.kind === 'string' ? { kind: value.kind } : {}),
      description: markdownOf(value.description),
      externalDocs: buildExternalDocs(value.externalDocs),
      page: textOf(value['x-page']),
      pointer: toPointer(['tags', index]),
    });
  });
  for (const operation of operations) {
    for (const name of operation.tags) {
      if (!tags.has(name)) tags.set(name, { name, title: name, pointer: operation.pointer });
    }
  }
  return [...tags.values()];
}

/** Reads groups of tags from `x-tagGroups`, else from each tag's `parent` (3.2). */
export function buildTagGroups(context: BuildContext): TagGroup[] {
  const stated = listOf(context.document['x-tagGroups']).flatMap((value) =>
    isNode(value) && typeof value.name === 'string'
      ? [
          {
            name: value.name,
            title: textOf(value['x-displayName']) ?? value.name,
            tags: listOf(value.tags).map(String),
          },
        ]
      : [],
  );
  return stated.length > 0 ? stated : groupByParent(context);
}

/**
 * A tag that others name as their parent is a group: with itself, unless it only groups, then with those tags that are no
 * group of their own.
 */
function groupByParent(context: BuildContext): TagGroup[] {
  const tags = new Map<string, { title: string; parent?: string }>();
  for (const value of listOf(context.document.tags)) {
    if (!isNode(value) || typeof value.name !== 'string') continue;
    const parent = textOf(value.parent);
    tags.set(value.name, { title: textOf(value.summary) ?? value.name, ...(parent === undefined ? {} : { parent }) });
  }
  const groups = new Map<string, TagGroup>();
  const titlesAbove = createAncestors(tags);
  for (const [name, { parent }] of tags) {
    if (parent === undefined) continue;
    const title = tags.get(parent)?.title ?? parent;
    const ancestors = titlesAbove(parent);
    const ofParent = tags.has(parent) ? [parent] : [];
    const group = groups.get(parent) ?? {
      ...{ name: parent, title },
      ...(ancestors.length > 0 ? { ancestors } : {}),
      tags: ofParent,
    };
    if (name !== parent) group.tags.push(name);
    groups.set(parent, group);
  }
  const isListed = (tag: string, group: string): boolean => tag === group || !groups.has(tag);
  return [...groups.values()].map((group) => ({
    ...group,
    tags: group.tags.filter((tag) => isListed(tag, group.name)),
  }));
}

/**
 * Levels of groups: what is deeper stands in the group of the last level. If each was inside the one above it, the navigation on
 * all pages would grow with the square of a chain.
 */
const maxLevels = 20;

/**
 * Makes the look-up of the titles above a tag, from the top, as far as there are levels. Each tag is looked at once; parents that
 * name each other end where one returns.
 */
function createAncestors(tags: ReadonlyMap<string, { title: string; parent?: string }>): (tag: string) => string[] {
  const found = new Map<string, string[]>();
  return (tag) => {
    const way = new Set<string>();
    let next: string | undefined = tag;
    while (next !== undefined && !found.has(next) && !way.has(next)) {
      way.add(next);
      next = tags.get(next)?.parent;
    }
    for (const name of [...way].reverse()) {
      const parent = tags.get(name)?.parent;
      const above = parent === undefined ? undefined : found.get(parent);
      const title = parent === undefined ? '' : (tags.get(parent)?.title ?? parent);
      found.set(name, above && above.length < maxLevels ? [...above, title] : (above ?? []));
    }
    return found.get(tag) ?? [];
  };
}

/** Operations with their tags of the kind `badge` (3.2) beside their titles: such a tag has no page. */
export function withBadgeTags(operations: Operation[], context: BuildContext): Operation[] {
  const titles = new Map(
    listOf(context.document.tags)
      .filter(isNode)
      .flatMap((tag) => (tag.kind === 'badge' ? [[String(tag.name), textOf(tag.summary) ?? String(tag.name)]] : [])),
  );
  if (titles.size === 0) return operations;
  return operations.map((operation) => {
    const badges = operation.tags.flatMap((name) => titles.get(name) ?? []);
    if (badges.length === 0) return operation;
    return {
      ...operation,
      tags: operation.tags.filter((name) => !titles.has(name)),
      badges: [...new Set([...(operation.badges ?? []), ...badges])],
    };
  });
}
