/** Opens all folds while a page is printed, in browsers whose style sheets cannot do it; it closes them afterwards. */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
