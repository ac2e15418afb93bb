import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { takeOption } from '../src/machine/arguments';
import { main } from '../src/machine/main';
import { toRuns } from './arguments';
import { measureCostly, type StageFigures } from './bench/costly';
import { type DevServerTimes, measureDevServer } from './bench/devServer';
import { measureLighthouse } from './bench/lighthouse';
import { generatedFolder } from './bench/makeSite';
import { type Figures, measure } from './bench/measure';
import { comparePeer } from './bench/peer';
import { describeMachine, growth, toCostlyTable, toTable } from './bench/report';
import { makeSubjects, type Subject } from './bench/subjects';
import { withTemporaryFolder } from './temporaryFolder';

const help = `Measures the generator, the build, the pages and the dev server, and prints a table; bench.json has the same figures.

  npm run bench
  npm run bench -- --only ours,GitHub    leaves the other descriptions out
  npm run bench -- --only costly         only descriptions that are costly to read, from the file to the pages
  npm run bench -- --runs 1              once instead of three times
  npm run bench -- --peer                one description, beside docusaurus-openapi-docs' own pages
  npm run bench -- --lighthouse          pages of the built site (build/, or what SITE_DIR names)`;

const bench = async (args: string[]): Promise<number> => {
  const { value = '3', rest } = takeOption(args, 'runs');
  const runs = toRuns(value);
  const { value: only } = takeOption(rest, 'only');
  const measureIn = async (folder: string): Promise<number> => {
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}; times and memory: median of ${runs}\n`,
    );
    const site = path.resolve(process.env.SITE_DIR ?? 'build');
    if (rest.includes('--peer')) console.log(await comparePeer(folder, runs));
    else if (rest.includes('--lighthouse')) console.log(await measureLighthouse(site, folder, runs));
    else await measureAll(chosen(await makeSubjects(folder), only), runs, folder);
    return 0;
  };
  return withTemporaryFolder('bench-', measureIn, [path.resolve(generatedFolder)]);
};

main(bench, { help, options: ['runs', 'only'], flags: ['peer', 'lighthouse'] });

/** What is measured: descriptions of which sites are built, and whether the costly ones are. */
interface Chosen {
  subjects: Subject[];
  costly: boolean;
}

function chosen(subjects: Subject[], only: string | undefined): Chosen {
  if (only === undefined) return { subjects, costly: true };
  const names = only.split(',');
  const all = [...subjects.map(({ name }) => name), 'costly'];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length === 0)
    return { subjects: subjects.filter(({ name }) => names.includes(name)), costly: names.includes('costly') };
  const known = all.map((name) => `"${name}"`).join(', ');
  throw new Error(`There is nothing to measure called "${unknown.join('", "')}". There is ${known}.`);
}

async function measureAll({ subjects, costly }: Chosen, runs: number, folder: string): Promise<void> {
  const measured: Record<string, Figures> = {};
  const devServer: Record<string, DevServerTimes> = {};
  const stages: Record<string, StageFigures> = costly ? await measureCostly(runs, folder) : {};
  for (const subject of subjects) {
    console.error(`Measuring ${subject.name} …`);
    measured[subject.name] = await measure(subject, runs, folder);
    if (['ours', 'GitHub'].includes(subject.name))
      devServer[subject.name] = await measureDevServer(subject, runs, folder);
  }
  if (costly) console.log(`${toCostlyTable(stages)}\n`);
  if (subjects.length > 0) console.log(toTable(measured));
  console.log(`\n${growth(measured, '1000 operations', '5000 operations') ?? ''}`);
  for (const [name, { start, edit }] of Object.entries(devServer))
    console.log(
      `Dev server, ${name}: ${start.toFixed(1)} s to the first page, ${edit.toFixed(1)} s for an edit to show.`,
    );
  const report = {
    date: new Date().toISOString(),
    machine: describeMachine(),
    runs,
    measured,
    costly: stages,
    devServer,
  };
  await writeFile('bench.json', `${JSON.stringify(report, null, 2)}\n`);
}
