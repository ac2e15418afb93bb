import { expect, it } from 'vitest';
import { unwritten } from '../unwritten';

it.each([
  [new Error('ENOSPC: no space left on device, write'), 'ENOSPC: no space left on device, write'],
  ['it is a link', 'it is a link'],
])('says of %s which file it is about, and what to do', (error, reason) => {
  const { message, cause } = unwritten('site/a.js.gz', error);
  expect(message).toBe(`site/a.js.gz cannot be written: ${reason}. Check the permissions and the space of its folder.`);
  expect(cause).toBe(error);
});
