import { codeSpan, escapeText, linkTo, splitCode } from '../../reference/outputs/markdown/text';
import { printableLines } from '../../reference/printable';
import { counted, inShort } from '../../reference/words';
import type { DiffReport, ReportedChange } from '../report';
import { verdicts, verdictTitles } from '../rules';
import { valueWords } from '../valueWords';
import { directionWords, summarise, touchesOf } from './text';

/** Characters of a comment without its frame: GitHub accepts 65,536 in all. */
const maxReportLength = 60_000;

/**
 * Writes a report as Markdown, for a comment: what there is of each verdict, the worst first, safe changes folded. Changes
 * that do not fit are counted.
 */
export function formatMarkdown(report: DiffReport): string {
  let remaining = maxReportLength;
  const sections = verdicts.flatMap((verdict) => {
    const items = report.changes
      .filter((change) => change.verdict === verdict)
      .map((change) => formatChange(change, report.site));
    if (items.length === 0) return [];
    const shown = items.filter((item) => {
      remaining -= item.length + 1;
      return remaining >= 0;
    });
    const left = items.length - shown.length;
    const list = [...shown, ...(left > 0 ? [`- ${counted(left, 'more change')} that a comment has no room for`] : [])];
    return verdict === 'safe'
      ? folded(verdictTitles[verdict], items.length, list)
      : [`## ${verdictTitles[verdict]}`, list.join('\n')];
  });
  return printableLines(['# Changes of the API', withCode(summarise(report, valueWords)), ...sections].join('\n\n'));
}

function folded(title: string, count: number, list: string[]): string[] {
  return [`<details><summary>${title} (${count})</summary>`, list.join('\n'), '</details>'];
}

function formatChange(change: ReportedChange, site: string | undefined): string {
  const { where, message, place, page, rule } = change;
  const subject = page !== undefined && site !== undefined ? linkTo(codeSpan(where), site + page) : codeSpan(where);
  const facts = [
    { label: 'Place', list: [`${place.file}:${place.line}`] },
    ...(page === undefined ? [] : [{ label: 'Page', list: [page] }]),
    ...touchesOf(change),
  ];
  return [
    `- **${subject}**: ${withCode(message)}${directionWords(change)} (${codeSpan(rule)})`,
    // As code no name is markup, and none calls somebody's attention.
    ...facts.map(({ label, list }) => `  - ${label}: ${inShort(list, codeSpan)}`),
  ].join('\n');
}

/** A message, in which code stands between backticks. */
function withCode(message: string): string {
  return splitCode(message)
    .map(({ text, isCode }) => (isCode ? codeSpan(text) : plainText(text)))
    .join('');
}

/** Text that is not markup, with what would be a link, a mention or the number of an issue as code. */
function plainText(text: string): string {
  return text
    .split(/(\S*(?:[@#]|:\/\/|www\.)\S*)/i)
    .map((piece, index) => (index % 2 === 1 ? codeSpan(piece) : escapeText(piece)))
    .join('');
}
