/** Texts in CommonMark about one thing, usually a single one; each as its author wrote it. */
export type Markdown = string[];

/** An External Documentation Object (4.11). */
export interface ExternalDocumentation {
  url: string;
  description?: Markdown;
}

/** What an author wrote, texts or an address, with where its links lead. */
export interface Written {
  source: Markdown;
  /** Where the links of the source lead on the site, by the address that is written there. */
  links?: Record<string, string>;
  /** The addresses of those that cannot be resolved, which are shown as text. */
  broken?: string[];
}

/** Texts as a page shows them: the source, and the sanitised HTML made from it once. */
export interface RichText extends Written {
  html: string;
}

/** A link to a page: its words and its address. */
export interface Link {
  label: string;
  href: string;
}

/** An External Documentation Object (4.11) as a page shows it. */
export interface ExternalDocs {
  label: string;
  /** Left out when the author's address can be no link; the label then stands as text. */
  href?: string;
  /** The text that the label is made of, where it has links. */
  description?: RichText;
}
