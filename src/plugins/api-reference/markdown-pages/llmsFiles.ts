import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { toSlug } from '../../../reference/slug';
import { type ListedMarkdownPage, llmsText } from './llms';
import { splitPage } from './splitPage';

/** A sort of pages. */
export type MarkdownGroup = 'Guides' | 'API reference' | 'Models' | 'News' | 'Optional';

export interface GroupedMarkdownPage extends ListedMarkdownPage {
  group: MarkdownGroup;
}

/** A file with the uncut text of pages: its path below the built site, and its size. */
export interface FullText {
  path: string;
  bytes: number;
}

interface LlmsFilesInput {
  title: string;
  tagline: string;
  /** Folder of the built site that the files stand in, `''` or the name of a version. */
  folder: string;
  baseUrl: string;
  /** Origin that links begin with, if they do. */
  linkOrigin: string;
  markdownPages: GroupedMarkdownPage[];
  /** The text of all pages, and of the sections that have a file of their own. */
  full: { all: FullText; sections: Map<MarkdownGroup, FullText> };
  /** Files of workflows, below the address of the version. */
  workflows: string[];
  /** Address of the description of one operation alone, where there are such. */
  operationFile?: string | undefined;
  /** Lists of other versions of the docs. */
  others: { label: string; folder: string }[];
}

/** The sorts of pages, in the order in which lists have them. */
export const markdownGroups: MarkdownGroup[] = ['Guides', 'API reference', 'Models', 'News', 'Optional'];

/** Folder of a section's list, below that of the version. */
export function sectionFolder(folder: string, group: MarkdownGroup): string {
  return below(folder, toSlug(group));
}

/** `llms.txt` of a version of the docs and of each of its sections (llmstxt.org), in parts where it is long. */
export function llmsFiles(input: LlmsFilesInput): OutputFile[] {
  const sections = sectionsOf(input.markdownPages);
  return [versionList(input, sections), ...sections.map((group) => sectionList(input, group))].flat();
}

/** The sections that have a list of their own: those with pages, without what is optional. */
export function sectionsOf(markdownPages: GroupedMarkdownPage[]): MarkdownGroup[] {
  return markdownGroups.filter(
    (group) => group !== 'Optional' && markdownPages.some((markdownPage) => markdownPage.group === group),
  );
}

function versionList(input: LlmsFilesInput, sections: MarkdownGroup[]): OutputFile[] {
  const { title, tagline, folder, markdownPages, workflows, operationFile, others, full } = input;
  const root = rootOf(input);
  const base = `${root}${below(folder, '')}`;
  const versions = others.map(({ label, folder: other }) => `[${label}](${listAddress(root, other)})`);
  const lists = sections.map((group) => `[${group}](${listAddress(root, sectionFolder(folder, group))})`);
  const recipes = workflows.map((file) => `\`${base}${file}\``);
  const text = llmsText({
    title,
    summary: tagline,
    notes: [
      'Every page of this site is also there as Markdown: its address with `.md` at the end. Links below lead to those.',
      `Lists by section, with the operations of each page: ${lists.join(', ')}.`,
      `All pages as one file: ${fullEntry(root, full.all)}. ${fullSections(root, full.sections)}`.trim(),
      `The whole API description is one file: \`${base}openapi.yaml\`, \`${base}openapi.json\`.`,
      ...(operationFile === undefined
        ? []
        : [
            `Each operation is one file too, to which its page leads: \`${input.linkOrigin}${operationFile}\` is one of them.`,
          ]),
      ...(recipes.length > 0 ? [`Recipes are there as workflows to run (Arazzo): ${recipes.join(', ')}.`] : []),
      ...(versions.length > 0 ? [`Other versions: ${versions.join(', ')}.`] : []),
    ],
    groups: markdownGroups.map((group) => ({
      title: group,
      pages: markdownPages
        .filter((markdownPage) => markdownPage.group === group)
        .map(({ details: _details, ...markdownPage }) => markdownPage),
    })),
  });
  return listFiles(text, root, folder);
}

function sectionList(input: LlmsFilesInput, group: MarkdownGroup): OutputFile[] {
  const { title, tagline, folder, markdownPages, full } = input;
  const root = rootOf(input);
  const whole = full.sections.get(group);
  const text = llmsText({
    title: `${title}: ${group}`,
    summary: tagline,
    notes: [
      ...(whole ? [`All pages of this section as one file: ${fullEntry(root, whole)}.`] : []),
      `The other sections: <${listAddress(root, folder)}>`,
    ],
    groups: [{ title: group, pages: markdownPages.filter((markdownPage) => markdownPage.group === group) }],
  });
  return listFiles(text, root, sectionFolder(folder, group));
}

function listFiles(text: string, root: string, folder: string): OutputFile[] {
  const addressOf = (part: number): string => `${root}${below(folder, part === 1 ? 'llms.txt' : `llms-${part}.txt`)}`;
  return splitPage(text, addressOf).map(({ address, content }) => ({ path: address.slice(root.length), content }));
}

function fullSections(root: string, sections: LlmsFilesInput['full']['sections']): string {
  const named = [...sections].map(([group, file]) => `${group} ${fullEntry(root, file)}`);
  return named.length === 0 ? '' : `Sections as one file: ${named.join(', ')}.`;
}

/** A file with its size, so that nobody loads more than they can read. */
function fullEntry(root: string, { path, bytes }: FullText): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `\`${root}${path}\` (${size})`;
}

function rootOf({ linkOrigin, baseUrl }: Pick<LlmsFilesInput, 'linkOrigin' | 'baseUrl'>): string {
  return `${linkOrigin}${baseUrl}`;
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The address of the list of a version's Markdown pages, below `root`, the address of the site. */
export function listAddress(root: string, folder: string): string {
  return `${root}${below(folder, 'llms.txt')}`;
}
