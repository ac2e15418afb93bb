import { type RefObject, useEffect } from 'react';

/**
 * Makes a menu modal while it is open. The code for this is loaded when the menu first opens, since most visits never
 * open it. Until it is there, and if it cannot be loaded, the menu can still be used, and Escape closes it.
 */
export function useModalMenu(menu: RefObject<HTMLElement | null>, shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) return;
    let isOpen = true;
    let end: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const { makeModal } = await import('./modalMenu');
      if (isOpen && menu.current) end = makeModal(menu.current);
    };
    begin().catch(() => undefined);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      isOpen = false;
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [menu, shown, close]);
}
