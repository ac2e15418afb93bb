import { escapeHtml } from '../../src/reference/escape';
import { codeSpan, plainParagraph } from '../../src/reference/outputs/markdown/text';
import { printable } from '../../src/reference/printable';
import { browserslist } from '../namedSite';

/** What a new repository is about. */
export interface NewPortal {
  /** What the site is called. */
  title: string;
  /** What the package is called: small letters, digits and hyphens. */
  name: string;
  /** The description, relative to the repository. */
  description: string;
  /** What `package.json` says of where our package comes from: a version or a file. */
  source: string;
  /** The versions of the packages beside it, by their names. */
  peers: Record<string, string>;
}

/** The files of a repository that makes a portal of a description, by their paths; the description itself is not among them. */
export function repositoryFiles(portal: NewPortal): Map<string, string> {
  return new Map([
    ['package.json', packageJson(portal)],
    ['docusaurus.config.ts', siteConfig(portal)],
    ['sidebars.ts', sidebars],
    ['redocly.yaml', lintRules(portal)],
    ['docs/index.md', home(portal)],
    ['docs/first-request.md', firstRequest],
    ['docs/errors.md', errors],
    ['docs/api/overview.md', overview],
    ['static/img/logo.svg', mark(portal.title)],
    ['static/img/favicon.svg', mark(portal.title)],
    ['.github/workflows/portal.yml', workflow],
    ['.gitignore', 'node_modules\n.docusaurus\nbuild\n'],
    ['README.md', readme(portal)],
  ]);
}

function packageJson({ name, title, source, peers }: NewPortal): string {
  const commands = ['start', 'check', 'build', 'serve', 'diff'];
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    description: `Developer portal of ${title}`,
    scripts: Object.fromEntries(commands.map((command) => [command, `openapi-portal ${command}`])),
    dependencies: { ...peers, 'docusaurus-openapi-portal': source },
    browserslist,
    engines: { node: '>=20.19' },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** A text as a literal of TypeScript, with the quotes that formatters prefer. */
function literal(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function siteConfig({ title, description }: NewPortal): string {
  return `import type { Config } from '@docusaurus/types';
import { future } from 'docusaurus-openapi-portal/future';
import type { Options } from 'docusaurus-openapi-portal/preset';

const title = ${literal(title)};

const config: Config = {
  title,
  // Where the site is served.
  url: 'https://docs.example.com',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  markdown: { format: 'detect' },
  future,
  presets: [
    [
      'docusaurus-openapi-portal/preset',
      {
        reference: {
          description: ${literal(description)},
          // Such as 'https://git.example.com/portal/edit/main/{file}', for a link on each page.
          editUrl: '',
          folder: 'api',
          home: 'api/overview',
          // What is wrong with links of the description is a notice.
          foreign: true,
          // For true, install docusaurus-plugin-openapi-docs and docusaurus-theme-openapi-docs.
          requestBuilder: false,
          docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' },
        },
      } satisfies Options,
    ],
  ],
  themeConfig: {
    metadata: [{ name: 'description', content: \`Guides and reference of \${title}.\` }],
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title,
      logo: { alt: '', src: 'img/logo.svg' },
      items: [
        { to: '/api/overview', label: 'API reference', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { copyright: title, links: [] },
    prism: { theme: { plain: {}, styles: [] } },
  },
};

export default config;
`;
}

const sidebars = `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'index', label: 'Start' },
    'first-request',
    'errors',
    {
      type: 'category',
      label: 'API reference',
      // Here go the pages that are made of the description.
      customProps: { apiReference: true },
      items: [{ type: 'doc', id: 'api/overview', label: 'Overview' }],
    },
  ],
};

export default sidebars;
`;

function lintRules({ description }: NewPortal): string {
  return `extends:
  - recommended
apis:
  portal:
    root: ${JSON.stringify(description)}
# Warnings until the description is as you want it; remove a line, and what it names is an error.
rules:
  no-empty-servers: warn
  no-server-example.com: off
  security-defined: warn
  operation-summary: warn
  path-parameters-defined: warn
  no-unused-components: warn
  operation-operationId-unique: warn
  no-invalid-media-type-examples: warn
  no-invalid-schema-examples: warn
`;
}

function home({ title }: NewPortal): string {
  return `---
title: ${JSON.stringify(title)}
slug: /
---

Send your [first request](first-request.md), see what [errors](errors.md) mean, or look up an operation in the
[API reference](api/overview.md).
`;
}

const firstRequest = `---
title: Send your first request
---

1. Choose an operation in the [API reference](api/overview.md). Its page says what it takes and what it returns.
2. Copy the sample beside it, in the language that you use.
3. Put your credentials into the environment variables that the sample names, and run it.
`;

const errors = `---
title: Errors
---

Which operations respond with which status:

<!-- reference:operations-by-status -->
`;

const overview = `---
title: API reference
---

<!-- reference:introduction -->

<!-- reference:overview -->

<!-- reference:recipes -->

<!-- reference:about -->
`;

/** A mark with the first letter of a title. */
function mark(title: string): string {
  const [letter = 'A'] = [...title.toUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="#0a5f78"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="700" fill="#fff">${escapeHtml(letter)}</text></svg>\n`;
}

const workflow = `name: Portal

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  portal:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    env:
      BASE: origin/\${{ github.base_ref }}
    steps:
      - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
        with:
          # The comparison needs the branch that the pull request is for.
          fetch-depth: 0
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - name: Check the description and what is made of it
        run: npm run check
      - name: Compare the description with the base branch
        if: \${{ !cancelled() && github.event_name == 'pull_request' }}
        run: npm run diff -- "$BASE"
      - run: npm run build
      - uses: actions/upload-artifact@330a01c490aca151604b8cf639adc76d48f6c5d4 # v5.0.0
        with:
          name: portal
          path: build/
          include-hidden-files: true
          if-no-files-found: error
`;

function readme({ title, description }: NewPortal): string {
  const file = codeSpan(printable(description));
  return `# Developer portal of ${plainParagraph(title)}

Guides in \`docs/\`, and a reference that is made of ${file} at each start and build.

| Command | does |
| --- | --- |
| \`npm start\` | shows the site on http://localhost:3000; edits show without a restart |
| \`npm run check\` | lints the description, and makes the reference without writing it |
| \`npm run build\` | builds the site in \`build/\` |
| \`npm run serve\` | serves \`build/\` as production does |
| \`npm run diff -- main\` | says what changed of the API since main: breaking, risky or safe |

Run \`npm ci\` first. What is where:

- ${file}: the description. \`redocly.yaml\` has the rules that it is held to.
- \`docs/\`: the guides. \`sidebars.ts\` has their order.
- \`docusaurus.config.ts\`: title, address, navbar and footer.
- \`static/img/\`: logo and favicon.
`;
}
