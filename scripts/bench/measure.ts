import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildFlags, generatedFilesIn, loadAsPlugin } from '../../src/platform/processes';
import { folderBytes, largestPage } from './folderBytes';
import { generatedFolder } from './makeSite';
import { measurePages } from './pageCost';
import { runMeasured } from './runMeasured';
import type { StageCost } from './stages';
import type { Subject } from './subjects';

/** The figures of one description: times in seconds, sizes in bytes, long tasks in milliseconds. */
export interface Figures {
  load: number;
  model: number;
  pages: number;
  stagesPeak: number;
  build: number;
  buildPeak: number;
  output: number;
  largestHtml: number;
  guideScript: number;
  apiScript: number;
  apiOther: number;
  mainScript: number;
  guideLongTasks: number;
  apiLongTasks: number;
}

/** Builds and measures a description `runs` times; each time and each memory is the median. `folder` is for the sites. */
export async function measure(subject: Subject, runs: number, folder: string): Promise<Figures> {
  const out = path.join(folder, 'site');
  const stages = await repeat(runs, () => measureStages(subject));
  const builds = await repeat(runs, () => measureBuild(subject, out));
  const site = await measureSite(subject, out);
  await rm(out, { recursive: true, force: true });
  return { ...medians(stages), ...medians(builds), ...site };
}

/** Runs something so many times, one after the other. */
export async function repeat<Result>(times: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await run());
  return results;
}

/** Measures the generator alone, from the description to the pages, with the memory settings of a build. */
export async function measureStages(
  subject: Pick<Subject, 'description'>,
): Promise<Pick<Figures, 'load' | 'model' | 'pages' | 'stagesPeak'>> {
  const script = path.join(__dirname, 'stages.ts');
  const args = [...buildFlags, '--eval', loadAsPlugin, script, subject.description];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { load, model, pages, peakBytes } = JSON.parse(stdout) as StageCost;
  return { load: load / 1000, model: model / 1000, pages: pages / 1000, stagesPeak: peakBytes };
}

async function measureBuild(subject: Subject, out: string): Promise<Pick<Figures, 'build' | 'buildPeak'>> {
  const env = {
    ...generatedFilesIn(generatedFolder),
    ...(subject.alone ? { OPENAPI_SPEC: subject.description } : {}),
  };
  const command = { file: 'npm', args: ['run', 'build', '--', '--out-dir', out] };
  const { seconds, peakBytes } = await runMeasured(command, env, process.cwd());
  return { build: seconds, buildPeak: peakBytes };
}

async function measureSite({ guide, apiFolder }: Subject, out: string) {
  const { route, bytes } = await largestPage(out, apiFolder);
  const [plain, api] = await measurePages(out, [guide, route]);
  if (!plain || !api) throw new Error('No page was measured.');
  return {
    ...{ output: await folderBytes(out), largestHtml: bytes },
    ...{ guideScript: plain.scriptBytes, apiScript: api.scriptBytes, apiOther: api.otherBytes },
    ...{ mainScript: plain.mainBytes, guideLongTasks: plain.longTasks, apiLongTasks: api.longTasks },
  };
}

/** The middle value of an odd number of figures, or the lower one of the middle two. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

/** The medians of each figure of several runs. */
export function medians<Figures extends Record<string, number>>(runs: Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('A median needs at least one value.');
  const entries = Object.keys(first).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]);
  return Object.fromEntries(entries) as Figures;
}
