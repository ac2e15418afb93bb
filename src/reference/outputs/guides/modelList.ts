import { groupBy } from '../../groupBy';
import type { ModelPageAddress } from '../../pages/addresses';
import { groupAnchor, isLongList } from '../../pages/pageLinks';
import { compareText } from '../../problems';
import { anchorSlug } from '../../slug';
import { counted } from '../../words';
import { escapeGuideText } from '../markdown/text';
import type { OverviewInput } from './overview';

/** More headings than this lead nobody to a name. */
const maxLetters = 40;

/**
 * The models by the names that readers see, under their groups, or else under the letters that they begin with; where they are
 * many, below a filter, which needs a script.
 */
export function modelList({ addresses, pages }: OverviewInput): string {
  const titles = new Map(pages.map(({ url, title }) => [url, title]));
  const titleOf = ({ url }: ModelPageAddress): string => titles.get(url) ?? url;
  const models = [...addresses.modelPages].sort((a, b) => compareNames(titleOf(a), titleOf(b)));
  const hasGroups = models.some(({ groupTitle }) => groupTitle !== '');
  const sections = groupBy(models, (page) => [hasGroups ? page.groupTitle : letterOf(titleOf(page))]);
  const list = (listed: ModelPageAddress[]): string =>
    listed.map((page) => `- [${escapeGuideText(titleOf(page))}](${page.url})`).join('\n');
  const heading = (title: string): string => {
    const anchor = hasGroups ? groupAnchor(title, addresses) : `models-${anchorSlug(title)}`;
    return title === '' ? '## Models' : `## ${escapeGuideText(title)} {#${anchor}}`;
  };
  const isFlat = sections.size === 1 || (!hasGroups && sections.size > maxLetters);
  return [
    `${counted(models.length, 'model')} of the API, by name.`,
    ...(isLongList(models) ? [filter] : []),
    ...(isFlat ? [list(models)] : [...sections].flatMap(([title, listed]) => [heading(title), list(listed)])),
  ].join('\n\n');
}

/** Names in the order of an index: without regard to case. */
function compareNames(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b);
}

/** What a name is under: its first letter, or `0–9` and other signs together. */
function letterOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /\p{L}/u.test(first) ? first : 'Others';
}

/** The script shows it. Markdown pages are without it. */
const filter = [
  '<form class="list-filter" hidden data-markdown-ignore>',
  '<input type="search" aria-label="Filter the models by name" placeholder="Filter" />',
  '<p class="list-nothing" role="status"></p>',
  '</form>',
].join('\n');
