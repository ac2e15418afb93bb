import { displayMethod } from '../../reference/methods';
import { printable } from '../../reference/printable';
import { placeText } from '../../reference/problems';
import { counted, inShort } from '../../reference/words';
import { textKindNames, textKinds } from '../apiTexts';
import { type DiffReport, type ReportedChange, raisedPart } from '../report';
import { verdicts } from '../rules';
import type { TouchedPlace } from '../touched';

/** Writes a report for a terminal: the breaking changes first, each with its places and what it touches. */
export function formatText(report: DiffReport): string {
  const blocks = report.changes.map(formatChange);
  return [...blocks, summarise(report)].join('\n\n');
}

function formatChange(change: ReportedChange): string {
  const { verdict, rule, where, message, place, basePlace, page } = change;
  return [
    `${verdict}  ${where}`,
    `    ${message}${directionWords(change)}  [${rule}]`,
    `    ${placeText(place)}  ${place.pointer}`,
    ...(isElsewhere(change) ? [`    Before: ${placeText(basePlace)}`] : []),
    ...(page === undefined ? [] : [`    Page: ${page}`]),
    ...touchesInLines(change).map((line) => `    ${line}`),
  ]
    .map(printable)
    .join('\n');
}

/** In which direction the value goes, where the verdict depends on it. */
export function directionWords({ directions }: Pick<ReportedChange, 'directions'>): string {
  return directions.length === 0 ? '' : ` In ${directions.map((direction) => `${direction}s`).join(' and ')}.`;
}

function isElsewhere({ place, basePlace }: ReportedChange): boolean {
  return place.file !== basePlace.file || place.pointer !== basePlace.pointer;
}

/** What a change touches, a list for each kind. */
export function touchesOf({ operations, models, touched }: ReportedChange): { label: string; list: string[] }[] {
  const names = operations.map(({ method, path, kind }) =>
    kind === 'webhook' ? path : `${displayMethod({ kind, method })} ${path}`,
  );
  const texts = textKinds.map((kind) => ({
    label: textKindNames[kind],
    list: placesOf(touched.filter((each) => each.kind === kind)),
  }));
  const lists = [{ label: 'Operations', list: names }, { label: 'Models', list: models }, ...texts];
  return lists.filter(({ list }) => list.length > 0);
}

/** What changed and what it touches, for those who see it at its line. */
export function describeChange(change: ReportedChange): string {
  return [`${change.where}: ${change.message}${directionWords(change)}`, ...touchesInLines(change)]
    .map(printable)
    .join('\n');
}

function touchesInLines(change: ReportedChange): string[] {
  return touchesOf(change).map(({ label, list }) => `${label}: ${inShort(list)}`);
}

/** Files with their lines: `docs/a.md:3,7`. */
function placesOf(touched: TouchedPlace[]): string[] {
  const files = [...new Set(touched.map(({ file }) => file))];
  return files.map(
    (file) =>
      `${file}:${touched
        .filter((each) => each.file === file)
        .map(({ line }) => line)
        .join(',')}`,
  );
}

/** The numbers of changes, and what the versions say of them; names as `write` has them. */
export function summarise(report: DiffReport, write: (name: string) => string = printable): string {
  const { base, revision, changes } = report;
  const counts = verdicts.map(
    (verdict) => `${changes.filter((change) => change.verdict === verdict).length} ${verdict}`,
  );
  const named = ({ name, version }: DiffReport['base']): string => `${write(name)} (${write(version)})`;
  const between = `${named(base)} → ${named(revision)}`;
  const found = `${between}: ${counted(changes.length, 'change')}, ${counts.join(', ')}.`;
  const total = [...(report.notices ?? []).map(printable), found].join(' ');
  if (!changes.some(({ verdict }) => verdict === 'breaking')) return total;
  const raised = { major: 'major version', minor: 'minor version of 0.x' };
  const part = raisedPart(report);
  return part
    ? `${total} The ${raised[part]} was raised, so that breaking changes are allowed.`
    : `${total} Breaking changes need a higher major version (info.version).`;
}
