import type { ReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import { pointerKeys } from '../../src/reference/pointer';
import { createMarkdownReader, type Needle, type ReadMarkdown } from './needles';
import { type PageText, readPageText, showsValue, toDense, toLetters } from './pageText';
import { componentOf, type Region, readRegions } from './regions';

export interface CoverageInput {
  /** The bundled description. */
  document: object;
  /** Static HTML of each page, by its address. */
  pages: ReadonlyMap<string, string>;
  /** Static HTML of the page that introduces the API. */
  overview: string;
  /** Addresses of tags' pages, by the tag's pointer. */
  tagPages: ReadonlyMap<string, string>;
  /** Page and anchor of each operation, by its pointer. */
  operations: ReadonlyMap<string, { page: string; anchor: string }>;
  index: Pick<ReferenceIndex, 'models'>;
}

export interface Coverage {
  /** What is on none of the pages where it should be. */
  missing: (Needle & { page: string })[];
  /** Texts of schemas that are on no page, since everything that uses the schema has a text of its own. */
  replaced: string[];
  /** Components that nothing refers to and that have no page. */
  unused: string[];
  /** How many words, texts, values and addresses were looked for. */
  checked: number;
}

/** A page or the part of it that shows one operation. */
interface View {
  name: string;
  text: PageText;
}

/**
 * Looks for every text, name, limit, value and example of a description on the page where it belongs: an operation's
 * in its own section, a model's on its page, what has no page of its own on every page that uses it, the rest on the
 * overview.
 */
export function findMissing(input: CoverageInput): Coverage {
  const regions = readRegions(input.document);
  const views = createViews(input);
  const shownOn = placeRegions(regions, input);
  const readMarkdown = createMarkdownReader();
  const coverage: Coverage = { missing: [], replaced: [], unused: [], checked: 0 };
  for (const region of regions) {
    const places = shownOn.get(region.pointer) ?? new Map<string, Use>();
    if (places.size === 0 && region.kind !== 'root') coverage.unused.push(region.pointer);
    const distinct = distinctNeedles(region.needles);
    coverage.replaced.push(...distinct.filter((needle) => isReplaced(needle, [...places.values()])).map(toPointer));
    for (const [place, use] of places) {
      const view = views(place);
      const wanted = distinct.filter(({ only }) => isWanted(only, use));
      coverage.checked += wanted.length;
      for (const needle of wanted) {
        if (!isShown(needle, view.text, readMarkdown)) coverage.missing.push({ ...needle, page: view.name });
      }
    }
  }
  return coverage;
}

/** How a place shows a region: as its own page, with the region's text, or with another text in the place of it. */
type Use = 'own page' | 'with its text' | 'replaced';

function isWanted(only: Needle['only'], use: Use): boolean {
  if (only === undefined || only === 'nowhere') return only === undefined;
  return only === 'on its page' ? use === 'own page' : use !== 'replaced';
}

/** Whether a text is shown at none of the places where its schema is. */
function isReplaced({ only }: Needle, uses: Use[]): boolean {
  return (
    only === 'nowhere' ||
    (only === 'where nothing replaces it' && uses.length > 0 && !uses.some((use) => use !== 'replaced'))
  );
}

function toPointer({ pointer }: Needle): string {
  return pointer;
}

function distinctNeedles(needles: Needle[]): Needle[] {
  return [...new Map(needles.map((needle) => [`${needle.kind} ${needle.only} ${needle.text}`, needle])).values()];
}

function isShown(needle: Needle, page: PageText, readMarkdown: ReadMarkdown): boolean {
  const { kind, text } = needle;
  // Marks of Markdown in a plain text are not shown as such everywhere.
  if (kind === 'words' && /\p{L}/u.test(text) && page.letters.includes(toLetters(text))) return true;
  if (kind === 'text') return piecesOf(needle).every((piece) => page.letters.includes(readMarkdown(piece)));
  if (kind === 'url' && page.hrefs.includes(text)) return true;
  return showsValue(page, text) || (kind === 'url' && page.dense.includes(toDense(text)));
}

/** A text in the pieces that are shown: the API's description begins before the list of operations and goes on after it. */
function piecesOf({ pointer, text }: Needle): string[] {
  if (pointer !== '#/info/description') return [text];
  const [first = '', ...rest] = text.split(/\n\s*\n/);
  return [first, rest.join('\n\n')];
}

/** Reads pages and operations' sections when they are first asked for: `page`, `page#anchor` or `overview`. */
function createViews({ pages, overview }: CoverageInput): (place: string) => View {
  const known = new Map<string, View>();
  const sections = new Map<string, Map<string, string>>();
  const htmlOf = (place: string): string => {
    if (place === 'overview') return overview;
    const [page = '', anchor] = place.split('#');
    const html = pages.get(page) ?? '';
    if (anchor === undefined) return html;
    const bySection = sections.get(page) ?? splitSections(html);
    sections.set(page, bySection);
    return bySection.get(anchor) ?? '';
  };
  return (place) => {
    const view = known.get(place) ?? { name: place, text: readPageText(htmlOf(place)) };
    known.set(place, view);
    return view;
  };
}

/** The HTML of each operation of a page, by its anchor. */
function splitSections(html: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const section of html.split(/(?=<article class="op[ "])/)) {
    const anchor = /^<article [^>]*aria-labelledby="([^"]*)"/.exec(section)?.[1];
    if (anchor !== undefined) sections.set(anchor, section);
  }
  return sections;
}

/** Where each region has to be seen, and how. */
function placeRegions(regions: Region[], input: CoverageInput): Map<string, Map<string, Use>> {
  const places = new Map<string, Map<string, Use>>();
  const modelPages = new Map(input.index.models.map(({ name, page }) => [`#/components/schemas/${name}`, page]));
  const byPointer = new Map(regions.map((region) => [region.pointer, region]));
  const add = (region: Region, place: string, use: Use): void => {
    const known = places.get(region.pointer) ?? new Map<string, Use>();
    // A schema that is open elsewhere on the page is only linked, so it belongs to the page as a whole.
    const own = region.kind === 'schema' ? place.replace(/#.*$/, '') : place;
    const before = known.get(own);
    if (before !== undefined && (before !== 'replaced' || use === 'replaced')) return;
    places.set(region.pointer, known.set(own, use));
    for (const [reference, replaced] of region.references) {
      const target = byPointer.get(componentOf(reference));
      if (!target || target === region || modelPages.get(decodePointer(target.pointer))) continue;
      const isReplaced = replaced === 'yes' || (replaced === 'by its use' && use === 'replaced');
      add(target, own, isReplaced ? 'replaced' : 'with its text');
    }
  };
  for (const region of regions) {
    const place = startOf(region, modelPages, input);
    if (place !== undefined) add(region, place, 'own page');
  }
  return places;
}

function decodePointer(pointer: string): string {
  return `#/${pointerKeys(pointer).join('/')}`;
}

function startOf(
  { kind, pointer }: Region,
  modelPages: Map<string, string | null>,
  input: CoverageInput,
): string | undefined {
  if (kind === 'root') return 'overview';
  if (kind === 'tag') return input.tagPages.get(pointer) ?? 'overview';
  if (kind === 'schema') return modelPages.get(decodePointer(pointer)) ?? undefined;
  const address = input.operations.get(pointer);
  return address && `${address.page}#${address.anchor}`;
}
