import { useBody } from '@api-reference/loadBody';
import RequestBuilder from '@api-reference/RequestBuilder';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ReactNode, useLayoutEffect } from 'react';
import { StructuredData } from '../../../components/StructuredData';
import { markdownAddress } from '../../../reference/markdownAddress';
import type { ReferenceBody } from './body';
import { showExtent } from './bodyExtent';
import { followLink, reveal } from './bodyLinks';
import { measureColumns } from './columns';
import { movedOperation } from './movedOperation';
import { serveReference } from './referenceEvents';
import { restoreSamples } from './requestSamples';
import { restoreServer } from './server';
import { showWrapping } from './wrapLines';

if (typeof document !== 'undefined') serveReference();

/**
 * The shell of a page of the reference. Its body is HTML that React leaves alone: on the first load what the server
 * sent stays as it is, so no script holds a second copy of it.
 */
export default function ReferencePage({ body: loaded }: { body: ReferenceBody }): ReactNode {
  const body = useBody(loaded);
  const history = useHistory();
  const location = useLocation();
  const brokenLinks = useBrokenLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the HTML of another body is as it was sent
  useLayoutEffect(() => {
    restoreServer();
    restoreSamples();
    void showExtent();
    showWrapping();
    return measureColumns();
  }, [body]);
  // Before the router looks for the hash, so that it finds its target open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the HTML of another body it is closed
  useLayoutEffect(() => {
    if (location.hash === '') return;
    const moved = movedOperation(location.hash);
    if (moved === undefined) reveal(location.hash);
    else history.replace(moved);
  }, [location, body]);
  for (const link of body.links) brokenLinks.collectLink(link);
  for (const anchor of body.anchors) brokenLinks.collectAnchor(anchor);
  return (
    <>
      <PageMetadata title={body.title} description={body.description}>
        <link rel="alternate" type="text/markdown" href={markdownAddress(body.url, '/')} />
      </PageMetadata>
      <StructuredData type="APIReference" title={body.title} description={body.description} url={body.url} />
      {/* biome-ignore lint/a11y: the handlers serve the links inside, which are links without them, too */}
      <div
        className="reference-body"
        data-reference-body=""
        data-url={body.url}
        data-title={body.title}
        data-description={body.description}
        data-operations={body.operations}
        onClick={(event) => followLink(event.nativeEvent, history.push)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components made it; texts of the description are sanitised
        dangerouslySetInnerHTML={body.content}
        suppressHydrationWarning
      />
      <span hidden data-reference-end="" />
      <RequestBuilder />
    </>
  );
}
