import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeFiles } from '../load/__tests__/files';
import * as markdown from '../markdown';
import { createToMarkdownLink } from '../markdownAddress';
import type { GuideInsert } from '../outputs/guides/guideInserts';
import { insertBlocks } from '../outputs/guides/insertBlocks';
import { createMarkdownWriter } from '../outputs/markdown/referencePage';
import type { ReferencePage } from '../page';
import { addressesOf } from '../pageAddresses';
import { anchorFor } from '../pages/__tests__/anchorFor';
import { DescriptionError } from '../report';
import { generateReference, type Reference } from '../stages/generate';
import type { CheckOptions, SiteOptions } from '../stages/options';

/** Every kind of text of a description, in the place of `TEXT`; with the pointer to it. */
const kinds: [kind: string, pointer: string, yaml: string][] = [
  ['the introduction', '#/info/description', 'info: {title: T, version: "1", description: TEXT}'],
  ['a tag', '#/tags/0/description', 'tags: [{name: T, description: TEXT}]'],
  ['a tag without a page', '#/tags/0/description', 'tags: [{name: Empty, description: TEXT}]'],
  ['further documentation', '#/externalDocs/description', 'externalDocs: {url: "https://x.org", description: TEXT}'],
  [
    'further documentation of a tag',
    '#/tags/0/externalDocs/description',
    'tags: [{name: T, externalDocs: {url: "https://x.org", description: TEXT}}]',
  ],
  ['a server', '#/servers/0/description', 'servers: [{url: /v1, description: TEXT}]'],
  [
    'a variable of a server',
    '#/servers/0/variables/v/description',
    'servers: [{url: "/{v}", variables: {v: {default: a, description: TEXT}}}]',
  ],
  [
    'a security scheme',
    '#/components/securitySchemes/key/description',
    'components: {securitySchemes: {key: {type: mutualTLS, description: TEXT}}}',
  ],
  ['a model', '#/components/schemas/A/description', 'components: {schemas: {A: {type: object, description: TEXT}}}'],
  [
    'a property',
    '#/components/schemas/A/properties/b/description',
    'components: {schemas: {A: {type: object, properties: {b: {type: string, description: TEXT}}}}}',
  ],
  [
    'a value of an enumeration',
    '#/components/schemas/A/properties/b/x-enumDescriptions/c',
    'components: {schemas: {A: {type: object, properties: {b: {enum: [c], x-enumDescriptions: {c: TEXT}}}}}}',
  ],
  ['a path', '#/paths/~1a/description', 'paths: {/a: {description: TEXT, get: OTHER}}'],
  ['an operation', '#/paths/~1a/get/description', 'paths: {/a: {get: {description: TEXT, responses: {}}}}'],
  [
    'further documentation of an operation',
    '#/paths/~1a/get/externalDocs/description',
    'paths: {/a: {get: {externalDocs: {url: "https://x.org", description: TEXT}, responses: {}}}}',
  ],
  [
    'further documentation of a model',
    '#/components/schemas/A/externalDocs/description',
    'components: {schemas: {A: {type: object, externalDocs: {url: "https://x.org", description: TEXT}}}}',
  ],
  [
    'an operation beside what its path says',
    '#/paths/~1a/get/description',
    'paths: {/a: {description: Path., get: {description: TEXT, responses: {}}}}',
  ],
  [
    'a parameter',
    '#/paths/~1a/get/parameters/0/description',
    'paths: {/a: {get: {parameters: [{name: q, in: query, description: TEXT, schema: {}}], responses: {}}}}',
  ],
  [
    'an example of a parameter',
    '#/paths/~1a/get/parameters/0/examples/e/description',
    'paths: {/a: {get: {parameters: [{name: q, in: query, schema: {}, examples: {e: {value: 1, description: TEXT}}}], responses: {}}}}',
  ],
  [
    'a body',
    '#/paths/~1a/post/requestBody/description',
    'paths: {/a: {post: {requestBody: {description: TEXT, content: {}}, responses: {}}}}',
  ],
  [
    'an example of a body',
    '#/paths/~1a/post/requestBody/content/a~1b/examples/e/description',
    'paths: {/a: {post: {requestBody: {content: {a/b: {examples: {e: {value: 1, description: TEXT}}}}}, responses: {}}}}',
  ],
  [
    'a response',
    '#/paths/~1a/get/responses/200/description',
    'paths: {/a: {get: {responses: {"200": {description: TEXT}}}}}',
  ],
  [
    'a header',
    '#/paths/~1a/get/responses/200/headers/X-A/description',
    'paths: {/a: {get: {responses: {"200": {description: A, headers: {X-A: {description: TEXT, schema: {}}}}}}}}',
  ],
  [
    'a link',
    '#/paths/~1a/get/responses/200/links/l/description',
    'paths: {/a: {get: {responses: {"200": {description: A, links: {l: {operationId: getTask, description: TEXT}}}}}}}',
  ],
  [
    'the server of a link',
    '#/paths/~1a/get/responses/200/links/l/server/description',
    'paths: {/a: {get: {responses: {"200": {description: A, links: {l: {operationId: getTask, server: {url: /, description: TEXT}}}}}}}}',
  ],
  [
    'an operation of a callback',
    '#/paths/~1a/get/callbacks/c/{$url}/post/description',
    'paths: {/a: {get: {responses: {}, callbacks: {c: {"{$url}": {post: {description: TEXT, responses: {}}}}}}}}',
  ],
  ['a webhook', '#/webhooks/w/post/description', 'webhooks: {w: {post: {description: TEXT, responses: {}}}}'],
  [
    'what stands beside a reference',
    '#/components/schemas/A/properties/b/description',
    "components: {schemas: {A: {type: object, properties: {b: {$ref: '#/components/schemas/B', description: TEXT}}}, B: {type: string, description: B}}}",
  ],
];

