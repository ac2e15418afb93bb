import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReferencePageBody from '../../src/components/reference/ReferencePageBody';
import type { GuideInserts } from '../../src/reference/outputs/guides/guideInserts';
import { generateReference, type Reference } from '../../src/reference/stages/generate';

/** What the generator makes of a description, as it reaches a reader. */
export interface Generated {
  reference: Reference;
  /** The HTML of every page. */
  pages: { url: string; html: string }[];
  inserts: GuideInserts;
}

/** Generates the reference of a third-party description, given as a document, with files beside it by their names. */
export async function generateFrom(
  document: unknown,
  beside: Record<string, string> = {},
  generate = generateReference,
): Promise<Generated> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-hostile-'));
  try {
    const descriptionFile = path.join(folder, 'openapi.json');
    await writeFile(descriptionFile, JSON.stringify(document));
    for (const [name, text] of Object.entries(beside)) await writeFile(path.join(folder, name), text);
    const reference = await generate({
      source: { siteDir: folder, descriptionFile },
      site: {
        basePath: '/docs/api_reference',
        docsPath: '/docs',
        sitePaths: [],
        hasRequestBuilder: true,
        home: { label: 'API', href: '/docs' },
      },
      checks: { foreign: true },
    });
    return {
      reference,
      pages: reference.pages.map(toHtml),
      inserts: reference.inserts,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toHtml(page: Reference['pages'][number]): Generated['pages'][number] {
  return { url: page.url, html: renderToStaticMarkup(createElement(ReferencePageBody, { page })) };
}
