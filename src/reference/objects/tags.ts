import { isNode } from '../json';
import type { Operation, Tag, TagGroup } from '../model';
import { toPointer } from '../pointer';
import { type BuildContext, listOf, markdownOf, textOf } from './context';
import { buildExternalDocs } from './info';

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

function groupByParent(context: BuildContext): TagGroup[] {
  const groups = new Map<string, TagGroup>();
  const titles = new Map<string, string>();
  for (const value of listOf(context.document.tags)) {
    if (!isNode(value) || typeof value.name !== 'string') continue;
    titles.set(value.name, textOf(value.summary) ?? value.name);
    if (typeof value.parent !== 'string') continue;
    const group = groups.get(value.parent) ?? { name: value.parent, title: value.parent, tags: [] };
    group.tags.push(value.name);
    groups.set(value.parent, group);
  }
  return [...groups.values()].map((group) => ({ ...group, title: titles.get(group.name) ?? group.name }));
}
