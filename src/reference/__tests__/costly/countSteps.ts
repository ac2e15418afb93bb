import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import type { Costly } from './parts';
import { costlyReferences } from './references';
import { costlyPages, costlyRepetition } from './repetition';
import { costlySchemas } from './schemas';
import { costlyShapes } from './shapes';
import { costlyStructure } from './structure';

/** What a description goes through; checking values by schemas and making examples of them is part of several stages. */
export type Step = 'load' | 'model' | 'check' | 'examples' | 'pages' | 'files';

/** What came of a description in one size. */
export interface Cost {
  /** How often pieces of code were run for each step from the description to the files beside the pages. */
  steps: Record<Step, number>;
  /** Characters of the model, the pages and the files. */
  size: number;
  /** The errors of a description that is refused, as `line:column pointer message`. */
  errors: string[];
}

/** The tables of costly descriptions, each with the number of sizes that it is looked at in. */
const tables = {
  costly: {
    descriptions: { ...costlySchemas, ...costlyStructure, ...costlyRepetition, ...costlyPages, ...costlyReferences },
    sizes: 2,
  },
  shapes: { descriptions: costlyShapes, sizes: 1 },
};

/**
 * Builds each costly description of the table that is named, in each of its sizes, and prints what it cost as JSON. The engine counts the steps; it has to begin
 * before the code is compiled, so that this is a process of its own.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-costs-'));
  const takeSteps = startCounting();
  const { loadStage } = await import('../../stages/load');
  const { modelStage } = await import('../../stages/model');
  const { addressStage } = await import('../../stages/addresses');
  const { pageStage } = await import('../../stages/pages');
  const { insertStage } = await import('../../stages/inserts');
  const { checkStage, finishStage } = await import('../../stages/checks');
  const { DescriptionError } = await import('../../report');
  const costOf = async (document: object): Promise<Cost> => {
    const descriptionFile = path.join(folder, 'openapi.json');
    writeFileSync(descriptionFile, JSON.stringify(document));
    takeSteps();
    const steps: Cost['steps'] = { load: 0, model: 0, check: 0, examples: 0, pages: 0, files: 0 };
    let current: Step = 'load';
    const count = (next: Step): void => {
      for (const [step, number] of takeSteps()) steps[step ?? current] += number;
      current = next;
    };
    try {
      const options = {
        source: { siteDir: folder, descriptionFile },
        site: { basePath: '/ref', docsPath: '/', sitePaths: [], home: { label: 'API', href: '/' } },
        checks: { foreign: true },
      };
      const loaded = await loadStage(options);
      count('model');
      const modelled = await modelStage(loaded);
      count('pages');
      const { model, pages, files } = finishStage(checkStage(await insertStage(pageStage(addressStage(modelled)))));
      count('files');
      const written = files();
      count('load');
      return { steps, size: JSON.stringify([model, pages, written]).length, errors: [] };
    } catch (error) {
      if (!(error instanceof DescriptionError)) throw error;
      const errors = error.problems.filter(({ severity }) => severity === 'error');
      const lines = errors.map(({ place, message }) => `${place.line}:${place.column} ${place.pointer} ${message}`);
      count('load');
      return { steps, size: 0, errors: lines };
    }
  };
  const costs: Record<string, Cost[]> = {};
  const { descriptions, sizes } = tables[process.argv[2] as keyof typeof tables];
  for (const [name, { n, make }] of Object.entries<Costly>(descriptions)) {
    // What is made once, at the first use, belongs to no description.
    if (sizes > 1) await costOf(make(1));
    costs[name] = [];
    for (let size = 1; size <= sizes; size += 1) costs[name].push(await costOf(make(n * size)));
  }
  rmSync(folder, { recursive: true });
  process.stdout.write(JSON.stringify(costs));
}

/** Which step a file is for, whatever the stage is in which it runs. */
function stepOf(url: string): Step | undefined {
  if (/\/reference\/validate\/|@hyperjump/.test(url)) return 'check';
  return url.includes('/reference/examples/') ? 'examples' : undefined;
}

/** Counts steps from now on; what it returns gives those since the call before, each with what its file is for. */
function startCounting(): () => [of: Step | undefined, count: number][] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return () => {
    let taken: Profiler.ScriptCoverage[] = [];
    // A session of the same thread answers before it returns.
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken.map(({ url, functions }) => {
      const counts = functions.flatMap(({ ranges }) => ranges.map(({ count }) => count));
      return [stepOf(url), counts.reduce((sum, count) => sum + count, 0)];
    });
  };
}

void main();
