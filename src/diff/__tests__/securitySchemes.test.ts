import { expect, it } from 'vitest';
import { compareDescriptions } from '../compareDescriptions';

const names = Array.from({ length: 500 }, (_, index) => `key${index}`);

/** A document whose operation can be called with each of many schemes. */
function withSchemes(prefix: string): object {
  const scheme = (name: string): object => ({ type: 'apiKey', in: 'header', name: `X-${name}` });
  return {
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1' },
    paths: { '/items': { get: { security: names.map((name) => ({ [prefix + name]: [] })), responses: {} } } },
    components: { securitySchemes: Object.fromEntries(names.map((name) => [prefix + name, scheme(name)])) },
  };
}

// Looked up one by one, 500 schemes do not end within the time of a test.
it('finds 500 schemes again that have other names', () => {
  expect(compareDescriptions(withSchemes('old-'), withSchemes('new-'), '2026-11-26')).toEqual([]);
});
