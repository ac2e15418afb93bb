import { readFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { SiteFiles } from '../siteFiles';

interface CatalogInput {
  /** Address of the site with its base path: `https://developers.example.com/`. */
  site: string;
  /** Address of the page that describes the API, from the host's root. */
  overview: string;
  /** URLs of the API's servers, as the description states them. */
  servers: string[];
}

/** A link of a link set (RFC 9264, 4.2). */
interface Link {
  href: string;
  type?: string;
}

type Linkset = Record<string, string | Link[]>[];

/**
 * The catalog of the site's API (RFC 9727): which APIs there are, and for each its description and documentation. An API
 * is named by the URL of its first server, or by its documentation where a server has no URL of its own.
 */
export function apiCatalog({ site, overview, servers }: CatalogInput): { linkset: Linkset } {
  const doc = new URL(overview, site).href;
  const api = servers.find((url) => /^https?:\/\//i.test(url) && URL.canParse(url)) ?? doc;
  return {
    linkset: [
      { anchor: `${site}.well-known/api-catalog`, item: [{ href: api }] },
      {
        anchor: api,
        'service-desc': [
          { href: `${site}openapi.yaml`, type: 'application/yaml' },
          { href: `${site}openapi.json`, type: 'application/json' },
        ],
        'service-doc': [{ href: doc, type: 'text/html' }],
      },
    ],
  };
}

/**
 * `robots.txt` (RFC 9309): crawlers may read everything, and find all pages in the sitemap. On a site with a base URL
 * it is not at the root of the host, but the owner of the host can copy its lines.
 */
function robotsText(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

/**
 * Writes what programs look for at fixed addresses of a built site; its API is that of the description which the site
 * offers. A `robots.txt` that the author wrote stays as it is.
 */
export async function writeWellKnown(
  outDir: string,
  { write, staticFileAt }: SiteFiles,
  { site, overview }: Pick<CatalogInput, 'site' | 'overview'>,
): Promise<void> {
  const text = await readFile(path.join(outDir, 'openapi.json'), 'utf8');
  const { servers = [] } = JSON.parse(text) as { servers?: { url: string }[] };
  const catalog = apiCatalog({ site, overview, servers: servers.map(({ url }) => url) });
  await write([{ path: '.well-known/api-catalog', content: `${JSON.stringify(catalog, null, 2)}\n` }]);
  const own = staticFileAt('robots.txt');
  if (own === undefined) await write([{ path: 'robots.txt', content: robotsText(site) }]);
  else
    logger.info(`${own} is kept as it is. Crawlers find all pages if it has the line "Sitemap: ${site}sitemap.xml".`);
}
