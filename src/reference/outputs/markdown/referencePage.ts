import type { ToMarkdownLink } from '../../markdownAddress';
import { displayMethod } from '../../methods';
import type { ApiPage, ModelPage, OperationLink, OperationSection, PagePart, ReferencePage } from '../../page';
import type { Link } from '../../text';
import { sampleBasesOf } from '../../words';
import { exampleBlocks } from './body';
import { operationBlocks } from './operation';
import { schemaBlocks, typeLine } from './schema';
import { codeSpan, escapeLineStart, escapeText, joinBlocks, oneLine, plainParagraph } from './text';
import { createTexts, createWriter, type Writer } from './writer';

/**
 * Makes the writer of pages of the reference as Markdown: all that a page shows, but samples in one language only.
 * `toMarkdownLink` gives the addresses of links.
 */
export function createMarkdownWriter(toMarkdownLink: ToMarkdownLink): (page: ReferencePage) => string {
  const texts = createTexts(toMarkdownLink);
  return (page) => {
    const writer = createWriter(page, texts, toMarkdownLink);
    const content = page.kind === 'api' ? apiBlocks(page, writer) : modelBlocks(page, writer);
    const blocks = [...content, ...sharedBlocks(page, writer)];
    return `${joinBlocks([`# ${escapeText(oneLine(page.title))}`, crumbs(page.breadcrumbs, writer), ...blocks])}\n`;
  };
}

/** Where the page stands. */
function crumbs(links: Link[], writer: Writer): string {
  return links.map(({ label, href }) => writer.link(label, href === '' ? undefined : href)).join(' / ');
}

/** The page of one tag (Tag Object): its operations and webhooks. */
function apiBlocks(page: ApiPage, writer: Writer): string[] {
  const { url, description, externalDocs, notes = [], operations, parts = [], seeAlso } = page;
  return [
    ...notes.map(plainParagraph),
    ...writer.text(description),
    ...writer.externalDocs(externalDocs),
    ...(operations.length > 0 ? ['Fields without a mark are optional and never null.'] : []),
    ...(operations.length + parts.length + seeAlso.length === 0 && !page.sharedAnchors
      ? ['No operations have this tag.']
      : []),
    ...sampleBaseBlocks(operations),
    ...(operations.length > 0 ? ['## Operations', operationList(operations, url, writer)] : []),
    ...(parts.length > 0 ? ['## Pages', ...parts.flatMap((part) => partBlocks(part, writer))] : []),
    ...operations.flatMap((operation) => operationBlocks(operation, 2, writer)),
    ...(seeAlso.length > 0
      ? ['## See also', seeAlso.map((link) => `- ${operationLink(link, writer)}`).join('\n')]
      : []),
  ];
}

/** A page with operations that were on another. */
function partBlocks({ label, href, operations }: PagePart, writer: Writer): string[] {
  return [`### ${writer.link(label, href)}`, operations.map((link) => `- ${operationLink(link, writer)}`).join('\n')];
}

/** Where names lead that differ from each other only in case, accents or signs. */
function sharedBlocks({ url, sharedAnchors = [] }: ReferencePage, writer: Writer): string[] {
  if (sharedAnchors.length === 0) return [];
  const lines = sharedAnchors.map(({ links }) => {
    const all = links.map(({ label, href }) => writer.link(label, href.startsWith('#') ? url + href : href));
    return `- ${all.join(', ')}`;
  });
  return ['## Similar names', lines.join('\n')];
}

/** What the samples of a page read the base URL from. */
function sampleBaseBlocks(operations: OperationSection[]): string[] {
  return sampleBasesOf(operations).map(({ variable, value }) =>
    value === undefined
      ? `The API description names no host. Set ${codeSpan(variable)} to the scheme and host of the API, beginning with ${codeSpan('https://')}.`
      : `Samples read the base URL from ${codeSpan(variable)}. Where that is not set, they use ${codeSpan(value)}.`,
  );
}

function operationList(operations: OperationSection[], url: string, writer: Writer): string {
  return operations
    .map(({ anchor, kind, method, title, path, deprecated }) => {
      const link = {
        label: title,
        href: `${url}#${anchor}`,
        method: displayMethod({ kind, method }),
        path,
        deprecated,
      };
      return `- ${operationLink(link, writer)}`;
    })
    .join('\n');
}

function operationLink({ label, href, method, path, deprecated }: OperationLink, writer: Writer): string {
  return `${writer.link(label, href)}: ${codeSpan(`${method} ${oneLine(path)}`)}${deprecated ? ' (deprecated)' : ''}`;
}

/** The page of one named schema (Schema Object). */
function modelBlocks({ description, externalDocs, schema, examples, usedBy }: ModelPage, writer: Writer): string[] {
  const type = typeLine(schema, writer);
  const fields = schemaBlocks(schema, writer, description !== undefined);
  const { operations, fields: users } = usedBy;
  const uses = operations.map(
    (use) => `- ${operationLink(use, writer)}${use.places.length > 0 ? ` (${escapeText(use.places.join('; '))})` : ''}`,
  );
  return [
    ...writer.text(description),
    ...writer.externalDocs(externalDocs),
    'Fields without a mark are optional and never null.',
    schema.fields.length > 0 ? '## Fields' : '## Type',
    escapeLineStart(type),
    ...(fields.length === 0 && type === '' ? ['This model has no fields.'] : fields),
    ...(examples.length > 0 ? ['## Example', ...exampleBlocks(examples, writer)] : []),
    '## Used by',
    ...(uses.length + users.length === 0 ? ['Not used by any operation or other model.'] : []),
    ...(uses.length > 0 ? ['Operations:', uses.join('\n')] : []),
    ...(users.length > 0 ? ['Fields of models:', users.map((use) => fieldUse(use, writer)).join('\n')] : []),
  ];
}

function fieldUse({ model, field, href }: ModelPage['usedBy']['fields'][number], writer: Writer): string {
  return `- ${writer.link(`${model}.${field}`, href)}`;
}
