import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignSeverities } from '../../assignSeverities';
import { toJsonText } from '../../jsonText';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const description = `openapi: 3.1.0
info: {title: Orders, version: '1', x-size: 1.10}
paths:
  /orders:
    get: {responses: {'200': {description: Done}}}
    post: {summary: Secret, responses: {'200': {$ref: 'parts.yaml#/done'}}}
  /lines: {$ref: 'parts.yaml#/lines'}
`;

const parts = `done: {description: Created}
lines: {get: {responses: {'200': {description: Lines}}}}
`;

const head = "overlay: 1.1.0\ninfo: {title: Public, version: '1'}\nactions:\n";

async function load(overlays: Record<string, string>, files: Record<string, string> = {}) {
  const folder = writeFiles({ 'openapi.yaml': description, 'parts.yaml': parts, ...overlays, ...files });
  const named = Object.keys(overlays).map((name) => path.join(folder, name));
  const root = path.join(folder, Object.keys(files)[0] ?? 'openapi.yaml');
  const loaded = await loadDescription(root, folder, [], true, undefined, { overlays: named });
  const problems = loaded.problems.map(
    ({ severity, place, message }) => `${severity} ${place.file}:${place.line}:${place.column} ${message}`,
  );
  return { ...loaded, problems, found: loaded.problems, folder };
}

describe('a description with overlays', () => {
  it('is what they make of it, in their order', async () => {
    const { description: made, problems } = await load({
      'a.yaml': `${head}  - target: $.info\n    update: {title: A, x-id: 9007199254740993}\n`,
      'b.yaml': `${head}  - target: $.info.title\n    update: B\n`,
    });
    expect(problems).toEqual([]);
    expect(toJsonText(made?.document.info)).toBe('{"title":"B","version":"1","x-size":1.10,"x-id":9007199254740993}');
  });

  it('in JSON is what they make of it', async () => {
    const { description: made, problems } = await load(
      {
        'a.json': `{"overlay": "1.0.0", "info": {"title": "A", "version": "1"}, "actions": [{"target": "$.info", "update": {"x-size": 2.50}}]}`,
      },
      { 'openapi.json': '{"openapi": "3.1.0", "info": {"title": "Orders", "version": "1"}, "paths": {}}' },
    );
    expect(problems).toEqual([]);
    expect(toJsonText(made?.document.info)).toBe('{"title":"Orders","version":"1","x-size":2.50}');
  });

  it('holds nothing that they mark as internal', async () => {
    const { description: made } = await load({
      'a.yaml': `${head}  - target: $.paths['/orders'].post\n    update: {x-internal: true}\n  - target: $.paths['/lines']\n    update: {x-internal: true}\n`,
    });
    expect(Object.keys(made?.document.paths ?? {})).toEqual(['/orders']);
    expect(toJsonText(made?.document)).not.toContain('Secret');
  });

  it('names the overlay in problems of what it changed, and other files in others', async () => {
    const { problems } = await load({
      'a.yaml': `${head}  - target: $.paths['/orders'].get\n    update:\n      responses:\n        '404': {}\n        '405': {$ref: 'gone.yaml'}\n  - target: $.paths['/orders'].post.summary\n    update: 7\n`,
    });
    expect(problems.join('\n')).toMatchInlineSnapshot(`
      "error a.yaml:7:9 The field "description" must be present on this level.
      error a.yaml:8:9 Can't resolve $ref: gone.yaml is not there.
      error a.yaml:10:5 Expected type "string" but got "integer"."
    `);
  });

  it('has a place for what follows an item that goes', async () => {
    const { description: made } = await load(
      { 'a.yaml': `${head}  - target: $.tags[0]\n    remove: true\n` },
      { 'o.yaml': 'openapi: 3.1.0\ninfo: {title: O, version: "1"}\npaths: {}\ntags:\n  - name: a\n  - name: b\n' },
    );
    expect(made?.locate('#/tags/0/name')).toMatchObject({ file: 'o.yaml', line: 6, column: 5 });
  });

  it('reads no file that a description may not read', async () => {
    const { problems } = await load({
      'a.yaml': `${head}  - target: $.paths['/orders'].get.responses\n    update: {'404': {$ref: '../secret.yaml'}}\n`,
    });
    expect(problems.join('\n')).toContain('secret.yaml is outside the folder of the description');
    expect(problems[0]).toContain('error a.yaml:5:');
  });

  it('names all its files', async () => {
    const { files, folder } = await load({ 'a.yaml': `${head}  - {target: $.info.title, update: A}\n` });
    expect(files.map((file) => path.relative(folder, file))).toEqual(['a.yaml', 'openapi.yaml', 'parts.yaml']);
  });

  it('reports a target without a match, which is an error where the build is strict', async () => {
    const {
      found,
      problems,
      description: made,
    } = await load({ 'a.yaml': `${head}  - {target: $.inf, remove: true}\n` });
    expect(made).toBeDefined();
    expect(problems).toEqual(['notice a.yaml:4:6 "$.inf" matches nothing in the description.']);
    const judge = (strict: boolean) =>
      assignSeverities({ loaded: found, made: [] }, { foreign: true, strict })[0]?.severity;
    expect([judge(false), judge(true)]).toEqual(['notice', 'error']);
  });
});

