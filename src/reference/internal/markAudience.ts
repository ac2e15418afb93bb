import { asNode, isNode, type Node } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import type { AudienceMarks } from './audience';
import { strayMarks } from './markProblems';
import { findParts, isFree, type Part } from './parts';
import { findPartsOfTexts } from './partsOfTexts';

/** What a description says of audiences, and what is wrong with that. */
interface Marked {
  /** The marks of what is for other audiences. */
  forOthers: ReadonlyMap<Node, unknown>;
  problems: Problem[];
}

/**
 * Marks as internal, in place, what of a bundled description is for other audiences, and takes the names of audiences away. Every
 * mark that does not say for whom a part is, marks nothing, or is missing where each operation needs one, is an error.
 */
export function markAudience(document: Node, locate: Locate, marks: AudienceMarks): Marked {
  const parts = findParts(document);
  const { all } = parts;
  const isLike = likeTest(marks.extension);
  const report = (pointer: string, message: string, remedy: string): Problem => ({
    ...{ severity: 'error', place: locate(pointer), message, remedy, code: 'internal' },
  });
  const problems = marks.isRequired ? unmarkedOperations(all, marks, report) : [];
  // What is no object is no entry of a map of objects.
  problems.push(...strayMarks(parts, locate, { name: marks.extension, isMark: (value) => !isNode(value) }));
  problems.push(...findPartsOfTexts(parts, locate, marks));
  const forOthers = new Map<Node, unknown>();
  const mark = (node: Node, pointer: string): void => {
    problems.push(...findFaults(node, pointer, marks, report));
    const stated = node[marks.extension];
    if (markNode(node, marks)) forOthers.set(node, stated);
  };
  const reportLike = (like: string, pointer: string): void => {
    const message = `"${like}" is not "${marks.extension}", so it names no audience.`;
    problems.push(report(extendPointer(pointer, like), message, `Write \`${marks.extension}\`.`));
  };
  const markLike = (node: Node, pointer: string): void => {
    // In an extension, another text may be the value of a header of that name.
    for (const like of Object.keys(node).filter(isLike)) if (!marks.read(node[like]).fault) reportLike(like, pointer);
    mark(node, pointer);
  };
  for (const part of all) {
    const { node, pointer, object } = part;
    for (const like of Object.keys(node).filter(isLike)) reportLike(like, pointer);
    // The list beside the name of a security scheme has scopes.
    if (object !== 'SecurityRequirement' || !isSchemeName(marks.extension, document)) mark(node, pointer);
    for (const [field, value] of Object.entries(node))
      if (isFree(object, field)) markData(value, extendPointer(pointer, field), markLike);
  }
  return { forOthers, problems };
}

function isSchemeName(name: string, { components }: Node): boolean {
  return Object.hasOwn(asNode(asNode(components).securitySchemes), name);
}

type Report = (pointer: string, message: string, remedy: string) => Problem;

/** What is wrong with the mark of an object. */
function findFaults(node: Node, pointer: string, { extension, read }: AudienceMarks, report: Report): Problem[] {
  if (!Object.hasOwn(node, extension)) return [];
  const { isHidden, fault } = read(node[extension]);
  if (fault) return [report(extendPointer(pointer, extension), fault.message, fault.remedy)];
  if (!isHidden || pointer !== '#') return [];
  return [report(pointer, 'The whole description is for another audience.', 'Take the mark away.')];
}

/** Writes the mark of an object as `x-internal` where it is for others; returns whether it is. */
function markNode(node: Node, { extension, read }: AudienceMarks): boolean {
  if (!Object.hasOwn(node, extension)) return false;
  const { isHidden } = read(node[extension]);
  delete node[extension];
  if (isHidden) node['x-internal'] = true;
  return isHidden;
}

/** Marks the objects in an extension, or in a field that no specification has; each is looked at once. */
function markData(value: unknown, pointer: string, mark: (node: Node, pointer: string) => void): void {
  const open = [{ value, pointer }];
  const seen = new Set<unknown>();
  // The list grows while it is gone through.
  for (const each of open) {
    if (typeof each.value !== 'object' || each.value === null || seen.has(each.value)) continue;
    seen.add(each.value);
    if (isNode(each.value)) mark(each.value, each.pointer);
    for (const [key, inner] of Object.entries(each.value))
      if (typeof inner === 'object') open.push({ value: inner, pointer: extendPointer(each.pointer, key) });
  }
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