/** A description with a text in one place, beside an operation that links can lead to. */
function describeWith(yaml: string, text: string): string {
  const task = "/task: {get: {tags: [T], operationId: getTask, summary: Get, responses: {'200': {description: A}}}}";
  const stated = yaml.replace('TEXT', JSON.stringify(text)).replace('OTHER', '{tags: [T], responses: {}}');
  const info = stated.startsWith('info:') ? '' : 'info: {title: T, version: "1"}\n';
  const paths = stated.startsWith('paths: {')
    ? stated.replace('paths: {', `paths: {${task}, `)
    : `${stated}\npaths: {${task}}`;
  return `openapi: 3.1.0\n${info}${paths}\n`;
}

/** The operation that links can lead to. */
const task = `/docs/ref/api/t#${anchorFor('getTask')}`;

function generate(description: string, site: Partial<SiteOptions> = {}, checks: CheckOptions = {}) {
  const siteDir = writeFiles({ 'openapi.yaml': description });
  return generateReference({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.yaml') },
    site: {
      basePath: '/docs/ref',
      docsPath: '/docs',
      sitePaths: [],
      home: { label: 'API', href: '/docs/api' },
      ...site,
    },
    checks,
  });
}

/** The Markdown of all pages, and of what guides take in. */
function markdownPagesOf({ pages, inserts }: Pick<Reference, 'pages' | 'inserts'>): string {
  const toMarkdownLink = createToMarkdownLink(
    pages.map(({ url }) => url),
    '/',
  );
  const ofGuides = Object.values<GuideInsert>(inserts).flatMap((insert) => insertBlocks(insert, toMarkdownLink));
  return [...pages.map(createMarkdownWriter(toMarkdownLink)), ...ofGuides].join('\n');
}

const addressesIn = (page: ReferencePage): string[] => [...addressesOf(page).anchors];

