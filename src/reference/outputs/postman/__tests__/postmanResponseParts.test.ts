import { expect, it } from 'vitest';
import { requestOf } from './postmanCases';

it('saves a response in parts as it is sent, with its boundary', () => {
  const media = 'multipart/mixed: { schema: { type: array, items: { type: object } }, example: [{ a: 1 }] }';
  const { response } = requestOf(`responses: { 200: { description: OK, content: { ${media} } } }`);
  const [saved] = response;
  const boundary = /^--(\S+)\r\n/.exec(saved?.body ?? '')?.[1];
  expect(saved?.header).toEqual([{ key: 'Content-Type', value: `multipart/mixed; boundary=${boundary}` }]);
  expect(saved?.body).toContain('\r\n\r\n{"a":1}\r\n');
});
