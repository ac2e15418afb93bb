import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isReferenceRoute, readPage, readRoutes, repository } from './builtSite';

type Data = Record<string, unknown>;

const routes = readRoutes();
const dataOf = new Map(routes.map((route) => [route, readData(route)]));

/** The JSON-LD of a page. */
function readData(route: string): Data[] {
  const { $ } = readPage(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
}

/**
 * What is wrong with JSON-LD by the vocabulary of schema.org: a property that its type does not have, or a value of a
 * type that the property does not take. The vocabulary is there as types (schema-dts), so the compiler is asked.
 */
function vocabularyProblems(all: Data[]): string[] {
  const types = [...new Set(all.map((data) => String(data['@type'])))];
  const lines = all.map((data, at) => `const v${at}: WithContext<${String(data['@type'])}> = ${JSON.stringify(data)};`);
  const source = [`import type { WithContext, ${types.join(', ')} } from 'schema-dts';`, ...lines].join('\n');
  const file = path.join(repository, 'structured-data.ts');
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 400));
}

/** The data of a page that is about the page itself, in place of the way to it. */
function main(route: string): Data[] {
  return (dataOf.get(route) ?? []).filter((data) => data['@type'] !== 'BreadcrumbList');
}

const guides = routes.filter((route) => route.startsWith('/docs') && !isReferenceRoute(route));
const posts = routes.filter((route) => /^\/blog\/(?!tags)/.test(route));

it('JSON-LD has the types and properties of schema.org', { timeout: 120_000 }, () => {
  const all = [...dataOf.values()].flat();
  expect(all.length).toBeGreaterThan(routes.length - 10);
  expect(all.filter((data) => data['@context'] !== 'https://schema.org')).toEqual([]);
  expect(vocabularyProblems(all)).toEqual([]);
});

it('JSON-LD has no list of nothing', () => {
  const empty = [...dataOf].filter(([, data]) => data.some((each) => JSON.stringify(each).includes('[]')));
  expect(empty.map(([route]) => route)).toEqual([]);
});

it('posts are the site\u2019s, on their own pages and in the list of them', () => {
  const author = { '@type': 'Organization', name: 'Retail Operations API', url: 'https://developers.example.com/' };
  const listed = main('/blog').flatMap(({ blogPost }) => blogPost as Data[]);
  expect(listed).toHaveLength(posts.length);
  for (const post of [...posts.flatMap(main), ...listed]) expect(post).toMatchObject({ author });
});

it('a type, a property and a value that schema.org does not know are found', { timeout: 120_000 }, () => {
  const base = { '@context': 'https://schema.org', '@type': 'TechArticle', headline: 'a' };
  expect(vocabularyProblems([base])).toEqual([]);
  expect(vocabularyProblems([{ ...base, headlines: 'a' }])).toEqual([expect.stringContaining('headlines')]);
  expect(vocabularyProblems([{ ...base, isPartOf: { '@type': 'Person', name: 'a' } }])).not.toEqual([]);
  expect(vocabularyProblems([{ ...base, '@type': 'TechnicalArticle' }])).toEqual([
    expect.stringContaining("'TechnicalArticle'"),
  ]);
});

describe.each<[kind: string, pages: string[], type: string, date?: string]>([
  ['guide', guides, 'TechArticle'],
  ['page of the reference', routes.filter(isReferenceRoute), 'APIReference'],
  ['post', posts, 'BlogPosting', 'datePublished'],
])('each %s', (_kind, pages, type, date) => {
  it.each(pages)(`%s says that it is a ${type}, with the title, description and address of the page`, (route) => {
    const { $ } = readPage(route);
    const [data, ...more] = main(route);
    expect(more).toEqual([]);
    expect(data).toMatchObject({
      '@type': type,
      url: $('link[rel="canonical"]').attr('href'),
      description: $('meta[name="description"]').attr('content'),
    });
    expect($('head title').text()).toContain(String(data?.headline));
    if (date) expect(data?.[date]).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});
