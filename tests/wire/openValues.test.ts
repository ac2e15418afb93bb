import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleRequest } from '../../src/reference/sampleRequest';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { findInterpreter } from './interpreters';
import { type Recorder, startRecorder } from './recorder';

const found = sampleLanguages.flatMap((language) => {
  const interpreter = findInterpreter(language.id);
  return interpreter ? [{ ...language, interpreter }] : [];
});

describe.each(found)('a value that the reader has not given, in $label', ({ write, interpreter }) => {
  let recorder: Recorder;
  let directory: string;
  beforeAll(async () => {
    recorder = await startRecorder();
    directory = await mkdtemp(path.join(tmpdir(), 'open-values-'));
  });
  afterAll(async () => {
    recorder.close();
    await rm(directory, { recursive: true });
  });

  it.each([
    ['not set', {}],
    ['empty', { API_OWNER: '' }],
  ])('%s: the sample ends with its name, and nothing is sent', { timeout: 180_000 }, async (_case, variables) => {
    const request: SampleRequest = {
      ...{ method: 'GET', url: `http://127.0.0.1:${recorder.port}/{owner}`, headers: [] },
      open: [{ name: 'owner', in: 'path', variable: 'API_OWNER' }],
    };
    await writeFile(path.join(directory, interpreter.file), write(request));
    const [program = '', ...options] = interpreter.command;
    const run = promisify(execFile)(program, options, { cwd: directory, env: { ...process.env, ...variables } });
    await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining('API_OWNER') });
    expect(recorder.take()).toEqual([]);
  });
});
