import { allRules } from '../change';
import { type DiffReport, isMajorRaised, type ReportedChange } from '../report';
import type { Verdict } from '../rules';
import { directionWords, touchesOf } from './text';

/** Writes a report as SARIF 2.1.0, which code scanning reads. */
export function formatSarif(report: DiffReport): string {
  const levels = { breaking: isMajorRaised(report) ? 'warning' : 'error', risky: 'warning', safe: 'note' };
  const used = [...new Set(report.changes.map(({ rule }) => rule))].sort();
  const rules = used.map((id) => ({ id, shortDescription: { text: allRules[id].title } }));
  const results = report.changes.map((change) => toResult(change, levels));
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'API diff', rules } }, columnKind: 'utf16CodeUnits', results }],
    },
    null,
    2,
  );
}

function toResult(change: ReportedChange, levels: Record<Verdict, string>): object {
  const { rule, verdict, where, message, place, base, revision } = change;
  const text = [`${where}: ${message}${directionWords(change)}`, ...touchesOf(change)].join('\n');
  return {
    ...{ ruleId: rule, level: levels[verdict], message: { text } },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(place.file) },
          region: { startLine: place.line, startColumn: place.column },
        },
        logicalLocations: [{ fullyQualifiedName: place.pointer }],
      },
    ],
    // The same change has the same fingerprint in the next run, wherever its line has moved.
    partialFingerprints: { change: [rule, base, revision, message].join(' ') },
  };
}
