import path from 'node:path';
import { type Audit, type Preset, type Verdict, withLighthouse } from '../lighthouse';
import { startNginx } from '../nginx';
import { buildEmptySite } from './emptySite';
import { median } from './measure';

/** Points of a hundred that a page may lack against an empty one, on a phone. */
const allowance = 3;
/** Points of a hundred that a page has to have, on a desktop. */
const desktopTarget = 98;

/** A page of the portal or, first, the empty page beside it. */
interface Page {
  name: string;
  url: string;
}

/** Medians of the runs of a page with a preset. */
interface Row {
  name: string;
  preset: Preset;
  score: number;
  blocked: number;
  shift: number;
  benchmarkIndex: number;
}

const portalPages = {
  home: '/',
  'a guide': '/docs/docs/getting_started',
  'the longest API page': '/docs/api_reference/api/tasks/tasks_create_view',
  'a model page': '/docs/api_reference/models/tasks/task',
};

/**
 * Lighthouse's performance of pages of the built portal behind the shipped nginx rules, beside an empty Docusaurus page,
 * as a table in Markdown and what misses its target. `site` is the built portal, `folder` is for the empty one (both
 * absolute).
 */
export async function measureLighthouse(site: string, folder: string, runs: number): Promise<string> {
  const empty = path.join(folder, 'empty');
  await buildEmptySite(path.resolve(`.cache/bench-empty-${process.pid}`), empty);
  const servers = [await startNginx(empty), await startNginx(site)] as const;
  try {
    const pages = [
      { name: 'an empty Docusaurus page', url: `${servers[0].url}/` },
      ...Object.entries(portalPages).map(([name, route]) => ({ name, url: servers[1].url + route })),
    ];
    const rows: Row[] = [];
    for (const preset of ['desktop', 'mobile'] as const) rows.push(...(await measurePages(pages, preset, runs)));
    return [toTable(pages, rows), '', ...misses(rows)].join('\n');
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The pages take turns, so that a busy moment of the machine affects all of them. */
async function measurePages(pages: Page[], preset: Preset, runs: number): Promise<Row[]> {
  const verdicts = new Map<string, Verdict[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of pages) {
      console.error(`Lighthouse, ${preset}, run ${run + 1} of ${runs}: ${name} …`);
      verdicts.set(name, [...(verdicts.get(name) ?? []), await measurePage(url, preset)]);
    }
  }
  return [...verdicts].map(([name, all]) => toRow(name, preset, all));
}

/** Each time in a new browser. */
function measurePage(url: string, preset: Preset): Promise<Verdict> {
  return withLighthouse((audit: Audit) => audit({ url, preset, categories: ['performance'] }));
}

function toRow(name: string, preset: Preset, verdicts: Verdict[]): Row {
  const middle = (figure: (verdict: Verdict) => number): number => median(verdicts.map(figure));
  return {
    name,
    preset,
    score: middle(({ scores }) => scores.performance ?? Number.NaN),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
  };
}

function toTable(pages: Page[], rows: Row[]): string {
  const cells = (name: string): string[] =>
    rows
      .filter((row) => row.name === name)
      .flatMap(({ score, blocked, benchmarkIndex }) => [
        String(score),
        `${Math.round(blocked)} ms`,
        benchmarkIndex.toFixed(0),
      ]);
  const line = (all: string[]): string => `| ${all.join(' | ')} |`;
  return [
    line(['Performance', 'desktop', 'blocked', 'index', 'mobile', 'blocked', 'index']),
    line(['---', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...pages.map(({ name }) => line([name, ...cells(name)])),
  ].join('\n');
}

/** A line for each page that misses its target. The first row of a preset is the empty page. */
function misses(rows: Row[]): string[] {
  const emptyScore = rows.find(({ preset }) => preset === 'mobile')?.score ?? Number.NaN;
  const targets: Record<Preset, number> = { desktop: desktopTarget, mobile: emptyScore - allowance };
  const [emptyName] = rows.map(({ name }) => name);
  const missed = rows
    .filter(({ name, preset, score, shift }) => name !== emptyName && (score < targets[preset] || shift > 0))
    .map(
      ({ name, preset, score, shift }) =>
        `Misses its target: ${name}, ${preset}: ${score}, wanted ${targets[preset]}; layout shift ${shift}.`,
    );
  return missed.length > 0 ? missed : ['Every page meets its target.'];
}
