import path from 'node:path';
import { getLineColLocation } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { writeFiles } from '../../src/reference/load/__tests__/files';
import { lintedEdition } from '../lintEdition';

const files = {
  'redocly.yaml':
    'rules: {operation-summary: error, info-contact: off}\napis: {orders: {root: openapi.yaml, rules: {info-contact: error}}}\n',
  'openapi.yaml': `openapi: 3.1.0
info: {title: A, version: '1'}
tags: [{name: a}, {name: b}]
paths:
  /a: {get: {summary: A, responses: {200: {description: d}}}}
  /b: {get: {responses: {200: {description: d}}}}
`,
};
const head = "overlay: 1.0.0\ninfo: {title: Public, version: '1'}\nactions:\n";

async function lint(actions: string) {
  const project = writeFiles({ ...files, 'public.yaml': head + actions });
  const [description = '', overlay = '', rules = ''] = ['openapi.yaml', 'public.yaml', 'redocly.yaml'].map((name) =>
    path.join(project, name),
  );
  const { applying, found } = await lintedEdition({
    project,
    description,
    overlays: [overlay],
    allowRefs: [],
    rules,
    areRulesOwn: true,
  });
  return [
    ...applying.map(({ place, severity }) => `${place.file}:${place.line} ${severity}`),
    ...found.map(({ location: [at], ruleId }) => {
      if (!at || at.pointer === undefined) return ruleId;
      const { start } = getLineColLocation({ ...at, pointer: at.pointer });
      return `${path.basename(at.source.absoluteRef)}:${start.line} ${ruleId}`;
    }),
  ];
}

it('lints the edition, by the rules of its description, at the places of what is wrong', async () => {
  const update = `  - target: $.paths
    update:
      /c:
        get:
          responses:
            200: {description: d}
`;
  expect(await lint(`${update}  - target: $.paths['/a']\n    remove: true\n`)).toEqual([
    'openapi.yaml:2 info-contact',
    'openapi.yaml:6 operation-summary',
    'public.yaml:7 operation-summary',
  ]);
});

it('lints nothing that overlays correct', async () => {
  const update = `  - target: $.paths.*.get\n    update: {summary: A}\n  - target: $.info\n    update: {contact: {name: A}}\n`;
  expect(await lint(update)).toEqual([]);
});

it('says what is wrong with the overlays', async () => {
  expect(await lint('  - target: $.info\n    update: []\n  - {target: $.none, remove: true}\n')).toEqual([
    'public.yaml:5 error',
    'public.yaml:6 notice',
  ]);
});
