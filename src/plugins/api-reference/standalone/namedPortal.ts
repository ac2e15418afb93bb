import type { Config } from '@docusaurus/types';
import { future } from '../../../preset/future';
import { standaloneConfig } from './config';
import { severalApis } from './severalApis';

/** A portal that commands make of the descriptions that they are given, where there is no site. */
export interface NamedPortal {
  /** Paths of the descriptions, absolute. */
  descriptions: string[];
  /** Where the site is served. */
  url: string;
  baseUrl: string;
  /** What the site is called; by default as the description says. */
  title?: string;
}

/** The configuration of Docusaurus for a portal without a site of its own. */
export function namedPortal({ descriptions, url, baseUrl, title }: NamedPortal): Promise<Config> {
  const portal: Config = {
    title: title ?? '',
    ...{ url, baseUrl, future },
    // The navigation plugin has one for every page.
    baseUrlIssueBanner: false,
    favicon: 'img/favicon.svg',
    onDuplicateRoutes: 'throw',
    markdown: { format: 'detect' },
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      // Code has colours of our own. Without this the script of each page has those of the theme.
      prism: { theme: { plain: {}, styles: [] } },
    },
  };
  const [description = '', ...others] = descriptions;
  return others.length === 0 ? standaloneConfig(portal, description, title) : severalApis(portal, descriptions);
}
