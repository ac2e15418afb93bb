import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../../../../reference/load/__tests__/files';
import { anchorFor } from '../../../../reference/pages/__tests__/anchorFor';
import { generateReference } from '../../../../reference/stages/generate';
import { checkAddresses } from '../redirects';

const operation = (id: string, tag: string, mark = ''): string =>
  `{operationId: ${id}, tags: [${tag}], summary: S, ${mark} responses: {200: {description: d}}}`;

/** What is missing of the recorded addresses of a description with two tags. */
function missing(mark: string, pages: Record<string, string[]>, redirects = ''): Promise<string[]> {
  const paths = `paths: {/a: {get: ${operation('getA', 'A')}, post: ${operation('postA', 'A', mark)}}, /b: {get: ${operation('getB', 'B', mark)}}}`;
  return missingIn(paths, pages, { 'redirects.yaml': redirects });
}

/** What is missing of the recorded addresses of a description. */
async function missingIn(
  text: string,
  pages: Record<string, string[]>,
  files: Record<string, string>,
): Promise<string[]> {
  const siteDir = writeFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${text}\n`,
    'releases/addresses.json': JSON.stringify({ version: '1.0.0', pages }),
    ...files,
  });
  const descriptionFile = `${siteDir}/openapi.yaml`;
  const site = {
    siteDir,
    descriptionFile,
    basePath: '/portal/docs/ref',
    docsPath: '/portal/docs',
    sitePaths: [],
    baseUrl: '/portal/',
  };
  const reference = await generateReference({
    source: { siteDir, descriptionFile },
    site: { ...site, home: { label: '', href: '/' } },
    checks: { foreign: true },
  });
  try {
    checkAddresses(reference, { ...site, siteAnchors: new Map() });
    return [];
  } catch (error) {
    return (error as { problems: { message: string }[] }).problems.map(({ message }) => message);
  }
}

const recorded = {
  '/docs/ref/api/a': [anchorFor('getA'), anchorFor('postA')],
  '/docs/ref/api/b': [anchorFor('getB')],
};

it('the addresses of what is internal now need no redirect', async () => {
  expect(await missing('', recorded)).toEqual([]);
  expect(await missing('x-internal: true,', recorded)).toEqual([]);
});

it('those of what is gone do', async () => {
  const gone = { ...recorded, '/docs/ref/api/c': [] };
  expect(await missing('x-internal: true,', gone)).toEqual(['The page /docs/ref/api/c is gone, which 1.0.0 had.']);
});

it('a redirect from the address of something internal is refused, one to it as well', async () => {
  const redirects = `/docs/ref/api/b: /docs/ref/api/a\n/docs/ref/api/a#${anchorFor('postA')}: /docs/ref/api/a\n/docs/old: /docs/ref/api/b\n/docs/older: /docs/ref/api/a\n`;
  expect(await missing('x-internal: true,', {}, redirects)).toEqual([
    '"/docs/ref/api/b" is the address of something internal, which the site keeps back.',
    `"/docs/ref/api/a#${anchorFor('postA')}" is the address of something internal, which the site keeps back.`,
  ]);
  const target = await missing('x-internal: true,', {}, '/docs/old: /docs/ref/api/b\n');
  expect(target).toEqual(['"/docs/old" leads to "/docs/ref/api/b", which does not exist.']);
});

it('the address of a property that was internal by another name of its schema needs no redirect either', async () => {
  const api = (name: string, mark: string): string =>
    `paths: {/a: {get: {operationId: getA, tags: [A], responses: {200: {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/${name}"}}}}}}}}\ncomponents: {schemas: {${name}: {type: object, properties: {a: {type: string}, secret: {${mark} type: string}}}}}`;
  const info = { title: 'A', version: '1.0.0', 'x-release-date': '2026-01-01' };
  const release = JSON.stringify({ openapi: '3.1.0', info, ...(parse(api('Old', '')) as object) });
  const pages = { '/docs/ref/models/old': ['old.a', 'old.secret'] };
  const files = (target: string) => ({ 'releases/1.0.0.json': release, 'redirects.yaml': target });
  const renamed =
    '/docs/ref/models/old: /docs/ref/models/new\n/docs/ref/models/old#old.a: /docs/ref/models/new#new.a\n';
  expect(await missingIn(api('New', 'x-internal: true,'), pages, files(renamed))).toEqual([]);
  expect(await missingIn(api('New', ''), pages, files(renamed))).toEqual([
    'The page /docs/ref/models/old has lost #old.secret, which 1.0.0 had.',
  ]);
  const secret = `${renamed}/docs/ref/models/old#old.secret: /docs/ref/models/new\n`;
  expect(await missingIn(api('New', 'x-internal: true,'), pages, files(secret))).toEqual([
    '"/docs/ref/models/old#old.secret" is the address of something internal, which the site keeps back.',
  ]);
});
