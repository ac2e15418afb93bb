import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleLanguages } from '../languages';
import type { SampleRequest } from '../request';
import { files, secretName, secretValue, wireCases } from './cases';
import { besides, findInterpreter, type Interpreter, run } from './interpreters';
import { type Recorder, startRecorder } from './recorder';
import { actual, expected, type Wired } from './wired';

const found = sampleLanguages.flatMap((language) => {
  const interpreter = findInterpreter(language.id);
  return interpreter ? [{ ...language, interpreter }] : [];
});
const missing = sampleLanguages.filter(({ id }) => !found.some((language) => language.id === id));
console.log(`not run on the wire, no interpreter here: ${missing.map(({ label }) => label).join(', ') || 'none'}`);

let recorder: Recorder;
let directory: string;

beforeAll(async () => {
  recorder = await startRecorder();
  directory = await mkdtemp(join(tmpdir(), 'samples-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
});

afterAll(async () => {
  recorder.close();
  await rm(directory, { recursive: true });
});

test('curl and node run on every machine', () => {
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['curl', 'javascript']));
});

describe.each(found)('$label', ({ id, write, interpreter }) => {
  test.each(Object.entries(wireCases))('%s', { timeout: 180_000 }, async (_name, request) => {
    const printed = await runSample(write, interpreter, id, request);
    const [recorded, ...more] = recorder.take();
    if (!recorded) throw new Error('no request came');
    expect(more).toEqual([]);
    const wanted = expected(request);
    expect(actual(recorded, Object.keys(wanted.headers), request.body)).toEqual(known(wanted, id));
    expect(recorded.headers).not.toHaveProperty('x-injected');
    expect(printed).toMatch(request.method === 'HEAD' ? /200/ : /200[\s\S]*answer\s*$/);
  });
});

async function runSample(
  write: (request: SampleRequest) => string,
  interpreter: Interpreter,
  id: string,
  request: SampleRequest,
): Promise<string> {
  const url = request.url.replace('localhost:8080', `127.0.0.1:${recorder.port}`);
  await writeFile(join(directory, interpreter.file), write({ ...request, url }));
  for (const [name, content] of Object.entries(besides[id] ?? {})) await writeFile(join(directory, name), content);
  return run(interpreter, directory, { [secretName]: secretValue });
}

/** The differences that a client forces: FormData calls a typed text a file, .NET gives each text a type. */
function known(wanted: Wired, id: string): Wired {
  if (wanted.contentType !== 'multipart/form-data' || !Array.isArray(wanted.body)) return wanted;
  const body = wanted.body.map((part) => {
    if (typeof part !== 'object' || part === null || !('content' in part) || part.filename) return part;
    if (id === 'javascript' && part.contentType) return { ...part, filename: 'blob' };
    if (id === 'csharp' && !part.contentType) return { ...part, contentType: 'text/plain; charset=utf-8' };
    return part;
  });
  return { ...wanted, body: body as Wired['body'] };
}
