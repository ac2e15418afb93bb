import { expect, it, vi } from 'vitest';
import type { Keywords } from '../../src/reference/keywords/keyword';

/** A keyword that JSON Schema does not have. */
vi.mock('../../src/reference/keywords/annotations', async (original) => {
  const module = await original<{ annotations: Keywords }>();
  const minWords: Keywords[string] = { kind: 'value', shown: 'fact', fact: 'Min words', asserts: Number };
  return { ...module, annotations: { ...module.annotations, minWords } };
});

it('stops at a keyword that values have to keep, and that nothing checks', async () => {
  await expect(import('../../src/reference/validate/jsonSchema')).rejects.toThrow(
    'The row of minWords has `asserts`, but nothing checks values by this keyword. Say in `keeps` whether a value keeps it.',
  );
});
