import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The sidebar of a portal that is nothing but an API reference. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'API reference',
      collapsed: false,
      customProps: { apiReference: true },
      items: [{ type: 'doc', id: 'index', label: 'Overview' }],
    },
  ],
};

export default sidebars;