/** The errors that a description is refused with, as `pointer message`; each has its file and line. */
async function errorsOf(description: string, site?: Partial<SiteOptions>): Promise<string[]> {
  const error: unknown = await generate(description, site).catch((reason: unknown) => reason);
  if (!(error instanceof DescriptionError)) throw error;
  const errors = error.problems.filter(({ severity }) => severity === 'error');
  for (const { place } of errors) expect(place).toMatchObject({ file: 'openapi.yaml', line: expect.any(Number) });
  return errors.map(({ place, message }) => `${place.pointer} ${message}`);
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every address of the introduction, in the place of `TEXT`; with the pointer to it. */
const addresses: typeof kinds = [
  ['the contact', '#/info/contact/url', 'info: {title: T, version: "1", contact: {name: N, url: TEXT}}'],
  ['the licence', '#/info/license/url', 'info: {title: T, version: "1", license: {name: N, url: TEXT}}'],
  ['the terms of service', '#/info/termsOfService', 'info: {title: T, version: "1", termsOfService: TEXT}'],
  ['further documentation', '#/externalDocs/url', 'externalDocs: {url: TEXT}'],
  [
    'the metadata of OAuth',
    '#/components/securitySchemes/s/oauth2MetadataUrl',
    'components: {securitySchemes: {s: {type: oauth2, flows: {}, oauth2MetadataUrl: TEXT}}}',
  ],
  [
    'a discovery',
    '#/components/securitySchemes/s/openIdConnectUrl',
    'components: {securitySchemes: {s: {type: openIdConnect, openIdConnectUrl: TEXT}}}',
  ],
  [
    'a sign-in',
    '#/components/securitySchemes/s/flows/implicit/authorizationUrl',
    'components: {securitySchemes: {s: {type: oauth2, flows: {implicit: {scopes: {}, authorizationUrl: TEXT}}}}}',
  ],
  [
    'tokens',
    '#/components/securitySchemes/s/flows/password/tokenUrl',
    'components: {securitySchemes: {s: {type: oauth2, flows: {password: {scopes: {}, tokenUrl: TEXT}}}}}',
  ],
];

describe.each(addresses)('the address of %s', (_kind, pointer, yaml) => {
  it('leads to the operation that it names', async () => {
    const { inserts } = await generate(describeWith(yaml, '#getTask'));
    expect(JSON.stringify(inserts)).toContain(`<a href=\\"${task}\\">`);
  });

  it('that names nothing is reported once, where it stands', async () => {
    expect(await errorsOf(describeWith(yaml, '#nope'))).toEqual([
      `${pointer} The link "#nope" is broken; it is shown as text.`,
    ]);
  });
});

describe.each(kinds)('a link in the text of %s', (_kind, pointer, yaml) => {
  it('leads to the operation that it names', async () => {
    const { pages, inserts, notices } = await generate(describeWith(yaml, 'See [it](#getTask).'));
    expect(JSON.stringify({ pages, inserts })).toContain(`<a href=\\"${task}\\">it</a>`);
    expect(markdownPagesOf({ pages, inserts })).toContain(`[it](${task.replace('#', '.md#')})`);
    expect(notices).toEqual([]);
  });

  it('to nothing is reported once, where it stands', async () => {
    expect(await errorsOf(describeWith(yaml, 'See [it](#nope).'))).toEqual([
      `${pointer} The link "#nope" is broken; it is shown as text.`,
    ]);
  });
});

it('a link leads to the operation of a callback that it names', async () => {
  const done =
    "done: {'{$url}': {post: {operationId: taskDone, callbacks: {next: {'{$url}': {put: {operationId: last}}}}}}}";
  const text = 'See [it](#taskDone) and [that](#last).';
  const { pages } = await generate(
    describeWith(`paths: {/a: {get: {tags: [T], operationId: a, description: TEXT, callbacks: {${done}}}}}`, text),
  );
  const anchors = [anchorFor('a', 'done', 'post'), anchorFor('a', 'done', 'post', 'next', 'put')];
  expect(pages.flatMap(addressesIn)).toEqual(expect.arrayContaining(anchors));
  for (const anchor of anchors) expect(JSON.stringify(pages)).toContain(`<a href=\\"/docs/ref/api/t#${anchor}\\">`);
});

describe.each(['/', '/portal/'])('on a site at %s', (baseUrl) => {
  const site = {
    ...{ baseUrl, basePath: `${baseUrl}docs/ref`, docsPath: `${baseUrl}docs`, sitePaths: [`${baseUrl}docs/guide`] },
    siteAnchors: new Map([[`${baseUrl}docs/guide`, new Set(['there'])]]),
  };
  const info = 'info: {title: T, version: "1", description: TEXT}';
  const place = '#/info/description';

  it.each(['/docs/guide#there', `/docs/ref/api/t#${anchorFor('getTask')}`])(
    'a link to the anchor %s leads there',
    async (href) => {
      const { inserts } = await generate(describeWith(info, `See [it](${href}).`), site);
      expect(JSON.stringify(inserts)).toContain(`<a href=\\"${baseUrl}${href.slice(1)}\\">`);
    },
  );

  it.each(['/docs/guide#nope', '/docs/ref/api/t#nope'])('a link to the anchor %s is reported', async (href) => {
    expect(await errorsOf(describeWith(info, `See [it](${href}).`), site)).toEqual([
      `${place} The link "${href}" is broken; it is shown as text.`,
    ]);
  });

  it('an address of a field with an anchor that is not there is reported', async () => {
    expect(await errorsOf(describeWith('externalDocs: {url: TEXT}', '/docs/guide#nope'), site)).toEqual([
      '#/externalDocs/url The link "/docs/guide#nope" is broken; it is shown as text.',
    ]);
  });
});

it('every text is rendered once, wherever and how often it stands', async () => {
  const sources: string[] = [];
  const create = markdown.createMarkdownRenderer;
  vi.spyOn(markdown, 'createMarkdownRenderer').mockImplementation(() => {
    const render = create();
    return (source, resolveLink) => {
      sources.push(source);
      return render(source, resolveLink);
    };
  });
  const schema =
    "{type: object, description: 'A [task](#getTask).', properties: {a: {type: string, description: '*A*'}}}";
  const operations = Array.from(
    { length: 40 },
    (_, index) =>
      `  /o${index}: {get: {tags: [Many], description: "${'x'.repeat(40_000)}", security: [{key: []}], responses: {"200": {description: '**OK**', content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}}`,
  );
  const { pages } = await generate(`openapi: 3.1.0
info: {title: T, version: "1", description: 'See [it](#getTask).'}
servers: [{url: /v1, description: 'The *one*.'}]
components: {schemas: {A: ${schema}}, securitySchemes: {key: {type: mutualTLS, description: 'A *key*.'}}}
paths:
  /task: {get: {tags: [T], operationId: getTask, summary: Get, responses: {}}}
${operations.join('\n')}`);
  expect(pages.filter(({ url }) => /many/.test(url)).length).toBeGreaterThan(1);
  expect(sources.length).toBeGreaterThan(6);
  expect(new Set(sources).size).toBe(sources.length);
});

describe('a link to a heading of the introduction of a foreign description', () => {
  const headings = '# Use\n\n## Paging\n\n## Error `codes`\n\n## Paging\n\n## Сортировка\n\n## Get task\n';
  const linked = async (href: string) => {
    const info = `info: {title: T, version: '1', description: ${JSON.stringify(`Lead.\n\n${headings}`)}}`;
    const text = JSON.stringify(`See [it](${href}).`);
    const description = `openapi: 3.1.0\n${info}\npaths: {/a: {get: {tags: [T], operationId: getTask, description: ${text}, responses: {}}}}`;
    const { pages, inserts, notices } = await generate(description, {}, { foreign: true });
    const [, found] = /See <a href=\\"([^"]*)\\">it/.exec(JSON.stringify(pages)) ?? [];
    const about = insertBlocks(inserts.about, (to) => to).join('\n');
    return { found, notices: notices.filter(({ message }) => message.includes('broken')).length, inserts, about };
  };

  it.each([
    ['#paging', '/docs/api#about.paging'],
    ['#section/Use/Error-codes', '/docs/api#about.error-codes'],
    ['#section/Paging', '/docs/api#about.paging'],
    ['#paging-2', '/docs/api#about.paging-2'],
    ['#сортировка', '/docs/api#about.сортировка'],
    ['#%D0%A1%D0%BE%D1%80%D1%82%D0%B8%D1%80%D0%BE%D0%B2%D0%BA%D0%B0', '/docs/api#about.сортировка'],
    ['#getTask', task],
  ])('%s leads to %s', async (href, want) => {
    const { found, notices, inserts, about } = await linked(href);
    expect([found, notices]).toEqual([want, 0]);
    const [, anchor = ''] = want.split('#');
    if (want === task) return;
    expect(inserts.about.text).toContain(`id="${anchor}"`);
    expect(about).toContain(`<a id="${anchor}"></a>\n####`);
  });

  it('that names none is text', async () => {
    expect(await linked('#pages')).toMatchObject({ found: undefined, notices: 1 });
  });
});
