import { useHistory } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { ReferenceBody } from './body';
import { followLink, preloadLink } from './followLink';

/**
 * The shell of a page of the reference. Its body is HTML that React leaves alone: on the first load what the server
 * sent stays as it is, so no script holds a second copy of it.
 */
export default function ReferencePage({ body }: { body: ReferenceBody }): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  for (const link of body.links) brokenLinks.collectLink(link);
  for (const anchor of body.anchors) brokenLinks.collectAnchor(anchor);
  return (
    <>
      <PageMetadata title={body.title} description={body.description} />
      {/* biome-ignore lint/a11y: the handlers serve the links inside, which are links without them, too */}
      <div
        className="reference-body"
        data-reference-body=""
        data-url={body.url}
        data-title={body.title}
        data-description={body.description}
        onClick={(event) => followLink(event.nativeEvent, history.push)}
        onPointerOver={(event) => preloadLink(event.nativeEvent)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components made it; texts of the description are sanitised
        dangerouslySetInnerHTML={body.content}
        suppressHydrationWarning
      />
    </>
  );
}
