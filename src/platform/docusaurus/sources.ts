import {
  aliasedSitePathToRelativePath,
  createSlugger,
  DEFAULT_PARSE_FRONT_MATTER,
  normalizeUrl,
  parseMarkdownFile,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';

/** A Markdown file as Docusaurus reads it. */
export interface MarkdownSource {
  frontMatter: Record<string, unknown>;
  /** The text below the front matter. */
  content: string;
  /** The text of a first heading of level 1. */
  contentTitle?: string;
}

/** Reads the text of a Markdown file. Throws on front matter that is no YAML. */
export async function readMarkdown(filePath: string, fileContent: string): Promise<MarkdownSource> {
  return parseMarkdownFile({ filePath, fileContent, parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER });
}

/** Returns the anchor of one heading after the other of a page, from its Markdown without the marks of the heading. */
export function headingAnchors(): (heading: string) => string {
  const slugger = createSlugger();
  return (heading) => {
    const { text, id } = parseMarkdownHeadingId(heading);
    return id ?? slugger.slug(text.replace(/[`*_]|\[|\]\([^)]*\)/g, ''));
  };
}

/** The path below the site's folder of a file that a plugin's content names by alias (`@site/docs/start.md`). */
export function siteFile(source: string): string {
  return aliasedSitePathToRelativePath(source);
}

/** Joins the segments of an address, with one slash between two of them. */
export function joinAddress(...segments: string[]): string {
  return normalizeUrl(segments);
}
