import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentOf, makeAll, recordRecomputed } from '../../__tests__/builders';
import { operationFiles } from '../operationFiles';

const yaml = `
info: {title: T, version: '1', x-note: long}
paths:
  /a: {get: {tags: [T], operationId: a/b, responses: {}}, post: {tags: [T], operationId: 'A b', responses: {}}}
webhooks: {done: {post: {tags: [T], operationId: done}}}`;
const document = documentOf(yaml);
const { model } = makeAll(yaml);

it('writes one file for each operation, under a name that no file system takes for another', () => {
  const { pathOf, files, areTooLarge } = operationFiles(document, model.operations);
  const written = files();
  expect(written.map(({ path }) => path)).toEqual(['openapi/a.b.0g8wk3l.yaml', 'openapi/A.b.0wayhw2.yaml']);
  expect(areTooLarge).toBe(false);
  // The webhook has none.
  expect(model.operations.map(pathOf)).toEqual([...written.map(({ path }) => path), undefined]);
  expect(parse(written[0]?.content ?? '')).toMatchObject({
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { operationId: 'a/b' } } },
  });
  expect(written[0]?.content).not.toMatch(/x-note|A b|done/);
});

it('rewrites only the files whose operation has changed', () => {
  const { kept, recomputed } = recordRecomputed();
  const writtenAnew = (text: string): number => {
    const edited = documentOf(text);
    const before = recomputed.length;
    expect(operationFiles(edited, model.operations, kept).files()).toEqual(
      operationFiles(edited, model.operations).files(),
    );
    kept.end();
    return recomputed.length - before;
  };
  expect([writtenAnew(yaml), writtenAnew(yaml.replace("'A b',", "'A b', summary: New,")), writtenAnew(yaml)]).toEqual([
    2, 1, 1,
  ]);
});

it('writes none where they would be too long together', () => {
  const { pathOf, files, areTooLarge } = operationFiles(document, model.operations, undefined, 200);
  expect([model.operations.flatMap((each) => pathOf(each) ?? []), files(), areTooLarge]).toEqual([[], [], true]);
});

it('refers to schemas with an `$id` as the file of all operations does', () => {
  const withIds = `
paths: {/a: {get: {operationId: a, responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}}}
components:
  schemas:
    User: {$id: User, $defs: {role: {type: string}}, properties: {friend: {$ref: '#/components/schemas/User'}, role: {$ref: '#/components/schemas/User/$defs/role'}}}`;
  const [file] = operationFiles(documentOf(withIds), makeAll(withIds).model.operations).files();
  expect(parse(file?.content ?? '').components.schemas.User.properties).toEqual({
    friend: { $ref: 'User' },
    role: { $ref: 'User#/$defs/role' },
  });
});
