import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSite, type Site, toSite } from '../readSite';
import { withTemporaryFolder } from '../temporaryFolder';

afterEach(() => vi.unstubAllEnvs());

const preset = './src/preset/index.ts';
const least = { description: 'api.yaml', folder: 'api', home: '', editUrl: '' };

describe('what the commands know of a site', () => {
  it.each<[what: string, presets: Config['presets'], want: Site]>([
    [
      'is what Docusaurus has by default',
      ['other', [preset, { reference: least }]],
      { description: 'api.yaml', guides: 'docs', docsPath: '/docs', referencePath: '/docs/api' },
    ],
    [
      'is what the options say',
      [
        [
          preset,
          {
            reference: {
              ...least,
              docs: { path: 'guides', routeBasePath: '/help/' },
              guides: { posts: 'news', otherWords: 'words.yaml' },
              samples: { baseUrlVariable: 'SHOP_BASE', defaultBaseUrl: 'http://localhost', idempotencyHeader: 'X' },
            },
          },
        ],
      ],
      {
        ...{ description: 'api.yaml', guides: 'guides', docsPath: '/help', referencePath: '/help/api' },
        ...{ checked: { posts: 'news', otherWords: 'words.yaml' }, addressVariable: 'SHOP_BASE' },
      },
    ],
    [
      'has the docs at the root of a site',
      [[preset, { reference: { ...least, docs: { routeBasePath: '/' } } }]],
      { description: 'api.yaml', guides: 'docs', docsPath: '/', referencePath: '/api' },
    ],
  ])('%s', (_, presets, want) => expect(toSite({ presets })).toEqual(want));

  it('needs an API reference', () => {
    expect(() => toSite({ presets: [['other', {}]] })).toThrow('has no API reference');
  });

  it('is around a description that is named, and runs no configuration beside it', async () => {
    await withTemporaryFolder('site-', async (folder) => {
      writeFileSync(path.join(folder, 'docusaurus.config.js'), "throw new Error('It runs.');");
      await expect(readSite(folder)).rejects.toThrow('could not load module');
      const want = { description: 'orders.yaml', docsPath: '/', referencePath: '/api_reference' };
      expect(await readSite(folder, 'orders.yaml')).toEqual(want);
    });
  });

  it('is read from docusaurus.config.ts, whatever OPENAPI_SPEC names', async () => {
    vi.stubEnv('OPENAPI_SPEC', '/nowhere/openapi.yaml');
    const site = await readSite(path.resolve(__dirname, '../..'));
    expect(process.env.OPENAPI_SPEC).toBe('/nowhere/openapi.yaml');
    expect(site).toMatchObject({ description: expect.any(String), guides: 'docs' });
  });
});
