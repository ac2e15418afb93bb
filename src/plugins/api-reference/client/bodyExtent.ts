import { createStorageSlot } from '@docusaurus/theme-common';
import { choose } from './panes';
import { rewriteSamples } from './requestSamples';

/** Whether bodies show all fields, for the visit. */
const showsAll = createStorageSlot('all-fields', { persistence: 'sessionStorage' });

/** What the value of the button ends in that shows all fields. */
const allFields = '/all-fields';

/** Shows as much of the other bodies as the reader has chosen for one, and remembers it. */
export function keepExtent(input: HTMLInputElement): void {
  const isAll = input.value.endsWith(allFields);
  // A choice between examples of the author's is none of the extent.
  if (!otherOf(input) || (!isAll && showsAll.get() !== 'true')) return;
  showsAll.set(String(isAll));
  void showExtent();
}

/** Shows the remembered extent in a page that has just been shown; one operation after the other, so that it stays responsive. */
export async function showExtent(): Promise<void> {
  const stored = showsAll.get();
  if (stored === null) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('.body-sample .choice :checked')) {
    const other = otherOf(input);
    const operation = input.closest('article');
    if (!other || !operation || String(input.value.endsWith(allFields)) === stored) continue;
    choose(other);
    rewriteSamples(operation);
    await new Promise((resolve) => window.setTimeout(resolve));
  }
}

/** The button of the same format's other extent, where there is one: all fields, or its first example. */
function otherOf({ value, name }: HTMLInputElement): HTMLInputElement | null {
  const format = `${value.slice(0, value.indexOf('/'))}/`;
  const of = (ending: string): HTMLInputElement | null =>
    document.querySelector(`[name="${CSS.escape(name)}"][value${ending}]`);
  const all = of(`="${CSS.escape(`${format}all-fields`)}"`);
  return all && value === all.value ? of(`^="${CSS.escape(format)}"`) : all;
}
