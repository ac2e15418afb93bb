import type { Place } from '../reference/problems';
import type { Change } from './change';
import type { TouchedPlace } from './touched';

/** A change with its places in the files and on the site, and what it touches. */
export interface ReportedChange extends Change {
  /** Place in the revision; for what is gone, that of what it stood in. */
  place: Place;
  /** Place in the base. */
  basePlace: Place;
  /** Page and anchor that show it; nothing when no page does. */
  page?: string;
  touched: TouchedPlace[];
}

/** One of the two descriptions that are compared. */
interface ComparedSide {
  /** A file or a git revision, as it was asked for. */
  name: string;
  /** The version of the API (`info.version`). */
  version: string;
}

/** All that the formats are made of. */
export interface DiffReport {
  base: ComparedSide;
  revision: ComparedSide;
  changes: ReportedChange[];
  /** What a reader has to know of how these changes were chosen, a sentence each. */
  notices?: string[];
  /** Where the site stands, `https://developers.example.com`, for links in what is read elsewhere. */
  site?: string;
}

/** The part of the version that was raised so that breaking changes are allowed: the major one, or the minor one of 0.x. */
export function raisedPart({ base, revision }: Pick<DiffReport, 'base' | 'revision'>): 'major' | 'minor' | undefined {
  const [old, now] = [base, revision].map(({ version }) => /^v?(\d+)(?:\.(\d+))?/.exec(version)?.slice(1).map(Number));
  const [major = 0, minor = 0] = old ?? [];
  const [newMajor = 0, newMinor = 0] = now ?? [];
  if (!old || !now) return undefined;
  if (newMajor > major) return 'major';
  return major === 0 && newMajor === 0 && newMinor > minor ? 'minor' : undefined;
}

/** Whether breaking changes are allowed. */
export function isMajorRaised(report: Pick<DiffReport, 'base' | 'revision'>): boolean {
  return raisedPart(report) !== undefined;
}

/** Whether a change breaks clients though the version does not say so. */
export function hasUnannouncedBreak(report: DiffReport): boolean {
  return report.changes.some(({ verdict }) => verdict === 'breaking') && !isMajorRaised(report);
}
