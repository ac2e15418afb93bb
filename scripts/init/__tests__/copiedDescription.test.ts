import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../src/reference/load/__tests__/files';
import { listTree } from '../../files';
import { copyDescription, readCopied } from '../copiedDescription';

const head = 'openapi: 3.1.0\ninfo: {title: Orders, version: 1.0.0}\n';
const pathItem = '{get: {operationId: getA, responses: {"200": {description: x}}}}';
const refersTo = (file: string): string => `${head}paths: {/a: {$ref: '${file}'}}\n`;

it.each([
  ['a file of the folder around it', '../package.json#/x-path'],
  ['a text of the folder around it', '../notes.txt'],
  ['a hidden file', './.npmrc'],
  ['a link that leads out of its folder', './link.yaml'],
])('copies nothing of a description that refers to %s', async (_what, reference) => {
  const folder = writeFiles({
    'package.json': `{"x-path": ${pathItem}}`,
    'notes.txt': 'a: 1',
    'openapi/.npmrc': 'token=1',
    'openapi/orders.yaml': refersTo(reference),
  });
  symlinkSync(path.join(folder, 'notes.txt'), path.join(folder, 'openapi/link.yaml'));
  const read = readCopied(path.join(folder, 'openapi/orders.yaml'));
  await expect(read).rejects.toThrow(`refers to ${reference.replace(/^\.\/|#.*/g, '')}, outside of its folder`);
});

it('copies a description with its files, and what a link leads to', async () => {
  const folder = writeFiles({
    'main.yaml': refersTo('paths/a.yaml'),
    'paths/a.yaml': pathItem,
    'paths/unused.yaml': pathItem,
  });
  symlinkSync(path.join(folder, 'main.yaml'), path.join(folder, 'orders.yaml'));
  const copied = await readCopied(path.join(folder, 'orders.yaml'));
  expect(copied).toMatchObject({ title: 'Orders', main: 'orders.yaml' });
  const target = writeFiles({});
  copyDescription(copied, target);
  expect(readFileSync(path.join(target, 'paths/a.yaml'), 'utf8')).toBe(pathItem);
  expect(lstatSync(path.join(target, 'orders.yaml')).isFile()).toBe(true);
  expect(listTree(target).join()).not.toContain('unused');
});
