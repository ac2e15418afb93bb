import { expect, test } from 'vitest';
import { sampleLanguages } from '../../src/reference/samples/languages';
import { compiled } from './compiled';
import { describeOnTheWire } from './onTheWire';

describeOnTheWire(compiled);

test('each of them is a language of the samples', () => {
  expect(sampleLanguages.map(({ id }) => id)).toEqual(expect.arrayContaining(compiled));
});
