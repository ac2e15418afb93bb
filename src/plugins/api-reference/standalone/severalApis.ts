import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { loaded } from '../../../machine/bundled';
import { escapeHtml } from '../../../reference/escape';
import { toAudience } from '../../../reference/internal/audience';
import { readHead } from '../../../reference/load/readHead';
import { namedOverlays } from '../../../reference/overlays/namedOverlays';
import { toSlug } from '../../../reference/slug';
import type { Options } from '../../host-reference/options';
import { siteTexts } from './siteTexts';

/** Names that say nothing of what an API is for. */
const common = /^(?:openapi|swagger|api|apis|spec|schema|index|main|root)$/;

/**
 * The configuration of a site around several descriptions (absolute paths): each has a route of its own, named after its file, and the
 * first page lists them all.
 */
export async function severalApis(portal: Config, descriptions: string[]): Promise<Config> {
  const routes = routesOf(descriptions);
  const edition = namedEdition(process.env);
  const allowRefs = (process.env.OPENAPI_ALLOW_REFS ?? '').split(/\s+/).filter((entry) => entry !== '');
  const apis = await Promise.all(
    descriptions.map(async (description, index) => ({
      ...{ description, route: routes[index] ?? '', allowRefs },
      label: siteTexts(await readHead(description, edition)).title,
    })),
  );
  const title = portal.title || 'APIs';
  const link = ({ route, label }: (typeof apis)[number]) => ({ to: route, label });
  return {
    ...portal,
    title,
    staticDirectories: [path.join(__dirname, 'static')],
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      require.resolve('@docusaurus/plugin-css-cascade-layers'),
      require.resolve('@docusaurus/plugin-sitemap'),
      [loaded(path.resolve(__dirname, '../../host-reference/index')), { apis, overview: '/' } satisfies Options],
      loaded(path.resolve(__dirname, 'guardPlugin')),
    ],
    themes: [[require.resolve('@docusaurus/theme-classic'), { customCss: path.join(__dirname, 'several.css') }]],
    themeConfig: {
      ...portal.themeConfig,
      navbar: { title, items: [{ type: 'dropdown', label: 'APIs', position: 'left', items: apis.map(link) }] },
      // The theme takes it as HTML.
      footer: { copyright: escapeHtml(title) },
    },
  };
}

/** The edition that commands name, in which texts of a description are read; the plugin reads it itself. */
function namedEdition(env: NodeJS.ProcessEnv) {
  return {
    overlays: namedOverlays(env).map((file) => path.resolve(file)),
    audience: toAudience(undefined, env.OPENAPI_AUDIENCE),
  };
}

/** The route of each description: the name of its file, or that of its folder where the file's says nothing; equal ones get a number. */
export function routesOf(descriptions: string[]): string[] {
  const taken = new Set<string>();
  return descriptions.map((file) => {
    const name = toSlug(path.basename(file).replace(/\.(?:ya?ml|json)$/i, ''));
    const folder = path.basename(path.dirname(file));
    const wanted = common.test(name) && folder !== '' ? toSlug(folder) : name;
    const safe = /^[\w.-]+$/.test(wanted) ? wanted : 'api';
    let route = `/${safe}`;
    for (let number = 2; taken.has(route); number += 1) route = `/${safe}-${number}`;
    taken.add(route);
    return route;
  });
}
