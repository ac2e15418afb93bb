import { expect, it } from 'vitest';
import { safelyDecode } from '../encoding';

it.each([
  ['create-task', 'create-task'],
  ['caf%C3%A9%20bar', 'café bar'],
  ['%2F', '/'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%E0%A4', '%E0%A4'],
  ['%zz', '%zz'],
  ['', ''],
])('%s becomes %s', (given, want) => expect(safelyDecode(given)).toBe(want));
