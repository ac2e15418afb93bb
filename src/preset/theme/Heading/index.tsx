// Swizzled: the name of a heading is its text, without that of the link to itself inside it.
import type { Props } from '@theme/Heading';
import OriginalHeading from '@theme-init/Heading';
import { Children, isValidElement, type ReactNode } from 'react';

/** A heading of a guide or a post. */
export default function Heading(props: Props): ReactNode {
  const isLinked = props.id !== undefined && props.as !== 'h1';
  return <OriginalHeading {...props} aria-label={isLinked ? textOf(props.children) : undefined} />;
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}
