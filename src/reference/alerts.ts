import type MarkdownIt from 'markdown-it';

/** The kinds of alert that GitHub Flavored Markdown knows, and the words that readers see. */
const titles = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Important'],
  ['warning', 'Warning'],
  ['caution', 'Caution'],
]);

/** An alert's kind, the words that readers see of it, and what follows the line that says so. */
interface Alert {
  kind: string;
  title: string;
  rest: string;
}

/** The classes by which an alert is known in HTML, one for each kind: `alert-note`. */
export const alertClasses: readonly string[] = [...titles.keys()].map((kind) => `alert-${kind}`);

/** The words that readers see of a kind of alert. */
export function alertTitle(kind: string): string {
  return titles.get(kind) ?? '';
}

/** Reads the first paragraph of a quote, which makes it an alert where its first line is `[!NOTE]` or another kind. */
export function readAlert(paragraph: string): Alert | undefined {
  const [all = '', word = ''] = /^\[!([a-z]+)\][ \t]*(?:\r?\n|$)/i.exec(paragraph) ?? [];
  const kind = word.toLowerCase();
  const title = titles.get(kind);
  return title === undefined ? undefined : { kind, title, rest: paragraph.slice(all.length) };
}

/** A plugin of markdown-it that writes alerts (`> [!NOTE]`) as quotes with a class and a title. */
export function markdownAlerts(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.after('block', 'alerts', ({ tokens, Token }) => {
    const read = tokens.splice(0);
    for (let at = 0; at < read.length; at += 1) {
      const [quote, opening, text, closing] = read.slice(at, at + 4);
      if (!quote) break;
      tokens.push(quote);
      if (quote.type !== 'blockquote_open' || opening?.type !== 'paragraph_open' || !text || !closing) continue;
      const alert = readAlert(text.content);
      if (!alert) continue;
      quote.attrJoin('class', `alert-${alert.kind}`);
      const title = new Token('inline', '', 0);
      Object.assign(title, { content: `**${alert.title}**`, children: [], level: text.level, map: text.map });
      text.content = alert.rest;
      tokens.push(opening, title, closing);
      if (alert.rest !== '') tokens.push(opening, text, closing);
      at += 3;
    }
  });
}
