import type { ReactNode } from 'react';

const PATHS = {
  tasks:
    'M5.5 3h11A2.5 2.5 0 0 1 19 5.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 3 16.5v-11A2.5 2.5 0 0 1 5.5 3ZM7 11l2.75 2.75L15 8.25',
  lists: 'm3 5.5 1.25 1.25L6.5 4.5M3 11l1.25 1.25L6.5 10M3 16.5l1.25 1.25L6.5 15.5M10 5.5h9M10 11h9M10 16.5h9',
  survey: 'M3 18.5h16M5.5 15.5V11M11 15.5v-12M16.5 15.5V7',
  org: 'M8 3h6v5H8ZM2.5 14h6v5h-6ZM13.5 14h6v5h-6ZM11 8v3M5.5 14v-3h11v3',
  clock: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM11 6.5V11l3 2',
  box: 'M11 2.75 18.5 7v8L11 19.25 3.5 15V7L11 2.75ZM3.5 7l7.5 4.25L18.5 7M11 11.25v8',
  flow: 'M7 11h3.5c3.25 0 1.5-6 4.5-6M10.5 11c3.25 0 1.5 6 4.5 6M2.5 11A2.25 2.25 0 1 0 7 11a2.25 2.25 0 1 0-4.5 0ZM15 5a2.25 2.25 0 1 0 4.5 0A2.25 2.25 0 1 0 15 5ZM15 17a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0Z',
  bell: 'M4.5 16h13M6 16v-5a5 5 0 0 1 10 0v5M9.5 18.5c.5.6 2.5.6 3 0',
  file: 'M6 2.75h6.5L17 7.25v12H6ZM12.5 2.75v4.5H17M9 11h5M9 14.5h5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 22 by 22 in the colour of the text. */
export default function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="line-icon" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
