import { webhookMethod } from '../reference/methods';

/** The kinds of things that are found, in the order of the filter. */
export const searchGroups = ['guides', 'pages', 'operations', 'models', 'fields'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** What a result says of its own kind. */
type Labelled = { group: SearchGroup; kind: string };

/** What a post of the blog is called. */
export const newsKind = 'news';

/** What a field of a schema is called; a parameter or a header is called by its place. */
export const fieldKind = 'field';

/** Whether a result is a post of the blog. */
export function isNews({ group, kind }: Labelled): boolean {
  return group === 'guides' && kind === newsKind;
}

/** Whether a result is an operation that is called with POST, which most are that do something. */
export function isPost({ group, kind }: Labelled): boolean {
  return group === 'operations' && kind.toLowerCase() === 'post';
}

/** Whether a result is a webhook: an operation that its reader does not call. */
export function isEvent({ group, kind }: Labelled): boolean {
  return group === 'operations' && kind === webhookMethod;
}

/** Whether a result is a response with a status: `404`, `4XX`. */
export function isStatus({ group, kind }: Labelled): boolean {
  return group === 'fields' && /^\d/.test(kind);
}

/** Whether a result is a parameter or a header, rather than a field of a schema or a response with a status. */
export function isParameter({ group, kind }: Labelled): boolean {
  return group === 'fields' && kind !== fieldKind && !isStatus({ group, kind });
}

/** One thing that search finds: what its line shows, and where it leads. */
export interface SearchResult {
  /** What is before the title: a method, `field`, `query`, a status, `model`, `guide`. */
  kind: string;
  title: string;
  /** The operation that a parameter or an inline field belongs to. */
  of?: string;
  /** What helps to tell it from others: a path, a type, the first words of a section. */
  where: string;
  /** Allowed values and error codes, one a line. */
  values: string;
  /** Area and page on which it stands: `Tasks › Scheduled tasks`. Empty where it is a page itself without an area. */
  page: string;
  /** Address with the anchor. */
  url: string;
}

/**
 * The fields of a record that are searched, and how much a match in each counts beside one in the title. Records of the group
 * `fields` come in many files, which `files/shards.ts` chooses by title, status and values: by what they have beside these
 * they are found only among what was loaded.
 */
export const searchedFields = { title: 1, ids: 0.95, values: 0.88, names: 0.55, text: 0.3 } as const;

/** A thing with the words it is found by, apart from its title. */
export interface SearchRecord extends SearchResult {
  group: SearchGroup;
  /** Names that mean the thing itself: the id of an operation, the name of a schema with the path of a field. */
  ids: string;
  /** Words that say where the thing belongs: a path, a page, an operation, a status, the summary of a page. */
  names: string;
  /** The prose about it. */
  text: string;
}

/** What a record has to say; of the fields that are searched it has those that it states. */
type Stated = Pick<SearchRecord, 'group' | 'kind' | 'title' | 'url'> & Partial<SearchRecord>;

/** A record in which the fields are empty that are not stated. */
export function searchRecord(stated: Stated): SearchRecord {
  return { where: '', values: '', page: '', ids: '', names: '', text: '', ...stated };
}
