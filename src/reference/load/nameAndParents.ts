import path from 'node:path';
import { isAbsoluteUrl } from '@redocly/openapi-core';
import { pointerKeys } from '../pointer';
import { compareText } from '../problems';
import type { FileLocation } from './sourceMap';

/** What a part of a file may be called by. */
interface NameAndParents {
  /** The last key of the pointer to it; a whole file's own name without what says its format. */
  name: string;
  /** What contains it, the nearest first: its file, the folders up to the root file's, further keys of the pointer. */
  parents: string[];
}

/** The name of the part at `location`, and what sets it apart from others of that name. `root` is the path of the root file. */
export function nameAndParents({ source, pointer }: FileLocation, root: string): NameAndParents {
  const file = isAbsoluteUrl(source.absoluteRef)
    ? urlSegments(source.absoluteRef)
    : path.relative(path.dirname(root), source.absoluteRef).split(path.sep);
  const folders = file.slice(0, -1).filter((folder) => folder !== '..');
  const stem = (file.at(-1) ?? '').replace(/(?<=.)\.[^.]+$/, '');
  const keys = pointerKeys(pointer);
  const name = keys.pop();
  if (name === undefined) return { name: stem, parents: folders.reverse() };
  return { name, parents: [stem, ...folders.reverse(), ...keys.reverse()] };
}

function urlSegments(url: string): string[] {
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split('/')].filter((segment) => segment !== '');
}

/** Orders two places by file, then by pointer. */
export function compareLocations(a: FileLocation, b: FileLocation): number {
  return compareText(a.source.absoluteRef, b.source.absoluteRef) || compareText(a.pointer, b.pointer);
}

/**
 * For each list of parents (the nearest first) those that set it apart from the other lists, in the order of a path. A
 * parent that all of them share is left out.
 */
export function shortestUniquePrefixes(lists: string[][]): string[][] {
  const distinct = lists.map((): string[] => []);
  let open = [lists.map((_list, index) => index)];
  const depth = Math.max(0, ...lists.map((list) => list.length));
  for (let level = 0; level < depth && open.length > 0; level += 1) {
    open = open.flatMap((group) => {
      const byParent = new Map<string | undefined, number[]>();
      for (const index of group) {
        const parent = lists[index]?.[level];
        byParent.set(parent, [...(byParent.get(parent) ?? []), index]);
      }
      if (byParent.size === 1) return [group];
      for (const [parent, members] of byParent) {
        if (parent !== undefined) for (const index of members) distinct[index]?.unshift(parent);
      }
      return [...byParent.values()];
    });
    open = open.filter((group) => group.length > 1);
  }
  return distinct;
}
