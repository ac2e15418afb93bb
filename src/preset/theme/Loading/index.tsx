// Swizzled: the fallback has fixed colours, which do not follow the theme, and shows the reader a bare error text.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LoadingProps } from '../../../platform/docusaurus/routeComponents';
import { adviceFor } from '../../../plugins/navigation/client/failedPage';
import useLateArrival from '../../../plugins/navigation/client/useLateArrival';

/** Stands in for a page whose script or content is on its way, or did not come. */
export default function Loading({ error, retry, pastDelay }: LoadingProps): ReactNode {
  useLateArrival();
  if (error) return <Failed error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className="loader" role="status">
      <span className="tiles" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      Loading the page
    </div>
  );
}

/** Retry loads what failed; after a new release the file names are gone, and only reloading the page helps. */
function Failed({ error, retry }: Pick<LoadingProps, 'error' | 'retry'>): ReactNode {
  const { pathname, search, hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="plain-page">
      <Head>
        <title>This page did not load</title>
      </Head>
      <div className="failed" role="alert" ref={box} tabIndex={-1}>
        <h1>This page did not load</h1>
        <p>{adviceFor(error)}</p>
        <button className="button outlined medium" type="button" onClick={retry}>
          Retry
        </button>
        <a href={`${pathname}${search}${hash}`}>Reload the page</a>
      </div>
    </div>
  );
}
