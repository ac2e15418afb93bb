import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assembleSite } from '../../src/plugins/api-reference/assembleSite';
import type { BuilderData } from '../../src/plugins/api-reference/client/requestBuilder/form/BuilderForm';
import { initialState, requestOf } from '../../src/plugins/api-reference/client/requestBuilder/form/builderState';
import { type OperationSection, sectionsOf } from '../../src/reference/page';
import type { SampleRequest } from '../../src/reference/sampleRequest';
import { sampleLanguages } from '../../src/reference/samples/languages';

const siteDir = path.resolve(__dirname, '../..');
const reference = await assembleSite({
  source: { siteDir, descriptionFile: path.join(siteDir, 'openapi/openapi.yaml') },
  site: {
    ...{ basePath: '/docs/ref', docsPath: '/docs', sitePaths: [], hasRequestBuilder: true },
    home: { label: 'API', href: '/docs/ref' },
  },
  checks: { foreign: true },
});
const operations = reference.pages.flatMap(sectionsOf).filter(({ kind }) => kind === 'operation');

/** The request that the builder begins with, made of the data that it fetches. */
function defaultRequest({ requestBuilder }: OperationSection): SampleRequest {
  const file = reference.files().find(({ path: name }) => `/${name}` === requestBuilder);
  return requestOf(initialState(JSON.parse(file?.content ?? '') as BuilderData, {}));
}

const requests = operations.map((section) => ({ section, request: defaultRequest(section) }));

describe('the languages of the samples', () => {
  it.each(requests)('write the request of the samples: $section.id', ({ section, request }) => {
    const own = section.samples.filter(({ id }) => !id.startsWith('own-'));
    expect(own.map(({ id }) => id)).toEqual(sampleLanguages.map(({ id }) => id));
    expect(sampleLanguages.map(({ write }) => write(request))).toEqual(own.map(({ code }) => code));
  });
});

describe('the body to begin with', () => {
  const written = reference.model.operations.flatMap(({ id, kind, requestBody }) => {
    const media = kind === 'operation' ? requestBody?.content[0] : undefined;
    const request = requests.find(({ section }) => section.id === id)?.request;
    return media?.schema && request?.body?.kind === 'json' ? [{ id, schema: media.schema, body: request.body }] : [];
  });

  it.each(written)('keeps its schema: $id', ({ schema, body }) => {
    expect(reference.validator.check(schema, body.value, 'request')).toEqual([]);
  });

  it('is there for the operations that had a wrong one', () => {
    expect(written.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['createSurveyQuestion', 'updateSurveyQuestion']),
    );
  });
});
