import { escapeHtml } from '../../escape';
import { groupBy } from '../../groupBy';
import { displayMethod, methodClass, titleOfOperation } from '../../methods';
import type { Operation, ReferenceModel } from '../../model';
import type { ReferencePage } from '../../page';
import { type Addresses, type ApiPageAddress, groupTitlesOf } from '../../pages/addresses';
import { groupAnchor, modelsAnchor } from '../../pages/pageLinks';
import type { RenderText } from '../../pages/texts';
import { anchorSlug } from '../../slug';
import { counted } from '../../words';
import { escapeGuideText, htmlLine } from '../markdown/text';
import type { ProofRow } from './proof';

export interface OverviewInput {
  model: ReferenceModel;
  addresses: Addresses;
  pages: ReferencePage[];
  renderText: RenderText;
  /** Address of the page that lists the models, where there is one. */
  modelsPage?: string | undefined;
  /** What of the site has been run, if that is recorded. */
  proof?: readonly ProofRow[];
}

/** Operations of descriptions with more than this are lines that fold below their page, where tables would be very long. */
const maxInTables = 300;
/** Up to this number the operations of a page are open at once: folding a few saves less than it hides. */
const maxOpen = 10;

/**
 * Lists every page with its operations, then what has no page. Components
 * are shown where they are used; of a description without operations they are all that there is.
 */
export function overview({ addresses, model, pages, modelsPage }: OverviewInput): string {
  const titles = new Map(pages.map((page) => [page.url, page.title]));
  const apiPages = groupBy(addresses.apiPages, groupTitlesOf);
  const listed = modelsPage === undefined ? addresses.modelPages : [];
  const modelPages = groupBy(listed, ({ groupTitle }) => [groupTitle]);
  const ofTag = groupBy(model.operations, ({ tags }) => new Set(tags));
  const link = ({ url }: { url: string }): string => `[${escapeGuideText(titles.get(url) ?? url)}](${url})`;
  return similarGroups(addresses)
    .concat(
      [...new Set([...apiPages.keys(), ...modelPages.keys()])].map((title) => {
        const [api, models] = [apiPages.get(title) ?? [], modelPages.get(title) ?? []];
        const isNamed = title !== '' || api.length > 0;
        return [
          ...(isNamed
            ? [`## ${escapeGuideText(title || 'Operations')} {#${groupAnchor(title || model.title, addresses)}}`]
            : []),
          ...apiList(api, title, link, {
            addresses,
            areFolded: model.operations.length > maxInTables,
            ofTag,
          }),
          ...(models.length > 0
            ? [
                `${isNamed ? '###' : '##'} Models {#${modelsAnchor(title || model.title, addresses)}}`,
                models.map((page) => `- ${link(page)}`).join('\n'),
              ]
            : []),
        ].join('\n\n');
      }),
      modelsPage === undefined
        ? []
        : [`## Models {#models}\n\n[All ${addresses.modelPages.length} models](${modelsPage})`],
      unresolvedPaths(model),
      emptyPaths(model),
      components(model, addresses),
    )
    .join('\n\n');
}

/** Links to groups whose titles give one anchor, at that anchor. */
function similarGroups(addresses: Addresses): string[] {
  return addresses.equalGroups.map(({ names, addresses: anchors }) => {
    const marks = anchors.map((anchor) => `<span id="${anchor}"></span>`).join('');
    const links = names.map((title) => `[${escapeGuideText(title)}](#${groupAnchor(title, addresses)})`);
    return `${marks}Groups with similar names: ${links.join(', ')}`;
  });
}

/** The paths of which no page can say more than where their reference leads. */
function unresolvedPaths({ unresolvedPaths: paths }: ReferenceModel): string[] {
  const rows = paths.map(
    ({ path, reference }) => `| ${codeCell(path)} | Unresolved reference: ${codeCell(reference)} |`,
  );
  return tableSection('Unresolved paths', ['Path', 'Operations'], rows);
}

/** The paths that have no operation. */
function emptyPaths({ emptyPaths: paths }: ReferenceModel): string[] {
  const rows = paths.map((path) => `| ${codeCell(path)} | none |`);
  return tableSection('Paths without operations', ['Path', 'Operations'], rows);
}

