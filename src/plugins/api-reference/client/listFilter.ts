import { counted } from '../../../reference/words';
import { hideWhereEmpty } from './emptyLists';

const started = new WeakSet<HTMLFormElement>();

/** Lets a reader filter the lists below a form by the words in their items, in upper or lower case. */
export function startListFilter(form: HTMLFormElement): void {
  if (started.has(form)) return;
  started.add(form);
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => filter(form));
  // Browsers fill in again what was typed before.
  filter(form);
}

function filter(form: HTMLFormElement): void {
  const words = (form.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/);
  const lists = [...(form.parentElement?.querySelectorAll<HTMLElement>('form ~ ul') ?? [])];
  const items = lists.flatMap((list) => [...list.children] as HTMLElement[]);
  for (const item of items) {
    const name = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => name.includes(word));
  }
  for (const list of lists) hideWhereEmpty(list, 'h2');
  const shown = items.filter(({ hidden }) => !hidden).length;
  const result = form.querySelector<HTMLElement>('[role="status"]');
  if (result) result.textContent = shown === items.length ? '' : `${shown} of ${counted(items.length, 'model')}`;
}
