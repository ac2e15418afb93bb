import { liveAddress } from '../liveAddress';

declare const API_REFERENCE_BASE_URL: string;

/** The edits of the description since the page was opened, as React subscribes to what is outside of it. */
interface Edits {
  count: () => number;
  subscribe: (onEdit: () => void) => () => void;
}

/**
 * Counts what the dev server announces. A hidden tab ends its connection, since a browser has no more than six to one
 * server, and counts an edit when it is shown again: there may have been some.
 */
function createEdits(): Edits {
  const listeners = new Set<() => void>();
  let announced: EventSource | undefined;
  let count = 0;
  const note = (): void => {
    count += 1;
    for (const listener of listeners) listener();
  };
  const connect = (): void => {
    announced?.close();
    if (document.hidden) return;
    announced = new EventSource(API_REFERENCE_BASE_URL + liveAddress.edits);
    announced.onmessage = note;
  };
  connect();
  document.addEventListener('visibilitychange', () => {
    connect();
    if (!document.hidden) note();
  });
  return {
    count: () => count,
    subscribe: (onEdit) => {
      listeners.add(onEdit);
      return () => listeners.delete(onEdit);
    },
  };
}

export const edits = createEdits();
