import { createStorageSlot } from '@docusaurus/theme-common';
import { choose } from './panes';
import { rewriteSamples } from './requestSamples';

/** Whether bodies show all fields, for the visit. */
const showsAll = createStorageSlot('all-fields', { persistence: 'sessionStorage' });

/** What the value of a made example's button ends in: the short one, or the one of all fields. */
const ending = /\/(all-fields)?$/;

/** Shows as much of the other bodies as the reader has chosen for one, and remembers it. */
export function keepExtent(input: HTMLInputElement): void {
  if (!otherOf(input)) return;
  showsAll.set(String(input.value.endsWith('all-fields')));
  void showExtent();
}

/** Shows the remembered extent in a page that has just been shown; one operation after the other, so that it stays responsive. */
export async function showExtent(): Promise<void> {
  const stored = showsAll.get();
  if (stored === null) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('.body-sample .choice :checked')) {
    const other = otherOf(input);
    const operation = input.closest('article');
    if (!other || !operation || String(input.value.endsWith('all-fields')) === stored) continue;
    choose(other);
    rewriteSamples(operation);
    await new Promise((resolve) => window.setTimeout(resolve));
  }
}

/** The button of the same body's other extent, where there is one. */
function otherOf({ value, name }: HTMLInputElement): HTMLInputElement | null {
  const other = value.replace(ending, (_whole, all) => (all ? '/' : '/all-fields'));
  if (other === value) return null;
  return document.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(other)}"]`);
}
