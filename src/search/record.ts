import { displayMethod } from '../reference/methods';

/** The groups of the filter, in its order. */
export const searchGroups = ['guides', 'pages', 'operations', 'models', 'fields'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** What a result can be, each with the group that it is found in. */
const groupOfKind = {
  guide: 'guides',
  news: 'guides',
  page: 'guides',
  api: 'pages',
  operation: 'operations',
  webhook: 'operations',
  callback: 'operations',
  model: 'models',
  field: 'fields',
  parameter: 'fields',
  status: 'fields',
  // Why an operation returns an error, in its author's words.
  reason: 'fields',
  // A field or a parameter, once one of its values is what was found.
  value: 'fields',
} as const satisfies Record<string, SearchGroup>;

export type SearchKind = keyof typeof groupOfKind;

/** One thing that search finds: what its line shows, and where it leads. */
export interface SearchResult {
  kind: SearchKind;
  /** The method with which an operation or a callback is called, as it is sent; a webhook is not called by its reader. */
  method?: string | undefined;
  /** Where a parameter or a header is sent: `query`, `header`. */
  place?: string | undefined;
  /** The status of a response: `404`, `4XX`, `default`. */
  status?: string | undefined;
  title: string;
  /** The operation that a parameter or an inline field belongs to. */
  of?: string | undefined;
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
type Stated = Pick<SearchRecord, 'kind' | 'title' | 'url'> & Partial<Omit<SearchRecord, 'group'>>;

/** A record in which the fields are empty that are not stated. */
export function searchRecord(stated: Stated): SearchRecord {
  const group = groupOfKind[stated.kind];
  return { group, where: '', values: '', page: '', ids: '', names: '', text: '', ...stated };
}

type Labelled = Pick<SearchResult, 'kind' | 'method' | 'place' | 'status'>;

/** What a result shows before its title: a method, `query`, a status, else its kind. */
export function labelOf({ kind, method = '', place, status }: Labelled): string {
  if (groupOfKind[kind] === 'operations') return displayMethod({ kind, method });
  if (kind === 'api') return 'API';
  return (kind === 'parameter' ? place : status) ?? kind;
}
