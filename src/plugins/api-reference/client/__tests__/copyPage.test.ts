// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const markdownPages: Record<string, string> = {
  '/docs/tasks.md': '# Tasks\n',
  '/docs/long.md': '# Long\n\n- [Everything](https://portal.example.com/docs/long.whole.md)\n',
  '/docs/long.whole.md': '# Long\n\nuncut\n',
};
const fetchMarkdownPage = vi.fn<(address: string) => Promise<Response>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchMarkdownPage);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await import('../copyPage');
});
beforeEach(() => {
  vi.useFakeTimers();
  fetchMarkdownPage.mockReset().mockImplementation(async (address) => {
    const text = markdownPages[address];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

/** Presses the button of a page with this Markdown page, and returns it. */
function press(markdownPage: string): HTMLElement {
  document.body.innerHTML = `<button data-copy-page="${markdownPage}">Copy page as Markdown</button>`;
  const button = document.body.firstElementChild as HTMLElement;
  button.click();
  return button;
}

it.each([
  ['a Markdown page', '/docs/tasks.md', '# Tasks\n'],
  ['the uncut text of one that is cut into parts', '/docs/long.md', '# Long\n\nuncut\n'],
])('copies %s', async (_what, markdownPage, want) => {
  const button = press(markdownPage);
  await vi.waitFor(() => expect(button.textContent).toBe('Page copied'));
  expect(writeText.mock.calls).toEqual([[want]]);
});

it.each([
  ['there is no network', () => fetchMarkdownPage.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['there is no Markdown page', () => fetchMarkdownPage.mockResolvedValue(new Response('', { status: 404 }))],
  ['the browser does not let it write', () => writeText.mockRejectedValue(new Error('not allowed'))],
])('says so when %s, and can be pressed again', async (_why, fail) => {
  fail();
  const button = press('/docs/tasks.md');
  await vi.waitFor(() => expect(button.textContent).toBe('Copying failed'));
  fetchMarkdownPage.mockResolvedValue(new Response('# Tasks\n'));
  writeText.mockReset().mockResolvedValue();
  // While the message shows, a press does nothing.
  button.click();
  await vi.advanceTimersByTimeAsync(2000);
  expect([button.textContent, fetchMarkdownPage.mock.calls.length]).toEqual(['Copying failed', 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(button.textContent).toBe('Copy page as Markdown');
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Page copied'));
  expect(writeText.mock.calls).toEqual([['# Tasks\n']]);
});
