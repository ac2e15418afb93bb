import path from 'node:path';
import { writeFiles } from '../../load/__tests__/files';
import { DescriptionError } from '../../report';
import { generateReference } from '../../stages/generate';

/** A description of pets. */
const description = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: https://api.example.com}]
paths:
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
    get:
      operationId: getPet
      parameters: [{name: petId, in: query, schema: {type: string}}]
      responses:
        '200':
          description: OK
          headers: {X-Rate: {schema: {type: integer}}}
          content:
            application/json:
              schema: {properties: {id: {type: string}, items: {type: array, items: {properties: {id: {type: string}}}}}}
    delete: {operationId: removePet, responses: {'204': {description: Gone}}}
  /pets:
    post:
      operationId: addPet
      requestBody:
        content:
          application/json:
            schema: {properties: {name: {type: string}, tag: {type: string}, owner: {properties: {id: {type: string}}}}}
          application/xml: {schema: {type: object}}
      responses: {'201': {description: OK}}
  /shared: {$ref: '#/components/pathItems/Shared'}
components: {pathItems: {Shared: {get: {operationId: shared, responses: {'200': {description: OK}}}}}}
`;

/** The source that describes them. */
export const api = '{name: api, url: ./openapi.yaml, type: openapi}';

/** A step that reads a pet, with one value. */
export const get = (id: string, value: string, more = ''): string =>
  `{stepId: ${id}, operationId: $sourceDescriptions.api.getPet, parameters: [{name: petId, in: path, value: '${value}'}]${more}}`;

/** What stands in a file of workflows, beside other files. */
export interface Given {
  version?: string;
  sources?: string;
  inputs?: string;
  steps: string[];
  rest?: string;
  files?: Record<string, string>;
}

/** Generates the reference of a description of pets with a workflow. Throws with all its problems. */
export async function generate({ version = '1.0.1', sources = api, inputs, steps, rest = '', files = {} }: Given) {
  const text = `arazzo: ${version}
info: {title: Pets, version: '1'}
sourceDescriptions: [${sources}]
workflows:
- workflowId: w${inputs === undefined ? '' : `\n  inputs: ${inputs}`}
  steps:
${steps.map((step) => `  - ${step}`).join('\n')}
${rest}`;
  const siteDir = writeFiles({ 'openapi.yaml': description, 'w.arazzo.yaml': text, ...files });
  const { workflows, notices } = await generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.yaml') },
    site: { basePath: '/docs/ref', docsPath: '/docs', sitePaths: [], home: { label: 'API', href: '/docs' } },
    checks: { foreign: true },
  }).catch((error: unknown) => {
    throw error instanceof DescriptionError ? new Error(error.message) : error;
  });
  return { workflow: workflows[0], notices: notices.map(({ message }) => message) };
}
