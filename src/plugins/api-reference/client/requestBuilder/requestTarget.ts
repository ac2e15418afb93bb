/** The operation that a request is built for. */
export interface RequestTarget {
  /** Address of its data. */
  address: string;
  /** Upper case. */
  method: string;
  path: string;
  /** The base URL that the page shows for it. */
  base?: string;
}

/** What a reader has typed for each security scheme. It is kept in memory alone. */
export type Credentials = Record<string, Record<string, string | undefined>>;
