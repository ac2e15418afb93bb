import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateReference, type Reference } from '../generate';
import { keepLastRun, type LastRun } from '../lastRun';
import { writeFiles } from '../load/__tests__/files';
import { noteAnew } from './builders';

const description = `openapi: 3.1.0
info: {title: Shop, version: '1', description: 'See #listTasks.'}
servers: [{url: 'https://api.example.com'}]
security: [{key: []}]
tags: [{name: Tasks}, {name: Users}, {name: Pets}]
paths:
  /tasks:
    get:
      tags: [Tasks]
      operationId: listTasks
      summary: List tasks
      description: 'All tasks. See [one](#getTask), [nothing](#nowhere) and [users](/ref/api/users#nowhere).'
      responses: {200: {description: OK, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Task'}}}}}}
  /tasks/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      tags: [Tasks]
      operationId: getTask
      responses:
        200: {description: A task, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
        404: {$ref: '#/components/responses/Missing'}
  /users/{id}:
    parameters: [{$ref: '#/components/parameters/Id'}]
    get:
      tags: [Users]
      operationId: getUser
      responses: {200: {description: A user, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
  /pets:
    post:
      tags: [Pets]
      operationId: addPet
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {200: {description: 'A pet. [Broken](#nowhere).', links: {owner: {operationId: getUser}}}}
webhooks:
  changed: {post: {tags: [Tasks], operationId: changed, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}, responses: {204: {description: OK}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  parameters: {Id: {name: id, in: path, required: true, schema: {type: integer}, description: Id of it.}}
  responses: {Missing: {description: There is none., content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}}
  schemas:
    Error: {type: object, properties: {message: {type: string, description: 'What is wrong. [Broken](#nowhere).'}}}
    Task: {type: object, title: A task, description: A task., properties: {id: {type: integer}, owner: {$ref: '#/components/schemas/User'}}}
    User: {type: object, description: A user., properties: {name: {type: string}, tasks: {type: array, items: {$ref: '#/components/schemas/Task'}}}}
    Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind}, oneOf: [{$ref: '#/components/schemas/Cat'}]}
    Cat: {type: object, description: A cat., properties: {lives: {type: integer, default: 9}, toy: {$ref: '#/components/schemas/Toy'}}}
    Toy: {type: object, description: A toy., properties: {size: {type: integer, minimum: 3}}}
`;

type Edit = (text: string) => string;

function replaced(from: string | RegExp, to: string): Edit {
  return (text) => {
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`nothing to edit: ${from}`);
    return edited;
  };
}

const edits: [what: string, edit: Edit][] = [
  ['the text of an operation', replaced('List tasks', 'List all tasks')],
  ['the text of a schema', replaced('A user., prop', 'Somebody., prop')],
  ['the title of a schema', replaced('title: A task', 'title: Task of a user')],
  ['an added field', replaced('size: {', 'colour: {type: string}, size: {')],
  ['a limit that examples keep', replaced('minimum: 3', 'minimum: 7')],
  ['a schema with another name', replaced(/\bToy\b/g, 'Plaything')],
  ['an operation with another id', replaced(/\bgetUser\b/g, 'readUser')],
  ['a removed operation', replaced(/ {2}\/tasks:\n[\s\S]*?(?= {2}\/tasks\/)/, '')],
  ['a removed schema', replaced(/ {4}Error:.*\n/, '')],
  ['another $ref', replaced("schema: {$ref: '#/components/schemas/User'", "schema: {$ref: '#/components/schemas/Cat'")],
  ['another tag', replaced('tags: [Users]', 'tags: [Tasks]')],
  ['another parameter of a component', replaced('Id of it', 'The id')],
  ['another server', replaced('api.example', 'other.example')],
  ['another security scheme', replaced('X-Key', 'X-Token')],
  ['a link that leads somewhere', replaced('[nothing](#nowhere)', '[nothing](#getUser)')],
  ['a link that leads nowhere any more', replaced('[one](#getTask)', '[one](#getTasks)')],
  ['a field of a webhook', replaced('{204: {desc', '{200: {description: Yes}, 204: {desc')],
  [
    'the order of the operations',
    (text) => text.replace('  /pets:', '  /a:\n    get: {tags: [Pets], responses: {}}\n  /pets:'),
  ],
  ['nothing', (text) => text],
];

async function generate(folder: string, text: string, kept?: LastRun): Promise<Reference> {
  writeFileSync(path.join(folder, 'openapi.yaml'), text);
  const file = path.join(folder, 'openapi.yaml');
  return generateReference({
    ...{ siteDir: folder, descriptionFile: file, basePath: '/ref', docsPath: '/ref', sitePaths: [], foreign: true },
    ...{ home: { label: 'API', href: '/' }, ...(kept ? { kept } : {}) },
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

const known: { unedited?: string } = {};

describe('what is made after an edit', () => {
  it.each(edits)('is what is made from nothing: %s', async (_what, edit) => {
    const folder = writeFiles({ 'openapi.yaml': description });
    const kept = keepLastRun();
    await generate(folder, description, kept);
    kept.end();
    known.unedited ??= textOf(await generate(folder, description));
    const edited = edit(description);
    expect(textOf(await generate(folder, edited, kept))).toBe(textOf(await generate(folder, edited)));
    kept.end();
    // And back again, with what the edit has left.
    expect(textOf(await generate(folder, description, kept))).toBe(known.unedited);
  });

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

  it('is made anew where the edit is read, and nowhere else', async () => {
    const folder = writeFiles({ 'openapi.yaml': description });
    const { kept, anew } = noteAnew();
    const first = await generate(folder, description, kept);
    const models = first.pages.filter(({ kind }) => kind === 'model').length;
    // Beside them the parsed file, the address of its schemas, and these as the validator has them.
    expect(anew).toHaveLength(3 + first.pages.length + models);
    kept.end();
    anew.length = 0;
    await generate(folder, replaced('List tasks', 'List all tasks')(description), kept);
    // A discriminator finds schemas by their names, so that what leads to one depends on every place.
    expect(anew.map(shortName)).toEqual([
      ...['tree of a file', 'operations listTasks', 'operations addPet', 'rows of Pet', 'examples of Pet'],
    ]);
    kept.end();
    anew.length = 0;
    await generate(folder, replaced('minimum: 3', 'minimum: 7')(description), kept);
    expect(anew.map(shortName)).toContain('compiled schemas of');
  });
});
