import { isJsonObject, type Json } from '../../json';
import { toPlainText } from '../../markdown';
import type { Operation } from '../../model';
import { meaningOfStatus, titleOfStatus } from '../../pages/statuses';
import { compareText } from '../../problems';
import { anchorSlug } from '../../slug';
import type { Workflow } from '../../workflows/workflow';
import type { Zaps } from '../../zapier/zaps';
import type { Download } from '../downloads';
import { codeSpan, escapeGuideText } from '../markdown/text';
import { type InsertPiece, insertHtml } from './insertPieces';
import { makeAbout, makeIntroduction } from './introduction';
import { modelList } from './modelList';
import { type OverviewInput, operationLink, overview } from './overview';
import { proofTable } from './proof';
import { recipe, recipeName, recipes } from './recipes';
import { zapTables } from './zapTables';

/** Text for a guide: Markdown of our own making, HTML that holds sanitised texts of the description, or its bare words. */
export interface GuideInsert {
  kind: 'markdown' | 'html' | 'text';
  text: string;
  /** The pieces that HTML is made of; the texts among them have their source. */
  pieces?: InsertPiece[];
}

/** Texts that guides take in where they ask for them, by name. */
export type GuideInserts = Record<
  | 'title'
  | 'introduction'
  | 'overview'
  | 'recipes'
  | 'about'
  | 'models'
  | 'proof'
  | 'operations-by-status'
  | 'operations-by-error-code',
  GuideInsert
> &
  Record<keyof ReturnType<typeof zapTables>, GuideInsert> & { [workflow: `workflow-${string}`]: GuideInsert };

export interface GuideInput extends OverviewInput {
  workflows: readonly Workflow[];
  /** Files about the API as a whole. */
  downloads: readonly Download[];
  zaps?: Zaps | undefined;
  /** Address of the files beside the pages, with a slash at its end. */
  filesPath: string;
  /** Whether readers can step through the workflows on the page. */
  hasRequestBuilder?: boolean;
}

/** Makes what guides show of the reference: all pages and operations, and which operations return an error. */
export function makeGuideInserts(input: GuideInput): GuideInserts {
  const markdown = (text: string): GuideInsert => ({ kind: 'markdown', text });
  const html = (pieces: InsertPiece[]): GuideInsert => ({ kind: 'html', text: insertHtml(pieces), pieces });
  return {
    title: { kind: 'text', text: input.model.title },
    introduction: html(makeIntroduction(input)),
    overview: markdown(overview(input)),
    recipes: markdown(recipes(input.workflows, input)),
    about: html(makeAbout(input)),
    models: markdown(modelList(input)),
    proof: markdown(proofTable(input.proof ?? [])),
    'operations-by-status': markdown(operationsByStatus(input)),
    'operations-by-error-code': markdown(operationsByErrorCode(input)),
    ...mapTexts(zapTables(input.zaps, input.addresses), markdown),
    ...Object.fromEntries(input.workflows.map((each) => [recipeName(each), markdown(recipe(each, input))])),
  };
}

function mapTexts<Name extends string>(
  texts: Record<Name, string>,
  make: (text: string) => GuideInsert,
): Record<Name, GuideInsert> {
  return Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, make(text)])) as Record<
    Name,
    GuideInsert
  >;
}

/** Characters of a text that stands as the meaning of a status. */
const maxLength = 300;

/** A section for each key, under what `head` gives; for what nearly every operation does the exceptions are named. */
function sections(groups: Map<string, Set<Operation>>, head: (key: string) => string[], input: OverviewInput): string {
  const all = input.model.operations.filter(({ kind }) => kind === 'operation');
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, members]) => {
      const others = all.filter((operation) => !members.has(operation));
      const few =
        others.length < all.length / 8
          ? `Every operation except ${links(others, input)}.`
          : operationList([...members], input);
      return [...head(key), others.length === 0 ? 'Every operation.' : few].join('\n\n');
    })
    .join('\n\n');
}

/** More operations than this are listed page by page. */
const maxInLine = 8;

function operationList(operations: Operation[], input: OverviewInput): string {
  if (operations.length <= maxInLine) return `${links(operations, input)}.`;
  const listed = new Set(operations);
  const titles = new Map(input.pages.map(({ url, title }) => [url, title]));
  return input.addresses.apiPages
    .map((page) => ({ ...page, operations: page.operations.filter((operation) => listed.has(operation)) }))
    .filter((page) => page.operations.length > 0)
    .map(({ url, operations }) => `- **${escapeGuideText(titles.get(url) ?? url)}:** ${links(operations, input)}`)
    .join('\n');
}

function links(operations: Operation[], { addresses }: OverviewInput): string {
  return operations.map((operation) => operationLink(operation, addresses)).join(', ');
}

function operationsByStatus(input: OverviewInput): string {
  const groups = new Map<string, Set<Operation>>();
  for (const operation of input.model.operations.filter(({ kind }) => kind === 'operation')) {
    for (const { status } of operation.responses.filter((response) => /^[45]/.test(response.status))) {
      groups.set(status, (groups.get(status) ?? new Set()).add(operation));
    }
  }
  return sections(
    groups,
    (status) => [
      `### ${escapeGuideText(status)} ${escapeGuideText(titleOfStatus(status))} {#operations-${anchorSlug(status)}}`,
      ...statusMeaning(status, groups.get(status) ?? new Set(), input),
    ],
    input,
  );
}

function operationsByErrorCode(input: OverviewInput): string {
  const groups = new Map<string, Set<Operation>>();
  for (const operation of input.model.operations.filter(({ kind }) => kind === 'operation')) {
    const errors = operation.responses.filter(({ status }) => /^[45]/.test(status));
    const examples = errors.flatMap(({ content }) => content.flatMap((media) => media.examples));
    for (const { value } of examples) {
      const key = errorCode(value);
      if (key !== undefined) groups.set(key, (groups.get(key) ?? new Set()).add(operation));
    }
  }
  return sections(groups, (key) => [`### ${codeSpan(key)} {#operations-${anchorSlug(key)}}`], input);
}

/** What a status means: as the description says where it always says the same, else as the specification of HTTP does. */
function statusMeaning(status: string, operations: Set<Operation>, { renderText }: OverviewInput): string[] {
  const responses = [...operations].flatMap((operation) =>
    operation.responses.filter((each) => each.status === status),
  );
  // Many share the text of a response.
  const texts = new Map(responses.map(({ description }) => [description?.join('\n\n'), description]));
  const [own, ...others] = new Set(
    [...texts.values()].map((description) => description && toPlainText(renderText(description), maxLength)),
  );
  const hasOwnMeaning = own && others.length === 0 && own.toLowerCase() !== titleOfStatus(status).toLowerCase();
  const meaning = hasOwnMeaning ? own : meaningOfStatus(status);
  return meaning === undefined ? [] : [escapeGuideText(meaning)];
}

function errorCode(value: Json | undefined): string | undefined {
  return isJsonObject(value) && typeof value.code === 'string' ? value.code : undefined;
}
