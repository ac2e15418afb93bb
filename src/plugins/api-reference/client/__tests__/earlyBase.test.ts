// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const sandbox = 'https://sandbox.example.com/v1';

it('shows the base URL that a reader chose before, however a page comes in parts', async () => {
  Object.assign(globalThis, { STORAGE_TYPE: 'localStorage', LANGUAGE_KEY: 'l', SERVER_KEY: 's', WRAP_KEY: 'w' });
  localStorage.setItem('s', sandbox);
  await import('../choices.inline');
  const article = document.createElement('article');
  document.body.append(article);
  article.innerHTML = `<input type="radio" data-server="${sandbox}"><span data-base></span>`;
  const base = article.querySelector('span');
  await vi.waitFor(() => expect(base?.textContent).toBe(sandbox));
  base?.append('https://api.example.com/v1');
  await vi.waitFor(() => expect(base?.textContent).toBe(sandbox));
});
