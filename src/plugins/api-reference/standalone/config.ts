import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { referenceFolder } from '../../../sitePlace';
import { cascadeLayers } from '../../style-sheets/layers';

const folder = 'src/plugins/api-reference/standalone';

/**
 * Turns the portal's configuration into one around a third-party description: its reference and an overview, without
 * our guides, blog and integration pages. `spec` is the description's path, relative to the working directory.
 */
export function standaloneConfig(portal: Config, spec: string): Config {
  const description = path.resolve(spec);
  return {
    ...portal,
    title: 'API reference',
    tagline: '',
    // Our pictures name our API.
    customFields: {},
    // It is not known which variant of English it is.
    i18n: { defaultLocale: 'en', locales: ['en'] },
    plugins: [
      cascadeLayers,
      [
        './src/plugins/api-reference/index.ts',
        {
          description,
          foreign: true,
          folder: referenceFolder,
          home: '',
          // The path on the build machine is private.
          editUrl: '',
          docs: {
            path: `${folder}/docs`,
            routeBasePath: '/',
            sidebarPath: `./${folder}/sidebars.ts`,
            breadcrumbs: false,
          },
        },
      ],
      ['@docusaurus/plugin-sitemap', { lastmod: null, changefreq: null, priority: null }],
      './src/plugins/navigation/index.ts',
      './src/plugins/page-weight/index.ts',
      './src/plugins/text-size/index.ts',
      './src/plugins/style-sheets/index.ts',
      './src/plugins/content-security/index.ts',
    ],
    themeConfig: {
      ...portal.themeConfig,
      navbar: { title: 'API reference', items: [{ label: 'Overview', to: '/', activeBaseRegex: '^/$' }] },
      footer: { copyright: 'Copyright © 2024', links: [] },
    },
  };
}
