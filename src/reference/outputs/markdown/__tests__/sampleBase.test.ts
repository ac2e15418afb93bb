import { expect, it } from 'vitest';
import { apiPage, makeAll } from '../../../__tests__/builders';
import { createMarkdownWriter } from '../referencePage';

const write = createMarkdownWriter((href) => href);

it.each([
  ['a relative server', 'servers: [{ url: /api/v1 }]', '`GET /api/v1/a`', '/api/v1/a"'],
  ['no server', '', '`GET /a`', '/a"'],
  ['one above the description', 'servers: [{ url: ../v2 }]', '`GET ../v2/a`', '/v2/a"'],
])('%s: the page says where samples read scheme and host from', (_what, servers, endpoint, address) => {
  const yaml = `${servers}\npaths: { /a: { get: { tags: [Shop], responses: { 200: { description: OK } } } } }`;
  const page = write(apiPage(makeAll(yaml), 'Shop'));
  expect(page).toContain('Set `API_HOST` to the scheme and host');
  expect(page).toContain(endpoint);
  expect(page).toContain(`--url "\${API_HOST}${address}`);
  expect(page).not.toContain('example.com');
});
