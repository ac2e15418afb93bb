/** Copies what a button stands for: the code that its panel shows, or the path beside it. */
export async function copy(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy === 'code' ? shownCode(button) : pathBeside(button);
  if (text === undefined) return;
  await navigator.clipboard.writeText(text);
  showDone(button);
}

function shownCode(button: HTMLElement): string | undefined {
  const codes = [...(button.closest('.panel')?.querySelectorAll<HTMLElement>('pre') ?? [])];
  return codes.find((code) => code.offsetParent !== null)?.textContent ?? undefined;
}

function pathBeside(button: HTMLElement): string | undefined {
  return button.parentElement?.querySelector('code')?.textContent ?? undefined;
}

/** Shows for two seconds that the text was copied. */
function showDone(button: HTMLElement): void {
  const use = button.querySelector('use');
  use?.setAttribute('href', '#i-done');
  window.setTimeout(() => use?.setAttribute('href', '#i-copy'), 2000);
}
