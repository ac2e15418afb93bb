import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** Whether the menu of narrow windows is open, and the function that opens and closes it. */
export function useMobileMenu(): { shown: boolean; toggle: () => void } {
  const { shown, toggle } = useNavbarMobileSidebar();
  return { shown, toggle };
}
