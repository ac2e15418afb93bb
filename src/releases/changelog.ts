import type { ApiText } from '../diff/apiTexts';
import type { Change, ChangedOperation } from '../diff/change';
import { compareDescriptions } from '../diff/compareDescriptions';
import type { SitePages } from '../diff/pages';
import { findTouchedTexts, unnoticedRules } from '../diff/touched';
import { isSame, type Node } from '../reference/json';
import type { LastRun } from '../reference/lastRun';
import { displayMethod } from '../reference/methods';
import { compareText } from '../reference/problems';
import { comparedFields, type Release } from './release';

/** What changed with a release, or since the last one. */
export interface ReleaseChanges {
  /** Nothing for what is not released yet. */
  version?: string;
  date?: string;
  /** Missing for the first release, which cannot be compared. */
  changes: Change[];
}

/**
 * What changed with each release, the first one first. Changes are judged on the day of their release, which decides
 * whether an end that was announced is over.
 */
export function compareReleases(releases: readonly Release[]): ReleaseChanges[] {
  return releases.map(({ version, date, document }, index) => {
    const before = releases[index - 1];
    return { version, date, changes: before ? changesBetween(before.document, document, date) : [] };
  });
}

/**
 * What changed with each release, the newest first. `document` is the description as it is now; where it differs from the
 * last release, that comes first, judged on the day `today`. `recorded` is what compareReleases() gives; `kept` has the
 * comparison that an edit of texts leaves as it was.
 */
export function withUnreleased(
  recorded: readonly ReleaseChanges[],
  last: Release,
  document: object,
  today: string,
  kept?: LastRun,
): ReleaseChanges[] {
  const [before, now] = [comparedFields(last.document), comparedFields(document)];
  const compare = (): Change[] => (isSame(before, now) ? [] : changesBetween(before, now, today));
  const name = `comparison of ${JSON.stringify([before, now, today])}`;
  const changes = kept ? (kept.takePlain(name, compare) as Change[]) : compare();
  return [...recorded, ...(changes.length > 0 ? [{ changes }] : [])].reverse();
}

function changesBetween(base: Node, revision: Node, today: string): Change[] {
  return compareDescriptions(base, revision, today).filter(({ rule }) => !unnoticedRules.includes(rule));
}

/** A change with all that the changelog leads to. */
export interface ListedChange extends Pick<Change, 'rule' | 'verdict' | 'directions' | 'message'> {
  /** What it is about: `Task.status`. */
  where: string;
  /** Page and anchor that show it; nothing when no page does. */
  href?: string;
  operations: ListedOperation[];
  /** Models on the way to what changed, but for the one that `where` names. */
  models: { name: string; href: string }[];
  texts: TouchedText[];
}

/** An operation or webhook that a change concerns. */
export interface ListedOperation {
  /** `GET /tasks/{id}`, or the name of a webhook. */
  label: string;
  /** The label that it had before it moved to another path. */
  formerLabel?: string;
  /** Whether a client calls it, so that calls can be matched with it. */
  isCalled: boolean;
  /** Where the site shows it, if it still does. */
  href?: string;
}

/** A text of the site that a change touches. */
interface TouchedText {
  kind: ApiText['kind'];
  title: string;
  href: string;
}

/** A release as the changelog shows it, the breaking changes first. */
export interface ChangelogEntry {
  version?: string;
  date?: string;
  /** Anchor of its heading. */
  anchor: string;
  changes: ListedChange[];
}

/** A text of the site with its page. */
export interface SiteText extends ApiText {
  title: string;
  href: string;
}

/** Makes the entries of the changelog from what changed, with links into the site as it is now. */
export function makeChangelog(all: readonly ReleaseChanges[], pages: SitePages, texts: SiteText[]): ChangelogEntry[] {
  return all.map(({ changes, ...release }) => ({
    ...release,
    anchor: anchorOf(release.version),
    changes: changes.map((change) => listChange(change, pages, texts)),
  }));
}

/** The anchor of a release in the changelog. */
export function anchorOf(version: string | undefined): string {
  return version === undefined ? 'unreleased' : `v${version}`;
}

function listChange(change: Change, pages: SitePages, texts: SiteText[]): ListedChange {
  const { rule, verdict, directions, message, where, field } = change;
  const models = change.models.flatMap((name) => {
    const page = pages.ofModel(name);
    return page === undefined || name === field.model ? [] : [{ name, href: page }];
  });
  return {
    ...{ rule, verdict, directions, message, where, models },
    operations: change.operations.map((operation) => listOperation(operation, pages)),
    texts: textsOf(change, pages, texts),
    ...withHref(pages.ofChange(change)),
  };
}

function listOperation(operation: ChangedOperation, pages: SitePages): ListedOperation {
  const { kind, path, formerPath } = operation;
  const isCalled = kind === 'operation';
  const labelAt = (at: string): string => (isCalled ? `${displayMethod(operation)} ${at}` : at);
  return {
    label: labelAt(path),
    ...(formerPath === undefined ? {} : { formerLabel: labelAt(formerPath) }),
    isCalled,
    ...withHref(pages.ofOperation(operation)),
  };
}

function withHref(href: string | undefined): { href?: string } {
  return href === undefined ? {} : { href };
}

/** The texts by their titles; the steps of a recipe are one. */
function textsOf(change: Change, pages: SitePages, texts: SiteText[]): TouchedText[] {
  const touched = findTouchedTexts(change, texts, pages).map(({ text: { kind, title, href } }) => ({
    kind,
    title,
    href,
  }));
  const byTitle = new Map(touched.map((text) => [`${text.kind} ${text.title}`, text]));
  return [...byTitle.values()].sort((a, b) => compareText(a.title, b.title));
}
