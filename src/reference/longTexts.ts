import type MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Characters from which on a text is shown as it is written: some Markdown takes more than twice as long at twice the length. */
export const maxMarkdown = 200_000;

/** Levels of elements inside each other that are read: what reads HTML moves all that are open at each tag. */
export const maxLevels = 500;

type Parser = InstanceType<typeof MarkdownIt>;
type CoreState = Parameters<Parameters<Parser['core']['ruler']['push']>[1]>[0];
type State = InstanceType<Parser['block']['State']>;

/**
 * Characters of HTML that a text may become. What is written becomes a few times as much; a definition of a link becomes its
 * address wherever it is used, and a short row of a table a cell for each column.
 */
const expansion = { base: 10_000, perCharacter: 20 };

/** Blocks that a text may have, with the ends of each, and cells of tables among them. */
const maxBlocks = { base: 1_000, perCharacter: 4 };

type Limit = typeof expansion;

/** Whether a text is too long to be read as Markdown. */
export function isTooLong(text: string): boolean {
  return text.length > maxMarkdown;
}

/** Why a text is shown as it is written and not as Markdown; undefined for one that `markdown`, with `longTexts`, reads. */
export function whyAsWritten(text: string, markdown: Parser): string | undefined {
  if (isTooLong(text)) return `The text has ${text.length} characters; one of more than ${maxMarkdown}`;
  const [first] = mayBeDeep(text) || mayExpand.test(text) ? markdown.parse(text, {}) : [];
  return first?.meta?.asWritten as string | undefined;
}

const tooDeep = `A text with more than ${maxLevels} elements inside each other`;
const tooWide = 'A text that tables or definitions of links make very many times as long';

/** What a text has of which something may become very much longer: columns, or the definition of a link. */
const mayExpand = /\||\]:/;

/**
 * A plugin for the parser of CommonMark: a text that is too long to be read as Markdown, becomes very much longer by that, or
 * has too many elements inside each other, is one block of code, whose `meta` says why.
 */
export function longTexts(markdown: Parser): void {
  limitBlocks(markdown);
  markdown.core.ruler.before('normalize', 'long_text', (state) => {
    if (!isTooLong(state.src)) return;
    state.tokens.push(asWritten(state.src, state));
    state.src = '';
  });
  markdown.core.ruler.push('wide_text', (state) => {
    if (mayExpand.test(state.src) && sizeOf(state.tokens) > most(expansion, state.src))
      state.tokens = [asWritten(state.src, state, tooWide)];
  });
  markdown.core.ruler.push('deep_text', (state) => {
    if (!mayBeDeep(state.src) || !isTooDeep(markdown.renderer.render(state.tokens, markdown.options, state.env)))
      return;
    state.tokens = [asWritten(state.src, state, tooDeep)];
  });
}

/** Has the parser end with a text that has too many blocks: a table alone may have 65,536 cells that nobody wrote. */
function limitBlocks({ block, core }: Parser): void {
  block.State = class extends block.State {
    override push(...token: Parameters<State['push']>): ReturnType<State['push']> {
      if (this.tokens.length > most(maxBlocks, this.src)) throw new TooMany();
      return super.push(...token);
    }
  };
  core.ruler.at('block', (state) => {
    try {
      block.parse(state.src, state.md, state.env, state.tokens);
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      state.tokens = [asWritten(state.src, state, tooWide)];
    }
  });
}

function most({ base, perCharacter }: Limit, text: string): number {
  return base + perCharacter * text.length;
}

/** Characters that tokens become as HTML, nearly. */
function sizeOf(tokens: CoreState['tokens']): number {
  let size = 0;
  for (const { tag, content, attrs, children } of tokens) {
    size += tag.length + 5 + (children ? sizeOf(children) : content.length);
    for (const [name, value] of attrs ?? []) size += name.length + String(value).length + 4;
  }
  return size;
}

function asWritten(text: string, { Token }: Pick<CoreState, 'Token'>, why?: string): CoreState['tokens'][number] {
  const code = new Token('code_block', 'code', 0);
  const meta = why === undefined ? null : { asWritten: why };
  return Object.assign(code, { content: text, map: [0, text.split('\n').length], block: true, meta });
}

/** Whether a text has as many signs of elements and of emphasis as it takes. */
function mayBeDeep(text: string): boolean {
  return text.length > maxLevels && text.split(/[<*_~]/, maxLevels + 1).length > maxLevels;
}

/** Whether HTML has too many elements inside each other, as its parser counts them. */
function isTooDeep(html: string): boolean {
  let level = 0;
  const onOpenTag = (): void => {
    level += 1;
    if (level > maxLevels) throw new TooDeep();
  };
  const onCloseTag = (): void => {
    level -= 1;
  };
  try {
    sanitizeHtml(html, { allowedTags: [], onOpenTag, onCloseTag });
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

class TooDeep extends Error {}

class TooMany extends Error {}
