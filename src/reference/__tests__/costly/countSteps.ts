import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import os from 'node:os';
import path from 'node:path';
import { costlySchemas } from './schemas';
import { costlyStructure } from './structure';

/** What came of a description in one size. */
export interface Cost {
  /** How often pieces of code were run from the description to the pages and the files beside them. */
  steps: number;
  /** Characters of the model, the pages and the files. */
  size: number;
  /** The errors of a description that is refused, as `line:column pointer message`. */
  errors: string[];
}

/**
 * Builds each costly description in both sizes, and prints what it cost as JSON. The engine counts the steps; it has to begin
 * before the code is compiled, so that this is a process of its own.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-costs-'));
  const takeSteps = await startCounting();
  const { generateReference } = await import('../../generate');
  const { DescriptionError } = await import('../../report');
  const costOf = async (document: object): Promise<Cost> => {
    const descriptionFile = path.join(folder, 'openapi.json');
    writeFileSync(descriptionFile, JSON.stringify(document));
    await takeSteps();
    try {
      const { model, pages, files } = await generateReference({
        ...{ siteDir: folder, descriptionFile, basePath: '/ref', docsPath: '/', sitePaths: [], foreign: true },
        home: { label: 'API', href: '/' },
      });
      const written = files();
      return { steps: await takeSteps(), size: JSON.stringify([model, pages, written]).length, errors: [] };
    } catch (error) {
      if (!(error instanceof DescriptionError)) throw error;
      const errors = error.problems.filter(({ severity }) => severity === 'error');
      const lines = errors.map(({ place, message }) => `${place.line}:${place.column} ${place.pointer} ${message}`);
      return { steps: await takeSteps(), size: 0, errors: lines };
    }
  };
  const costs: Record<string, Cost[]> = {};
  for (const [name, { n, make }] of Object.entries({ ...costlySchemas, ...costlyStructure })) {
    // What is made once, at the first use, belongs to no description.
    await costOf(make(1));
    costs[name] = [await costOf(make(n)), await costOf(make(n * 2))];
  }
  rmSync(folder, { recursive: true });
  process.stdout.write(JSON.stringify(costs));
}

async function startCounting(): Promise<() => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const counts = result.flatMap(({ functions }) =>
      functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
}

void main();
