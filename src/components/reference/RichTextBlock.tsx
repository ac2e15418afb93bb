import type { RichText } from '../../reference/text';

/** An author's text. Its HTML was sanitised when it was made; nothing else is put in as HTML. */
export function RichTextBlock({ text, className }: { text: RichText | undefined; className?: string }) {
  if (!text?.html) return null;
  const classes = className ? `prose ${className}` : 'prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Markdown renderer of the reference
  return <div className={classes} dangerouslySetInnerHTML={{ __html: text.html }} />;
}
