import type { DiffReport, ReportedChange } from '../report';
import { verdicts } from '../rules';
import { directionWords, summarise, touchesOf } from './text';

const headings = { breaking: 'Breaking', risky: 'Risky', safe: 'Safe' };

/** Writes a report as Markdown, for a comment: a section for each verdict. */
export function formatMarkdown(report: DiffReport): string {
  const sections = verdicts.flatMap((verdict) => {
    const changes = report.changes.filter((change) => change.verdict === verdict);
    return changes.length === 0 ? [] : [`## ${headings[verdict]}`, changes.map(formatChange).join('\n')];
  });
  return ['# Changes of the API', ...sections, escapeText(summarise(report))].join('\n\n');
}

function formatChange(change: ReportedChange): string {
  const { where, message, place, page, rule } = change;
  const subject = page === undefined ? `**${escapeText(where)}**` : `[**${escapeText(where)}**](${page})`;
  return [
    `- ${subject}: ${message}${directionWords(change)} (${rule})`,
    `  \`${place.file}:${place.line}\``,
    ...touchesOf(change).map((line) => `  - ${escapeText(line)}`),
  ].join('\n');
}

function escapeText(text: string): string {
  return text.replace(/[\\*_[\]<>|]/g, '\\$&');
}
