import { schemaRows } from './table';

/** The keywords whose schemas are alternatives, of which a value is one: `oneOf` and `anyOf`. */
export const unionKeywords: readonly string[] = schemaRows.flatMap(({ keyword, alternatives }) =>
  alternatives?.isChoice ? [keyword] : [],
);
