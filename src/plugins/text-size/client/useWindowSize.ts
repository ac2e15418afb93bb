import { useEffect, useState } from 'react';
import { emMediaQuery } from '../emMediaQuery';

/** Width in pixels up to which the theme's style sheets show a page as on a phone. */
export const themeBreakpoint = 996;

/**
 * In place of the theme's hook: whether the window has room for a sidebar. Its style sheets decide by the same query,
 * so that script and layout agree at every text size. `ssr` on the server and until React has taken the page over.
 */
export function useWindowSize({ desktopBreakpoint = themeBreakpoint } = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const desktop = window.matchMedia(emMediaQuery(`(min-width: ${desktopBreakpoint + 1}px)`));
    const update = (): void => setSize(desktop.matches ? 'desktop' : 'mobile');
    update();
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
