import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../load/__tests__/files';
import { DescriptionError } from '../../report';
import { generateReference } from '../../stages/generate';

const description = `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {properties: {id: {type: integer}}}}}}}}
`;

const workflow = (steps: string, url = './openapi.yaml') => `arazzo: 1.0.1
info: {title: Pets, version: '1'}
sourceDescriptions: [{name: api, url: '${url}', type: openapi}]
workflows:
  - workflowId: find-pet
    summary: Find a *pet*
    steps:
${steps}
`;

const good = "    - {stepId: list, operationId: listPets, outputs: {id: '$response.body#/0/id'}}";

function generate(files: Record<string, string>) {
  const siteDir = writeFiles({ 'api/openapi.yaml': description, ...files });
  return generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'api/openapi.yaml') },
    site: {
      ...{ basePath: '/docs/ref', docsPath: '/docs', sitePaths: [], filesPath: '/base/' },
      home: { label: 'API', href: '/docs' },
    },
    checks: { foreign: true },
  });
}

async function reportOf(files: Record<string, string>): Promise<string> {
  const error: unknown = await generate(files).catch((reason: unknown) => reason);
  if (!(error instanceof DescriptionError)) throw new Error('There is nothing to report.');
  return error.message;
}

describe('workflows beside a description', () => {
  it('are recipes of its overview, and downloads that lead to the description', async () => {
    const { inserts, files } = await generate({ 'api/pets.arazzo.yaml': workflow(good) });
    expect(inserts.recipes.text).toMatch(/^## Recipes \{#recipes\}\n\n### Find a \\\*pet\\\* \{#recipe-find-pet\}/);
    expect(inserts.recipes.text).toContain('1. <span class="method get">GET</span> [List pets](');
    expect(inserts['workflow-find-pet']?.text).toContain(
      '[pets\\.arazzo\\.yaml](pathname:///base/downloads/pets.arazzo.yaml)',
    );
    const download = files().find((file) => file.path === 'downloads/pets.arazzo.yaml');
    expect(download?.content).toBe(workflow(good).replace("'./openapi.yaml'", '"../openapi.yaml"'));
  });

  it('have addresses of their own where their ids are equal once folded, in any order', async () => {
    const made = async (...ids: string[]) => {
      const flows = ids.map((id) => `  - {workflowId: ${id}, steps: [{stepId: list, operationId: listPets}]}`);
      const text = workflow(good).replace(/ {2}- workflowId[\s\S]*/, flows.join('\n'));
      const { workflows, inserts } = await generate({ 'api/pets.arazzo.yaml': text });
      const shown = workflows.filter(({ slug }) => inserts[`workflow-${slug}`]?.text.includes('List pets'));
      return new Map(shown.map(({ id, slug }) => [id, slug]));
    };
    const slugs = await made('add_pet', 'add-pet', 'other');
    expect(new Set(slugs.values()).size).toBe(3);
    expect(slugs.get('other')).toBe('other');
    expect(Object.fromEntries(await made('add-pet', 'other', 'add_pet'))).toEqual(Object.fromEntries(slugs));
  });

  it('stand in a folder of theirs too, as they are', async () => {
    const text = workflow(good, '../openapi.yaml');
    const { workflows, files } = await generate({ 'api/workflows/pets.arazzo.yaml': text });
    expect(workflows.map(({ id }) => id)).toEqual(['find-pet']);
    expect(files().find((file) => file.path === 'downloads/pets.arazzo.yaml')?.content).toBe(text);
  });

  it('of another description are a notice', async () => {
    const { notices, inserts } = await generate({ 'api/cats.arazzo.yaml': workflow(good, './cats.yaml') });
    expect(inserts.recipes.text).toBe('');
    expect(notices.map(({ message }) => message)).toEqual([
      'The workflows of cats.arazzo.yaml are not shown: none of its source descriptions is openapi.yaml.',
    ]);
  });

  it.each([
    ["outputs: {id: '$response.body#/0/name'}", 'No response of listPets has the field "[0].name".'],
    ['parameters: [{name: colour, in: query, value: red}]', 'listPets has no query parameter "colour".'],
    ["successCriteria: [{condition: '$statusCode == 204'}]", 'No response of listPets has the status 204.'],
    [
      "onFailure: [{name: again, type: retry, retryAfter: 1.5, criteria: [{condition: '$statusCode == 503'}]}]",
      'No response of listPets has the status 503.',
    ],
    [
      "onSuccess: [{name: on, type: end, criteria: [{condition: '$response.header.x == 1'}]}]",
      'No response of listPets has the header "x".',
    ],
  ])('may take what the description does not say: %s', async (field, want) => {
    const { notices, workflows } = await generate({
      'api/1.arazzo.yaml': workflow(`    - {stepId: list, operationId: listPets, ${field}}`),
    });
    expect(notices.map(({ severity, message }) => [severity, message])).toContainEqual(['notice', want]);
    expect(workflows.map(({ id }) => id)).toEqual(['find-pet']);
  });

  it('are reported all together, with place, reason and way out', async () => {
    const report = await reportOf({
      'api/1.arazzo.yaml': workflow(
        "    - {stepId: list, operationId: listPets, outputs: {id: '$steps.lisst.outputs.id'}}",
      ),
      'api/2.arazzo.yaml': workflow('    - {stepId: list, operationI: listPets}'),
      'api/3.arazzo.yaml': 'arazzo: 1.0.1\n  info: x\n',
      'api/4.arazzo.yaml': workflow('    - {stepId: list, operationId: listCats}'),
      'api/5.arazzo.yaml': workflow(
        '    - {stepId: list, operationId: listPets}\n    - {stepId: list, operationId: listDogs}',
      ).replace('find-pet', 'find-dog'),
    });
    const places = [...report.matchAll(/^ {2}(\S+?:\d+:\d+) {2}(\S+)/gm)].map(([, place, pointer]) => [place, pointer]);
    expect(places).toEqual([
      ['api/1.arazzo.yaml:8:55', '#/workflows/0/steps/0/outputs/id'],
      ['api/2.arazzo.yaml:8:7', '#/workflows/0/steps/0'],
      ['api/2.arazzo.yaml:8:22', '#/workflows/0/steps/0/operationI'],
      ['api/3.arazzo.yaml:2:7', '#'],
      ['api/4.arazzo.yaml:8:22', '#/workflows/0/steps/0/operationId'],
      ['api/5.arazzo.yaml:9:7', '#/workflows/0/steps/1'],
      ['api/5.arazzo.yaml:9:22', '#/workflows/0/steps/1/operationId'],
    ]);
    expect(report).toContain('The workflow has no step "lisst".\n    There is no earlier step.');
  });

  it('may have the ids of those in another file', async () => {
    const again = '    - {stepId: list, operationId: listPets}';
    const { workflows, notices } = await generate({
      'api/a.arazzo.yaml': workflow(again),
      'api/b.arazzo.yaml': workflow(again),
    });
    expect(workflows.map(({ id }) => id)).toEqual(['find-pet', 'find-pet-b']);
    expect(notices.map(({ severity, message }) => [severity, message])).toContainEqual([
      'notice',
      'a.arazzo.yaml has a workflow "find-pet" too, so this one is called "find-pet-b".',
    ]);
  });
});

it('workflows that call what is internal are left out, with what steps give it', async () => {
  const spec = `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get: {operationId: hiddenList, x-internal: true, responses: {200: {description: OK}}}
    post:
      operationId: addPet
      parameters: [{name: hiddenFlag, in: query, x-internal: true, schema: {type: string}}, {name: shown, in: query, schema: {type: string}}]
      requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}, hiddenField: {type: string, x-internal: true}}}}}}
      responses: {200: {description: OK}}
`;
  const arazzo = `arazzo: 1.0.1
info: {title: Pets, version: '1'}
sourceDescriptions: [{name: api, url: ./openapi.yaml, type: openapi}]
workflows:
  - {workflowId: hiddenFlow, steps: [{stepId: hiddenStep, operationId: hiddenList}]}
  - {workflowId: hiddenByPath, steps: [{stepId: hiddenStep, operationPath: '{$sourceDescriptions.api.url}#/paths/~1pets/get'}]}
  - {workflowId: hiddenNext, steps: [{stepId: again, workflowId: hiddenFlow}]}
  - {workflowId: hiddenAfter, dependsOn: [hiddenNext], steps: [{stepId: add, operationId: addPet}]}
  - {workflowId: hiddenMark, x-internal: true, steps: [{stepId: add, operationId: addPet}]}
  - workflowId: shown
    steps:
      - stepId: add
        operationId: addPet
        parameters: [{name: hiddenFlag, in: query, value: a}, {name: shown, in: query, value: b}]
        requestBody: {contentType: application/json, payload: {name: Rex, hiddenField: c}}
`;
  const made = await generate({ 'api/openapi.yaml': spec, 'api/pets.arazzo.yaml': arazzo });
  expect(made.workflows.map(({ id }) => id)).toEqual(['shown']);
  const [file] = made.files().filter(({ path: name }) => name.endsWith('arazzo.yaml'));
  expect(file?.content).toContain('Rex');
  expect(JSON.stringify([made.workflows, made.pages, made.files()])).not.toMatch(/hidden|x-internal/);
  expect(made.notices.map(({ message, place }) => `${place.line} ${message}`)).toEqual(
    [5, 6, 7, 8, 9].map((line) => `${line} This workflow calls what is internal, so it is left out.`),
  );
});
