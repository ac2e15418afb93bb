import type { ReactNode } from 'react';
import { narrowRoom, withBreaks } from '../code/withBreaks';

/** What an entry of the sidebar is called: its words and places to break are one part of the line. */
export function SidebarLabel({ label }: { label: string }): ReactNode {
  const broken = withBreaks(label, narrowRoom);
  return broken === label ? label : <span>{broken}</span>;
}
