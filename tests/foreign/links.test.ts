import { describe, expect, it } from 'vitest';
import { makeReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import { findUses } from '../../src/reference/pages/uses';
import { schemasByName } from '../../src/reference/schema';
import { htmlAddresses } from '../coverage/htmlAddresses';
import { generateForeign, renderPages } from '../coverage/rendered';
import { fileOf, jsonExamples } from './descriptions';

/** The pages of a description by address: their anchors, and where their links lead on the same site. */
async function readPages(name: string) {
  const reference = await generateForeign(fileOf(name));
  const pages = new Map(
    [...renderPages(reference)].map(([url, html]) => {
      const { anchors, links } = htmlAddresses(html);
      return [url, { anchors: new Set(anchors), links: links.filter((href) => /^[/#]/.test(href)) }] as const;
    }),
  );
  const files = new Set(reference.files().map((file) => `/${file.path}`));
  const { model, addresses } = reference;
  const uses = findUses(model.operations, schemasByName(model.schemas));
  return { pages, files, index: makeReferenceIndex({ model, addresses, uses, pages: reference.pages }) };
}

describe('the pages of somebody else’s description', () => {
  it.each(jsonExamples)('%s: every link leads to a page, an anchor or a file', async (name) => {
    const { pages, files } = await readPages(name);
    const broken = [...pages].flatMap(([url, { links }]) =>
      links.filter((href) => {
        const [path = '', anchor = ''] = href.split('#');
        const page = pages.get(path || url);
        if (!page) return path !== '/' && !files.has(path);
        return anchor !== '' && !page.anchors.has(decodeURIComponent(anchor));
      }),
    );
    expect(broken).toEqual([]);
  });

  it.each(jsonExamples)('%s: every page, operation and field of the index is there', async (name) => {
    const { pages, index } = await readPages(name);
    expect(index.pages.map(({ url }) => url).sort()).toEqual([...pages.keys()].sort());
    const listed = [...index.operations, ...index.webhooks, ...index.fields];
    expect(listed.filter(({ page, anchor }) => !pages.get(page)?.anchors.has(anchor))).toEqual([]);
  });
});
