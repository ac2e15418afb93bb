import { formatAnnotation } from '../../reference/annotations';
import { printableLines } from '../../reference/printable';
import { type DiffReport, isMajorRaised, type ReportedChange } from '../report';
import { verdicts } from '../rules';
import { formatMarkdown } from './markdown';
import { formatSarif } from './sarif';
import { describeChange, formatText, summarise } from './text';

/** The formats of a report, by the names that `--format` knows. */
export const formats = {
  text: formatText,
  markdown: formatMarkdown,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} as const satisfies Record<string, (report: DiffReport) => string>;

type Format = keyof typeof formats;

/** Whether `--format` knows a name. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

/** The formats of files, by their endings. */
export const fileFormats: Readonly<Record<string, Format>> = {
  '.md': 'markdown',
  '.json': 'json',
  '.sarif': 'sarif',
  '.txt': 'text',
};

/** Writes a report as JSON, with all that is known of each change. */
function formatJson(report: DiffReport): string {
  const { base, revision, changes, notices } = report;
  const count = Object.fromEntries(
    verdicts.map((verdict) => [verdict, changes.filter((change) => change.verdict === verdict).length]),
  );
  const written = changes.map(({ place, basePlace, base: _base, revision: _revision, ...rest }) => ({
    ...rest,
    ...{ place: { ...place }, basePlace: { ...basePlace } },
  }));
  const whole = { base, revision, isMajorRaised: isMajorRaised(report), count, ...(notices ? { notices } : {}) };
  return printableLines(JSON.stringify({ ...whole, changes: written }, null, 2));
}

/**
 * Writes a report as workflow commands of GitHub Actions, which become annotations at the lines of the revision: an error
 * for what breaks, a warning for what may. Safe changes are none, as there is nothing to do about them.
 */
function formatGithub(report: DiffReport): string {
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
