// In the head of every page. While the page is parsed, chooses the language and the base URL that the reader chose
// before, wraps long lines if the reader has asked for it, and shows the panes that the target of the address is in, so that nothing moves when the site's script runs.
// From then on a choice shows its pane, whether that script has come or not.

import { safelyDecode } from '../../../reference/address';
import { languageInputs, showPane, showPanesOf, updatePanes } from './panes';

declare const STORAGE_TYPE: 'localStorage' | 'sessionStorage';
declare const LANGUAGE_KEY: string;
declare const SERVER_KEY: string;
declare const WRAP_KEY: string;

let language: string | null = null;
let server: string | undefined;
try {
  const storage = window[STORAGE_TYPE];
  language = storage.getItem(LANGUAGE_KEY);
  if (storage.getItem(WRAP_KEY)) document.documentElement.dataset.wrap = '';
  server = storage.getItem(SERVER_KEY)?.split(' ')[0];
} catch {
  // No storage: nothing was chosen.
}
const hash = location.hash.slice(1);
const targets = [hash, safelyDecode(hash)];

function showBase(base: Element): void {
  const chosen = base.closest('article')?.querySelector<HTMLInputElement>('[data-server]:checked');
  const address = chosen?.dataset.server;
  if (address !== undefined && base.textContent !== address) base.textContent = address;
}

function restore(input: HTMLInputElement): void {
  if (language && input.value === language && input.matches(languageInputs)) input.checked = true;
  if (!server || input.dataset.server !== server) return;
  input.checked = true;
  input.closest('article')?.querySelectorAll('[data-base]').forEach(showBase);
}

function onAdded(node: Node): void {
  // The text of an element may come after it, or in two parts.
  if (node instanceof Text && server && node.parentElement?.dataset.base === '') showBase(node.parentElement);
  if (!(node instanceof HTMLElement)) return;
  if (node instanceof HTMLInputElement) restore(node);
  if (server && node.dataset.base === '') showBase(node);
  if (node.id && targets.includes(node.id)) showPanesOf(node);
  if (node.parentElement?.matches('.panes')) updatePanes(node.parentElement);
}

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(onAdded);
});
if (language || server || hash) observer.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  observer.disconnect();
  // Those that the browser itself has put back, as after a reload.
  for (const input of document.querySelectorAll<HTMLInputElement>('.choice :checked')) {
    if (!input.defaultChecked) showPane(input);
  }
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) showPane(target);
});
