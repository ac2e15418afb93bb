import { loadStyles } from '../../../../components/search/loadStyles';
import type { RequestItem } from './explorer/requestItem';

/** All that is fetched for one request: the component, which brings the theme's explorer, and the request's data. */
export interface Explorer {
  RequestExplorer: typeof import('./explorer/RequestExplorer').RequestExplorer;
  item: RequestItem;
}

/** Fetches the explorer, its style sheet and the data of one request. Rejects when one of them cannot be had. */
export async function loadExplorer(address: string, styles: string): Promise<Explorer> {
  const [{ RequestExplorer }, item] = await Promise.all([import('./explorer'), fetchItem(address), loadStyles(styles)]);
  return { RequestExplorer, item };
}

async function fetchItem(address: string): Promise<RequestItem> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The data of the request answered ${response.status}.`);
  return (await response.json()) as RequestItem;
}
