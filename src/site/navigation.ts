import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';

const referencePath = '/docs/api_reference';

// Docusaurus writes this file with the first version beside the current one.
const hasVersions = existsSync(path.join(__dirname, '../../versions.json'));

/** The bar at the top of every page. */
export const navbar: UserThemeConfig['navbar'] = {
  title: 'Retail Operations API',
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 22, height: 22 },
  items: [
    { label: 'Docs', to: '/docs/docs/getting_started', activeBaseRegex: '/docs/?$|/docs/docs/' },
    { label: 'Integrations', to: '/integrations/', activeBaseRegex: '/integrations/' },
    { label: 'API Reference', to: `${referencePath}/table_of_contents`, activeBasePath: referencePath },
    ...(hasVersions ? [{ type: 'docsVersionDropdown', position: 'right' as const }] : []),
    { type: 'search', position: 'right' },
  ],
};

/** The links at the end of every page. */
export const footer: UserThemeConfig['footer'] = {
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
};
