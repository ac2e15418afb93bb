import { expect, it } from 'vitest';
import { readPreference } from '../call';

it.each([
  ['code=429', { code: 429 }],
  ['example="none"; code=404', { code: 404, example: 'none' }],
  // No client takes it for the response: it would wait for ever.
  ['code=100', {}],
  ['code=600', {}],
  ['return=minimal', {}],
])('Prefer: %s', (header, want) => expect(readPreference(header)).toEqual(want));
