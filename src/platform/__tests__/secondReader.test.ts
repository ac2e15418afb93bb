import path from 'node:path';
import { processOpenapiFile } from 'docusaurus-plugin-openapi-docs/lib/openapi/openapi';
import { loadAndResolveSpec } from 'docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec';
import { expect, it } from 'vitest';
import { renderTexts } from '../../reference/__tests__/builders';
import { loadDescription } from '../../reference/load/description';
import { requestForm } from '../../reference/outputs/requestBuilder/requestForm';
import { prepareDescription } from '../../sandbox/world/description';

const examples = path.dirname(require.resolve('@readme/oas-examples/package.json'));

/** What a request is made from, as far as both readers of a description say it. */
interface ReadRequest {
  servers: string[];
  security: string[][];
  parameters: string[];
  mediaTypes: string[];
}

/** The requests of a description by method and path, as our forms have them. */
async function readByForms(file: string): Promise<Record<string, ReadRequest>> {
  const { description } = await loadDescription(file, '/');
  if (!description) throw new Error(`${file} cannot be read.`);
  const { operations, cache } = await prepareDescription(description.document);
  const requests = operations.map((operation): [string, ReadRequest] => {
    const form = requestForm(operation, { schemas: cache.schemas, cache, renderText: renderTexts });
    const read = {
      servers: form.servers.map(({ url }) => url),
      security: form.access.map((uses) => uses.map(({ name }) => name)),
      parameters: form.parameters.map(({ parameter }) => `${parameter.in} ${parameter.name}`).sort(),
      mediaTypes: form.bodies.map(({ mediaType }) => mediaType),
    };
    return [`${form.method} ${form.path}`, read];
  });
  return Object.fromEntries(requests);
}

/** What docusaurus-plugin-openapi-docs says of an operation, in so far as we compare it. */
interface PluginApi {
  method: string;
  path: string;
  servers?: { url: string }[];
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: object };
}

/** The same as docusaurus-plugin-openapi-docs reads them. */
async function readByPlugin(file: string): Promise<Record<string, ReadRequest>> {
  const document = await loadAndResolveSpec(file);
  const [items] = await processOpenapiFile(document, { specPath: '', outputDir: '', showInfoPage: false }, {});
  const requests = items.flatMap((item): [string, ReadRequest][] => {
    const api = item.type === 'api' ? (item.api as unknown as PluginApi) : undefined;
    if (!api || api.method === 'event') return [];
    const { method, path: template, servers = [], security = [], parameters = [], requestBody } = api;
    const read = {
      servers: servers.map(({ url }) => url),
      security: security.map((each) => Object.keys(each)),
      parameters: parameters.map(({ in: place, name }) => `${place} ${name}`).sort(),
      mediaTypes: Object.keys(requestBody?.content ?? {}),
    };
    return [[`${method.toUpperCase()} ${template}`, read]];
  });
  return Object.fromEntries(requests);
}

it.each([
  ...['3.1/json/petstore', '3.1/json/train-travel', '3.1/json/security', '3.1/json/parameters-style'],
  ...['3.0/json/parameters-common', '3.0/json/security-multiple', '3.0/json/server-variables'],
  ...['3.0/json/file-uploads', '3.0/json/request-examples', '3.0/json/star-trek', '3.0/json/response-examples'],
])(
  'docusaurus-plugin-openapi-docs reads the requests of %s as our forms have them',
  { timeout: 60_000 },
  async (name) => {
    const file = path.join(examples, `${name}.json`);
    const ours = await readByForms(file);
    expect(Object.keys(ours).length).toBeGreaterThan(0);
    expect(ours).toEqual(await readByPlugin(file));
  },
);
