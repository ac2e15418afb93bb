import { toPlainText } from '../markdown';
import type { Operation } from '../model';
import type { ApiPage, PagePart } from '../page';
import { withArticle } from '../words';
import type { ApiPageAddress } from './addresses';
import { createAnchors, sharedAnchors, topAnchors } from './anchors';
import type { PageContext } from './context';
import { createRowCounter } from './countRows';
import { externalDocsView } from './externalDocs';
import { operationSection } from './operationSection';
import { breadcrumbs, operationLink } from './pageLinks';
import { createSchemaViewer } from './schemaView';

/** Rows of fields up to which a page opens every named schema wherever it is used. */
const fullRows = 1250;
/** Rows of fields after which a page only links named schemas. */
const maxRows = 2500;

/** Makes the page of a tag, or one of its pages. What describes the tag as a whole is on the first. */
export function makeApiPage(address: ApiPageAddress, context: PageContext): ApiPage {
  const { tag, part } = address;
  const base = {
    kind: 'api' as const,
    url: address.url,
    title: titleOf(address),
    source: context.sourceOf(address.operations[0]?.pointer ?? tag.pointer),
    breadcrumbs: breadcrumbs(address.groupTitle, context.home, context.addresses),
    ...layOutOperations(address.operations, context),
    ...partsOf(address, context),
  };
  const ofAll = `Operations of ${tag.title} in ${withArticle(context.model.title)}`;
  const description = tag.description && context.renderText(tag.description);
  if (part > 1) return { ...base, summary: `${ofAll}, part ${part}.`, seeAlso: [] };
  return {
    ...base,
    description,
    summary: description ? toPlainText(description, 160) : `${ofAll}.`,
    externalDocs: externalDocsView(tag.externalDocs, context.renderText),
    ...notesOf(tag),
    seeAlso: (context.alsoOfTag.get(tag.name) ?? []).map((operation) => operationLink(operation, context.addresses)),
  };
}

function titleOf({ tag, part }: ApiPageAddress): string {
  return part > 1 ? `${tag.title}, part ${part}` : tag.title;
}

/** Every page of a tag that has several, with its operations. */
function partsOf({ tag }: ApiPageAddress, { addresses, pagesOfTag }: PageContext): Pick<ApiPage, 'parts'> {
  const pages = pagesOfTag.get(tag.name) ?? [];
  if (pages.length < 2) return {};
  const parts = pages.map(
    (page): PagePart => ({
      label: `Part ${page.part}`,
      href: page.url,
      operations: page.operations.map((operation) => operationLink(operation, addresses)),
    }),
  );
  return { parts };
}

/** What a tag says of itself beside its title. */
function notesOf({ summary, kind }: ApiPageAddress['tag']): Pick<ApiPage, 'notes'> {
  const notes = [summary, kind === undefined ? undefined : `Kind of tag: ${kind}`].filter((note) => note !== undefined);
  return notes.length > 0 ? { notes } : {};
}

type Layout = Pick<ApiPage, 'operations' | 'sharedAnchors'>;

function layOutOperations(operations: Operation[], context: PageContext): Layout {
  const page = JSON.stringify(operations.map(({ kind, id, method, path }) => [kind, id, method, path]));
  const pointers = operations.map(({ pointer }) => pointer);
  return context.reuse(`operations ${page}`, pointers, () => layOut(operations, context));
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
