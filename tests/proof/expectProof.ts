import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type ProofRow, proofKinds, proofTable } from '../../src/reference/outputs/guides/proof';

const repository = path.resolve(__dirname, '../..');
const file = path.join(repository, 'tests/proof.json');
const readme = path.join(repository, 'tests/README.md');
const tableInReadme = /(?<=<!-- proof -->\n\n)[\s\S]*?(?=\n\n<!-- \/proof -->)/;

/** The committed rows of what was run. */
export function readProof(): ProofRow[] {
  return JSON.parse(readFileSync(file, 'utf8')) as ProofRow[];
}

/** The table of `tests/README.md`; undefined where it has none. */
export function readmeTable(): string | undefined {
  return tableInReadme.exec(readFileSync(readme, 'utf8'))?.[0];
}

/**
 * Fails unless the committed rows of a kind are the ones that were seen, and all that was run passed. With UPDATE_PROOF,
 * which `npm test -- --update-proof` sets, the rows seen are written to `tests/proof.json` and `tests/README.md` instead. All
 * rows of a kind come from one test.
 */
export function expectProof(what: ProofRow['what'], seen: Omit<ProofRow, 'what'>[]): void {
  const rows = seen.map((row): ProofRow => ({ what, ...row }));
  if (process.env.UPDATE_PROOF) writeProof([...readProof().filter((row) => row.what !== what), ...rows]);
  expect(
    readProof().filter((row) => row.what === what),
    `tests/proof.json says something else than was seen of "${what}"; UPDATE_PROOF=1 before the same command writes it`,
  ).toEqual(rows);
  expect(rows.filter(({ run, passed }) => passed !== run)).toEqual([]);
}

function writeProof(rows: ProofRow[]): void {
  const sorted = proofKinds.flatMap((kind) => rows.filter(({ what }) => what === kind));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(tableInReadme, () => proofTable(sorted)),
  );
}
