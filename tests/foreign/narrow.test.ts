import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { buildForeign } from './foreignSite';
import { openSite } from './openSite';

const word = 'x'.repeat(120);
const modelName = 'VeryLongModelName'.repeat(8);
const longPath = `/${Array.from({ length: 8 }, (_each, index) => `averyverylongsegment${index}`).join('/')}/{${'parameter_'.repeat(8)}}`;
/** Hebrew, with code and a link that are read from the left. */
const hebrew = 'שלום עולם `GET /tasks/{id}` זה טקסט [a/b](https://example.com/a/b) סוף (1.2).';
const table = ['| A | B | C | D |', '| --- | --- | --- | --- |', `| \`boolean\` | \`${word}\` | ${word} | d |`].join(
  '\n',
);

const actions = [
  '| Action | Details | Permissions |',
  '| --- | --- | --- |',
  `| \`change_backup_policy\` | ${'What it does, in words. '.repeat(8)} | \`task:update\` |`,
].join('\n');

/** A description whose every name is longer than a phone is wide. */
const description = JSON.stringify({
  openapi: '3.1.0',
  info: {
    title: 'Title'.repeat(20),
    version: `1.0.0-${'build'.repeat(20)}`,
    description: `${word}\n\n${table}`,
    contact: { name: 'Contact '.repeat(7), url: 'https://example.com/contact' },
  },
  externalDocs: { url: 'https://example.com/docs', description: 'Words of the documentation. '.repeat(8) },
  servers: [{ url: `https://${'api'.repeat(15)}.example.com/${'base/'.repeat(10)}`, description: word }],
  tags: [{ name: 'Tag'.repeat(25), description: table }],
  paths: {
    '/actions': { post: { operationId: 'runAction', summary: 'Run', description: actions, tags: ['Actions'] } },
    [longPath]: {
      get: {
        operationId: 'getSomething'.repeat(8),
        summary: 'Summaryword'.repeat(7),
        description: `${hebrew}\n\n${table}\n\n\`\`\`\n${word}${word}\n\`\`\``,
        tags: ['Tag'.repeat(25)],
        security: [{ ['scheme'.repeat(12)]: [`${'scope:'.repeat(14)}read`] }],
        parameters: [
          { name: 'parameter_'.repeat(8), in: 'path', required: true, schema: { enum: [word, 'enum-'.repeat(30)] } },
          { name: 'query_'.repeat(15), in: 'query', schema: { type: 'string', pattern: word, default: word } },
        ],
        responses: {
          200: {
            description: word,
            headers: { [`X-${'Header-'.repeat(12)}`]: { schema: { type: 'string' } } },
            content: {
              [`application/vnd.${'vendor.'.repeat(12)}json`]: {
                schema: { $ref: `#/components/schemas/${modelName}` },
              },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      ['scheme'.repeat(12)]: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: `https://example.com/${word}`,
            scopes: { [`${'scope:'.repeat(14)}read`]: word },
          },
        },
      },
    },
    schemas: {
      [modelName]: {
        type: 'object',
        properties: {
          ['field_'.repeat(15)]: { type: 'string', description: word, example: word },
          model: { anyOf: [{ type: 'string' }, { type: 'string', enum: [word, 'name-'.repeat(20)] }] },
          choice: {
            oneOf: ['One', 'Two'].map((name) => ({ title: name.repeat(30), type: 'object', properties: { a: {} } })),
          },
          map: { additionalProperties: { $ref: `#/components/schemas/${modelName}` } },
        },
      },
    },
  },
});

/** Pixels by which a page with all of its folds open is wider than its window. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** Where pieces of the Hebrew text begin, from the left, in their order on the screen. */
async function orderOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = [...document.querySelectorAll('main p')].find((each) => each.textContent.startsWith('שלום'));
    const code = text?.querySelector('code')?.firstChild;
    const leftOf = (node: Node | null | undefined, from: number, to: number): number => {
      const range = document.createRange();
      if (!node) return Number.NaN;
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect().left;
    };
    const pieces: [name: string, left: number][] = [
      ['first word', leftOf(text?.firstChild, 0, 4)],
      ['method', leftOf(code, 0, 3)],
      ['name in braces', leftOf(code, 11, 15)],
    ];
    return pieces.sort(([, a], [, b]) => a - b).map(([name]) => name);
  });
}

/** Whether the tables of texts scroll in boxes that can be reached by keyboard, and say so. */
async function tablesSaySo(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .prose .table')].map((box) => {
      const { content, width } = getComputedStyle(box, '::before');
      const says = content.includes('Scroll for more columns') && Number.parseFloat(width) > 0;
      return box.tabIndex === 0 && box.scrollWidth > box.clientWidth && says;
    }),
  );
}

it('long names wrap or scroll in their own box, and code in a text from right to left is read from the left', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'described-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, description);
  const site = await buildForeign(file, 'narrow');
  const opened = await openSite(site.folder);
  const open = async (address: string, width: number): Promise<Page> => {
    const { page } = await opened.open(address, { viewport: { width, height: 800 } });
    return page;
  };
  try {
    const [operation] = site.index.operations;
    const routes = ['/', ...new Set(site.index.pages.map(({ url }) => url))];
    const wide: string[] = [];
    for (const width of [320, 390, 1280]) {
      for (const route of routes) {
        const page = await open(route, width);
        const pixels = await sideways(page);
        if (pixels > 0) wide.push(`${route} at ${width}: ${pixels} pixels`);
        await page.close();
      }
    }
    expect(routes.length).toBeGreaterThan(2);
    expect(wide).toEqual([]);
    const page = await open(operation?.page ?? '', 1280);
    expect(await tablesSaySo(page)).toEqual([true, true]);
    expect(await orderOnScreen(page)).toEqual(['method', 'name in braces', 'first word']);
    const run = await open(site.index.operations.find(({ id }) => id === 'runAction')?.page ?? '', 390);
    expect((await run.locator('main .prose td:nth-child(2)').boundingBox())?.width).toBeGreaterThan(180);
    const overview = await open('/', 1920);
    const widthOf = async (what: string): Promise<number> =>
      (await overview.locator(what).first().boundingBox())?.width ?? 0;
    expect(await widthOf('main .table:has(.method-column)')).toBeGreaterThan(1200);
    expect(await widthOf('main .markdown > p')).toBeLessThanOrEqual(688);
  } finally {
    await opened.close();
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
