import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { PagePictures } from './src/components/PagePicture';
import { gitHistory } from './src/platform/docusaurus/gitHistory';
import { alertAdmonitions } from './src/plugins/alerts/alertAdmonitions';
import { standaloneConfig } from './src/plugins/api-reference/standalone/config';
import { feedItems } from './src/plugins/blog/feedItems';
import { refuseInserts } from './src/plugins/blog/refuseInserts';
import { highlightCode } from './src/plugins/code-highlighting/highlightCode';
import { cascadeLayers } from './src/plugins/style-sheets/layers';
import { pictureSize, socialPictures } from './src/site/pictures/socialPictures';

const docsPath = '/docs';
const referencePath = `${docsPath}/api_reference`;

/** Where a source file is edited; `{file}` stands for its path from the site's folder. */
const editUrl = 'https://example.com/portal/edit/main/{file}';

/** Where the site stands, unless the environment names another place; guides and posts write its address like this. */
const home = 'https://developers.example.com';
const { SITE_URL: url = home, SITE_BASE_URL: baseUrl = '/' } = process.env;

const portal: Config = {
  title: 'Retail Operations API',
  tagline: 'Send work to every store. Read back what was done.',
  url,
  baseUrl,
  // The navigation plugin has one for every page.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Open Graph asks for a territory.
  i18n: { defaultLocale: 'en-GB', locales: ['en-GB'] },
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    preprocessor: ({ fileContent }) => fileContent.replaceAll(`${home}/`, url + baseUrl),
  },
  future: {
    v4: true,
    experimental_vcs: gitHistory(),
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      // The persistent cache makes two builds of one input differ.
      rspackPersistentCache: false,
    },
  },
  plugins: [
    cascadeLayers,
    [
      './src/plugins/api-reference/index.ts',
      {
        description: 'openapi/openapi.yaml',
        editUrl,
        folder: 'api_reference',
        home: 'api_reference/table_of_contents',
        changelog: 'docs/changelog',
        proof: 'tests/proof.json',
        samples: {
          baseUrlVariable: 'API_BASE',
          defaultBaseUrl: 'http://127.0.0.1:4010/v1',
          defaultBaseUrlLabel: 'Sandbox on this machine',
          idempotencyHeader: 'Idempotency-Key',
        },
        search: {
          synonyms: 'docs/search-synonyms.yaml',
        },
        guides: { posts: 'blog', otherWords: 'docs/other-words.yaml' },
        docs: {
          path: 'docs',
          routeBasePath: docsPath,
          sidebarPath: './sidebars.ts',
          // What is written on is what readers get first; `npm run docs:version` adds earlier versions under their names.
          lastVersion: 'current',
          versions: { current: { label: 'Latest' } },
          editUrl: ({ versionDocsDirPath, docPath }: { versionDocsDirPath: string; docPath: string }) =>
            editUrl.replace('{file}', `${versionDocsDirPath}/${docPath}`),
        },
      },
    ],
    [
      './src/plugins/blog/index.ts',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogDescription: 'What is new in the API and in these pages.',
        archiveBasePath: null,
        feedOptions: {
          type: ['atom', 'json'],
          title: 'Retail Operations API',
          description: 'What is new in the API and in these pages.',
          copyright: 'Retail Operations API',
          createFeedItems: feedItems,
        },
        onUntruncatedBlogPosts: 'ignore',
        blogSidebarCount: 0,
        beforeDefaultRemarkPlugins: [refuseInserts, alertAdmonitions],
        rehypePlugins: [highlightCode],
      },
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/site/pages' }],
    // How often a page will change, and its rank, nobody knows.
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
    './src/plugins/navigation/index.ts',
    './src/plugins/page-weight/index.ts',
    './src/plugins/text-size/index.ts',
    './src/plugins/style-sheets/index.ts',
    './src/plugins/third-party-notices/index.ts',
    './src/plugins/content-security/index.ts',
  ],
  customFields: {
    pagePictures: {
      ...pictureSize,
      types: socialPictures.map(({ name, label, pages }) => ({ name, label, pages })),
    } satisfies PagePictures,
  },
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          './src/css/overrides.css',
          './src/css/base/tokens.css',
          './src/css/base/methods.css',
          './src/css/base/infima.css',
          './src/css/base/ground.css',
          './src/css/base/buttons.css',
          './src/css/reference.css',
          './src/css/site.css',
        ],
      },
    ],
  ],
  themeConfig: {
    // For pages that have no description of their own, such as the list of tags.
    metadata: [{ name: 'description', content: 'Guides, API reference and news of the Retail Operations API.' }],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    navbar: {
      title: 'Retail Operations API',
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 22, height: 22 },
      items: [
        { label: 'Docs', to: '/docs/docs/getting_started', activeBaseRegex: '/docs/?$|/docs/docs/' },
        { label: 'Integrations', to: '/integrations/', activeBaseRegex: '/integrations/' },
        { label: 'API Reference', to: `${referencePath}/table_of_contents`, activeBasePath: referencePath },
        // Docusaurus writes this file with the first version beside the current one.
        ...(existsSync(path.join(__dirname, 'versions.json'))
          ? [{ type: 'docsVersionDropdown', position: 'right' }]
          : []),
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      copyright: 'Copyright © 2024 Retail Operations API',
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Getting started', to: '/docs/docs/getting_started' },
            { label: 'Authentication', to: '/docs/docs/authentication' },
            { label: 'Pagination', to: '/docs/docs/pagination' },
            { label: 'Errors', to: '/docs/docs/errors' },
          ],
        },
        {
          title: 'API reference',
          items: [
            { label: 'Tasks', to: `${referencePath}/api/tasks/tasks_create_view` },
            { label: 'Checklists', to: `${referencePath}/api/checklists/checklists_create_view` },
            { label: 'Surveys', to: `${referencePath}/api/survey/survey_template` },
            { label: 'Stores', to: `${referencePath}/api/orgstructure/shop` },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Postman', to: '/docs/docs/postman' },
            { label: 'Zapier', to: '/docs/integrations/zapier/index' },
            { label: 'Blog', to: '/blog' },
            { label: 'OpenAPI file', href: 'pathname:///openapi.yaml' },
          ],
        },
      ],
    },
    // Code has colours of our own. Without this the script of each page has those of the theme.
    prism: { theme: { plain: {}, styles: [] } },
  },
};

const { OPENAPI_SPEC } = process.env;

export default OPENAPI_SPEC ? standaloneConfig(portal, OPENAPI_SPEC) : portal;
