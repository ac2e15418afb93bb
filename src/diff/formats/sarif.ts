import type { Invocation, Log, ReportingDescriptor, Result } from 'sarif';
import { wellFormed } from '../../reference/address';
import { printable, printableLines } from '../../reference/printable';
import { allRules } from '../change';
import { type DiffReport, isMajorRaised, type ReportedChange } from '../report';
import type { Verdict } from '../rules';
import { describeChange } from './text';

type Levels = Readonly<Record<Verdict, 'error' | 'warning' | 'note'>>;

/** Writes a report as SARIF 2.1.0, which code scanning reads. */
export function formatSarif(report: DiffReport): string {
  const levels: Levels = { breaking: isMajorRaised(report) ? 'warning' : 'error', risky: 'warning', safe: 'note' };
  const used = [...new Set(report.changes.map(({ rule }) => rule))].sort();
  const rules = used.map((id): ReportingDescriptor => ({ id, shortDescription: { text: allRules[id].title } }));
  const results = report.changes.map((change) => toResult(change, levels));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'API diff', rules } },
        columnKind: 'utf16CodeUnits',
        results,
        ...(report.notices ? { invocations: [toInvocation(report.notices)] } : {}),
      },
    ],
  };
  return printableLines(JSON.stringify(log, null, 2));
}

function toInvocation(notices: readonly string[]): Invocation {
  return {
    executionSuccessful: true,
    toolExecutionNotifications: notices.map((text) => ({
      level: 'note',
      message: { text: withoutLinks(printable(text)) },
    })),
  };
}

function toResult(change: ReportedChange, levels: Levels): Result {
  const { rule, verdict, message, place, base, revision } = change;
  return {
    ruleId: rule,
    level: levels[verdict],
    message: { text: withoutLinks(describeChange(change)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(place.file) },
          region: { startLine: place.line, startColumn: place.column },
        },
        logicalLocations: [{ fullyQualifiedName: place.pointer }],
      },
    ],
    // The same change has the same fingerprint in the next run, wherever its line has moved.
    partialFingerprints: { change: [rule, base, revision, message].join(' ') },
  };
}

/** A message in which SARIF reads no link (2.1.0, section 3.11.6). */
function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}

/** The path of a file as a relative address; an address as it is. */
function toUri(file: string): string {
  return /^https?:/.test(file) ? file : wellFormed(file).split('/').map(encodeURIComponent).join('/');
}
