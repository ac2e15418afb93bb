import path from 'node:path';
import { main } from '../../src/machine/main';
import { referenceFolder } from '../../src/plugins/api-reference/standalone/config';
import { addressStage } from '../../src/reference/stages/addresses';
import { checkStage, finishStage } from '../../src/reference/stages/checks';
import { insertStage } from '../../src/reference/stages/inserts';
import { loadStage } from '../../src/reference/stages/load';
import { modelStage } from '../../src/reference/stages/model';
import { pageStage } from '../../src/reference/stages/pages';

/** What a description goes through; `pages` is all that comes after the model. */
type Stage = 'load' | 'model' | 'pages';

/** Milliseconds of each stage, and the most memory that the process had, in bytes. */
export type StageCost = Record<Stage, number> & { peakBytes: number };

/** Takes a description through the generator in a process of its own, and prints what each stage took as JSON. */
main(async ([description = '']) => {
  const cost = { load: 0, model: 0, pages: 0 };
  let last = performance.now();
  const measure = (stage: Stage): void => {
    cost[stage] = performance.now() - last;
    last = performance.now();
  };
  const options = {
    source: { siteDir: process.cwd(), descriptionFile: path.resolve(description) },
    site: {
      basePath: `/${referenceFolder}`,
      docsPath: '/',
      sitePaths: [],
      home: { label: 'API reference', href: '/' },
    },
    checks: { foreign: true },
  };
  const loaded = await loadStage(options);
  measure('load');
  const modelled = await modelStage(loaded);
  measure('model');
  finishStage(checkStage(await insertStage(pageStage(addressStage(modelled)))));
  measure('pages');
  console.log(JSON.stringify({ ...cost, peakBytes: process.resourceUsage().maxRSS * 1024 }));
  return 0;
});
