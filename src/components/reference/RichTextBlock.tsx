import type { RichText } from '../../reference/text';

const blockTag = /<\/?(?:p|div|ul|ol|dl|table|pre|blockquote|h\d|hr|details)\b/;

/** What is inside the one paragraph that an HTML text is, if it is one. */
function onlyParagraph(html: string): string | undefined {
  const text = html.trimEnd();
  if (!text.startsWith('<p>') || !text.endsWith('</p>')) return undefined;
  const inside = text.slice('<p>'.length, -'</p>'.length);
  return blockTag.test(inside) ? undefined : inside;
}

/** An author's text, as a paragraph where it is one. Its HTML was sanitised when it was made; nothing else is put in as HTML. */
export function RichTextBlock({ text, className }: { text: RichText | undefined; className?: string }) {
  if (!text?.html) return null;
  const classes = className ? `prose ${className}` : 'prose';
  const paragraph = onlyParagraph(text.html);
  const Block = paragraph === undefined ? 'div' : 'p';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Markdown renderer of the reference
  return <Block className={classes} dangerouslySetInnerHTML={{ __html: paragraph ?? text.html }} />;
}
