/** What is shown to readers and is run by the tests, in the order of the table. */
export const proofKinds = [
  'Samples',
  'Examples',
  'Guide snippets',
  'Guide programs',
  'Workflow steps',
  'Collection requests',
  'Zap calls',
] as const;

/** One row of `tests/proof.json`: how many of a kind, in one language where it has any, were run and passed. */
export interface ProofRow {
  what: (typeof proofKinds)[number];
  language?: string;
  run: number;
  passed: number;
  /** What a reader has to know of it: why nothing was run, for example. */
  note?: string;
}

/** The rows as a table in Markdown, for the overview of the reference and for `tests/README.md`. */
export function proofTable(rows: readonly ProofRow[]): string {
  const lines = rows.map(({ what, language = '', run, passed, note }) =>
    run === 0 && note !== undefined
      ? `| ${what} | ${language} | ${note} | |`
      : `| ${what} | ${language} | ${run}${note === undefined ? '' : ` (${note})`} | ${passed} |`,
  );
  return ['| What | Language | Run | Passed |', '| --- | --- | ---: | ---: |', ...lines].join('\n');
}
