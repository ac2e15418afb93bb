import { cpus, totalmem } from 'node:os';
import type { StageFigures } from './costly';
import type { Figures } from './measure';

/** A row of the table: what is measured, and how it is written. */
interface Row {
  label: string;
  figure: (figures: Figures) => string;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value / 1e6).toLocaleString('en')} MB`;
const kilobytes = (value: number): string => `${(value / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const rows: Row[] = [
  { label: 'load', figure: ({ load }) => seconds(load) },
  { label: 'model', figure: ({ model }) => seconds(model) },
  { label: 'pages', figure: ({ pages }) => seconds(pages) },
  { label: 'load to pages', figure: ({ load, model, pages }) => seconds(load + model + pages) },
  { label: 'memory, load to pages', figure: ({ stagesPeak }) => megabytes(stagesPeak) },
  { label: '`npm run build`', figure: ({ build }) => seconds(build) },
  { label: 'memory of all its processes', figure: ({ buildPeak }) => megabytes(buildPeak) },
  { label: 'output', figure: ({ output }) => megabytes(output) },
  { label: 'largest API page, HTML', figure: ({ largestHtml }) => kilobytes(largestHtml) },
  { label: 'script of a guide page', figure: ({ guideScript }) => kilobytes(guideScript) },
  { label: 'of which main.js', figure: ({ mainScript }) => kilobytes(mainScript) },
  { label: 'script of the largest API page above that', figure: (all) => kilobytes(all.apiScript - all.guideScript) },
  { label: 'data and prefetched beside it', figure: ({ apiOther }) => kilobytes(apiOther) },
  { label: 'long tasks of a guide page', figure: ({ guideLongTasks }) => milliseconds(guideLongTasks) },
  { label: 'long tasks of the largest API page', figure: ({ apiLongTasks }) => milliseconds(apiLongTasks) },
];

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** The figures of all descriptions as a table in Markdown, a column for each. */
export function toTable(measured: Record<string, Figures>): string {
  const names = Object.keys(measured);
  return [
    line(['', ...names]),
    line(['---', ...names.map(() => '--:')]),
    ...rows.map(({ label, figure }) => line([label, ...Object.values(measured).map(figure)])),
  ].join('\n');
}

/** The figures of costly descriptions as a table in Markdown, a row for each. */
export function toCostlyTable(measured: Record<string, StageFigures>): string {
  const rows = Object.entries(measured).map(([name, { load, model, pages, stagesPeak }]) =>
    line([name, ...[load, model, pages].map(seconds), megabytes(stagesPeak)]),
  );
  return [line(['', 'load', 'model', 'pages', 'memory']), line(['---', ...Array(4).fill('--:')]), ...rows].join('\n');
}

/** How much more the larger of two costs, for growth that should be linear. */
export function growth(measured: Record<string, Figures>, small: string, large: string): string | undefined {
  const [before, after] = [measured[small], measured[large]];
  if (!before || !after) return undefined;
  const ratio = (figure: (figures: Figures) => number): string => (figure(after) / figure(before)).toFixed(2);
  const stages = ratio(({ load, model, pages }) => load + model + pages);
  const build = ratio((figures) => figures.build);
  return `${large} against ${small}: load to pages ${stages}, build ${build}, output ${ratio(({ output }) => output)} times.`;
}

/** The machine that the figures are from, in a line. */
export function describeMachine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${processor?.model ?? 'unknown'}), ${memory} GB, Node.js ${process.versions.node}`;
}
