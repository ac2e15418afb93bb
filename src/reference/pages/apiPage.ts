import { toPlainText } from '../markdown';
import type { Operation, Tag } from '../model';
import { nameInWords } from '../nameInWords';
import type { ApiPage, OperationSection, PagePart } from '../page';
import { withArticle } from '../words';
import type { ApiPageAddress } from './addresses';
import { createAnchors, sharedAnchors, topAnchors } from './anchors';
import type { PageContext } from './context';
import { createRowCounter } from './countRows';
import { externalDocsView } from './externalDocs';
import { operationSection } from './operationSection';
import { breadcrumbs, operationLink, pageLabel } from './pageLinks';
import { createSchemaViewer } from './schemaView';

/** Rows of fields up to which a page opens every named schema wherever it is used. */
const fullRows = 1250;
/** Rows of fields after which a page only links named schemas. */
const maxRows = 2500;

/** Makes the page of a tag, or one below it. What describes the tag as a whole is on its own. */
export function makeApiPage(address: ApiPageAddress, context: PageContext): ApiPage {
  const { tag, segments } = address;
  const title = titleOf(address, context);
  const base = {
    kind: 'api' as const,
    url: address.url,
    title,
    source: context.sourceOf(address.operations[0]?.pointer ?? tag.pointer),
    breadcrumbs: [
      ...breadcrumbs(address.groupTitle, context.home, context.addresses),
      ...pagesAbove(address, context).map((above) => ({ label: crumbOf(above, context), href: above.url })),
    ],
    ...layOutOperations(address.operations, context),
    ...partsOf(address, context),
  };
  const summary = `Operations of ${title} in ${withArticle(context.model.title)}.`;
  if (segments.length > 0) return { ...base, summary, seeAlso: [] };
  const description = tag.description && context.renderText(tag.description);
  return {
    ...base,
    description,
    summary: description ? toPlainText(description, 160) : summary,
    ...externalDocsView(tag.externalDocs, context.renderText),
    ...notesOf(tag),
    seeAlso: (context.alsoOfTag.get(tag.name) ?? []).map((operation) => operationLink(operation, context.addresses)),
  };
}

/**
 * A page below that of a tag has the name of its segments, after that of the tag where the description has others, or where
 * the tag is a segment itself.
 */
function titleOf(address: ApiPageAddress, { pagesOfTag }: PageContext): string {
  const { tag, segments, isOfSegment } = address;
  if (segments.length === 0) return tag.title;
  if (isOfSegment) return nameInWords([tag.name, ...segments].join(' '));
  const label = pageLabel(address, pagesOfTag.get(tag.name) ?? []);
  return pagesOfTag.size < 2 ? label : `${tag.title}: ${label}`;
}

/** A page as one of those above another: the first names the tag, which the others then need not. */
function crumbOf(address: ApiPageAddress, context: PageContext): string {
  const { tag, segments, isOfSegment } = address;
  return segments.length === 0 || isOfSegment
    ? titleOf(address, context)
    : pageLabel(address, context.pagesOfTag.get(tag.name) ?? []);
}

/** The pages of the tag that this one is below, the tag's own first. */
function pagesAbove({ tag, segments }: ApiPageAddress, { pageAt }: PageContext): ApiPageAddress[] {
  return segments.flatMap((_, length) => pageAt.get(keyOfPage({ tag, segments: segments.slice(0, length) })) ?? []);
}

/** The tag and the segments of a page of operations, as one text. */
export function keyOfPage({ tag, segments }: Pick<ApiPageAddress, 'tag' | 'segments'>): string {
  return JSON.stringify([tag.name, ...segments]);
}

function isBelow(page: ApiPageAddress, { segments }: ApiPageAddress): boolean {
  return page.segments.length > segments.length && segments.every((segment, index) => segment === page.segments[index]);
}

/** The pages below this one that have operations, this one among them where it has some. */
function partsOf(address: ApiPageAddress, context: PageContext): Pick<ApiPage, 'parts'> {
  const { tag, listed } = address;
  if (!listed) return {};
  const { addresses, pagesOfTag } = context;
  // As they were while all stood here, also where two of them then had a suffix.
  const earlier = topAnchors(listed, createAnchors());
  const anchors = new Map(listed.map((operation, index) => [operation, earlier[index] ?? '']));
  const ofTag = pagesOfTag.get(tag.name) ?? [];
  const below = ofTag.filter((page) => page.operations.length > 0 && isBelow(page, address));
  const parts = below.map(
    (page): PagePart => ({
      label: pageLabel(page, ofTag),
      href: page.url,
      operations: page.operations.map((operation) => ({
        ...operationLink(operation, addresses),
        ...{ anchor: anchors.get(operation) ?? '' },
      })),
    }),
  );
  return { parts };
}

function notesOf(tag: ApiPageAddress['tag']): Pick<ApiPage, 'notes'> {
  const notes = tagNotes(tag);
  return notes.length > 0 ? { notes } : {};
}

/** What a tag says of itself beside its title. */
export function tagNotes({ summary, kind }: Pick<Tag, 'summary' | 'kind'>): string[] {
  return [summary, kind === undefined ? undefined : `Tag kind: ${kind}`].filter((note) => note !== undefined);
}

type Layout = Pick<ApiPage, 'operations' | 'sharedAnchors'>;

function layOutOperations(operations: Operation[], context: PageContext): Layout {
  const page = JSON.stringify(operations.map(({ kind, id, method, path }) => [kind, id, method, path]));
  const pointers = operations.map(({ pointer }) => pointer);
  const layout = context.reuse(`operations ${page}`, pointers, () => layOut(operations, context));
  return { ...layout, operations: layout.operations.map((section, at) => withFiles(section, operations[at], context)) };
}

/** What has another address in each version of the site is no part of what is reused. */
function withFiles(section: OperationSection, of: Operation | undefined, { filesOf }: PageContext): OperationSection {
  return of && filesOf ? { ...section, ...filesOf(of) } : section;
}

function layOut(operations: Operation[], context: PageContext): Layout {
  const counter = createRowCounter(context.outlineOf, fullRows);
  for (const operation of operations) context.limit.within(operation.pointer, () => counter.addOperation(operation));
  const once = counter.rows() >= fullRows;
  const anchors = createAnchors();
  const viewer = createSchemaViewer({ ...context, anchors, once, rowLimit: once ? maxRows : fullRows });
  const tops = topAnchors(operations, anchors);
  const section = { ...context, anchors, viewer };
  const laid = operations.map((operation, index) =>
    context.limit.within(operation.pointer, () => operationSection(operation, tops[index] ?? '', section)),
  );
  return { operations: laid, ...sharedAnchors(anchors) };
}
