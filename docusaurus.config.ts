import type { Config } from '@docusaurus/types';
import type { PagePictures } from './src/components/PagePicture';
import { standaloneConfig } from './src/plugins/api-reference/standalone/config';
import type { Options } from './src/preset';
import { future } from './src/preset/future';
import { footer, navbar } from './src/site/navigation';
import { pictureSize, socialPictures } from './src/site/pictures/socialPictures';

/** Where a source file is edited; `{file}` stands for its path from the site's folder. */
const editUrl = 'https://example.com/portal/edit/main/{file}';

/** Where the site stands, unless the environment names another place; guides and posts write its address like this. */
const home = 'https://developers.example.com';
const { SITE_URL: url = home, SITE_BASE_URL: baseUrl = '/', OPENAPI_SPEC } = process.env;

const portal: Config = {
  title: 'Retail Operations API',
  tagline: 'Send work to every store. Read back what was done.',
  url,
  baseUrl,
  // The navigation plugin has one for every page.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Open Graph asks for a territory.
  i18n: { defaultLocale: 'en-GB', locales: ['en-GB'] },
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    preprocessor: ({ fileContent }) => fileContent.replaceAll(`${home}/`, url + baseUrl),
  },
  future,
  presets: [
    [
      './src/preset/index.ts',
      {
        reference: {
          description: 'openapi/openapi.yaml',
          editUrl,
          folder: 'api_reference',
          home: 'api_reference/table_of_contents',
          changelog: 'docs/changelog',
          proof: 'tests/proof.json',
          samples: {
            baseUrlVariable: 'API_BASE',
            defaultBaseUrl: 'http://127.0.0.1:4010/v1',
            defaultBaseUrlLabel: 'Sandbox on this machine',
            idempotencyHeader: 'Idempotency-Key',
          },
          search: { synonyms: 'docs/search-synonyms.yaml' },
          guides: { posts: 'blog', otherWords: 'docs/other-words.yaml' },
          docs: {
            sidebarPath: './sidebars.ts',
            // What is written on is what readers get first; `npm run docs:version` adds earlier versions under their names.
            lastVersion: 'current',
            versions: { current: { label: 'Latest' } },
            editUrl: ({ versionDocsDirPath, docPath }) => editUrl.replace('{file}', `${versionDocsDirPath}/${docPath}`),
          },
        },
        blog: {
          blogDescription: 'What is new in the API and in these pages.',
          archiveBasePath: null,
          feedOptions: {
            type: ['atom', 'json'],
            title: 'Retail Operations API',
            description: 'What is new in the API and in these pages.',
            copyright: 'Retail Operations API',
          },
          onUntruncatedBlogPosts: 'ignore',
          blogSidebarCount: 0,
        },
        pages: 'src/site/pages',
        customCss: ['home', 'home-sample', 'home-cards'].map((name) => `src/site/css/${name}.css`),
        lastmod: 'date',
      } satisfies Options,
    ],
  ],
  customFields: {
    pagePictures: {
      ...pictureSize,
      types: socialPictures.map(({ name, label, pages }) => ({ name, label, pages })),
    } satisfies PagePictures,
  },
  themeConfig: {
    // For pages that have no description of their own, such as the list of tags.
    metadata: [{ name: 'description', content: 'Guides, API reference and news of the Retail Operations API.' }],
    colorMode: { respectPrefersColorScheme: true },
    navbar,
    footer,
    // Code has colours of our own. Without this the script of each page has those of the theme.
    prism: { theme: { plain: {}, styles: [] } },
  },
};

export default OPENAPI_SPEC ? standaloneConfig(portal, OPENAPI_SPEC) : portal;
