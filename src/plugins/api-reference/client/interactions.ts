import type { ClientModule } from '@docusaurus/types';
import { copyClickedAddress } from './copyText';
import { chooseLanguage, restoreLanguage } from './language';
import { openForPrint } from './print';

// What pages other than the reference's need, too: the language of samples, links of headings to copy, and paper with
// every fold open.
if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.language !== undefined) chooseLanguage(target);
  });
  document.addEventListener('click', copyClickedAddress);
  openForPrint();
}

const clientModule: ClientModule = { onRouteDidUpdate: restoreLanguage };

export default clientModule;
