// Swizzled: the theme's menu lets the focus out into the page behind it, does not close with Escape, and opens at its top.

import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import { type ReactNode, useRef } from 'react';
import { useModalMenu } from '../../../../components/sidebar/useModalMenu';
import { useMobileMenu } from '../../../../platform/docusaurus/client';

/** The menu of narrow windows. While it is open it is a dialog: nothing else on the page can be reached. */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useMobileMenu();
  const menu = useRef<HTMLDivElement>(null);
  useModalMenu(menu, shown, toggle);
  return (
    <div
      ref={menu}
      className="navbar-menu"
      {...(shown && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' })}
    >
      <MobileSidebar />
    </div>
  );
}
