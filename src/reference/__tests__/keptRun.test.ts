import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { keepLastRun, type LastRun, type PlainResults } from '../lastRun';
import { writeFiles } from '../load/__tests__/files';
import { generateReference, type Reference } from '../stages/generate';
import { recordRecomputed } from './builders';
import { description, replaced } from './editedDescription';

async function generate(folder: string, text: string, kept?: LastRun): Promise<Reference> {
  writeFileSync(path.join(folder, 'openapi.yaml'), text);
  return generateReference({
    source: { siteDir: folder, descriptionFile: path.join(folder, 'openapi.yaml') },
    site: { basePath: '/ref', docsPath: '/ref', sitePaths: [], home: { label: 'API', href: '/' } },
    checks: { foreign: true },
    cache: kept,
  });
}

/** All that a reference gives, as text. */
function textOf({ pages, inserts, notices, files }: Reference): string {
  return JSON.stringify({ pages, inserts, notices, files: files() }, null, 1);
}

/** Without what tells apart what is made of one thing: the text of a file, the key of its content. */
function shortName(name: string): string {
  if (name.startsWith('tree of')) return 'tree of a file';
  return name
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .replace(/\[\["\w+","(\w+)".*/, '$1');
}

/** What a run of a later process has of an earlier one. */
function afterRestart(kept: LastRun): LastRun {
  return keepLastRun(deserialize(serialize(kept.plain())) as PlainResults);
}

describe('what is made after an edit', () => {
  it('is what is made from nothing, where the description has several files', async () => {
    const split = replaced("schema: {$ref: '#/components/schemas/User'}", "schema: {$ref: 'user.yaml'}")(description);
    const user =
      'type: object\ndescription: A user.\nproperties: {task: {$ref: "openapi.yaml#/components/schemas/Task"}}\n';
    const folder = writeFiles({ 'openapi.yaml': split, 'user.yaml': user });
    const kept = keepLastRun();
    await generate(folder, split, kept);
    kept.end();
    // Another line, and a link that cannot be resolved, whose place is reported.
    writeFileSync(path.join(folder, 'user.yaml'), `# Edited\n${user.replace('A user', 'Somebody, see [x](#gone)')}`);
    const edited = textOf(await generate(folder, split, kept));
    expect(edited).toContain('"file": "user.yaml"');
    expect(edited).toBe(textOf(await generate(folder, split)));
    kept.end();
    writeFileSync(path.join(folder, 'user.yaml'), user);
    expect(textOf(await generate(folder, split, kept))).toBe(textOf(await generate(folder, split)));
  });

  it('is made again after a restart only if it is no plain data', async () => {
    const folder = writeFiles({ 'openapi.yaml': description });
    const first = keepLastRun();
    await generate(folder, description, first);
    first.end();
    const { kept, recomputed } = recordRecomputed(afterRestart(first));
    await generate(folder, description, kept);
    expect(recomputed.map(shortName)).toEqual(['tree of a file', 'address of schemas', 'compiled schemas of']);
  });

  it('is recomputed where the edit is read, and nowhere else', async () => {
    const folder = writeFiles({ 'openapi.yaml': description });
    const { kept, recomputed } = recordRecomputed();
    const first = await generate(folder, description, kept);
    const models = first.pages.filter(({ kind }) => kind === 'model').length;
    // Beside them the parsed file, the address of its schemas, and these as the validator has them.
    expect(recomputed).toHaveLength(3 + first.pages.length + models);
    kept.end();
    recomputed.length = 0;
    await generate(folder, replaced('List tasks', 'List all tasks')(description), kept);
    // A discriminator finds schemas by their names, so that what leads to one depends on every place.
    expect(recomputed.map(shortName)).toEqual([
      ...['tree of a file', 'operations listTasks', 'operations addPet', 'rows of Pet', 'examples of Pet'],
    ]);
    kept.end();
    recomputed.length = 0;
    await generate(folder, replaced('minimum: 3', 'minimum: 7')(description), kept);
    expect(recomputed.map(shortName)).toContain('compiled schemas of');
  });
});
