import { expect, it } from 'vitest';
import { writeFiles } from '../../load/__tests__/files';
import { loadDescription } from '../../load/description';

const of = ['public', 'partner'];
const description = `openapi: 3.1.0
info: {title: Orders, version: '1'}
paths:
  /a: {get: {responses: {'200': {description: shown}}}}
  /b: {x-audience: partner, get: {summary: ofOthers, responses: {'200': {description: ofOthers}}}, post: {responses: {'204': {description: d}}}}
  /c: {x-internal: true, get: {responses: {'200': {description: ofOthers}}}}
  /d: {put: {x-audience: partner, responses: {'200': {description: ofOthers}}}}
`;

/** The document of an edition after one copy, with what is wrong with it. */
async function copied(target: string, from: string, is = 'public') {
  const overlay = `overlay: 1.1.0\ninfo: {title: O, version: '1'}\nactions:\n- target: "${target}"\n  copy: "${from}"\n`;
  const folder = writeFiles({ 'openapi.yaml': description, 'overlay.yaml': overlay });
  const edition = { overlays: [`${folder}/overlay.yaml`], audience: { is, of } };
  const loaded = await loadDescription(`${folder}/openapi.yaml`, folder, [], true, undefined, edition);
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  return { text: JSON.stringify(loaded.description?.document ?? ''), errors };
}

it.each([
  ["$.paths['/a'].get", "$.paths['/b'].get", "$.paths['/b']"],
  ["$.paths['/a'].get.responses['200']", "$.paths['/b'].get.responses['200']", "$.paths['/b']"],
  ["$.paths['/a'].get", "$.paths['/c'].get", "$.paths['/c']"],
  ["$.paths['/a'].get.responses", "$.paths['/d'].put.responses", "$.paths['/d'].put"],
])('%s has no copy of %s, which is not for all', async (target, from, around) => {
  const { text, errors } = await copied(target, from);
  expect(errors).toMatchObject([
    {
      place: { file: 'overlay.yaml', line: 5 },
      message: `What is copied stands in ${around}, which is not for all, and ${target} is: its mark would be lost.`,
    },
  ]);
  expect(text).not.toContain('ofOthers');
});

it.each([
  ['the edition for others', "$.paths['/a'].get", "$.paths['/b'].get", 'partner', true],
  ['a copy with its mark', "$.paths['/a']", "$.paths['/d']", 'public', false],
  ['a copy beside what it is of', "$.paths['/b'].post", "$.paths['/b'].get", 'public', false],
])('%s is as the overlay says', async (_what, target, from, is, isShown) => {
  const { text, errors } = await copied(target, from, is);
  expect(errors).toEqual([]);
  expect(text.includes('ofOthers')).toBe(isShown);
});
