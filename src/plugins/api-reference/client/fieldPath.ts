/** The path of the field around an element, from the body that it belongs to: `items[].assignee.id`. */
export function fieldPath(element: Element): string {
  let path = '';
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.matches('.fields > li, .variant, .format, section')) {
      // An element's lists hold what is inside it; the field itself is not an item of its own.
      if (path !== '') path = '[]'.repeat(listsOf(ancestor)) + path;
      if (ancestor.matches('.fields > li')) path = nameOf(ancestor) + path;
      if (ancestor.matches('.format, section')) break;
    }
  }
  return path.replace(/^\./, '');
}

function listsOf(row: Element): number {
  return Number(row.getAttribute('data-lists') ?? 0);
}

/** The name as a part of a path: `.id`, `["a b"]`, `[]` for the items of a list, `.*` for any other key. */
function nameOf(field: Element): string {
  const step = field.getAttribute('data-step');
  if (step !== null) return step;
  const link = field.querySelector(':scope > :first-child > a');
  const name = link?.textContent ?? '';
  const isInside = field.parentElement?.closest('.fields > li, .format, section.filterable') !== null;
  return !isInside || /^[\w$-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** One button that copies a field's path; it goes to the field that the pointer or the focus is on. */
export function createFieldTools(): (event: Event) => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button icon copy-path';
  button.dataset.copy = 'field';

  return ({ target }) => {
    const head = target instanceof Element ? target.closest('.reference .fields > li > :first-child') : null;
    if (!head || button.parentElement === head || button === document.activeElement) return;
    button.setAttribute('aria-label', `Copy the path of ${head.querySelector('a')?.textContent}`);
    delete button.dataset.done;
    head.append(button);
  };
}
