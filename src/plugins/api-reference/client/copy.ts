import { copyText } from './copyText';
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
  if (text && (await copyText(text, 'Copied'))) showDone(button);
}

function shownCode(button: HTMLElement): string | null | undefined {
  const codes = [...(button.closest('.panel')?.querySelectorAll<HTMLElement>('pre.code') ?? [])];
  return codes.find((code) => code.offsetParent !== null)?.textContent;
}

/** Shows for two seconds that the text was copied. */
function showDone(button: HTMLElement): void {
  button.dataset.done = '';
  window.setTimeout(() => delete button.dataset.done, 2000);
}
