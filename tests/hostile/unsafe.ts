import { load } from 'cheerio';

/** Elements that our own components and the allow-list of texts bring. */
const elements = new Set(
  [
    'p br wbr hr blockquote pre code em strong b i u s del ins sub sup ul ol li dl dt dd table thead tbody tr th td a kbd mark',
    'small h1 h2 h3 h4 h5 h6 details summary abbr cite q samp var span div',
    'html head body header section nav footer article main fieldset legend label input button svg use symbol path rect circle line time',
  ]
    .join(' ')
    .split(' '),
);

/** Attributes that they may have; `data-…` and `aria-…` are plain data. */
const attributes = new Set(
  [
    'href title start align colspan rowspan id class role tabindex type name value checked hidden open scope rel download width height',
    'viewbox d x y rx ry cx cy r fill stroke stroke-width stroke-linecap stroke-linejoin xmlns focusable placeholder for disabled autocomplete',
  ]
    .join(' ')
    .split(' '),
);

/** The one style that an element may state: how many lines of code a box holds. */
const linesOfCode = /^--lines:\d+$/;

/** What is in a piece of HTML, as a browser reads it, and must not: elements, attributes and addresses. */
export function findUnsafe(html: string): string[] {
  const found: string[] = [];
  const $ = load(html);
  $('*').each((_index, element) => {
    if (element.type !== 'tag' && element.type !== 'script' && element.type !== 'style') return;
    const tag = element.tagName.toLowerCase();
    if (!elements.has(tag)) found.push(`<${tag}>`);
    for (const [name, value] of Object.entries(element.attribs)) {
      const attribute = name.toLowerCase();
      const isData = /^(data|aria)-[a-z-]+$/.test(attribute);
      const isLines = tag === 'pre' && attribute === 'style' && linesOfCode.test(value);
      if (!isData && !isLines && !attributes.has(attribute)) found.push(`${tag} ${attribute}="${value}"`);
      if (attribute === 'href' && !isSafeAddress(value)) found.push(`href="${value}"`);
    }
  });
  return found;
}

/**
 * Whether a browser at this site that follows an address goes to a web page, a mail or a telephone. In guides,
 * `pathname:///x` is how Docusaurus is asked for the file `/x` of the site.
 */
export function isSafeAddress(written: string): boolean {
  const site = 'https://site.example';
  const address = written.replace(/^pathname:\/\//, '');
  if (!URL.canParse(address, site)) return false;
  const { protocol, origin } = new URL(address, site);
  if (['mailto:', 'tel:'].includes(protocol)) return true;
  const isStated = /^https?:/i.test(address.trim());
  return ['http:', 'https:'].includes(protocol) && (isStated || origin === site);
}
