import { fetchJson, loadStyles } from '../../../../components/loadFiles';
import { parseJson } from '../../../../reference/jsonText';
import type { RequestItem } from './explorer/filledForm';

/** All that is fetched for one request: the component, which brings the theme's explorer, and the request's data. */
interface Explorer {
  RequestExplorer: typeof import('./explorer/RequestExplorer').RequestExplorer;
  item: RequestItem;
}

/** Fetches the explorer, its style sheet and the data of one request. Rejects when one of them cannot be loaded. */
export async function loadExplorer(address: string, styles: string): Promise<Explorer> {
  const [{ RequestExplorer }, item] = await Promise.all([
    import('./explorer/RequestExplorer'),
    fetchJson<RequestItem>(address, 'the data of the request', parseJson),
    loadStyles(styles),
  ]);
  return { RequestExplorer, item };
}

/** The operation that a request is built for. */
export interface RequestTarget {
  /** Address of its data. */
  address: string;
  /** Upper case. */
  method: string;
  path: string;
  /** The operation on the page. */
  operation: Element;
}
