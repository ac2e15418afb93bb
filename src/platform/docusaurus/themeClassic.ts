import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Whether the menu of narrow windows is open, and the function that opens and closes it. */
export function useMobileMenu(): { shown: boolean; toggle: () => void } {
  const { shown, toggle } = useNavbarMobileSidebar();
  return { shown, toggle };
}

/** The progress bar that the theme brings, with its style sheet. */
export const progressBar = nprogress;
