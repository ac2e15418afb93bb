import path from 'node:path';
import { reportBrokenLinks } from './brokenLinks';
import { buildModel } from './build/model';
import { type Description, loadDescription } from './load/description';
import { createMarkdownRenderer } from './markdown';
import type { ReferenceModel } from './model';
import { type OutputFile, openapiFiles } from './outputs/openapiFiles';
import { makeReferenceIndex } from './outputs/referenceIndex';
import type { ReferencePage } from './page';
import { type Addresses, makeAddresses } from './pages/addresses';
import { type BrokenLink, createTextLinker } from './pages/links';
import { makePages } from './pages/pages';
import { DescriptionError, type Problem } from './problems';

/** What the generator needs to know of the site. Paths are absolute, addresses carry the base URL. */
export interface GenerateOptions {
  siteDir: string;
  descriptionFile: string;
  /** Address under which the pages stand: `/docs/api_reference`. */
  basePath: string;
  /** Address of the documentation, whose paths are known: `/docs`. */
  docsPath: string;
  /** Every address under `docsPath` that is not made here, lower case. */
  sitePaths: string[];
  /** First breadcrumb of every page. */
  home: { label: string; href: string };
}

/** The whole reference: pages to render, files to write beside them, and what was found on the way. */
export interface Reference {
  model: ReferenceModel;
  addresses: Addresses;
  pages: ReferencePage[];
  files: OutputFile[];
  /** Files that the description was read from. */
  sources: string[];
  notices: Problem[];
}

/**
 * Description → document → model → pages and files. Throws one DescriptionError with every problem when there is an
 * error among them.
 */
export async function generateReference(options: GenerateOptions): Promise<Reference> {
  const loaded = await loadDescription(options.descriptionFile, options.siteDir);
  if (!loaded.description) throw new DescriptionError(loaded.problems);
  const { description } = loaded;
  const { model, problems } = buildModel(description, createMarkdownRenderer(keepLink));
  const found: Problem[] = [...description.problems, ...problems];
  const addresses = makeAddresses(model, options, (pointer, severity, message, remedy) =>
    found.push({ severity, place: description.locate(pointer), message, remedy }),
  );
  const broken: BrokenLink[] = [];
  const linkText = createTextLinker({
    addresses,
    docsPath: options.docsPath,
    sitePaths: new Set([...options.sitePaths, ...pageUrls(addresses)].map((url) => url.toLowerCase())),
    onBroken: (link) => broken.push(link),
  });
  const sourceOf = (pointer: string): string => description.locate(pointer).file;
  const pages = makePages({ model, addresses, linkText, sourceOf, home: options.home });
  found.push(...reportBrokenLinks(broken, description.document, description.locate));
  if (found.some(({ severity }) => severity === 'error')) throw new DescriptionError(found);
  return {
    model,
    addresses,
    pages,
    files: makeFiles(description, model, addresses, pages),
    sources: description.files.map((file) => path.resolve(file)),
    notices: found,
  };
}

/** Addresses stay as authors wrote them until the pages are known; the renderer refuses unsafe ones by itself. */
function keepLink(href: string): string {
  return href;
}

function pageUrls({ apiPages, modelPages }: Addresses): string[] {
  return [...apiPages, ...modelPages].map(({ url }) => url);
}

function makeFiles(
  { document }: Description,
  model: ReferenceModel,
  addresses: Addresses,
  pages: ReferencePage[],
): OutputFile[] {
  const index = makeReferenceIndex(model, addresses, pages);
  return [...openapiFiles(document), { path: 'reference-index.json', content: `${JSON.stringify(index, null, 2)}\n` }];
}
