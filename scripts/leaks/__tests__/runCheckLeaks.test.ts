import { expect, it } from 'vitest';
import { writeFiles } from '../../../src/reference/load/__tests__/files';
import { runCheckLeaks } from '../runCheckLeaks';

const description = `
openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /orders: { get: { operationId: listOrders, responses: { '200': { description: The orders } } } }
  /margins/reports:
    get: { operationId: listMarginReports, x-audience: partner, responses: { '200': { description: All margins } } }
`;
const guide = '---\naudience: partner\n---\n\n# Bonus\n\nWrite to the purchasing desk about.\n';

async function search(page: string, args: string[], audience?: { of: string[]; is: string }): Promise<string> {
  const project = writeFiles({
    'openapi/openapi.yaml': description,
    'docs/bonus.md': guide,
    'docs/orders.md': '# Orders\n',
    'site/index.html': page,
  });
  const site = {
    ...{ description: 'openapi/openapi.yaml', guides: 'docs', docsPath: '/docs', referencePath: '/docs/api' },
    ...(audience ? { audience } : {}),
  };
  const printed: string[] = [];
  await runCheckLeaks(args, { project, site, env: {}, print: (text) => printed.push(text) });
  return printed.join('\n');
}

const editions = { of: ['public', 'partner'], is: 'public' };

it.each<[what: string, page: string, args: string[], want: string]>([
  ['a name of another audience', '<p>listMarginReports', ['site'], '"listMarginReports" in index.html'],
  ['a guide of another audience', '<p>Write to the <b>purchasing</b> desk about', ['site'], 'in index.html'],
  ['a denied word', '<p>corp.example', ['site', '--deny', 'corp.example'], '"corp.example" in index.html'],
])('finds %s', async (_what, page, args, want) => {
  await expect(search(page, args, editions)).rejects.toThrow(want);
});

it.each<[what: string, page: string, args: string[]]>([
  ['what is for all', '<p>listOrders', ['site']],
  ['what the audience sees', '<p>listMarginReports', ['site', '--audience', 'partner']],
  ['what may be there', '<p>listMarginReports', ['site', '--allow', 'listMarginReports: in the app']],
])('passes %s', async (_what, page, args) => {
  expect(await search(page, args, editions)).toBe('site has nothing that is kept from these readers.');
});

it.each<[what: string, args: string[], want: string]>([
  ['no audience', ['site'], 'Nothing is kept from readers: the site has no audience. Name one: --audience public.'],
  ['no folder', ['other', '--audience', 'public'], 'There is no folder other. Name that of a built site.'],
])('refuses %s', async (_what, args, want) => {
  await expect(search('', args)).rejects.toThrow(want);
});
