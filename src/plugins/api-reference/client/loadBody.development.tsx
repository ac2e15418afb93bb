import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageOperations } from '../../../components/sidebar/pageOperations';
import { liveAddress } from '../liveAddress';
import type { RenderedPage } from '../pageFiles';
import type { BodyRequest, ReferenceBody } from './body';
import { edits } from './edits';
import { renderBody } from './renderBody';

declare const API_REFERENCE_BASE_URL: string;

/** How many edits there had been when a body was loaded. */
const loadedAt = new WeakMap<ReferenceBody, number>();

/** The dev server has no static HTML: the browser renders the page's data as the build does. */
export default async function loadBody({ path }: BodyRequest): Promise<ReferenceBody> {
  const now = edits.count();
  const address = `${API_REFERENCE_BASE_URL}${liveAddress.page}?${encodeURIComponent(path)}`;
  // For other types the dev server sends the page for addresses that it does not know.
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The dev server has no data of the page ${path}.`);
  const body = renderBody((await response.json()) as RenderedPage);
  loadedAt.set(body, now);
  return body;
}

/** The body after the last edit, which is loaded when the dev server announces it. */
export function useBody(loaded: ReferenceBody): ReferenceBody {
  const count = useSyncExternalStore(edits.subscribe, edits.count);
  const [body, setBody] = useState(loaded);
  useEffect(() => {
    if (loadedAt.get(body) === count) return;
    let isLast = true;
    void loadBody({ path: body.url }).then((latest) => {
      if (!isLast) return;
      // A body that says the same stays: React would set its HTML again, which folds everything.
      if (JSON.stringify(latest) === JSON.stringify(body)) return void loadedAt.set(body, count);
      pageOperations.keep(latest.url, latest.operations);
      setBody(latest);
    });
    return () => {
      isLast = false;
    };
  }, [body, count]);
  return body;
}
