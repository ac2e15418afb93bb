import { type DiffReport, isMajorRaised } from '../report';
import { verdicts } from '../rules';
import { formatGithub } from './github';
import { formatMarkdown } from './markdown';
import { formatSarif } from './sarif';
import { formatText } from './text';

/** The formats of a report, by the names that `--format` knows. */
export const formats = {
  text: formatText,
  markdown: formatMarkdown,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} as const satisfies Record<string, (report: DiffReport) => string>;

type Format = keyof typeof formats;

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
