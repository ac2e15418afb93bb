import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReferencePageBody from '../../src/components/reference/ReferencePageBody';
import { loadDescription } from '../../src/reference/load/description';
import { makeGuideInserts } from '../../src/reference/outputs/guides/guideInserts';
import { makeReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import type { ReferencePage } from '../../src/reference/page';
import { findUses } from '../../src/reference/pages/uses';
import { schemasByName } from '../../src/reference/schema';
import { generateReference, type Reference } from '../../src/reference/stages/generate';
import { type Coverage, findMissing } from './coverage';

const siteDir = path.resolve(__dirname, '../..');

/** The reference of a description, as somebody else's portal would make it. */
export function generateForeign(file: string): Promise<Reference> {
  const home = { label: 'API', href: '/' };
  return generateReference({
    source: { siteDir, descriptionFile: file },
    site: { basePath: '/api_reference', docsPath: '/', sitePaths: [], home },
    checks: { foreign: true },
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

/** What of a reference is looked through, as HTML: its pages by address, and the texts of the overview. */
export interface Shown {
  pages: ReadonlyMap<string, string>;
  overview: string;
}

/** The pages as the site shows them. */
function showPages(reference: Reference): Shown {
  const { title, introduction, overview, about } = makeGuideInserts(reference);
  return {
    pages: renderPages(reference),
    overview: `${title.text}\n${introduction.text}\n${overview.text}\n${about.text}`,
  };
}

/** A description, bundled, and the reference that is made of it. */
export interface Described {
  document: object;
  reference: Reference;
}

/** Reads a description, and makes its reference as somebody else's portal would. */
export async function readDescribed(file: string): Promise<Described> {
  const { description } = await loadDescription(file, siteDir);
  if (!description) throw new Error(`${file} cannot be read`);
  return { document: description.document, reference: await generateForeign(file) };
}

/** The coverage walk over a description and its rendered pages, or another form of them. */
export function coverageOf(
  { document, reference }: Described,
  show: (reference: Reference) => Shown = showPages,
): Coverage {
  const { model, addresses, pages } = reference;
  const uses = findUses(model.operations, schemasByName(model.schemas));
  return findMissing({
    document,
    ...show(reference),
    tagPages: new Map(
      model.tags.flatMap(({ name, pointer }) => {
        const url = addresses.tags.get(name);
        return url === undefined ? [] : [[pointer, url] as const];
      }),
    ),
    operations: new Map(
      model.operations.flatMap(({ id, pointer }) => {
        const address = addresses.operations.get(id);
        return address ? [[pointer, address] as const] : [];
      }),
    ),
    index: makeReferenceIndex({ model, addresses, uses, pages }),
  });
}
