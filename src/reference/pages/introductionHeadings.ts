import { createMarkdownRenderer, toPlainText } from '../markdown';
import { toSlug } from '../slug';

const headings = /<h([3-6])>([\s\S]*?)<\/h\1>/g;

/** Characters of a heading that may be in its anchor. */
const maxWords = 200;

/** The anchors of the headings of an introduction, in their order. No other anchor of the overview has a dot after `about`. */
export function headingAnchors(html: string): string[] {
  const counts = new Map<string, number>();
  return [...html.matchAll(headings)].map(([, , words = '']) => {
    const anchor = `about.${toSlug(toPlainText({ html: words }, maxWords))}`;
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}

/** The HTML of an introduction with an anchor for each of its headings. */
export function withHeadingAnchors(html: string): string {
  const anchors = headingAnchors(html);
  let index = 0;
  return html.replace(headings, (_heading, level: string, words: string) => {
    const anchor = anchors[index];
    index += 1;
    return `<h${level} id="${anchor}">${words}</h${level}>`;
  });
}

/** The anchors of the headings of an introduction by the names that links give them: the anchor's own words. */
export function headingsByName(introduction: string | undefined): Map<string, string> {
  if (introduction === undefined) return new Map();
  const anchors = headingAnchors(createMarkdownRenderer()(introduction, () => undefined));
  return new Map(anchors.map((anchor) => [anchor.slice('about.'.length), anchor]));
}
