// Swizzled: the link to the source stands with the other page actions, under the title.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TagsListInline from '@theme/TagsListInline';
import type { ReactNode } from 'react';

/** The end of a guide: its tags, if it has any. */
export default function DocItemFooter(): ReactNode {
  const { tags } = useDoc().metadata;
  if (tags.length === 0) return null;
  return (
    <footer className="theme-doc-footer">
      <TagsListInline tags={tags} />
    </footer>
  );
}
