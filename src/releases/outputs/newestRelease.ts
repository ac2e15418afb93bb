import type { ChangelogEntry } from '../changelog';
import { counts } from './changelogText';

/** The newest release, as a page of the site announces it. */
export interface NewestRelease {
  version: string;
  /** The day, as `2026-11-17`. */
  date: string;
  /** `10 changes: 2 breaking, 8 safe.`; empty for the first release, which is compared with none. */
  summary: string;
  /** Address of its section in the changelog. */
  href: string;
}

/** Takes the newest release from the changelog, whose page has the address `page`. What is not released yet is none. */
export function newestRelease(entries: readonly ChangelogEntry[], page: string): NewestRelease | undefined {
  for (const { version, date, anchor, changes } of entries) {
    if (version === undefined || date === undefined) continue;
    return { version, date, summary: changes.length === 0 ? '' : counts(changes), href: `${page}#${anchor}` };
  }
  return undefined;
}
