import { copyClickedAddress } from '../../api-reference/client/copyText';
import { chooseLanguage } from '../../api-reference/client/language';
import { languageInputs, showPane } from '../../api-reference/client/panes';
import { serveReference } from '../../api-reference/client/referenceEvents';
import '../../api-reference/client/copyPage';

/** Starts to handle events on pages of the reference; once per visit. */
export function servePages(): void {
  serveReference();
  document.addEventListener('click', (event) => {
    if (isOfReference(event)) copyClickedAddress(event);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.reference')) return;
    showPane(target);
    if (target.matches(languageInputs)) chooseLanguage(target);
  });
}

function isOfReference({ target }: Event): boolean {
  return target instanceof Element && target.closest('.api-body') !== null;
}
