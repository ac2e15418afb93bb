// Swizzled: a table scrolls inside a box of its own, so that it is as wide as the text and no page scrolls sideways.
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';

function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

export default { ...MDXComponents, table: ScrollingTable };
