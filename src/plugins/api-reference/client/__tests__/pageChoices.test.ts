// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../components/reference/__tests__/render';
import { makeAll } from '../../../../reference/__tests__/builders';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({ get: () => null, set: () => undefined }),
}));
// What a test file before this one has loaded keeps the storage of that file.
vi.resetModules();

const { pageChoice, showOnPage } = await import('../requestBuilder/pageChoices');

const description = `
servers:
  - { url: https://api.example.com/v1, description: Production }
  - { url: https://sandbox.example.com/v1, description: Sandbox }
paths:
  /tasks:
    post:
      operationId: one
      tags: [tasks]
      requestBody:
        content:
          application/json:
            schema: { properties: { name: { type: string } } }
            examples: { a: { value: { name: Ada } }, b: { value: { name: Bob } } }
          text/plain:
            schema: { type: string }
            examples: { t: { value: Tom } }
      responses: {}
`;
const local = 'http://127.0.0.1:4010/v1';
const samples = {
  ...{ baseUrlVariable: 'API_BASE', defaultBaseUrl: local, defaultBaseUrlLabel: 'This machine' },
  ...{ idempotencyHeader: 'Idempotency-Key', server: 'https://api.example.com/v1' },
};
const markup = makeAll(description, undefined, undefined, samples).pages.map(render).join('');

let changes = 0;
beforeAll(() => {
  Object.assign(window, { scrollBy: () => undefined, CSS: { escape: (name: string) => name.replace(/\W/g, '\\$&') } });
  document.addEventListener('change', () => {
    changes += 1;
  });
});
beforeEach(() => {
  document.body.innerHTML = markup;
});

const first = { base: local, mediaType: 'application/json', example: 'a' };
const article = (): Element => document.querySelector('article[aria-labelledby="one"]') ?? document.body;
const sample = (): string => article().querySelector('.request pre')?.textContent ?? '';

it.each([
  ['a base URL', { ...first, base: 'https://sandbox.example.com/v1' }, 'https://sandbox.example.com/v1'],
  ['an example', { ...first, example: 'b' }, '"Bob"'],
  ['a media type', { ...first, mediaType: 'text/plain', example: 't' }, 'Tom'],
])('the page shows what is chosen in the form, and no event tells of it: %s', async (_what, choice, text) => {
  expect(pageChoice(article())).toEqual(first);
  expect(sample()).not.toContain(text);
  showOnPage(article(), choice, first);
  expect(pageChoice(article())).toEqual(choice);
  if (choice.base === first.base) await vi.waitFor(() => expect(sample()).toContain(text));
  else expect(article().querySelector('[data-base]')?.textContent).toBe(text);
  expect(changes).toBe(0);
});

it.each([
  ['what has not changed', { base: 'https://sandbox.example.com/v1' }, { base: 'https://sandbox.example.com/v1' }],
  ['a base URL that it does not have', { base: 'https://other.example.com' }, {}],
  ['a base URL that is a selector', { base: '"],*[x="' }, {}],
])('the page stays as it is for %s', (_what, choice, before) => {
  showOnPage(article(), choice, before);
  expect(pageChoice(article())).toEqual(first);
});
