import type { Json } from '../json';
import { toPlainText } from '../markdown';
import type { Operation, ReferenceModel } from '../model';
import type { ReferencePage } from '../page';
import type { Addresses } from '../pages/addresses';
import { groupAnchor, modelsAnchor } from '../pages/pageLinks';
import { meaningOfStatus, titleOfStatus } from '../pages/places';
import { compareText } from '../problems';
import { counted } from '../words';
import { makeIntroduction } from './introduction';

interface Input {
  model: ReferenceModel;
  addresses: Addresses;
  pages: ReferencePage[];
}

/** Text for a guide: Markdown of our own making, or HTML that holds sanitised texts of the description. */
export interface GuideInsert {
  kind: 'markdown' | 'html';
  text: string;
}

/** Texts that guides take in where they ask for them, by name. */
export type GuideInserts = Record<
  'introduction' | 'overview' | 'operations-by-status' | 'operations-by-error-code',
  GuideInsert
>;

/** Makes what guides show of the reference: all pages and operations, and which operations answer with an error. */
export function makeGuideInserts(input: Input): GuideInserts {
  const markdown = (text: string): GuideInsert => ({ kind: 'markdown', text });
  return {
    introduction: { kind: 'html', text: makeIntroduction(input.model) },
    overview: markdown(overview(input)),
    'operations-by-status': markdown(operationsByStatus(input)),
    'operations-by-error-code': markdown(operationsByErrorCode(input)),
  };
}

/** Text as code: between more backticks than it has in a row, on one line. Not for tables, where `|` ends it. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const line = text.replace(/\s+/g, ' ');
  return longest > 0 || line.trim() === '' ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** What may stand in the anchor of a heading or the name of a class. */
function name(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Text that Markdown does not read as markup. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|&~:@$="'/]/g, '\\$&').replace(/\s+/g, ' ');
}

function operationLink({ id, summary }: Operation, { operations }: Addresses): string {
  const address = operations.get(id);
  return address ? `[${plain(summary ?? id)}](${address.page}#${address.anchor})` : plain(summary ?? id);
}

/** Characters of a text that stands as the meaning of a status. */
const longest = 300;

/** Descriptions with more operations than this show only pages in the overview. */
const mostOperations = 300;

function overview({ addresses, model, pages }: Input): string {
  const titles = new Map(pages.map((page) => [page.url, page.title]));
  const groups = new Set([...addresses.apiPages, ...addresses.modelPages].map(({ groupTitle }) => groupTitle));
  const link = ({ url }: { url: string }): string => `[${plain(titles.get(url) ?? url)}](${url})`;
  return [...groups]
    .map((title) => {
      const api = addresses.apiPages.filter(({ groupTitle }) => groupTitle === title);
      const models = addresses.modelPages.filter(({ groupTitle }) => groupTitle === title);
      return [
        `## ${plain(title || model.title)} {#${groupAnchor(title || model.title)}}`,
        ...apiList(api, link, addresses, model.operations.length <= mostOperations),
        ...(models.length > 0
          ? [`### Models {#${modelsAnchor(title || model.title)}}`, models.map((page) => `- ${link(page)}`).join('\n')]
          : []),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Anchor of a page's entry: the end of its address, which is its own. */
function pageAnchor(url: string): string {
  return `page-${url.split('/').slice(-2).join('-')}`;
}

function apiList(
  pages: Addresses['apiPages'],
  link: (page: { url: string }) => string,
  addresses: Addresses,
  withOperations: boolean,
): string[] {
  if (withOperations)
    return pages.flatMap((page) => [
      `### ${link(page)} {#${pageAnchor(page.url)}}`,
      operationTable(page.operations, addresses),
    ]);
  return [pages.map((page) => `- ${link(page)}, ${counted(page.operations.length, 'operation')}`).join('\n')];
}

function operationTable(operations: Operation[], addresses: Addresses): string {
  const rows = operations.map((operation) => {
    const method = operation.kind === 'webhook' ? 'EVENT' : operation.method.toUpperCase();
    const title = operation.deprecated
      ? `~~${operationLink(operation, addresses)}~~`
      : operationLink(operation, addresses);
    return `| <span class="method ${name(method)}">${plain(method)}</span> | ${title} | <code>${plain(operation.path)}</code> |`;
  });
  // The style sheet knows the table by this, and gives its columns widths that hold while its rows arrive.
  return ['| <span class="method-column">Method</span> | Operation | Path |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** A section for each key, under what `head` gives; what nearly every operation does is said by naming the exceptions. */
function sections(
  groups: Map<string, Set<Operation>>,
  head: (key: string) => string[],
  { addresses, model }: Input,
): string {
  const all = model.operations.filter(({ kind }) => kind === 'operation');
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, members]) => {
      const others = all.filter((operation) => !members.has(operation));
      const list = (operations: Operation[]) =>
        operations.map((operation) => operationLink(operation, addresses)).join(', ');
      const listed = all.filter((operation) => members.has(operation));
      const few = others.length < all.length / 8 ? `Every operation but ${list(others)}.` : `${list(listed)}.`;
      return [...head(key), others.length === 0 ? 'Every operation.' : few].join('\n\n');
    })
    .join('\n\n');
}

function operationsByStatus(input: Input): string {
  const groups = new Map<string, Set<Operation>>();
  for (const operation of input.model.operations.filter(({ kind }) => kind === 'operation')) {
    for (const { status } of operation.responses.filter((response) => /^[45]/.test(response.status))) {
      groups.set(status, (groups.get(status) ?? new Set()).add(operation));
    }
  }
  return sections(
    groups,
    (status) => [
      `### ${plain(status)} ${plain(titleOfStatus(status))} {#operations-${name(status)}}`,
      ...saidOfStatus(status, groups.get(status) ?? new Set()),
    ],
    input,
  );
}

function operationsByErrorCode(input: Input): string {
  const groups = new Map<string, Set<Operation>>();
  for (const operation of input.model.operations.filter(({ kind }) => kind === 'operation')) {
    const errors = operation.responses.filter(({ status }) => /^[45]/.test(status));
    const examples = errors.flatMap(({ content }) => content.flatMap((media) => media.examples));
    for (const { value } of examples) {
      const key = errorCode(value);
      if (key !== undefined) groups.set(key, (groups.get(key) ?? new Set()).add(operation));
    }
  }
  return sections(groups, (key) => [`### ${code(key)} {#operations-${name(key)}}`], input);
}

/** What a status means: as the description says where it always says the same, else as the specification of HTTP does. */
function saidOfStatus(status: string, operations: Set<Operation>): string[] {
  const responses = [...operations].flatMap((operation) =>
    operation.responses.filter((each) => each.status === status),
  );
  const [own, ...others] = new Set(
    responses.map(({ description }) => description && toPlainText(description, longest)),
  );
  const isSaid = own && others.length === 0 && own.toLowerCase() !== titleOfStatus(status).toLowerCase();
  const meaning = isSaid ? own : meaningOfStatus(status);
  return meaning === undefined ? [] : [plain(meaning)];
}

function errorCode(value: Json | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return typeof value.code === 'string' ? value.code : undefined;
}
