import path from 'node:path';
import { referenceFolder } from '../../src/plugins/api-reference/standalone/config';
import { generateReference, type Stage } from '../../src/reference/generate';
import { main } from '../main';

/** Milliseconds of each stage, and the most memory that the process had, in bytes. */
export type StageCost = Record<Stage, number> & { peakBytes: number };

/** Takes a description through the generator in a process of its own, and prints what each stage took as JSON. */
main(async ([description = '']) => {
  const cost = { load: 0, model: 0, pages: 0 };
  let last = performance.now();
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
  await generateReference(options, {
    onStage: (stage) => {
      cost[stage] = performance.now() - last;
      last = performance.now();
    },
  });
  console.log(JSON.stringify({ ...cost, peakBytes: process.resourceUsage().maxRSS * 1024 }));
  return 0;
});
