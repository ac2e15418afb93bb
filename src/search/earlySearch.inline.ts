// In the head of every page. Keeps a request for search, and what is typed after it, until the site's script can open
// search. When that script does not come, the box is the link that it is without one.

import { asksForSearch } from './asksForSearch';
import { collectTyping, type TypedAhead } from './typedAhead';

let typed: (() => TypedAhead) | undefined;

function keep(event: Event): void {
  const isKey = event instanceof KeyboardEvent;
  if (!(isKey ? asksForSearch(event) : event instanceof MouseEvent && isPlainClick(event))) return;
  event.preventDefault();
  typed ??= collectTyping();
}

function isPlainClick({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isOnBox = target instanceof Element && target.closest('.searchbox') !== null;
  return isOnBox && button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

function end(): void {
  document.removeEventListener('keydown', keep);
  document.removeEventListener('click', keep);
}

function giveUp(): void {
  end();
  typed?.();
}

document.addEventListener('keydown', keep);
document.addEventListener('click', keep);
document.addEventListener(
  'search-ready',
  (event) => {
    end();
    if (event instanceof CustomEvent && typed) event.detail(typed);
  },
  { once: true },
);
document.addEventListener('first-load', (event) => {
  if (event instanceof CustomEvent && event.detail !== true) giveUp();
});
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
