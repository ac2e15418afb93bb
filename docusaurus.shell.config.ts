import type { Config } from '@docusaurus/types';
import base from './docusaurus.config';
import { prismTheme } from './src/components/prismTheme';

const config: Config = {
  ...base,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  plugins: [
    [
      './src/plugins/api-reference/index.ts',
      {
        description: 'openapi/openapi.yaml',
        editUrl: 'https://example.com/portal/edit/main/{file}',
        docs: {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          editUrl: ({ docPath }: { docPath: string }) => `https://example.com/portal/edit/main/docs/${docPath}`,
        },
      },
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'shell',
        path: '/tmp/shell-docs',
        routeBasePath: 'zz',
        sidebarPath: '/tmp/shell-docs/sidebars.js',
        editUrl: 'https://example.com/x',
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogTitle: 'Blog',
        blogDescription: 'What is new in the portal.',
        archiveBasePath: null,
        showReadingTime: false,
        postsPerPage: 'ALL',
        blogSidebarCount: 0,
        feedOptions: { type: null },
      },
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      { customCss: ['./src/css/tokens.css', './src/css/reference.css', './src/css/site.css'] },
    ],
  ],
  themeConfig: {
    ...base.themeConfig,
    navbar: {
      title: 'Retail Operations API',
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 22, height: 22 },
      items: [
        { label: 'Docs', to: '/docs/docs/getting_started', activeBaseRegex: '/docs/?$|/docs/docs/' },
        { label: 'Integrations', to: '/integrations/', activeBaseRegex: '/integrations/' },
        { label: 'API Reference', to: '/docs/api_reference/table_of_contents', activeBasePath: '/docs/api_reference' },
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
            { label: 'Tasks', to: '/docs/api_reference/api/tasks/tasks_create_view' },
            { label: 'Checklists', to: '/docs/api_reference/api/checklists/checklists_create_view' },
            { label: 'Surveys', to: '/docs/api_reference/api/survey/survey_template' },
            { label: 'Organisation structure', to: '/docs/api_reference/api/orgstructure/shop' },
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
    prism: {
      theme: prismTheme,
      darkTheme: prismTheme,
      additionalLanguages: ['bash', 'http', 'php', 'java', 'csharp', 'ruby'],
    },
  },
};
export default config;
