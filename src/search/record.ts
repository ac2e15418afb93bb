/** The kinds of things that are found, in the order in which a reader sees them. */
export const searchGroups = ['operations', 'fields', 'models', 'guides'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** One thing that search finds: what its line shows, and where it leads. */
export interface SearchResult {
  /** What stands before the title: a method, `field`, `query`, a status, `model`, `guide`. */
  kind: string;
  title: string;
  /** The operation that a parameter or an inline field belongs to. */
  of?: string;
  /** What helps to tell it from others: a path, a type, the first words of a section. */
  where: string;
  /** Allowed values and error codes, one a line. */
  values: string;
  /** Address with the anchor. */
  url: string;
}

/** A thing with the words it is found by, apart from its title. */
export interface SearchRecord extends SearchResult {
  group: SearchGroup;
  /** Words that stand for the thing: a path, an id, the model of a field, the page of a section. */
  names: string;
  /** The prose about it. */
  text: string;
}
