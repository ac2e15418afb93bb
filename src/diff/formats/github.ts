import { type DiffReport, isMajorRaised, type ReportedChange } from '../report';
import { directionWords, summarise, touchesOf } from './text';

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

function annotation(level: string, change: ReportedChange): string {
  const { place, where, message, rule } = change;
  const properties = { file: place.file, line: place.line, col: place.column, title: `${change.verdict}: ${rule}` };
  const stated = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = [`${where}: ${message}${directionWords(change)}`, ...touchesOf(change)].join('\n');
  return `::${level} ${stated.join(',')}::${escapeData(text)}`;
}

/** What GitHub reads as the end of a line or of a command is encoded. */
function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