/** The components that no page shows since no operation uses them; their kinds are the fields of the Components Object. */
function components({ operations, schemas, components: others }: ReferenceModel, { models }: Addresses): string[] {
  if (operations.length > 0) return [];
  const unlisted = schemas.map(({ name }) => name).filter((name) => !models.has(name));
  const kinds = unlisted.length > 0 ? [{ kind: 'schemas', names: unlisted }, ...others] : others;
  const rows = kinds.map(({ kind, names }) => `| ${codeCell(kind)} | ${names.map(codeCell).join(', ')} |`);
  return tableSection('Components', ['Kind', 'Names'], rows);
}

/** A section with a table; nothing when it has no row. */
function tableSection(title: string, [first, second]: [string, string], rows: string[]): string[] {
  if (rows.length === 0) return [];
  const table = [`| ${first} | ${second} |`, '| --- | --- |', ...rows].join('\n');
  return [`## ${title} {#${anchorSlug(title)}}\n\n${table}`];
}

/** Code in a cell of a table, as an element: a code span could not hold a backslash before a `|`. */
function codeCell(text: string): string {
  return `<code>${escapeGuideText(text)}</code>`;
}

/** Anchor of a page's entry: the end of its address, which is its own. */
function pageAnchor(url: string): string {
  return `page-${url.split('/').slice(-2).join('-')}`;
}

/**
 * The pages of a group with the operations of each: where all of a tag are in full on pages of other tags, as links to these. A
 * page that several groups list has its anchor and its operations in the first; the others begin with a link to it.
 */
function apiList(
  pages: ApiPageAddress[],
  group: string,
  link: (page: { url: string }) => string,
  { addresses, areFolded, ofTag }: { addresses: Addresses; areFolded: boolean; ofTag: Map<string, Operation[]> },
): string[] {
  const listed = pages.filter(({ listed, operations }) => !listed || operations.length > 0);
  const [own, others] = [
    listed.filter((page) => page.groupTitle === group),
    listed.filter((page) => page.groupTitle !== group),
  ];
  const listOf = areFolded ? operationLines : operationTable;
  const operationsOf = ({ operations, tag }: ApiPageAddress): readonly Operation[] =>
    operations.length > 0 ? operations : (ofTag.get(tag.name) ?? []);
  return [
    ...(others.length > 0 ? [others.map((page) => `- ${link(page)}`).join('\n')] : []),
    ...own.flatMap((page) => [
      `### ${link(page)} {#${pageAnchor(page.url)}}`,
      ...listOf(operationsOf(page), addresses),
    ]),
  ];
}

/** Operations as a list in HTML below their number, which opens it. */
function operationLines(operations: readonly Operation[], { operations: places }: Addresses): string[] {
  if (operations.length === 0) return [];
  const items = operations.map((operation) => {
    const { page, anchor } = places.get(operation.id) ?? { page: '', anchor: '' };
    const link = `<a href="${escapeHtml(`${page}#${anchor}`)}">${htmlLine(titleOfOperation(operation))}</a>`;
    const title = operation.deprecated ? `<s>${link}</s>` : link;
    const method = displayMethod(operation);
    const mark = `<span class="method ${methodClass(method) ?? ''}">${htmlLine(method)}</span>`;
    return `<li>${mark} ${title} <code>${htmlLine(operation.path)}</code></li>`;
  });
  const summary = `<summary>${counted(operations.length, 'operation')}</summary>`;
  const open = operations.length <= maxOpen ? ' open' : '';
  return [`<details class="operation-lines"${open}>${summary}<ul>\n${items.join('\n')}\n</ul></details>`];
}

function operationTable(operations: readonly Operation[], addresses: Addresses): string[] {
  if (operations.length === 0) return [];
  const rows = operations.map((operation) => {
    const method = displayMethod(operation);
    return `| ${methodMark(method)} | ${operationTitle(operation, addresses)} | ${codeCell(operation.path)} |`;
  });
  // The style sheet recognises the table by this class, and sets widths for its columns that do not change while rows
  // arrive.
  return [
    ['| <span class="method-column">Method</span> | Operation | Path |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
}

/** A link to an operation, struck through where it is deprecated. */
function operationTitle(operation: Operation, addresses: Addresses): string {
  const link = operationLink(operation, addresses);
  return operation.deprecated ? `~~${link}~~` : link;
}

/** A method in the colour that the specification's methods have. */
export function methodMark(method: string): string {
  return `<span class="method ${methodClass(method) ?? ''}">${escapeGuideText(method)}</span>`;
}

/** A link to an operation, by its title. */
export function operationLink(operation: Operation, { operations }: Addresses): string {
  const address = operations.get(operation.id);
  const title = escapeGuideText(titleOfOperation(operation));
  return address ? `[${title}](${address.page}#${address.anchor})` : title;
}
