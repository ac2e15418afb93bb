import MarkdownIt from 'markdown-it';
import type { FieldVisit } from '../../src/reference/support/walk';
import { textOfHtml, toLetters } from './pageText';

/** A word, text, value or address of the description that a reader has to find. */
export interface Needle {
  pointer: string;
  kind: 'text' | 'words' | 'value' | 'url';
  text: string;
  /** Where alone it has to be seen; a text is replaced by the text of what uses its schema. */
  only?: 'on its page' | 'where nothing replaces it' | 'nowhere';
}

/** Reads the text of Markdown apart from the page's own renderer, so that what that one loses is found. */
export type ReadMarkdown = (source: string) => string;

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** Makes the reader of Markdown texts; each is read once. */
export function createMarkdownReader(): ReadMarkdown {
  const markdown = new MarkdownIt({ html: true });
  const known = new Map<string, string>();
  return (source) => {
    const letters = known.get(source) ?? toLetters(markdown.parse(withTitles(source), {}).map(textOf).join(' '));
    known.set(source, letters);
    return letters;
  };
}

/** The first line of an alert (`> [!NOTE]`) as a page shows it. */
function withTitles(source: string): string {
  return source.replace(
    /^([ >]*>\s*)\[!([A-Za-z])([A-Za-z]+)\][ \t]*$/gm,
    (_all, quote: string, first: string, rest: string) => {
      return `${quote}${first.toUpperCase()}${rest.toLowerCase()}`;
    },
  );
}

function textOf(token: Token): string {
  if (token.type === 'html_block' || token.type === 'html_inline')
    return textOfHtml(token.content.replace(/<!--[\s\S]*?-->/g, ''));
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  // The words of a picture are its children; a link's are as well.
  return token.children ? joinInline(token.children) : token.content;
}

/** The parts of a line; HTML in it may open in one part and close in another, so it is taken out of the whole. */
function joinInline(children: Token[]): string {
  return children
    .map((child) => (child.type === 'html_inline' ? (isLone(child, children) ? child.content : '') : textOf(child)))
    .join('');
}

/** Whether a tag such as `<title>` has no end in its line, so that it is no element but a placeholder of the author's. */
function isLone({ content }: Token, line: Token[]): boolean {
  const [, name] = /^<(title|label|time|object|source|option)>$/.exec(content) ?? [];
  return name !== undefined && !line.some((other) => other.content.startsWith(`</${name}`));
}

/** What has to be seen of a field. */
export function needlesOf({ object, field, support, value, pointer, isFree }: FieldVisit): Needle[] {
  if (isFree && object !== 'SecurityRequirement') return [{ pointer, kind: 'value', text: field }];
  switch (support?.kind) {
    case 'text':
      return typeof value === 'string' ? [{ pointer, kind: 'words', text: value }] : [];
    case 'name':
      return typeof value === 'string' ? [{ pointer, kind: 'value', text: value }] : [];
    case 'markdown':
      return textsIn(value).map((text) => ({ pointer, kind: 'text' as const, text }));
    case 'url':
      return typeof value === 'string' ? [{ pointer, kind: 'url', text: value }] : [];
    case 'value':
      if (object === 'Discriminator' && field === 'mapping')
        return keysOf(value).map((text) => ({ pointer, kind: 'value', text }));
      return scalarsIn(value).map((text) => ({ pointer, kind: 'value' as const, text }));
    default:
      return keysAreSeen(support?.kind) ? keysOf(value).map((text) => ({ pointer, kind: 'value', text })) : [];
  }
}

function keysAreSeen(kind: string | undefined): boolean {
  return kind?.startsWith('{') === true;
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).filter((key) => !key.startsWith('x-'))
    : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every name, text and number inside a value. */
function scalarsIn(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [String(value)];
  const entries = Array.isArray(value)
    ? value.flatMap(scalarsIn)
    : Object.entries(value).flatMap(([key, inner]) => [key, ...scalarsIn(inner)]);
  return entries;
}
