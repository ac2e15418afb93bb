import type { ClientModule } from '@docusaurus/types';
import { copy } from './copy';
import { chooseLanguage, restoreLanguage } from './language';
import { reveal } from './reveal';

/** Serves what the markup of the reference asks for by its `data-` attributes: copying, folding, the language. */
function onClick({ target }: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-expand], [data-collapse]') : null;
  if (!button) return;
  if (button.dataset.copy !== undefined) void copy(button);
  else foldAll(button, button.dataset.expand !== undefined);
}

function foldAll(button: HTMLElement, open: boolean): void {
  for (const details of button.closest('section')?.querySelectorAll('details') ?? []) details.open = open;
}

function onChange({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.language !== undefined) chooseLanguage(target);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('change', onChange);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    restoreLanguage();
    if (location.hash !== '') reveal(location.hash);
  },
};

export default clientModule;
