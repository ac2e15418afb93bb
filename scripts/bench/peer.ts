import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { generatedFilesIn } from '../../src/platform/processes';
import { referenceFolder } from '../../src/plugins/api-reference/standalone/config';
import { packageCommand } from '../command';
import { folderBytes, largestPage } from './folderBytes';
import { generatedFolder, makeSite } from './makeSite';
import { medians } from './measure';
import { measurePages } from './pageCost';
import { peerConfig, peerSidebars } from './peerSite';
import { type Cost, runMeasured } from './runMeasured';

/** What one generator makes of the description. */
interface PeerFigures {
  seconds: number;
  peakBytes: number;
  output: number;
  guideScript: number;
  apiScript: number;
}

const guideRoute = '/';

/**
 * Builds the Train Travel description with docusaurus-openapi-docs' own pages and with ours, in turns, and returns a
 * table with the ratios. `folder` (absolute) is for the sites.
 */
export async function comparePeer(folder: string, runs: number): Promise<string> {
  const description = createRequire(__filename).resolve('@readme/oas-examples/3.1/json/train-travel.json');
  const peerSite = path.resolve(`.cache/bench-peer-${process.pid}`);
  const builds: { ours: Cost[]; peer: Cost[] } = { ours: [], peer: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      await makePeerSite(peerSite, description);
      builds.ours.push(await buildOurs(description, path.join(folder, 'ours')));
      builds.peer.push(await buildPeer(peerSite, path.join(folder, 'peer')));
    }
    const ours = await figuresOf(path.join(folder, 'ours'), builds.ours, `${referenceFolder}/api`);
    return toTable(ours, await figuresOf(path.join(folder, 'peer'), builds.peer, 'api'));
  } finally {
    await rm(peerSite, { recursive: true, force: true });
  }
}

/** A guide page and the generated pages. */
async function makePeerSite(site: string, description: string): Promise<void> {
  await makeSite(site, {
    'description.json': await readFile(description, 'utf8'),
    'docs/index.md': '---\nslug: /\n---\n\n# Overview\n\nThis is the reference.\n',
    'docusaurus.config.js': peerConfig,
    'sidebars.js': peerSidebars,
  });
}

function buildOurs(description: string, out: string): Promise<Cost> {
  const env = { OPENAPI_SPEC: description, ...generatedFilesIn(generatedFolder) };
  return runMeasured({ file: 'npm', args: ['run', 'build', '--', '--out-dir', out] }, env, process.cwd());
}

async function buildPeer(site: string, out: string): Promise<Cost> {
  const program = (args: string[]) => packageCommand('@docusaurus/core', 'docusaurus', args);
  const generated = await runMeasured(program(['gen-api-docs', 'all']), {}, site);
  const built = await runMeasured(program(['build', '--out-dir', out]), {}, site);
  return {
    seconds: generated.seconds + built.seconds,
    peakBytes: Math.max(generated.peakBytes, built.peakBytes),
  };
}

async function figuresOf(out: string, builds: Cost[], apiFolder: string): Promise<PeerFigures> {
  const { route } = await largestPage(out, apiFolder);
  const [guide, api] = await measurePages(out, [guideRoute, route]);
  if (!guide || !api) throw new Error('No page was measured.');
  const bytes = { output: await folderBytes(out), guideScript: guide.scriptBytes, apiScript: api.scriptBytes };
  return { ...medians(builds), ...bytes };
}

function toTable(ours: PeerFigures, peer: PeerFigures): string {
  const row = (label: string, figure: (figures: PeerFigures) => number, unit: string, size: number): string => {
    const write = (value: number): string => `${(value / size).toFixed(1)} ${unit}`;
    return `| ${label} | ${write(figure(ours))} | ${write(figure(peer))} | ${(figure(peer) / figure(ours)).toFixed(1)} |`;
  };
  return [
    '| Train Travel | ours | docusaurus-openapi-docs | ratio |',
    '| --- | --: | --: | --: |',
    row('build', ({ seconds }) => seconds, 's', 1),
    row('memory', ({ peakBytes }) => peakBytes, 'MB', 1e6),
    row('output', ({ output }) => output, 'MB', 1e6),
    row('script of a guide page', ({ guideScript }) => guideScript, 'KB', 1024),
    row('script of the largest API page', ({ apiScript }) => apiScript, 'KB', 1024),
  ].join('\n');
}
