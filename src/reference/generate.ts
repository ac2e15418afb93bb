import path from 'node:path';
import { findBrokenAnchors, reportBrokenLinks } from './brokenLinks';
import { buildModel } from './build/model';
import { judgeProblems } from './judgeProblems';
import { type Description, loadDescription } from './load/description';
import { lostPart } from './load/loadProblems';
import { createMarkdownRenderer } from './markdown';
import type { ReferenceModel } from './model';
import { type OutputFile, openapiFiles } from './outputs/openapiFiles';
import { postmanFiles } from './outputs/postman';
import { referenceIndexFile } from './outputs/referenceIndex';
import type { ReferencePage } from './page';
import { type Addresses, makeAddresses } from './pages/addresses';
import { createTextLinker, type LinkText, type TextLink } from './pages/links';
import { makePages } from './pages/pages';
import { findUses } from './pages/reach';
import type { Problem } from './problems';
import { DescriptionError } from './report';

/** What the generator needs to know of the site. Paths are absolute, addresses carry the base URL. */
export interface GenerateOptions {
  siteDir: string;
  descriptionFile: string;
  /** Address under which the pages stand: `/docs/api_reference`. */
  basePath: string;
  /** Address of the documentation, whose paths are known: `/docs`. */
  docsPath: string;
  /** Every address under `docsPath` that is not made here. */
  sitePaths: string[];
  /** Anchors of those pages whose anchors are known, by lower-case address. */
  siteAnchors?: Map<string, Set<string>>;
  /** Whether the description is somebody else's: its broken links are notices, and its paths lead to its own host. */
  foreign?: boolean;
  /** Whether what the OpenAPI Specification forbids stops the build, also in somebody else's description. */
  strict?: boolean;
  /** What may be read outside the description's folder: URLs, absolute files, and what lies below those ending in `/`. */
  allowRefs?: string[];
  /** Called when a stage is done, for those who measure. */
  onStage?: (stage: Stage) => void;
  /** First breadcrumb of every page. */
  home: { label: string; href: string };
}

/** What a description goes through, in this order. */
export type Stage = 'load' | 'model' | 'pages' | 'files';

/** The whole reference: pages to render, files to write beside them, and what was found on the way. */
export interface Reference {
  model: ReferenceModel;
  addresses: Addresses;
  /** What the model was made from, for the files that other packages make of it. */
  description: Description;
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
  const { descriptionFile, siteDir, allowRefs, foreign = false, strict = false } = options;
  // Our own description has its linter.
  const loaded = await loadDescription(descriptionFile, siteDir, allowRefs, foreign || strict);
  if (!loaded.description) throw new DescriptionError(loaded.problems);
  const { description } = loaded;
  const done = options.onStage ?? (() => undefined);
  done('load');
  const { model, problems } = buildModel(description, createMarkdownRenderer(keepLink));
  done('model');
  const found: Problem[] = [...problems];
  const broken: TextLink[] = [];
  const withAnchor: TextLink[] = [];
  const uses = findUses(model.operations, model.schemas);
  const { pages, addresses, linkText } = makePages({
    ...{ model, uses, home: options.home },
    sourceOf: (pointer) => description.locate(pointer).file,
    addressesWith: (parts) =>
      makeAddresses(model, { ...options, parts }, (pointer, severity, message, remedy) => {
        // The pages are laid out twice when one is split; the first time has reported every problem.
        if (parts.size === 0) found.push({ severity, place: description.locate(pointer), message, remedy });
      }),
    linkerFor: (made) =>
      createTextLinker({
        addresses: made,
        docsPath: options.docsPath,
        sitePaths: new Set([...options.sitePaths, ...pageUrls(made)].map((url) => url.toLowerCase())),
        ...(options.foreign ? { foreignBase: foreignBase(description.document) } : {}),
        onBroken: (link) => broken.push(link),
        onAnchor: (link) => withAnchor.push(link),
      }),
  });
  const linked = linkInfo(model, linkText);
  broken.push(...findBrokenAnchors(withAnchor, pages, options.siteAnchors ?? new Map()));
  const severity = foreign ? 'notice' : 'error';
  const lost = lostPart(description.problems);
  const made = [...found, ...reportBrokenLinks(broken, description.document, description.locate, severity, lost)];
  const notices = judgeProblems({ loaded: description.problems, made }, { foreign, strict });
  if (notices.some((problem) => problem.severity === 'error')) throw new DescriptionError(notices);
  done('pages');
  const files = [
    ...openapiFiles(description.document),
    ...postmanFiles(linked),
    referenceIndexFile({ model: linked, addresses, uses, pages }),
  ];
  done('files');
  return {
    model: linked,
    addresses,
    description,
    pages,
    files,
    sources: description.files.map((file) => path.resolve(file)),
    notices,
  };
}

/** The model with the links of its introduction led to their pages, for the texts that guides take in. */
function linkInfo(model: ReferenceModel, linkText: LinkText): ReferenceModel {
  const { description } = model.info;
  return { ...model, info: { ...model.info, description: description && linkText(description) } };
}

/** Addresses stay as authors wrote them until the pages are known; the renderer refuses unsafe ones by itself. */
function keepLink(href: string): string {
  return href;
}

/** What links of a foreign description are relative to: its further documentation, else its first server. */
function foreignBase({ externalDocs, servers }: Description['document']): string {
  return externalDocs?.url ?? servers?.[0]?.url ?? '';
}

function pageUrls({ apiPages, modelPages }: Addresses): string[] {
  return [...apiPages, ...modelPages].map(({ url }) => url);
}
