import { wholeAddressIn } from '../../../reference/markdownAddress';

/** Copies the Markdown page that a button names, and says on the button whether that worked. */
async function copyPage(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  // One message at a time: while it shows, the button has nothing to copy.
  const { copyPage: address = '' } = button.dataset;
  delete button.dataset.copyPage;
  button.textContent = await writeMarkdownPage(address).then(
    () => 'Page copied',
    () => 'Copying failed',
  );
  window.setTimeout(() => {
    button.textContent = label;
    button.dataset.copyPage = address;
  }, 2500);
}

/** Safari allows writing during a click alone, so it gets a promise of the text before that is fetched. */
async function writeMarkdownPage(address: string): Promise<void> {
  const text = fetchMarkdownPage(address);
  if (!window.ClipboardItem) return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The whole Markdown page: one that is too long for a file is cut into parts, and its first part names the uncut text. */
async function fetchMarkdownPage(address: string): Promise<string> {
  const first = await fetchText(address);
  const whole = wholeAddressIn(first);
  return whole === undefined ? first : fetchText(whole);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response.text();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null;
    if (button) void copyPage(button);
  });
}
