// Wrapped: the theme's drawings have no size of their own, and fill the page when the style sheet does not come.
import type { Props } from '@theme/Admonition/Layout';
import Layout from '@theme-init/Admonition/Layout';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** The frame of a note, a tip or a warning. */
export default function AdmonitionLayout({ icon, ...props }: Props): ReactNode {
  const sized = isValidElement<object>(icon)
    ? cloneElement(icon, { ...{ width: 16, height: 16 }, ...icon.props })
    : icon;
  return <Layout {...props} icon={sized} />;
}
