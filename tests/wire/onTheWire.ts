import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SampleRequest } from '../../src/reference/sampleRequest';
import { files, openContents, secretName, secretValue, wireCases } from '../../src/reference/samples/__tests__/cases';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { findInterpreter, type Interpreter, projectFiles, run } from './interpreters';
import { type Recorder, startRecorder } from './recorder';
import { actual, expected, type Wired } from './wired';

type Write = (request: SampleRequest) => string;

/**
 * Runs the sample of each case in each of these languages that the machine has, and compares what came over the wire.
 * Returns the languages that it has.
 */
export function describeOnTheWire(ids: string[]): string[] {
  const languages = sampleLanguages.filter(({ id }) => ids.includes(id));
  const found = languages.flatMap((language) => {
    const interpreter = findInterpreter(language.id);
    return interpreter ? [{ ...language, interpreter }] : [];
  });
  const missing = languages.filter(({ id }) => !found.some((language) => language.id === id));
  if (missing.length > 0) console.log(`not run, no tools here: ${missing.map(({ label }) => label).join(', ')}`);
  describe.each(found)('$label', describeLanguage);
  return found.map(({ id }) => id);
}

function describeLanguage({ id, write, interpreter }: { id: string; write: Write; interpreter: Interpreter }): void {
  let recorder: Recorder;
  let directory: string;

  beforeAll(async () => {
    recorder = await startRecorder();
    directory = await mkdtemp(join(tmpdir(), 'samples-'));
    for (const [name, content] of Object.entries({ ...files, ...projectFiles[id] })) {
      await writeFile(join(directory, name), content);
    }
  });

  afterAll(async () => {
    recorder.close();
    await rm(directory, { recursive: true });
  });

  test.each(Object.entries(wireCases))('%s', { timeout: 180_000 }, async (_name, request) => {
    const host = `127.0.0.1:${recorder.port}`;
    const url = request.base ? request.url : request.url.replace('localhost:8080', host);
    await writeFile(join(directory, interpreter.file), write({ ...request, url }));
    const address = `http://${host}`;
    const printed = await run(interpreter, directory, {
      [secretName]: secretValue,
      API_BASE: address,
      API_HOST: address,
      API_DIGEST: 'user:password',
      ...openContentsFor(id, request),
    });
    const [recorded, ...more] = recorder.take();
    if (!recorded) throw new Error('no request came');
    expect(more).toEqual([]);
    const wanted = expected(request);
    expect(actual(recorded, Object.keys(wanted.headers), request.body)).toEqual(known(wanted, id));
    expect(recorded.headers).not.toHaveProperty('x-injected');
    expect(printed).toMatch(request.method === 'HEAD' ? /200/ : /200[\s\S]*answer\s*$/);
  });
}

/** The content of the variables of open values; curl takes what is in a path as it is. */
function openContentsFor(id: string, { open = [] }: SampleRequest): Record<string, string> {
  const contents = open.map(({ variable, in: place, allowReserved }) => {
    const content = openContents[variable] ?? '';
    return [variable, id === 'curl' && place === 'path' && !allowReserved ? encodeURIComponent(content) : content];
  });
  return Object.fromEntries(contents);
}

/** The difference that a client forces: .NET gives each text a type. */
export function known(wanted: Wired, id: string): Wired {
  if (wanted.contentType !== 'multipart/form-data' || !Array.isArray(wanted.body)) return wanted;
  const body = wanted.body.map((part) => {
    if (typeof part !== 'object' || part === null || !('content' in part) || part.filename) return part;
    if (id === 'csharp' && !part.contentType) return { ...part, contentType: 'text/plain; charset=utf-8' };
    return part;
  });
  return { ...wanted, body: body as Wired['body'] };
}
