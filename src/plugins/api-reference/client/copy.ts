import { announce } from './announce';
import { fieldPath } from './fieldPath';

const sources: Record<string, (button: HTMLElement) => string | null | undefined> = {
  code: shownCode,
  path: (button) => {
    const address = button.parentElement?.querySelector('code');
    return address?.textContent?.slice(address.querySelector('.base')?.textContent?.length ?? 0);
  },
  base: (button) => button.parentElement?.querySelector('code')?.textContent,
  field: (button) => fieldPath(button),
};

/** Copies what a button stands for: the code that its panel shows, or the path or base URL beside it. */
export async function copy(button: HTMLElement): Promise<void> {
  const text = sources[button.dataset.copy ?? '']?.(button);
  if (text && (await write(text, 'Copied'))) showDone(button);
}

/** Copies the address that a link to a heading or field leads to. */
export async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  await write(link.href, 'Link copied');
}

async function write(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
    return true;
  } catch {
    // No right to write, or no clipboard at all, as on a page that did not come over HTTPS.
    announce('The browser does not allow copying');
    return false;
  }
}

function shownCode(button: HTMLElement): string | null | undefined {
  const codes = [...(button.closest('.panel')?.querySelectorAll<HTMLElement>('pre') ?? [])];
  return codes.find((code) => code.offsetParent !== null)?.textContent;
}

/** Shows for two seconds that the text was copied. */
function showDone(button: HTMLElement): void {
  const use = button.querySelector('use');
  use?.setAttribute('href', '#i-done');
  window.setTimeout(() => use?.setAttribute('href', '#i-copy'), 2000);
}
