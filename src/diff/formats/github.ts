import { formatAnnotation } from '../../reference/annotations';
import { type DiffReport, isMajorRaised, type ReportedChange } from '../report';
import { describeChange, summarise } from './text';

/**
 * Writes a report as workflow commands of GitHub Actions, which become annotations at the lines of the revision: an error
 * for what breaks, a warning for what may. Safe changes are none, as there is nothing to do about them.
 */
export function formatGithub(report: DiffReport): string {
  const breaking = isMajorRaised(report) ? 'warning' : 'error';
  const lines = report.changes
    .filter(({ verdict }) => verdict !== 'safe')
    .map((change) => annotation(change.verdict === 'breaking' ? breaking : 'warning', change));
  return [...lines, summarise(report)].join('\n');
}

function annotation(level: 'error' | 'warning', change: ReportedChange): string {
  const { place, verdict, rule } = change;
  return formatAnnotation({ level, place, title: `${verdict}: ${rule}`, message: describeChange(change) });
}
