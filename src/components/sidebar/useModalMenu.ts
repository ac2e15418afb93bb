import { type RefObject, useEffect } from 'react';

/**
 * Makes a menu modal while it is open. The code for this is loaded when the menu first opens, since most visits never
 * open it. If it cannot be loaded, the menu can still be used.
 */
export function useModalMenu(menu: RefObject<HTMLElement | null>, shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) return;
    let isOpen = true;
    let end: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const { makeModal } = await import('./modalMenu');
      if (isOpen && menu.current) end = makeModal(menu.current, close);
    };
    begin().catch(() => undefined);
    return () => {
      isOpen = false;
      end?.();
    };
  }, [menu, shown, close]);
}
