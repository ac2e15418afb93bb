// Swizzled: the visible words name the post, because "Read more" is the same for every post.
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type { ReactNode } from 'react';

/** The link under the beginning of a post. */
export default function ReadMoreLink({ blogPostTitle, ...link }: Props): ReactNode {
  return (
    <Link {...link}>
      <b>Read “{blogPostTitle}”</b>
    </Link>
  );
}
