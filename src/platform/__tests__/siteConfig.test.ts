import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { hideBuildSettings } from '../docusaurus/siteConfig';

it('leaves the settings of the build to the build, and out of what is written for the browser', () => {
  const config = {
    title: 'Portal',
    plugins: [['./plugin.ts', { description: '/home/someone/api.yaml' }]],
    presets: [['classic', { docs: { sidebarPath: '/home/someone/sidebars.js' } }]],
    themes: [['@docusaurus/theme-classic', { customCss: '/home/someone/custom.css' }]],
    staticDirectories: ['/home/someone/static'],
    customFields: { team: 'Stores' },
  } as unknown as DocusaurusConfig;
  const { plugins, staticDirectories } = config;
  hideBuildSettings(config);
  expect(JSON.parse(JSON.stringify(config))).toEqual({ title: 'Portal', customFields: { team: 'Stores' } });
  expect([config.plugins, config.staticDirectories]).toEqual([plugins, staticDirectories]);
});
