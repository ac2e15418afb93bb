import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config, PluginConfig, PluginOptions } from '@docusaurus/types';

/** What a test asks of the site: settings of the configuration, options of its docs plugins, and the APIs. */
export interface HostSettings {
  config?: Partial<Config>;
  /** One for each instance of the docs plugin; none for a site without docs. */
  docs?: PluginOptions[];
  /** Options of the plugin; without them the site does not have it. */
  reference?: PluginOptions;
}

/** `hosts.ts` puts it beside the site. */
const settings = JSON.parse(readFileSync(path.join(__dirname, 'host.json'), 'utf8')) as HostSettings;

const { docs = [{ sidebarPath: './sidebars.ts' }], reference } = settings;
const { future = { v4: true } } = settings.config ?? {};

/** A site as `create-docusaurus` makes it, with its own docs, blog, colours and footer. */
const config: Config = {
  title: 'Host',
  tagline: 'A site of its own',
  url: 'https://host.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future,
  plugins: [
    ...docs.map((options): PluginConfig => ['@docusaurus/plugin-content-docs', options]),
    ['@docusaurus/plugin-content-blog', { showReadingTime: true }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    ...(future.v4 ? ['@docusaurus/plugin-css-cascade-layers'] : []),
    ...(reference ? [['../../../src/plugins/host-reference/index.ts', reference] satisfies PluginConfig] : []),
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Host',
      items: [
        { to: '/blog', label: 'Blog', position: 'left' },
        reference
          ? { to: '/orders', label: 'Orders', position: 'left' }
          : { href: 'https://host.example.com/orders', target: '_self', label: 'Orders', position: 'left' },
      ],
    },
    footer: { style: 'dark', copyright: 'Host' },
  },
  ...settings.config,
};

export default config;
