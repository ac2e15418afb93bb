import { createElement } from 'react';
import type { ExternalDocs, RichText } from '../../reference/text';

const blockTag = /<\/?(?:p|div|ul|ol|dl|table|pre|blockquote|h\d|hr|details)\b/;

/** The content of an HTML text that is a single paragraph; undefined for any other. */
function onlyParagraph(html: string): string | undefined {
  const text = html.trimEnd();
  if (!text.startsWith('<p>') || !text.endsWith('</p>')) return undefined;
  const inside = text.slice('<p>'.length, -'</p>'.length);
  return blockTag.test(inside) ? undefined : inside;
}

interface RichTextBlockProps {
  text: RichText | undefined;
  className?: string;
  /** The element that holds the text; else a paragraph, or a box for more than one. */
  as?: 'dd';
}

/**
 * An author's text, as a paragraph where it is one. Without a class, the style sheet selects it by its position. Its
 * HTML was sanitised when it was made; nothing else is put in as HTML.
 */
export function RichTextBlock({ text, className, as }: RichTextBlockProps) {
  if (!text?.html) return as ? createElement(as) : null;
  const paragraph = onlyParagraph(text.html);
  const classes = className ? `prose ${className}` : paragraph === undefined ? 'prose' : undefined;
  const Block = as ?? (paragraph === undefined ? 'div' : 'p');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the Markdown renderer of the reference
  return <Block className={classes} dangerouslySetInnerHTML={{ __html: paragraph ?? text.html }} />;
}

/** A link to a text outside the reference. */
export function ExternalDocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  return (
    <div className="read-next">
      <p>
        Learn more: <ExternalLabel docs={docs} />
      </p>
      <RichTextBlock text={docs.description} />
    </div>
  );
}

/** The name of a text outside the reference, as a link where its address can be one. */
export function ExternalLabel({ docs: { label, href } }: { docs: ExternalDocs }) {
  return href === undefined ? label : <a href={href}>{label}</a>;
}
