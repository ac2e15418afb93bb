// Swizzled: the theme's switch has a third state, "system". Here the first visit follows the system, and the switch
// goes between light and dark.
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The switch of the navbar. It does nothing before the script has run, so it is switched off until then. */
export default function ColorModeToggle({ className, onChange }: Props): ReactNode {
  const { colorMode } = useColorMode();
  return (
    <button
      className={clsx('clean-btn', 'color-switch', className)}
      type="button"
      disabled={!useIsBrowser()}
      title="Light or dark"
      aria-label="Switch between light and dark"
      onClick={() => onChange(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="5.5" />
        <path d="M8 2.5v11a5.5 5.5 0 0 0 0-11Z" fill="currentColor" />
      </svg>
    </button>
  );
}
