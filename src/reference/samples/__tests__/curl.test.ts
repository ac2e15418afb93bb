import { expect, it } from 'vitest';
import { curl } from '../curl';

it.each([
  ['GET', 'https://api.example.com/tasks', false],
  // Without the option, curl reads braces as its own notation for many addresses.
  ['GET', 'https://api.example.com/tasks/{id}', true],
])('%s %s switches its notation for many addresses off: %s', (method, url, want) => {
  expect(curl.write({ method, url, open: ['{id}'], headers: [] }).includes('--globoff')).toBe(want);
});
