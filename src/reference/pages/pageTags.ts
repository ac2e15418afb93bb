import { groupBy } from '../groupBy';
import type { Operation, ReferenceModel, Tag, TagGroup } from '../model';
import { foldCase, lookOf, toSlug } from '../slug';
import type { Report } from './equalAddresses';
import { isTaggedByPath, segmentsOf } from './pathSegments';

const otherTag = 'Other';

/**
 * Operations by their first tag; those without one by the first segment of their path. A segment that has the address of a tag,
 * since it differs in case, accents or signs alone, is that tag. `addressOf` makes the address of a name; none where it is stated.
 */
export function groupByFirstTag(
  { operations }: ReferenceModel,
  addressOf: (name: string) => string | undefined,
): Map<string, Operation[]> {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const keyOf = (name: string): string | undefined => {
    const address = addressOf(name);
    return address === undefined ? undefined : foldCase(address);
  };
  const byAddress = groupBy(used, (name) => [keyOf(name) ?? '']);
  return groupBy(operations, (operation) => {
    if (!isTaggedByPath(operation)) return [operation.tags[0] ?? 'Webhooks'];
    const segment = segmentsOf(operation)[0] ?? otherTag;
    const key = keyOf(segment);
    return [(!used.has(segment) && key !== undefined && byAddress.get(key)?.[0]) || segment];
  });
}

/**
 * Reports a tag that the description lists and no operation has, where another differs from it in case, accents, spaces or
 * signs alone: its text is not on the page of the other.
 */
export function reportUnused(
  { tags, groups, operations }: ReferenceModel,
  pages: readonly { tag: Tag }[],
  report: Report,
): void {
  const used = new Set(operations.flatMap((operation) => operation.tags));
  const grouping = new Set(groups.map(({ name }) => name));
  const bySlug = new Map(pages.map(({ tag }) => [foldCase(toSlug(tag.name)), tag]));
  for (const { name, pointer } of tags) {
    const other = bySlug.get(foldCase(toSlug(name)));
    if (used.has(name) || grouping.has(name) || other === undefined || !used.has(other.name)) continue;
    report(
      pointer,
      'notice',
      `No operation has the tag ${JSON.stringify(name)}; the tag ${JSON.stringify(other.name)} (${other.pointer}) has operations and differs from it only in case, accents, spaces or signs.`,
      'Spell the tag in the same way in both places, or remove the one that is not used.',
    );
  }
}

/** A tag with what is on its page. */
export interface ShownTag {
  tag: Tag;
  operations: Operation[];
  isOfSegment: boolean;
  groups: TagGroup[];
}

/**
 * Tags of which no two of a group have titles that look the same: such a title has the name of the tag behind it, or, where
 * names look the same as well, a number.
 */
export function distinctTitles(shown: ShownTag[]): ShownTag[] {
  const titleOf = ({ tag, groups: [group] }: ShownTag): string => JSON.stringify([group?.name, lookOf(tag.title)]);
  const nameOf = (each: ShownTag): string => JSON.stringify([titleOf(each), lookOf(each.tag.name)]);
  const byTitle = groupBy(shown, (each) => [titleOf(each)]);
  const byName = groupBy(shown, (each) => [nameOf(each)]);
  const numbers = new Map([...byTitle.values()].flatMap((same) => same.map((each, index) => [each, index + 1])));
  return shown.map((each) => {
    if (byTitle.get(titleOf(each))?.length === 1) return each;
    const detail = byName.get(nameOf(each))?.length === 1 ? each.tag.name : numbers.get(each);
    return { ...each, tag: { ...each.tag, title: `${each.tag.title} (${detail})` } };
  });
}
