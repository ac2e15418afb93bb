import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../pointer';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';

type Files = Record<string, string>;

async function load(files: Files) {
  const folder = writeFiles(files);
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  expect(problems).toEqual([]);
  if (!description) throw new Error('There is no description.');
  return description;
}

/** The components of one kind as `name < file pointer`, sorted. */
async function namesOf(files: Files, container = '#/components/schemas'): Promise<string[]> {
  const { document, locate } = await load(files);
  return Object.keys(valueAt(document, container) as object)
    .map((name) => {
      const { file, pointer } = locate(`${container}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      return `${name} < ${file} ${pointer}`;
    })
    .sort();
}

/** A root file that references each of `targets` once, in this order. */
function rootOf(targets: string[], own = ''): string {
  const properties = targets.map((target, index) => `        p${index}: {$ref: '${target}'}\n`).join('');
  return `${head}components:\n  schemas:\n    Root:\n      properties:\n${properties}${own}`;
}

const root = 'Root < openapi.yaml #/components/schemas/Root';

describe('names of parts of other files', () => {
  const text = (description: string): string => `type: object\ndescription: ${description}\n`;
  it.each<[string, string[], Files, string[]]>([
    ['one file', ['models/meta.yml'], { 'models/meta.yml': text('a') }, ['meta < models/meta.yml #']],
    [
      'the nearest folder that differs',
      ['images/models/meta.yml', 'regions/models/meta.yml'],
      { 'images/models/meta.yml': text('a'), 'regions/models/meta.yml': text('b') },
      ['images_meta < images/models/meta.yml #', 'regions_meta < regions/models/meta.yml #'],
    ],
    [
      'a file nearer to the root',
      ['a/meta.yml', 'meta.yml'],
      { 'a/meta.yml': text('a'), 'meta.yml': text('b') },
      ['a_meta < a/meta.yml #', 'meta < meta.yml #'],
    ],
    [
      'as many folders as it takes',
      ['a/x/meta.yml', 'a/y/meta.yml', 'b/x/meta.yml'],
      { 'a/x/meta.yml': text('1'), 'a/y/meta.yml': text('2'), 'b/x/meta.yml': text('3') },
      ['a_x_meta < a/x/meta.yml #', 'b_x_meta < b/x/meta.yml #', 'y_meta < a/y/meta.yml #'],
    ],
    [
      'parts of files: the file',
      ['a/defs.yml#/definitions/id', 'a/more.yml#/definitions/id'],
      {
        'a/defs.yml': 'definitions:\n  id: {type: string}\n',
        'a/more.yml': 'definitions:\n  id: {type: integer}\n',
      },
      ['defs_id < a/defs.yml #/definitions/id', 'more_id < a/more.yml #/definitions/id'],
    ],
    [
      'parts of one file: the key above',
      ['defs.yml#/in/id', 'defs.yml#/out/id'],
      { 'defs.yml': 'in:\n  id: {type: string}\nout:\n  id: {type: integer}\n' },
      ['in_id < defs.yml #/in/id', 'out_id < defs.yml #/out/id'],
    ],
    [
      'keys that a pointer escapes',
      ['defs.yml#/a~1b', 'defs.yml#/c%20d'],
      { 'defs.yml': 'a/b: {type: string}\nc d: {type: integer}\n' },
      ['a/b < defs.yml #/a~1b', 'c d < defs.yml #/c d'],
    ],
    [
      'a file by the name of a property that every object has',
      ['constructor.yml'],
      { 'constructor.yml': text('a') },
      ['constructor < constructor.yml #'],
    ],
    [
      'equal parts are one, which is from the first file',
      ['b/meta.yml', 'a/meta.yml', 'c/meta.yml'],
      { 'a/meta.yml': text('a'), 'b/meta.yml': text('a'), 'c/meta.yml': text('c') },
      ['a_meta < a/meta.yml #', 'c_meta < c/meta.yml #'],
    ],
    [
      'a name that is made may be there already',
      ['a/meta.yml', 'b/meta.yml', 'a_meta.yml'],
      { 'a/meta.yml': text('a'), 'b/meta.yml': text('b'), 'a_meta.yml': text('c') },
      ['a_meta < a_meta.yml #', 'a_meta-2 < a/meta.yml #', 'b_meta < b/meta.yml #'],
    ],
  ])('%s', async (_case, targets, files, want) => {
    expect(await namesOf({ 'openapi.yaml': rootOf(targets), ...files })).toEqual([root, ...want].sort());
  });

  it('leaves its name to what the root file states itself', async () => {
    const own = '    meta: {type: string}\n';
    const files = { 'models/meta.yml': text('a'), 'openapi.yaml': rootOf(['models/meta.yml'], own) };
    expect(await namesOf(files)).toEqual([
      root,
      'meta < openapi.yaml #/components/schemas/meta',
      'models_meta < models/meta.yml #',
    ]);
  });

  it('knows a component of the root file that another file references', async () => {
    const own = '    a/b: {type: string}\n';
    const file = "properties: {x: {$ref: '../openapi.yaml#/components/schemas/a~1b'}}\n";
    expect(await namesOf({ 'openapi.yaml': rootOf(['models/meta.yml'], own), 'models/meta.yml': file })).toEqual([
      root,
      'a/b < openapi.yaml #/components/schemas/a~1b',
      'meta < models/meta.yml #',
    ]);
  });
});

describe('references to parts with equal names', () => {
  const files = {
    'images/meta.yml': "type: object\nproperties: {next: {$ref: './meta.yml'}, kind: {$ref: './kind.yml'}}\n",
    'regions/meta.yml': "type: object\nproperties: {next: {$ref: './meta.yml'}, kind: {$ref: './kind.yml'}}\n",
    'images/kind.yml': 'enum: [image]\n',
    'regions/kind.yml': 'enum: [region]\n',
  };
  const targets = ['images/meta.yml', 'regions/meta.yml', 'regions/kind.yml', 'images/kind.yml'];

  it.each([[targets], [[...targets].reverse()]])('lead to their own, in whichever order: %s', async (order) => {
    const { document, locate } = await load({ ...files, 'openapi.yaml': rootOf(order) });
    const schemas = document.components?.schemas;
    for (const folder of ['images', 'regions']) {
      expect(schemas?.[`${folder}_meta`]).toMatchObject({
        properties: {
          next: { $ref: `#/components/schemas/${folder}_meta` },
          kind: { $ref: `#/components/schemas/${folder}_kind` },
        },
      });
      expect(locate(`#/components/schemas/${folder}_meta/properties/kind`)).toMatchObject({
        ...{ file: `${folder}/meta.yml`, line: 2, column: 42, pointer: '#/properties/kind' },
      });
    }
    expect(Object.keys(schemas ?? {}).sort()).toEqual([
      ...['Root', 'images_kind', 'images_meta', 'regions_kind', 'regions_meta'],
    ]);
  });

  it('are renamed in the mapping of a discriminator, too', async () => {
    const pet = 'type: object\nproperties: {kind: {type: string}}\n';
    const { document } = await load({
      'openapi.yaml': `${head}components:\n  schemas:\n    Pet:\n      type: object\n      discriminator:\n        propertyName: kind\n        defaultMapping: ./b/pet.yml\n        mapping: {one: ./a/pet.yml, two: ./b/pet.yml}\n`,
      'a/pet.yml': pet,
      'b/pet.yml': `${pet}description: b\n`,
    });
    expect(document.components?.schemas?.Pet).toMatchObject({
      discriminator: {
        defaultMapping: '#/components/schemas/b_pet',
        mapping: { one: '#/components/schemas/a_pet', two: '#/components/schemas/b_pet' },
      },
    });
  });
});

