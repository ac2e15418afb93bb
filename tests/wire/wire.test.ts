import { expect, test } from 'vitest';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { compiled } from './compiled';
import { describeOnTheWire } from './onTheWire';

const found = describeOnTheWire(sampleLanguages.map(({ id }) => id).filter((id) => !compiled.includes(id)));

test('curl and node run on every machine', () => {
  expect(found).toEqual(expect.arrayContaining(['curl', 'javascript']));
});
