import type { ReactNode } from 'react';
import { withBreaks } from '../code/withBreaks';

/** Characters of a word that has room on a line of the sidebar, beside a method, too. */
export const sidebarRoom = 16;

/** What an entry of the sidebar is called: its words and places to break are one part of the line. */
export function SidebarLabel({ label }: { label: string }): ReactNode {
  const broken = withBreaks(label, sidebarRoom);
  return broken === label ? label : <span>{broken}</span>;
}
