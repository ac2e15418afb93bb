import { bringIntoView } from './bringIntoView';

const stops = 'a[href], button:not(:disabled), summary, input, [tabindex="0"]';

/** The focusable elements of the menu, in order. */
function stopsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.closest('[inert], details:not([open]) > :not(summary)') && stop.offsetParent !== null,
  );
}

/** Everything outside the menu, except its backdrop, which closes it when clicked. */
function aroundOf(menu: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let element = menu; element.parentElement; element = element.parentElement) {
    const siblings = [...element.parentElement.children].filter((sibling) => sibling !== element);
    around.push(...siblings.filter((sibling) => sibling instanceof HTMLElement));
    if (element.parentElement === document.body) break;
  }
  return around.filter((element) => !element.matches('[role="presentation"], [inert]'));
}

/** Brings the entry of the current page, or of the section that is read, into view, with the focus. */
function showCurrent(menu: HTMLElement): void {
  const all = stopsOf(menu);
  const current = all.filter((stop) => stop.matches('.menu [aria-current]')).at(-1);
  (current ?? all[0])?.focus({ preventScroll: true });
  if (current) bringIntoView(current);
}

/** Moves the focus from the last element to the first, and back. */
function keepFocusInside(event: KeyboardEvent, menu: HTMLElement): void {
  const all = stopsOf(menu);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from && menu.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Makes an open menu modal: it opens at the current entry, and Tab stays inside. Returns a function that
 * ends this; the focus then returns to the button that opened the menu, unless a link of the menu was followed.
 */
export function makeModal(menu: HTMLElement): () => void {
  const around = aroundOf(menu);
  for (const element of around) element.inert = true;
  showCurrent(menu);
  let isLeft = false;
  const onClick = ({ target }: Event): void => {
    isLeft ||= target instanceof Element && target.closest('a') !== null;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') keepFocusInside(event, menu);
  };
  menu.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
  return () => {
    menu.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey);
    for (const element of around) element.inert = false;
    if (!isLeft) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
