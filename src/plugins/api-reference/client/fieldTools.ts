/** One button that copies a field's path; it goes to the field that the pointer or the focus is on. */
export function createFieldTools(): (event: Event) => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button bare icon small copy-path';
  button.dataset.copy = 'field';
  button.innerHTML = '<svg class="i" width="16" height="16" aria-hidden="true"><use href="#i-copy"/></svg>';

  return ({ target }) => {
    const head = target instanceof Element ? target.closest('.reference .field-head') : null;
    if (!head || button.parentElement === head || button === document.activeElement) return;
    button.setAttribute('aria-label', `Copy the path of ${head.querySelector('.field-name')?.textContent}`);
    button.querySelector('use')?.setAttribute('href', '#i-copy');
    head.append(button);
  };
}
