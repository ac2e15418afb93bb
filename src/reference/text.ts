/** Texts in CommonMark that are said of one thing, mostly one; each stands for itself, as its author wrote it. */
export type Markdown = string[];

/** Texts as a page shows them: the source, and the sanitised HTML made from it once. */
export interface RichText {
  source: Markdown;
  html: string;
  /** Where the links of the source lead on the site, by the address that is written there; not those that lead nowhere. */
  links?: Record<string, string>;
}
