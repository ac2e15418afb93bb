import { mailHref, safeHref } from '../../../reference/escape';
import { asNode, type Node } from '../../../reference/json';
import { toPlainText } from '../../../reference/markdown';
import { leadOf } from '../../../reference/outputs/guides/insertPieces';
import { createTextRenderer } from '../../../reference/pages/texts';
import { withoutControls } from '../../../reference/printable';

/** What a site around a description says of itself. */
export interface SiteTexts {
  title: string;
  /** One sentence or two; the title where the description has no text about itself. */
  description: string;
  /** Where the footer leads: to documentation, contact, licence and terms. */
  links: { label: string; href: string }[];
}

/** Characters of a page's description, of which search engines show no more. */
const maxDescription = 160;

/** Characters of a link in the footer. */
const maxLabel = 60;

/** What the Info Object (4.2) of a description and its further documentation say of the API, for the pages of its site. */
export function siteTexts({ info, externalDocs }: Node): SiteTexts {
  const { title, summary, description, contact, license, termsOfService } = asNode(info);
  const named = line(title) || 'API reference';
  const { name, url, email } = asNode(contact);
  return {
    title: named,
    description: line(summary) || leadWords(description) || named,
    links: [
      ...link(label(asNode(externalDocs).description, 'Documentation'), asNode(externalDocs).url),
      ...link(label(name, 'Contact'), url || mailHref(line(email))),
      ...link(label(asNode(license).name, 'Licence'), asNode(license).url),
      ...link('Terms of service', termsOfService),
    ],
  };
}

/** A text on one line; empty for what is none. */
function line(text: unknown): string {
  return typeof text === 'string' ? withoutControls(text.replace(/[\s\p{Cc}]+/gu, ' ').trim()) : '';
}

/** A text as the label of a link, unless it is too long for one, or empty. */
function label(text: unknown, other: string): string {
  const words = line(text);
  return words === '' || words.length > maxLabel ? other : words;
}

/** The words of the paragraph that a text begins with. */
function leadWords(text: unknown): string {
  if (line(text) === '') return '';
  const render = createTextRenderer(() => undefined);
  const rendered = render([withoutControls(String(text))]);
  return toPlainText({ html: leadOf(rendered) || rendered.html }, maxDescription);
}

/** A link to another site, if an address is one. */
function link(label: string, address: unknown): SiteTexts['links'] {
  const href = safeHref(line(address));
  return href !== undefined && /^(?:https?|mailto):/i.test(href) ? [{ label, href }] : [];
}
