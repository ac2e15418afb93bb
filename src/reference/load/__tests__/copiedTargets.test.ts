import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Audience } from '../../internal/audience';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const audience: Audience = { is: 'public', of: ['public', 'internal'] };

/** The document of a description in files as text, and its errors that are about what is internal. */
async function load(files: Record<string, string>, unlist = false) {
  const folder = writeFiles(files);
  const file = path.join(folder, 'openapi.yaml');
  const { description, problems } = await loadDescription(file, folder, [], false, undefined, { audience, unlist });
  return {
    text: JSON.stringify(description?.document),
    errors: problems.filter(({ code }) => code === 'internal').map(({ place, message }) => `${place.line} ${message}`),
  };
}

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';
const operation = (text: string): string => `${head}paths: {/a: {get: ${text}}}\n`;
const media = (text: string): string => operation(`{responses: {200: {description: d, content: {a/b: {${text}}}}}}`);
const done = 'responses: {200: {description: d}}';

describe('a reference into something internal, whose place can have no mark, is an error', () => {
  it.each<[place: string, description: string, target: string, pointer: string]>([
    [
      'a value',
      media('example: {$ref: "T"}'),
      'components: {examples: {I: {MARK, value: {SECRET: 1}}}}',
      '/components/examples/I/value',
    ],
    [
      'values',
      media('schema: {enum: {$ref: "T"}}'),
      'components: {schemas: {I: {MARK, enum: [SECRET]}}}',
      '/components/schemas/I/enum',
    ],
    [
      'a map',
      media('schema: {properties: {$ref: "T"}}'),
      'components: {schemas: {I: {MARK, properties: {S: {}}}}}',
      '/components/schemas/I/properties',
    ],
    [
      'a list',
      media('schema: {allOf: {$ref: "T"}}'),
      'components: {schemas: {I: {MARK, allOf: [{title: S}]}}}',
      '/components/schemas/I/allOf',
    ],
    [
      'a list of objects',
      operation(`{parameters: {$ref: "T"}, ${done}}`),
      'x-box: {MARK, l: [{name: S, in: query}]}',
      '/x-box/l',
    ],
    ['responses', operation('{responses: {$ref: "T"}}'), 'x-box: {MARK, l: {200: {description: SECRET}}}', '/x-box/l'],
    ['a text', operation(`{description: {$ref: "T"}, ${done}}`), 'x-box: {MARK, l: SECRET}', '/x-box/l'],
    ['a list in an extension', `${operation(`{${done}}`)}x-a: {$ref: "T"}\n`, 'x-box: {MARK, l: [SECRET]}', '/x-box/l'],
  ])('%s', async (_place, description, target, pointer) => {
    for (const mark of ['x-internal: true', 'x-audience: internal']) {
      const marked = target.replace('MARK', mark);
      const error = (text: string): RegExp =>
        new RegExp(`This refers to "${text}", which is internal, and no reference can be left out here`);
      const own = await load({ 'openapi.yaml': `${description.replace('T"', `#${pointer}"`)}${marked}\n` });
      expect(own.errors).toEqual([expect.stringMatching(error(`#${pointer}`))]);
      const other = await load({ 'openapi.yaml': description.replace('T"', `p.yaml#${pointer}"`), 'p.yaml': marked });
      expect(other.errors).toEqual([expect.stringMatching(error(`p.yaml#${pointer}`))]);
    }
  });

  it('not where the place itself is internal, or the target is public', async () => {
    const files = {
      'openapi.yaml': `${head}paths: {/a: {x-internal: true, get: {description: {$ref: "p.yaml#/Box/t"}, ${done}}, put: {description: {$ref: "p.yaml#/t"}, ${done}}}, /b: {get: {description: {$ref: "p.yaml#/t"}, ${done}}}}\n`,
      'p.yaml': 'Box: {x-internal: true, t: SECRET}\nt: public\n',
    };
    const { text, errors } = await load(files);
    expect(errors).toEqual([]);
    expect(text).not.toContain('SECRET');
  });
});

it.each(['"x\\u002Dinternal": true', '"x\\x2daudience": internal', '"\\u0078-audience": internal'])(
  'a mark in another file counts whatever its key is written like: %s',
  async (mark) => {
    const files = {
      'openapi.yaml': media('schema: {properties: {x: {$ref: "p.yaml#/Box/inner"}}}'),
      'p.yaml': `Box:\n  ${mark}\n  inner: {title: SECRET}\n`,
    };
    expect((await load(files)).text).not.toContain('SECRET');
  },
);

it.each([
  ['x-internal: true', true],
  ['x-audience: internal', false],
  ['x-internal: true, x-audience: internal', false],
])('of unlisted schemas, those for other audiences go: %s', async (mark, isShown) => {
  const components = `components: {schemas: {S: {${mark}, properties: {SECRET: {}}}}}`;
  const own = await load(
    { 'openapi.yaml': `${media('schema: {$ref: "#/components/schemas/S"}')}${components}\n` },
    true,
  );
  expect(own.text.includes('SECRET')).toBe(isShown);
  const inBox = `${media('schema: {$ref: "#/components/schemas/S"}')}components: {schemas: {S: {$ref: "p.yaml#/Box/t"}}}\n`;
  const other = await load({ 'openapi.yaml': inBox, 'p.yaml': `Box: {${mark}, t: {properties: {SECRET: {}}}}` }, true);
  expect(other.text).not.toContain('SECRET');
});
