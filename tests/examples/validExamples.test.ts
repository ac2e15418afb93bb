import path from 'node:path';
import { expect, it } from 'vitest';
import { findInvalid } from './findInvalid';

it('all schemas of our own description have an example that they accept', async () => {
  const { invalid, count, excused } = await findInvalid(path.resolve(__dirname, '../../openapi/openapi.yaml'));
  expect(invalid).toEqual([]);
  expect(excused).toEqual({ stated: 0, impossible: 0, alike: 0 });
  expect(count).toBeGreaterThan(1000);
});
