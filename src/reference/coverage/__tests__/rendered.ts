import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReferencePageBody from '../../../components/reference/ReferencePageBody';
import { generateReference, type Reference } from '../../generate';
import { loadDescription } from '../../load/description';
import { makeGuideInserts } from '../../outputs/guideInserts';
import { makeReferenceIndex } from '../../outputs/referenceIndex';
import type { ReferencePage } from '../../page';
import { type Coverage, findMissing } from '../coverage';

const siteDir = path.resolve(__dirname, '../../../..');

/** The reference of a description, as somebody else's portal would make it. */
export function generateForeign(file: string): Promise<Reference> {
  const home = { label: 'API', href: '/' };
  return generateReference({
    siteDir,
    descriptionFile: file,
    basePath: '/api_reference',
    docsPath: '/',
    sitePaths: [],
    foreign: true,
    home,
  });
}

/** Static markup of a page. */
export function renderPage(page: ReferencePage): string {
  return renderToStaticMarkup(createElement(ReferencePageBody, { page }));
}

/** Every page of a reference in one go, by address. */
export function renderPages({ pages }: Reference): Map<string, string> {
  return new Map(pages.map((page) => [page.url, renderPage(page)]));
}

/** The coverage walk over a description and its rendered pages. */
export async function coverageOf(file: string): Promise<Coverage> {
  const { description } = await loadDescription(file, siteDir);
  if (!description) throw new Error(`${file} cannot be read`);
  const reference = await generateForeign(file);
  const { model, addresses, pages } = reference;
  const inserts = makeGuideInserts(reference);
  return findMissing({
    document: description.document,
    pages: renderPages(reference),
    overview: `${inserts.introduction.text}\n${inserts.overview.text}`,
    tagPages: new Map(addresses.apiPages.map(({ tag, url }) => [tag.pointer, url])),
    operations: new Map(
      model.operations.flatMap(({ id, pointer }) => {
        const address = addresses.operations.get(id);
        return address ? [[pointer, address] as const] : [];
      }),
    ),
    index: makeReferenceIndex(model, addresses, pages),
  });
}