describe('overlays that cannot be applied', () => {
  it('leave no description, and are reported together', async () => {
    const { description: made, problems } = await load({
      'none.yaml': 'openapi: 3.1.0\n',
      'broken.yaml': 'overlay: [',
      'a.yaml': `${head}  - {target: info, remove: true}\n  - {target: $.info, update: []}\n`,
      'endless.yaml': `${head}  - &a {target: $.info, update: {x: *a}}\n`,
    });
    expect(made).toBeUndefined();
    expect(problems.map((text) => text.slice(0, 90))).toMatchInlineSnapshot(`
      [
        "error none.yaml:1:1 This is an OpenAPI description, and no Overlay: it has no changes for ",
        "error broken.yaml:1:11 Failed to parse: unexpected end of the stream within a flow collect",
        "error a.yaml:4:6 "target" is no JSONPath expression: "$" is expected, not "i", at characte",
        "error endless.yaml:4:34 A value contains itself, by an alias or a reference.",
        "error a.yaml:5:22 A list cannot be merged with an object ($.info).",
      ]
    `);
  });

  it.each([
    ['gone.yaml', undefined, 'gone.yaml is not there.'],
    [
      'a.yaml',
      `${head}  - {target: $.info, update: {x: ${'{a: '.repeat(300)}1${'}'.repeat(300)}}}\n`,
      'The nesting is deeper than 100 levels.',
    ],
    [
      'a.yaml',
      `${head}  - {target: $, update: {x: &a [1,1,1,1,1,1,1,1,1,1], y: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a], z: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b], u: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c], v: [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]}}\n`,
      'Written out, the aliases and references make the description many times as long.',
    ],
  ])('such as %s are named', async (name, text, want) => {
    const folder = writeFiles({ 'openapi.yaml': description, 'parts.yaml': parts, ...(text ? { [name]: text } : {}) });
    const edition = { overlays: [path.join(folder, name)] };
    const { description: made, problems } = await loadDescription(
      path.join(folder, 'openapi.yaml'),
      folder,
      [],
      false,
      undefined,
      edition,
    );
    expect(made).toBeUndefined();
    expect(problems.map(({ message, place }) => `${place.file} ${message}`)).toEqual([`${name} ${want}`]);
  });

  it('are named beside a description that cannot be read', async () => {
    const { problems } = await load({ 'a.yaml': 'overlay: 7' }, { 'o.yaml': 'openapi: [' });
    expect(problems).toHaveLength(2);
  });
});
