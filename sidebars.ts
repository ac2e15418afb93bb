import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The generated pages of the API reference are added to the category that carries this mark. */
const generated = { apiReference: true };

const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'home', label: 'Start here' },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'docs/getting_started',
        'docs/authentication',
        'docs/errors',
        'docs/pagination',
        'docs/user_roles',
        'docs/webhooks',
        'docs/sandbox',
        'docs/postman',
        {
          type: 'category',
          label: 'Examples',
          items: [
            { type: 'doc', id: 'docs/examples/table_of_contents', label: 'Overview' },
            { type: 'doc', id: 'docs/examples/region_task', label: 'Tasks for a region' },
            { type: 'doc', id: 'docs/examples/weekly_checklist', label: 'Weekly checklist' },
            { type: 'doc', id: 'docs/examples/survey', label: 'Survey' },
            { type: 'doc', id: 'docs/examples/hr_sync', label: 'HR sync' },
            { type: 'doc', id: 'docs/examples/payroll', label: 'Payroll' },
          ],
        },
        'docs/data_model',
        'docs/versioning',
        'docs/changelog',
      ],
    },
    { type: 'category', label: 'Integrations', items: ['integrations/index', 'integrations/zapier/index'] },
    {
      type: 'category',
      label: 'API reference',
      collapsed: false,
      customProps: generated,
      items: [{ type: 'doc', id: 'api_reference/table_of_contents', label: 'Overview' }],
    },
  ],
};

export default sidebars;
