/** Where the dev server has the data of a page, which the query names, and announces edits; below the base URL. */
export const liveAddress = { page: '__reference/page', edits: '__reference/edits' };
