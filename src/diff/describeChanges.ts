import type { Description } from '../reference/load/description';
import { compareText } from '../reference/problems';
import { type ApiText, samplesOf, zapsOf } from './apiTexts';
import { compareDescriptions } from './compareDescriptions';
import { createSitePages } from './pages';
import type { DiffReport, ReportedChange } from './report';
import { findTouched } from './touched';

/** A description with the name that the reader gave. */
export interface NamedDescription {
  name: string;
  description: Description;
}

interface DiffOptions {
  /** Address under which the reference stands: `/docs/api_reference`. */
  basePath: string;
  /** Texts that may name parts of the API, beside those of the revision itself. */
  texts: readonly ApiText[];
  /** The date of the comparison, `2026-03-01`. */
  today: string;
}

/** Compares two loaded descriptions: each change with its places, its page, and what it touches. */
export function describeChanges(base: NamedDescription, revision: NamedDescription, options: DiffOptions): DiffReport {
  const changes = compareDescriptions(base.description.document, revision.description.document, options.today);
  const [oldPages, newPages] = [base, revision].map(({ description }) =>
    createSitePages(description, options.basePath),
  );
  const texts = [...options.texts, ...samplesOf(revision.description), ...zapsOf(revision.description)];
  return {
    base: { name: base.name, version: versionOf(base) },
    revision: { name: revision.name, version: versionOf(revision) },
    changes: changes.map((change): ReportedChange => {
      const page = newPages?.ofChange(change);
      const touched = [oldPages, newPages].flatMap((pages) => (pages ? findTouched(change, texts, pages) : []));
      return {
        ...change,
        place: revision.description.locate(change.revision),
        basePlace: base.description.locate(change.base),
        ...(page === undefined ? {} : { page }),
        touched: unique(touched),
      };
    }),
  };
}

function versionOf({ description }: NamedDescription): string {
  return String(description.document.info?.version ?? '');
}

function unique<Value extends { file: string; line: number }>(list: Value[]): Value[] {
  const byPlace = new Map(list.map((each) => [`${each.file}:${each.line}`, each]));
  return [...byPlace.values()].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
}
