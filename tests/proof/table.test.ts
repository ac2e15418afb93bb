import { expect, it } from 'vitest';
import { proofKinds, proofTable } from '../../src/reference/outputs/guides/proof';
import { readmeTable, readProof } from './expectProof';

it('the README has the rows of tests/proof.json as a table', () => {
  expect(readmeTable()).toBe(proofTable(readProof()));
});

it('the rows are in their order, each of a kind that tests write', () => {
  const rows = readProof();
  expect(rows.map(({ what }) => what)).toEqual(
    proofKinds.flatMap((kind) => rows.flatMap(({ what }) => (what === kind ? [what] : []))),
  );
});

it.each([
  [{ what: 'Samples', language: 'cURL', run: 2, passed: 1 } as const, '| Samples | cURL | 2 | 1 |'],
  [{ what: 'Samples', language: 'C#', run: 0, passed: 0, note: 'not run' } as const, '| Samples | C# | not run | |'],
  [{ what: 'Examples', run: 3, passed: 3, note: 'x' } as const, '| Examples |  | 3 (x) | 3 |'],
])('%j is %s', (row, want) => {
  expect(proofTable([row]).split('\n')[2]).toBe(want);
});
