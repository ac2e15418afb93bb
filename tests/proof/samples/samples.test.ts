import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SampleRequest } from '../../../src/reference/sampleRequest';
import { secretName, secretValue } from '../../../src/reference/samples/__tests__/cases';
import { sampleLanguages } from '../../../src/reference/samples/languages';
import type { Files } from '../../wire/wired';
import { expectProof } from '../expectProof';
import { judge } from './judge';
import { hosts } from './languages';
import { type OurSample, type OurSamples, readOurSamples } from './ourSamples';
import { startRecordingSandbox } from './recordingSandbox';

const notRun = 'not tested';
const languages = sampleLanguages.filter(({ id }) => Object.hasOwn(hosts, id));

/** What became of the samples of a language. */
interface Run {
  /** One line for each sample that did not do what it shows. */
  wrong: string[];
  /** The keys that were sent. */
  keys: string[];
  /** What the first sample said when its token was not let in; empty where it ended as if all were well. */
  refused: string;
}

let ours: OurSamples;
let runs: Map<string, Run>;

beforeAll(async () => {
  ours = await readOurSamples();
  runs = new Map(await Promise.all(languages.map(async ({ id }) => [id, await runLanguage(id)] as const)));
}, 600_000);

/** Runs every sample of a language, then the first one with a token that is not let in. */
async function runLanguage(language: string): Promise<Run> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `portal-samples-${language}-`));
  const [sandbox, closed] = await Promise.all(
    [secretValue, 'another token'].map((token) => startRecordingSandbox(ours.description, token)),
  );
  const programs = ours.samples.map(({ codes }, index) => ({ name: `s${index}`, code: codes.get(language) ?? '' }));
  const env = { ...process.env, LC_ALL: 'C.UTF-8', [secretName]: secretValue };
  try {
    const files = filesOf(ours.samples);
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    const prepare = hosts[language];
    if (!prepare || !sandbox || !closed) throw new Error(`There is no way to run ${language}.`);
    const run: Run = { wrong: [], keys: [], refused: '' };
    const host = await prepare(programs, { folder, env: { ...env, API_BASE: sandbox.base } });
    for (const [index, { operation, request }] of ours.samples.entries()) {
      const error = await host.run(`s${index}`);
      const exchanges = sandbox.take();
      const wrong = error || judge(language, exchanges, request, files);
      if (wrong !== '') run.wrong.push(`${operation}: ${wrong}`);
      run.keys.push(...exchanges.flatMap(({ headers }) => headers['idempotency-key'] ?? []));
    }
    host.stop();
    const refusing = await prepare(programs.slice(0, 1), { folder, env: { ...env, API_BASE: closed.base } });
    run.refused = await refusing.run('s0');
    refusing.stop();
    return run;
  } finally {
    sandbox?.stop();
    closed?.stop();
    await rm(folder, { recursive: true });
  }
}

/** The files that samples send, each with a content of its own. */
function filesOf(samples: OurSample[]): Files {
  const names = samples.flatMap(({ request: { body } }: { request: SampleRequest }) => {
    if (body?.kind === 'file') return [body.filename];
    return body?.kind === 'multipart'
      ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.filename] : []))
      : [];
  });
  return Object.fromEntries(names.map((name) => [name, Buffer.from(`The content of ${name}\r\n\0\xff`, 'latin1')]));
}

describe.each(languages)('$label', ({ id }) => {
  it('every sample sends the request that it shows, and gets a success', () => {
    expect(runs.get(id)?.wrong).toEqual([]);
  });

  it('no two requests have one idempotency key', () => {
    const keys = runs.get(id)?.keys ?? [];
    expect(keys.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a sample fails when the API returns an error', () => {
    expect(runs.get(id)?.refused).not.toBe('');
  });
});

it('the table has what was run in each language', () => {
  const count = ours.samples.length;
  expect(count).toBeGreaterThan(100);
  expectProof(
    'Samples',
    sampleLanguages.map(({ id, label }) => {
      const run = runs.get(id);
      return run
        ? { language: label, run: count, passed: count - run.wrong.length }
        : { language: label, run: 0, passed: 0, note: notRun };
    }),
  );
});
