import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { everyPosition } from '../../src/reference/internal/__tests__/positions';
import { isNode, type Node } from '../../src/reference/json';
import { listFiles, repository } from '../site/builtSite';
import { buildForeign } from './foreignSite';

/** The descriptions of all positions as one, each with a path of its own. */
function allPositions(): Node {
  const whole = new Set(['OpenAPI paths', 'OpenAPI components']);
  return everyPosition()
    .filter(([place, , isNeeded]) => !isNeeded && !whole.has(place))
    .map(([, document], index) => {
      const text = JSON.stringify(document).replaceAll('PUBLICoperation', `PUBLICoperation${index}`);
      return JSON.parse(text.replaceAll('"/PUBLIC"', `"/PUBLIC${index}"`)) as Node;
    })
    .reduce((all, each) => merge(all, each) as Node, {});
}

function merge(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (!isNode(first) || !isNode(second)) return second;
  const both = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...both].map((key) => [
      key,
      key in first && key in second ? merge(first[key], second[key]) : (second[key] ?? first[key]),
    ]),
  );
}

const workflows = `arazzo: 1.0.1
info: {title: Flows, version: 1.0.0}
sourceDescriptions: [{name: api, url: ./openapi.json, type: openapi}]
workflows:
  - {workflowId: SECRETflow, summary: SECRET, steps: [{stepId: SECRETstep, operationId: SECRETcalled}]}
  - {workflowId: PUBLICflow, summary: PUBLIC, steps: [{stepId: call, operationId: PUBLICoperation1}]}
`;

/** A file as it is read, whether it is compressed or not. */
function contentOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('latin1');
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  return bytes.toString('latin1');
}

it('what is internal is in no byte of a built site', { timeout: 900_000 }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'internal-'));
  const description = path.join(folder, 'openapi.json');
  const called = { '/SECRETcalled': { get: { operationId: 'SECRETcalled', 'x-internal': true, responses: {} } } };
  writeFileSync(description, JSON.stringify(merge(allPositions(), { paths: called })));
  writeFileSync(path.join(folder, 'flows.arazzo.yaml'), workflows);
  const site = await buildForeign(description, 'internal');
  try {
    await promisify(execFile)('npm', ['run', 'compress', '--', site.folder], { cwd: repository });
    const files = listFiles(site.folder);
    const texts = files.map((file) => ({ file, text: contentOf(path.join(site.folder, file)) }));
    // Addresses are in lower case.
    const marks = [...new Set((readFileSync(description, 'utf8') + workflows).match(/SECRET\w+/g)), 'x-internal'];
    expect(marks.length).toBeGreaterThan(80);
    const isMarked = new RegExp(marks.join('|'), 'i');
    expect(texts.filter(({ text }) => isMarked.test(text)).map(({ file }) => file)).toEqual([]);
    for (const file of [
      'openapi.yaml',
      'openapi.json',
      'downloads/sandbox.mjs',
      'llms.txt',
      'downloads/flows.arazzo.yaml',
    ])
      expect(texts.find((each) => each.file === file)?.text).toContain('PUBLIC');
    expect(files.filter((file) => /\.(gz|br)$/.test(file)).length).toBeGreaterThan(100);
  } finally {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
