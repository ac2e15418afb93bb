import type { DiffReport } from '../report';
import { formatGithub } from './github';
import { formatJson } from './json';
import { formatMarkdown } from './markdown';
import { formatSarif } from './sarif';
import { formatText } from './text';

/** The formats of a report, by the names that `--format` knows. */
export const formats: Readonly<Record<string, (report: DiffReport) => string>> = {
  text: formatText,
  markdown: formatMarkdown,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};
