import { isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import { objectOf } from '../support/walk';
import type { AudienceMarks } from './audience';
import { findParts, isFree, kindOf, type Part } from './parts';

/**
 * Marks as internal, in place, what of a bundled description is for other audiences, and takes the names of audiences away. Every
 * mark that does not say for whom a part is, marks nothing, or is missing where each operation needs one, is an error.
 */
export function markAudience(document: Node, locate: Locate, marks: AudienceMarks): Problem[] {
  const { all } = findParts(document);
  const isLike = likeTest(marks.extension);
  const report = (pointer: string, message: string, remedy: string): Problem => ({
    ...{ severity: 'error', place: locate(pointer), message, remedy, code: 'internal' },
  });
  const problems = marks.isRequired ? unmarkedOperations(all, marks, report) : [];
  for (const part of all) {
    const { node, pointer, object } = part;
    const like = Object.keys(node).find(isLike);
    if (like !== undefined)
      problems.push(
        report(
          extendPointer(pointer, like),
          `"${like}" is not "${marks.extension}", so it names no audience.`,
          `Write \`${marks.extension}\`.`,
        ),
      );
    problems.push(...strayMarks(part, marks, report));
    // The list beside the name of a security scheme has scopes.
    if (object !== 'SecurityRequirement' || !Array.isArray(node[marks.extension]))
      problems.push(...markNode(node, pointer, marks, report));
    for (const [field, value] of Object.entries(node))
      if (isFree(object, field)) problems.push(...markData(value, extendPointer(pointer, field), marks, report));
  }
  return problems;
}

type Report = (pointer: string, message: string, remedy: string) => Problem;

/** Writes the mark of an object as `x-internal` where it is for others. */
function markNode(node: Node, pointer: string, { extension, read }: AudienceMarks, report: Report): Problem[] {
  if (!Object.hasOwn(node, extension)) return [];
  const { isHidden, fault } = read(node[extension]);
  delete node[extension];
  if (isHidden) node['x-internal'] = true;
  if (fault) return [report(extendPointer(pointer, extension), fault.message, fault.remedy)];
  if (!isHidden || pointer !== '#') return [];
  return [report(pointer, 'The whole description is for another audience.', 'Take the mark away.')];
}

/** Writes the marks in an extension, or in a field that no specification has; each object in it is looked at once. */
function markData(value: unknown, pointer: string, marks: AudienceMarks, report: Report): Problem[] {
  const problems: Problem[] = [];
  const open = [{ value, pointer }];
  const seen = new Set<unknown>();
  // The list grows while it is gone through.
  for (const each of open) {
    if (typeof each.value !== 'object' || each.value === null || seen.has(each.value)) continue;
    seen.add(each.value);
    if (isNode(each.value)) problems.push(...markNode(each.value, each.pointer, marks, report));
    for (const [key, inner] of Object.entries(each.value))
      if (typeof inner === 'object') open.push({ value: inner, pointer: extendPointer(each.pointer, key) });
  }
  return problems;
}

/** Marks beside the entries of a map, which would be an entry themselves. */
function strayMarks({ object, node, pointer }: Part, { extension }: AudienceMarks, report: Report): Problem[] {
  return Object.entries(node).flatMap(([field, map]) => {
    const kind = kindOf(object, field);
    if (!kind || !objectOf(kind) || kind.startsWith('@') || !isNode(map) || !Object.hasOwn(map, extension)) return [];
    if (isNode(map[extension])) return [];
    const at = extendPointer(pointer, field, extension);
    return [report(at, `This "${extension}" is an entry of a map, so it marks nothing.`, 'Mark the entries.')];
  });
}

/** The operations for which nothing says for whom they are: neither a mark of theirs or around them, nor one of a tag. */
function unmarkedOperations(all: readonly Part[], { extension }: AudienceMarks, report: Report): Problem[] {
  const isMarked = ({ node }: Part): boolean => Object.hasOwn(node, extension) || node['x-internal'] === true;
  const tags = new Set(all.filter((part) => part.object === 'Tag' && isMarked(part)).map(({ node }) => node.name));
  return all.flatMap((part) => {
    if (part.object !== 'Operation' || (Array.isArray(part.node.tags) && part.node.tags.some((tag) => tags.has(tag))))
      return [];
    for (let each: Part | undefined = part; each; each = each.parent) if (isMarked(each)) return [];
    return [report(part.pointer, 'This operation names no audience.', `State \`${extension}\`.`)];
  });
}

/** Says whether a name is meant as the extension, and is written in another way. */
function likeTest(extension: string): (name: string) => boolean {
  const wanted = plain(extension);
  return (name) => name !== extension && plain(name) === wanted;
}

function plain(name: string): string {
  return name
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212_]/gu, '-')
    .toLowerCase();
}
