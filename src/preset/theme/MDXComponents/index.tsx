// Swizzled: a table scrolls inside a box of its own, so that it is as wide as the text and no page scrolls sideways;
// under a title in the text of a guide stands what is under other titles; long names in links break between their parts.
import MDXComponents from '@theme-init/MDXComponents';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { withBreaks } from '../../../components/code/withBreaks';

/** What is under the title of the guide that is shown, for a title that its text brings. */
export const UnderTitle = createContext<ReactNode>(null);

function GuideTools(): ReactNode {
  return use(UnderTitle);
}

function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** A link whose words break between the parts of long names. */
function BreakingLink({ children, ...link }: ComponentProps<'a'>): ReactNode {
  return <MDXComponents.a {...link}>{withBreaks(children)}</MDXComponents.a>;
}

export default { ...MDXComponents, a: BreakingLink, table: ScrollingTable, GuideTools };
