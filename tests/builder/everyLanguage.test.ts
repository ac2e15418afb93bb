import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  accessName,
  filledForm,
  type RequestItem,
} from '../../src/plugins/api-reference/client/requestBuilder/explorer/filledForm';
import type { Library } from '../../src/plugins/api-reference/client/requestBuilder/explorer/postmanLanguages';
import { builderLanguages } from '../../src/plugins/api-reference/client/requestBuilder/explorer/writers';
import { addRequestBuilders } from '../../src/plugins/api-reference/requestBuilder/addRequestBuilders';
import { generateReference } from '../../src/reference/generate';
import { fillForm, initialContent } from '../../src/reference/outputs/requestBuilder/fillForm';
import { type OperationSection, sectionsOf } from '../../src/reference/page';
import type { SampleRequest } from '../../src/reference/request/sampleRequest';
import { wireCases } from '../../src/reference/samples/__tests__/cases';
import { formPieces } from '../../src/reference/samples/forms';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { allHeaders, plainRequest, writePiece } from '../../src/reference/samples/plain';
import { type ReadRequest, readProgram } from './readProgram';
import { runScript, runShells, scripted, shelled } from './runProgram';

const siteDir = path.resolve(__dirname, '../..');
const reference = await addRequestBuilders(
  await generateReference({
    ...{ siteDir, descriptionFile: path.join(siteDir, 'openapi/openapi.yaml'), basePath: '/docs/ref' },
    ...{ docsPath: '/docs', sitePaths: [], foreign: true, home: { label: 'API', href: '/docs/ref' } },
  }),
  '/',
);
const operations = reference.pages.flatMap(sectionsOf).filter(({ kind }) => kind === 'operation');

/** The request that the builder begins with, made of the data that it fetches. */
function defaultRequest({ requestBuilder }: OperationSection): SampleRequest {
  const file = reference.files().find(({ path: name }) => `/${name}` === requestBuilder);
  const item = JSON.parse(file?.content ?? '') as RequestItem;
  const { form } = item;
  const state = {
    server: { value: item.servers?.[0] as { url: string } },
    accept: { value: form.accept },
    contentType: { value: form.bodies[0]?.mediaType },
    auth: { selected: form.access[0] && accessName(form.access[0]), data: {} },
  };
  const typed = {
    parameters: form.parameters.map(({ initial }) => initial),
    contents: form.bodies.map(initialContent),
  };
  return fillForm(form, filledForm(form, state, typed));
}

const requests = operations.map((section) => ({ section, request: defaultRequest(section) }));

describe('the site’s own languages', () => {
  it.each(requests)('write the request of the samples: $section.id', ({ section, request }) => {
    const own = section.samples.filter(({ id }) => !id.startsWith('own-'));
    expect(own.map(({ id }) => id)).toEqual(sampleLanguages.map(({ id }) => id));
    for (const { id, code } of own) {
      const [library] = builderLanguages.find((language) => language.id === id)?.libraries ?? [];
      expect(library?.write(request)).toBe(code);
    }
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

const ownLanguages = new Set(sampleLanguages.map(({ id }) => id));
const others = builderLanguages.flatMap(({ id, libraries }) =>
  libraries.slice(ownLanguages.has(id) ? 1 : 0).map((library): [string, Library] => [`${id} ${library.name}`, library]),
);

/** These are offered for requests with a body alone. */
const hasBodyOnly = /OkHttp/;

/** What the reader has yet to put in. */
const awaited = { text: String, secret: (variable: string) => `<${variable}>`, newKey: '<new key>' };

/** What a program has to say of a request. */
function wanted(request: SampleRequest): ReadRequest {
  const plain = plainRequest(request);
  const { method, url, base, body } = plain;
  const origin = url.startsWith('/') ? `<${base?.variable}>` : '';
  const values = plain.variableQuery.map(({ start, variable }) => `${start}<${variable}>`).join('');
  const filled = plain.open.reduce((text, { name, variable }) => text.replaceAll(`{${name}}`, `<${variable}>`), url);
  const text = (): string | undefined => {
    if (body?.kind === 'json') return JSON.stringify(body.value, null, 2);
    return body?.kind === 'form' ? formPieces(body.fields).join('') : body?.kind === 'text' ? body.text : undefined;
  };
  const headers = allHeaders(plain).map(({ name, pieces }): [string, string] => [
    name,
    pieces.map((piece) => writePiece(piece, awaited)).join(''),
  ]);
  return { method, url: decodeURIComponent(origin + filled + values), headers, body: text() };
}

function readAll(name: string, programs: string[]): ReadRequest[] {
  const read = shelled.test(name)
    ? runShells(programs)
    : programs.map((program) => (scripted.test(name) ? runScript(program) : readProgram(name, program)));
  return read.map((request) => ({
    ...request,
    // Some programs write the scheme apart from the host.
    url: decodeURIComponent(request.url).replace(/^https:\/\/</, '<'),
  }));
}

const hostile = Object.entries(wireCases).flatMap(([name, request]) => {
  const url = request.url.replace('http://localhost:8080', 'https://api.example.com').replace('%zz', '%25zz');
  return name === 'url hostile' ? [] : [{ ...request, url }];
});
const sets: [string, SampleRequest[], number][] = [
  ['of every operation', requests.map(({ request }) => request), 60],
  ['with hostile texts', hostile, 8],
];

describe.each(others)('%s', (name, { write, canWrite }) => {
  it.each(sets)('writes the requests %s', (_set, all, least) => {
    const writable = all.filter(canWrite);
    expect(writable.length).toBeGreaterThan(hasBodyOnly.test(name) ? least / 4 : least);
    expect(readAll(name, writable.map(write))).toEqual(writable.map(wanted));
  });
});

it('leaves no library out that could write JSON', () => {
  expect(others.length).toBeGreaterThan(20);
  const json = requests.find(({ request }) => request.body?.kind === 'json')?.request;
  expect(others.filter(([, { canWrite }]) => !json || !canWrite(json))).toEqual([]);
});
