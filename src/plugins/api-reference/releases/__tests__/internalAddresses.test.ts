import { expect, it } from 'vitest';
import { generateReference } from '../../../../reference/generate';
import { writeFiles } from '../../../../reference/load/__tests__/files';
import { anchorFor } from '../../../../reference/pages/__tests__/anchorFor';
import { checkAddresses } from '../redirects';

const operation = (id: string, tag: string, mark = ''): string =>
  `{operationId: ${id}, tags: [${tag}], summary: S, ${mark} responses: {200: {description: d}}}`;

/** What is missing of the recorded addresses of a description. */
async function missing(mark: string, pages: Record<string, string[]>): Promise<string[]> {
  const paths = `paths: {/a: {get: ${operation('getA', 'A')}, post: ${operation('postA', 'A', mark)}}, /b: {get: ${operation('getB', 'B', mark)}}}`;
  const siteDir = writeFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${paths}\n`,
    'releases/addresses.json': JSON.stringify({ version: '1.0.0', pages }),
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
  const reference = await generateReference({ ...site, foreign: true, home: { label: '', href: '/' } });
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
