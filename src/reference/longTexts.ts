import type MarkdownIt from 'markdown-it';

/** Characters from which on a text is shown as it is written: some Markdown takes more than twice as long at twice the length. */
export const maxMarkdown = 200_000;

/** Whether a text is too long to be read as Markdown. */
export function isTooLong(text: string): boolean {
  return text.length > maxMarkdown;
}

/** A plugin for the parser of CommonMark: a text that is too long to be read as Markdown is one block of code. */
export function longTexts(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.before('normalize', 'long_text', (state) => {
    if (!isTooLong(state.src)) return;
    const code = new state.Token('code_block', 'code', 0);
    Object.assign(code, { content: state.src, map: [0, state.src.split('\n').length], block: true });
    state.tokens.push(code);
    state.src = '';
  });
}
