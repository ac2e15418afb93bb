import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ReactNode, useLayoutEffect } from 'react';
import { showExtent } from '../../api-reference/client/bodyExtent';
import { followLink, reveal } from '../../api-reference/client/bodyLinks';
import { measureColumns } from '../../api-reference/client/columns';
import { restoreLanguage } from '../../api-reference/client/language';
import { movedOperation } from '../../api-reference/client/movedOperation';
import { restoreSamples } from '../../api-reference/client/requestSamples';
import { restoreServer } from '../../api-reference/client/server';
import { showWrapping } from '../../api-reference/client/wrapLines';
import type { Page } from './page';
import { servePages } from './servePages';

if (typeof document !== 'undefined') servePages();

/**
 * The body of a page: HTML that React leaves alone. On the first load what the server sent stays as it is, so no script holds a
 * second copy of it.
 */
export function PageBody({ page: { content, links, anchors, ...head } }: { page: Page }): ReactNode {
  const history = useHistory();
  const { hash } = useLocation();
  const brokenLinks = useBrokenLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the HTML of another body is as it was sent
  useLayoutEffect(() => {
    restoreLanguage();
    restoreServer();
    restoreSamples();
    void showExtent();
    showWrapping();
    return measureColumns();
  }, [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a body that comes late has the target of the hash
  useLayoutEffect(() => {
    if (hash === '') return;
    const moved = movedOperation(hash);
    if (moved === undefined) reveal(hash);
    else history.replace(moved);
  }, [hash, content]);
  for (const link of links) brokenLinks.collectLink(link);
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  return (
    <>
      {/* biome-ignore lint/a11y: the handlers serve the links inside, which are links without them, too */}
      <div
        className="api-body"
        data-openapi-page={JSON.stringify(head)}
        onClick={(event) => followLink(event.nativeEvent, history.push)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components made it; texts of the description are sanitised
        dangerouslySetInnerHTML={content}
        suppressHydrationWarning
      />
      <span hidden data-openapi-end="" />
    </>
  );
}
