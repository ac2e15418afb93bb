import type MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Characters from which on a text is shown as it is written: some Markdown takes more than twice as long at twice the length. */
export const maxMarkdown = 200_000;

/** Levels of elements inside each other that are read: what reads HTML moves all that are open at each tag. */
export const maxLevels = 500;

type Parser = InstanceType<typeof MarkdownIt>;
type State = Parameters<Parameters<Parser['core']['ruler']['push']>[1]>[0];

/** Whether a text is too long to be read as Markdown. */
export function isTooLong(text: string): boolean {
  return text.length > maxMarkdown;
}

/** Why a text is shown as it is written and not as Markdown; undefined for one that `markdown`, with `longTexts`, reads. */
export function whyAsWritten(text: string, markdown: Parser): string | undefined {
  if (isTooLong(text)) return `The text has ${text.length} characters; one of more than ${maxMarkdown}`;
  const [first] = mayBeDeep(text) ? markdown.parse(text, {}) : [];
  return first?.meta?.[tooDeep] ? `A text with more than ${maxLevels} elements inside each other` : undefined;
}

/** What marks the one block of a text whose elements are too deep. */
const tooDeep = 'tooDeep';

/**
 * A plugin for the parser of CommonMark: a text that is too long to be read as Markdown, or has too many elements inside each
 * other, is one block of code.
 */
export function longTexts(markdown: Parser): void {
  markdown.core.ruler.before('normalize', 'long_text', (state) => {
    if (!isTooLong(state.src)) return;
    state.tokens.push(asWritten(state.src, state));
    state.src = '';
  });
  markdown.core.ruler.push('deep_text', (state) => {
    if (!mayBeDeep(state.src) || !isTooDeep(markdown.renderer.render(state.tokens, markdown.options, state.env)))
      return;
    state.tokens = [Object.assign(asWritten(state.src, state), { meta: { [tooDeep]: true } })];
  });
}

function asWritten(text: string, { Token }: Pick<State, 'Token'>): State['tokens'][number] {
  const code = new Token('code_block', 'code', 0);
  return Object.assign(code, { content: text, map: [0, text.split('\n').length], block: true });
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
