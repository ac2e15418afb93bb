import { type DiffReport, isMajorRaised } from '../report';
import { verdicts } from '../rules';

/** Writes a report as JSON, with all that is known of each change. */
export function formatJson(report: DiffReport): string {
  const { base, revision, changes } = report;
  const count = Object.fromEntries(
    verdicts.map((verdict) => [verdict, changes.filter((change) => change.verdict === verdict).length]),
  );
  const written = changes.map(({ place, basePlace, base: _base, revision: _revision, ...rest }) => ({
    ...rest,
    ...{ place: { ...place }, basePlace: { ...basePlace } },
  }));
  return JSON.stringify({ base, revision, isMajorRaised: isMajorRaised(report), count, changes: written }, null, 2);
}
