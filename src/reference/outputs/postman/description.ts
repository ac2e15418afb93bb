import type { Markdown } from '../../text';

/** Code, which stays as it is, or a link or picture whose address has no meaning outside the site. */
const codeOrSiteLink =
  /(```[\s\S]*?```|`[^`]*`)|!?\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:)[^()\s]*(?:\s+"[^"]*")?\)/g;

/** A text for Postman, in Markdown: a link into the site becomes the text of the link. */
export function toDescription(text: Markdown | undefined): string | undefined {
  return text
    ?.join('\n\n')
    .trim()
    .replace(codeOrSiteLink, (_all, code?: string, label?: string) => code ?? label ?? '');
}

/** The same with a mark in front when the thing is deprecated. */
export function describeMarked(thing: { description?: Markdown; deprecated: boolean }): string | undefined {
  const text = toDescription(thing.description);
  if (!thing.deprecated) return text;
  return text === undefined ? '**Deprecated.**' : `**Deprecated.** ${text}`;
}
