// Wrapped: the theme's drawing has no size of its own, and fills the page when the style sheet does not come.
import Home from '@theme-init/Icon/Home';
import type { ComponentProps, ReactNode } from 'react';

/** The drawing of a house. */
export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <Home width="16" height="16" {...props} />;
}
