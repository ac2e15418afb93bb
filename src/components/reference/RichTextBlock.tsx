import type { RichText } from '../../reference/text';

/** A text of one paragraph and nothing else. */
const oneParagraph = /^<p>((?:(?!<\/?(?:p|div|ul|ol|dl|table|pre|blockquote|h\d|hr|details)\b).)*)<\/p>\s*$/s;

/** An author's text, as a paragraph where it is one. Its HTML was sanitised when it was made; nothing else is put in as HTML. */
export function RichTextBlock({ text, className }: { text: RichText | undefined; className?: string }) {
  if (!text?.html) return null;
  const classes = className ? `prose ${className}` : 'prose';
  const paragraph = oneParagraph.exec(text.html)?.[1];
  const Block = paragraph === undefined ? 'div' : 'p';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Markdown renderer of the reference
  return <Block className={classes} dangerouslySetInnerHTML={{ __html: paragraph ?? text.html }} />;
}
