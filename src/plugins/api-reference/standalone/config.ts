import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { loaded } from '../../../machine/bundled';
import type { Options } from '../../../preset';
import { escapeRegExp } from '../../../reference/escape';
import { toAudience } from '../../../reference/internal/audience';
import { readHead } from '../../../reference/load/readHead';
import { namedOverlays } from '../../../reference/overlays/namedOverlays';
import { copyLogo } from './logo';
import { siteTexts } from './siteTexts';

/** This folder, from that of the site. */
const folder = path.relative('.', __dirname);

/** Folder of the reference in a site that has nothing else. */
export const referenceFolder = 'api_reference';

/**
 * Turns the portal's configuration into one around a third-party description: its reference and an overview, without
 * our guides, blog and integration pages. The description says what the site is called and where its footer leads.
 * `spec` is the description's path, relative to the working directory. `title` is said in its place where it is given.
 */
export async function standaloneConfig(portal: Config, spec: string, title?: string): Promise<Config> {
  const description = path.resolve(spec);
  const overlays = namedOverlays(process.env).map((file) => path.resolve(file));
  const audience = toAudience(undefined, process.env.OPENAPI_AUDIENCE);
  const head = await readHead(description, { overlays, audience });
  const texts = { ...siteTexts(head), ...(title === undefined ? {} : { title }) };
  const logo = await copyLogo(description, head, path.resolve('node_modules/.cache/openapi-portal/logos'));
  const shown = logo && 'src' in logo ? logo : undefined;
  return {
    ...portal,
    title: texts.title,
    tagline: texts.description === texts.title ? '' : texts.description,
    // Our pictures name our API.
    customFields: {},
    staticDirectories: [`${folder}/static`, ...(shown ? [shown.folder] : [])],
    // What an author links to is no reason to have no site: the reference leads such links elsewhere, with a notice.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    // It is not known which variant of English it is.
    i18n: { defaultLocale: 'en', locales: ['en'] },
    presets: [
      [
        loaded(path.resolve(__dirname, '../../../preset/index')),
        {
          reference: {
            description,
            foreign: true,
            ...(logo ? { logo: 'problem' in logo ? logo : {} } : {}),
            folder: referenceFolder,
            home: '',
            models: `${referenceFolder}/models`,
            // The path on the build machine is private.
            editUrl: '',
            docs: {
              path: `${folder}/docs`,
              routeBasePath: '/',
              sidebarPath: loaded(path.join(__dirname, 'sidebars')),
              breadcrumbs: false,
            },
          },
        } satisfies Options,
      ],
    ],
    themeConfig: {
      ...portal.themeConfig,
      metadata: [{ name: 'description', content: texts.description }],
      navbar: {
        title: texts.title,
        // The title beside it says what it shows.
        ...(shown ? { logo: { alt: '', src: shown.src } } : {}),
        items: [{ label: 'Overview', to: '/', activeBaseRegex: `^${escapeRegExp(portal.baseUrl)}$` }],
      },
      footer: {
        copyright: texts.title,
        links: texts.links.length > 0 ? [{ title: 'About this API', items: texts.links }] : [],
      },
    },
  };
}