describe('names of every kind of component', () => {
  const kinds: [string, string, string][] = [
    ['parameters', 'get: {parameters: [{$ref: "TARGET"}]}', 'name: x\nin: query\ndescription: '],
    ['responses', 'get: {responses: {"200": {$ref: "TARGET"}}}', 'description: '],
    ['headers', 'get: {responses: {"200": {headers: {A: {$ref: "TARGET"}}}}}', 'description: '],
    ['examples', 'get: {requestBody: {content: {a/b: {examples: {A: {$ref: "TARGET"}}}}}}', 'summary: '],
    ['requestBodies', 'post: {requestBody: {$ref: "TARGET"}}', 'description: '],
    ['links', 'get: {responses: {"200": {links: {A: {$ref: "TARGET"}}}}}', 'description: '],
    ['callbacks', 'get: {callbacks: {A: {$ref: "TARGET"}}}', '"{$url}": {}\nx-a: '],
    ['schemas', 'get: {requestBody: {content: {a/b: {schema: {$ref: "TARGET"}}}}}', 'description: '],
  ];
  it.each(kinds)('%s', async (kind, operation, part) => {
    const target = (folder: string): string => operation.replace('TARGET', `${folder}/all.yml`);
    const files = {
      'openapi.yaml': `${head}paths:\n  /a:\n    ${target('a')}\n  /b:\n    ${target('b')}\n`,
      ...{ 'a/all.yml': `${part}1\n`, 'b/all.yml': `${part}2\n` },
    };
    expect(await namesOf(files, `#/components/${kind}`)).toEqual(['a_all < a/all.yml #', 'b_all < b/all.yml #']);
  });

  it.each([
    ['definitions', 'get: {parameters: [{in: body, name: b, schema: {$ref: "TARGET"}}], responses: {}}', 'schemas'],
    ['responses', 'get: {responses: {"200": {$ref: "TARGET"}}}', 'responses'],
  ])('%s of Swagger 2.0', async (_kind, operation, container) => {
    const target = (folder: string): string => operation.replace('TARGET', `${folder}/all.yml`);
    const files = {
      'openapi.yaml': `swagger: "2.0"\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    ${target('a')}\n  /b:\n    ${target('b')}\n`,
      ...{ 'a/all.yml': 'description: "1"\n', 'b/all.yml': 'description: "2"\n' },
    };
    expect(await namesOf(files, `#/components/${container}`)).toEqual(['a_all < a/all.yml #', 'b_all < b/all.yml #']);
  });
});

describe('a reference to a reference', () => {
  it('is located where it ends', async () => {
    const { locate } = await load({
      'openapi.yaml': `${head}paths:\n  /a: {$ref: a.yml}\n`,
      ...{ 'a.yml': '$ref: b.yml\n', 'b.yml': 'get:\n  parameters: [{$ref: c.yml}]\n', 'c.yml': '$ref: p/d.yml\n' },
      'p/d.yml': '\nname: x\nin: query\n',
    });
    expect(locate('#/paths/~1a/get')).toMatchObject({ file: 'b.yml', line: 1 });
    expect(locate('#/components/parameters/d/in')).toMatchObject({ file: 'p/d.yml', line: 3 });
  });
});
