import { ownValue } from '../../json';
import { createMarkdownParser, levelOf, sanitized } from '../../markdown';
import type { ToMarkdownLink } from '../../markdownAddress';
import type { ReferencePage } from '../../page';
import { addressesOf } from '../../pageAddresses';
import type { Fact, FieldView, TypePiece } from '../../schemaRows';
import type { ExternalDocs, RichText } from '../../text';
import { authorsBlocks, authorsLines } from './authorsText';
import { htmlToLine, htmlToMarkdown } from './htmlToMarkdown';
import { splitText, type TextBlocks } from './splitText';
import { codeSpan, escapeText, joinPieces, linkTo, oneLine, plainParagraph } from './text';

/** Writes the pieces that all parts of a page are made of. */
export interface Writer {
  /** An author's text as blocks, in which nothing but Markdown is markup. */
  text: (text: RichText | undefined) => string[];
  /** A link; `label` is plain text. */
  link: (label: string, href: string | undefined) => string;
  /** A type in words, with links to models. */
  type: (pieces: TypePiece[]) => string;
  /** `Min: 1`. */
  fact: (fact: Fact) => string;
  /** `Read next: …`, with its own text. */
  externalDocs: (docs: ExternalDocs | undefined) => string[];
  /** Marks the place of an anchor that the page itself links to; every other anchor is left out. */
  target: (anchor: string) => string;
  /**
   * Marks a field's place: also where the changelog leads to it, and on the page of a model where the field has a model as
   * its type, which links back.
   */
  fieldTarget: (field: FieldView) => string;
}

/** A source that is one paragraph without any markup, so that it need not be parsed. */
const plainSource = /^(?!\s*\d)[^<&\\`*_[\]~!#>+=|:\n\r-]*$/;

interface TextLook {
  /** Whether headings stay headings; otherwise they are bold lines. */
  headings?: boolean;
  /** Whether each block is a line, for a cell of a table. */
  inCell?: boolean;
}

/** Writes the texts of authors. They recur on many pages, so each is written once. */
export function createTexts(toMarkdownLink: ToMarkdownLink, look: TextLook = {}): Writer['text'] {
  const known = new Map<string, string[]>();
  const parser = createMarkdownParser();
  return (text) => {
    if (!text?.html) return [];
    const [first = '', ...others] = text.source;
    if (others.length === 0 && plainSource.test(first)) return [oneLine(first)];
    // In another version of the docs the same source may have other links.
    const key = [...text.source, text.html].join('\n');
    const blocks =
      known.get(key) ??
      text.source.flatMap((each) => splitText(each, parser)).flatMap(blocksWriter(text, toMarkdownLink, look));
    known.set(key, blocks);
    return blocks;
  };
}

/** Writes blocks from their source; those with HTML in them from what the sanitiser leaves of that. */
function blocksWriter(
  { links = {} }: RichText,
  toMarkdownLink: ToMarkdownLink,
  look: TextLook,
): (blocks: TextBlocks) => string[] {
  const target = (written: string): string | undefined => ownValue(links, written);
  const href = (written: string): string | undefined => {
    const resolved = target(written);
    return resolved === undefined ? undefined : toMarkdownLink(resolved);
  };
  const { headings = false, inCell = false } = look;
  const written = { href, ...(headings ? { level: levelOf } : {}) };
  const read = { href: toMarkdownLink, headings };
  return ({ nodes, html }) => {
    if (html === undefined) return inCell ? authorsLines(nodes, written) : authorsBlocks(nodes, written);
    const shown = sanitized(html, target);
    return inCell ? [htmlToLine(shown, read)] : htmlToMarkdown(shown, read);
  };
}

/** Makes the writer of a page. */
export function createWriter(page: ReferencePage, text: Writer['text'], toMarkdownLink: ToMarkdownLink): Writer {
  const targets = new Set(
    [...addressesOf(page).links].filter((href) => href.startsWith('#')).map((href) => href.slice(1)),
  );
  const link = (label: string, href: string | undefined): string => {
    const words = escapeText(oneLine(label));
    if (href === undefined) return words;
    return linkTo(
      words === '' ? escapeText(href) : words,
      toMarkdownLink(href.startsWith('#') ? page.url + href : href),
    );
  };
  return {
    text,
    link,
    type: (pieces) =>
      joinPieces(pieces.map(({ text: words, href }) => (href === undefined ? escapeText(words) : link(words, href)))),
    fact: ({ label, value, href, note }) => {
      const shown = href === undefined ? codeSpan(value) : link(value, href);
      const notes = text(note).map((block) => ` (${block})`);
      return `${plainParagraph(label)}: ${shown}${notes.join('')}`;
    },
    externalDocs: (docs) => {
      if (!docs) return [];
      return [`Learn more: ${link(docs.label, docs.href)}`, ...text(docs.description)];
    },
    target: (anchor) => (targets.has(anchor) ? anchorMark(anchor) : ''),
    fieldTarget: (field) =>
      targets.has(field.anchor) || field.releases || (page.kind === 'model' && hasModel(field))
        ? anchorMark(field.anchor)
        : '',
  };
}

/** Whether a field leads to models, which name it among the places that use them. */
function hasModel({ type, seeModel, alternatives }: FieldView): boolean {
  return seeModel !== undefined || alternatives.length > 0 || type.some(({ href }) => href !== undefined);
}

/** A place that links lead to by its anchor. */
export function anchorMark(anchor: string): string {
  return `<a id="${anchor.replace(/[&<>"\s]/g, '')}"></a>`;
}

/** Whether text can go on in the lines of a block: whether it is a paragraph. */
export function isParagraph(block: string | undefined): boolean {
  return block !== undefined && !/^(?:`{3}|[>|#]|[-*] |\d+[.)] |\*\*\*$)/.test(block);
}

/** A line, and an author's text after it as blocks: its first paragraph goes on in the line. */
export function textAfterHead(head: string, blocks: string[]): string[] {
  const [first, ...rest] = blocks;
  return isParagraph(first) ? [`${head}: ${first}`, ...rest] : [head, ...blocks];
}
