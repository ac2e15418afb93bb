import { fetchJson, loadStyles } from '../../../../components/loadFiles';
import type { ExplorerItem } from '../../../../platform/explorer/theme';
import type { RequestForm } from '../../../../reference/outputs/requestBuilder/requestForm';

/** All that is fetched for one request: the component, which brings the theme's explorer, and the request's data. */
interface Explorer {
  RequestExplorer: typeof import('./explorer/RequestExplorer').RequestExplorer;
  item: RequestItem;
}

/** Fetches the explorer, its style sheet and the data of one request. Rejects when one of them cannot be loaded. */
export async function loadExplorer(address: string, styles: string): Promise<Explorer> {
  const [{ RequestExplorer }, item] = await Promise.all([
    import('./explorer/RequestExplorer'),
    fetchJson<RequestItem>(address, 'the data of the request'),
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

/** What a reader has typed for each security scheme. It is kept in memory alone. */
export type Credentials = Record<string, Record<string, string | undefined>>;

/** One operation as docusaurus-plugin-openapi-docs gives it to the explorer, and the form of its request. */
export type RequestItem = ExplorerItem & {
  form: RequestForm;
  /** Address of what its requests are checked by; none where that is too large. */
  contract?: string;
};
